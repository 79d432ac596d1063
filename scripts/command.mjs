import { rm } from "node:fs/promises";
import os from "node:os";
import { toOperatorError } from "./failures.mjs";
import { endAll, killAll } from "./processes.mjs";
import { print } from "./progress.mjs";

const temporary = new Set();

/** Has a folder removed when the command ends, whatever ends it. */
export const removeAtEnd = (folder) => temporary.add(folder);

/** The command was asked to end; `code` is what it then answers. */
class Interrupted extends Error {
  constructor(signal, code) {
    super(signal);
    this.code = code;
  }
}

let codeWhenStopped;

/** From here on a signal is the ordinary end of the command, no longer an interruption. */
export const endsBySignal = () => {
  codeWhenStopped = 0;
};

/**
 * A command from its first to its last line: does `work`, turns a failure into a sentence, and leaves no process and
 * no temporary folder behind. The exit code is what `work` returns, 0 without.
 */
export async function command(work) {
  const interrupted = new Promise((_, reject) => {
    const end = (signal) =>
      reject(new Interrupted(signal, codeWhenStopped ?? 128 + os.constants.signals[signal]));
    for (const signal of ["SIGHUP", "SIGINT", "SIGTERM"]) {
      process.once(signal, () => {
        process.on(signal, killAll);
        end(signal);
      });
    }
    // npm does not hand on every signal that ends it.
    const parent = process.env.npm_lifecycle_event && process.ppid;
    if (parent) setInterval(() => process.ppid !== parent && end("SIGHUP"), 1000).unref();
  });
  // The terminal may be gone before the command is.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => {});

  let code = 0;
  let failure;
  try {
    code = (await Promise.race([work(), interrupted])) ?? 0;
  } catch (error) {
    if (error instanceof Interrupted) print("\nStopping …");
    else failure = toOperatorError(error);
    code = failure ? 1 : error.code;
  }
  await endAll();
  await Promise.all([...temporary].map((folder) => rm(folder, { recursive: true, force: true })));
  if (failure) tell(failure);
  process.exit(code);
}

function tell({ message, details }) {
  if (details) process.stderr.write(`\n${details}\n`);
  process.stderr.write(`\n${message}\n`);
}
