// Every command imports this first, so that an old Node is reported before newer syntax fails elsewhere.
const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: install Node 22, or at least 20.19, and run the command again.\n`,
  );
  process.exit(1);
}
if (major === 20) process.stderr.write("Node 20 left support in April 2026; install Node 22.\n");
