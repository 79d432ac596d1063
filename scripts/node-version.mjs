// Imported first by every command, so that an old Node is named before it stumbles over newer syntax elsewhere.
const [major, minor] = process.versions.node.split(".").map(Number);

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: install Node 20.19 or newer and run the command again.\n`,
  );
  process.exit(1);
}
