import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { ensureRelease, isSupported } from "./node-release.mjs";

// `node scripts/with-node.mjs PROGRAM ARGUMENTS` runs a script of this project, or a program in PATH, on a supported Node:
// the one at hand, or the release of deploy/server/node (docs/decisions/node-versions.md). npm puts the programs of the
// project's packages into PATH.

const [program = "", ...args] = process.argv.slice(2);
const script = path.join(path.dirname(path.dirname(fileURLToPath(import.meta.url))), program);
const isScript = /\.m?[jt]s$/.test(program) && existsSync(script);

/** Runs a program to its end, and ends as it did. */
function become(
  /** @type {string} */ command,
  /** @type {string[]} */ argv,
  /** @type {NodeJS.ProcessEnv} */ env = process.env,
) {
  // In a group of its own it gets each signal once, whether a terminal sent it to the whole group or npm to this process.
  const child = spawn(command, argv, { env, stdio: "inherit", detached: true });
  for (const signal of /** @type {NodeJS.Signals[]} */ (["SIGHUP", "SIGINT", "SIGTERM"]))
    process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  setInterval(() => process.ppid !== parent && child.kill("SIGHUP"), 1000).unref();
  child.on("error", ({ message }) => {
    process.stderr.write(
      `${command} lässt sich nicht starten (${message}): npm run setup installiert, was fehlt.\n`,
    );
    process.exit(1);
  });
  child.on("exit", (code, signal) => process.exit(signal ? 128 + os.constants.signals[signal] : code || 0));
}

async function runOnRelease() {
  const { node, npm, path: programs } = await ensureRelease((line) => process.stderr.write(`${line}\n`));
  const env = {
    ...process.env,
    PATH: `${programs}${path.delimiter}${process.env.PATH}`,
    // The npm that started this command belongs to the other Node.
    npm_execpath: npm,
    npm_node_execpath: node,
  };
  if (isScript) become(node, [script, ...args], env);
  else become(program, args, env);
}

if (!isSupported(process.versions.node))
  await runOnRelease().catch(({ message }) => {
    process.stderr.write(`${message}\n`);
    process.exit(1);
  });
else if (isScript) {
  process.argv.splice(1, 2, script);
  await import(pathToFileURL(script).href);
} else become(program === "node" ? process.execPath : program, args);
