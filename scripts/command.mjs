import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { toOperatorError } from "./failures.mjs";
import { endAll, killAll } from "./processes.mjs";
import { print } from "./progress.mjs";

/** @type {Set<string>} */
const temporaryFolders = new Set();
let isSignalExpected = false;

/** A new folder that is removed when the command ends, for whatever reason. */
export async function temporaryFolder() {
  const folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-"));
  temporaryFolders.add(folder);
  return folder;
}

/** From here on a signal ends the command with exit code 0. */
export const expectSignal = () => {
  isSignalExpected = true;
};

/** Resolves with the first signal that asks the command to end; a second one kills everything. */
const firstSignal = () =>
  new Promise((/** @type {(signal: NodeJS.Signals) => void} */ resolve) => {
    for (const signal of /** @type {const} */ (["SIGHUP", "SIGINT", "SIGTERM"]))
      process.once(signal, () => {
        process.on(signal, killAll);
        resolve(signal);
      });
    // npm does not pass on every signal that ends it, so the loss of the parent counts as one.
    const parent = process.env.npm_lifecycle_event && process.ppid;
    if (parent) setInterval(() => process.ppid !== parent && resolve("SIGHUP"), 1000).unref();
  });

/**
 * Runs a whole command: prints failures as sentences, and leaves no process and no temporary folder behind.
 * @param {() => Promise<number | void>} work returns the exit code; none means 0
 */
export async function command(work) {
  // The terminal may close before the command ends.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});
  const signal = firstSignal();
  const done = work().then((code) => code ?? 0, toOperatorError);
  const outcome = await Promise.race([done, signal]);

  let exitCode = 1;
  if (typeof outcome === "number") exitCode = outcome;
  if (typeof outcome === "string") {
    print("\nWird beendet …");
    exitCode = isSignalExpected ? 0 : 128 + os.constants.signals[outcome];
  }
  await endAll();
  await Promise.all([...temporaryFolders].map((folder) => rm(folder, { recursive: true, force: true })));
  if (outcome instanceof Error)
    process.stderr.write(`${outcome.details && `\n${outcome.details}\n`}\n${outcome.message}\n`);
  process.exit(exitCode);
}
