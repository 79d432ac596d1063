import { rm } from "node:fs/promises";
import os from "node:os";
import { causeOf, OperatorError, toOperatorError } from "./failures.mjs";
import { shown } from "./places.mjs";
import { endAll, killAll, launch } from "./processes.mjs";

const terminal = Boolean(process.stdout.isTTY);
const temporary = new Set();

export const print = (text = "") => process.stdout.write(`${text}\n`);
export const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Does `work` and shows that it runs, that it is done and how long it took. A string it returns is shown behind. */
export async function step(title, work) {
  const started = performance.now();
  const busy = () =>
    terminal
      ? process.stdout.write(`\r\x1b[2K  ${title} … ${seconds(started)}`)
      : print(`  ${title} … ${seconds(started)}`);
  if (!terminal) print(`  ${title} …`);
  const ticking = setInterval(busy, terminal ? 200 : 30_000);
  const close = (mark, note) =>
    print(`${terminal ? "\r\x1b[2K" : ""}${mark} ${title} (${seconds(started)}${note})`);
  try {
    const result = await work();
    close("✓", typeof result === "string" ? `, ${result}` : "");
    return result;
  } catch (error) {
    close("✗", "");
    throw error;
  } finally {
    clearInterval(ticking);
  }
}

/**
 * Runs a program to its end.
 * @param {string} what names it in the sentence of a failure
 * @param {(output: string) => string | undefined} [options.explain] finds a known cause in its output
 * @throws {OperatorError} when it fails, with the cause if that is a known one and the last lines of its output
 */
export async function run(what, command, args, { explain = causeOf, ...options }) {
  const program = launch(command, args, options);
  const { code, signal } = await program.exited;
  if (code === 0) return program.output();
  const details = program.tail(30) + (options.log ? `\n(all of it is in ${shown(options.log)})` : "");
  throw new OperatorError(
    explain(program.output()) ?? `${what} failed with ${signal ?? `exit code ${code}`}.`,
    details,
  );
}

/** The environment for what is started: without what npm says of its run, without a NODE_ENV, without telemetry. */
export function plainEnvironment(more = {}) {
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(npm_(?!config_)|NODE_ENV$|NEXT_DIST_DIR$|INIT_CWD$|DORFFORUM_)/.test(name),
  );
  return {
    ...Object.fromEntries(inherited),
    NEXT_TELEMETRY_DISABLED: "1",
    STRAPI_TELEMETRY_DISABLED: "true",
    ...more,
  };
}

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
