import { spawn } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { stripVTControlCharacters } from "node:util";
import { causeOf, lastLines, OperatorError } from "./failures.mjs";
import { shown } from "./paths.mjs";

const watchdog = fileURLToPath(new URL("parent-watchdog.cjs", import.meta.url));
/** What is kept in memory of a program's output, in characters. */
const kept = 200_000;
/** How long a program may take to end by itself, in milliseconds. */
const grace = 10_000;

const running = new Set();
let ending = false;

/** Signals a whole process group; one that has already gone is no error. */
function signal(pid, name) {
  try {
    process.kill(-pid, name);
  } catch (error) {
    if (error.code !== "ESRCH") throw error;
  }
}

/**
 * Starts a program in a process group of its own, so that it can be ended with everything it started.
 * @param {string} command
 * @param {string[]} args
 * @param {{ cwd: string, env: NodeJS.ProcessEnv, log?: string, onLine?: (line: string) => void, server?: boolean }} options
 *   `log` is a file that receives the output; `server` preloads the watchdog into a Node program (parent-watchdog.cjs)
 */
export function launch(command, args, { cwd, env, log, onLine, server = false }) {
  if (ending) throw new Error("The command is ending.");
  const child = spawn(command, server ? [`--require=${watchdog}`, ...args] : args, {
    cwd,
    env: server ? { ...env, DORFFORUM_WATCH_PARENT: "1" } : env,
    detached: true,
    stdio: server ? ["ignore", "pipe", "pipe", "pipe"] : ["ignore", "pipe", "pipe"],
  });

  let text = "";
  let rest = "";
  const file = log && openLog(log);
  const take = (chunk) => {
    file?.write(chunk);
    text = (text + stripVTControlCharacters(chunk)).slice(-kept);
    if (!onLine) return;
    const lines = (rest + chunk).split("\n");
    rest = lines.pop();
    lines.forEach(onLine);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding("utf8").on("data", take);

  const ended = new Promise((resolve) => {
    child.on("error", (error) => {
      text += `${error.message}\n`;
      // A program that never started closes nothing.
      if (child.pid === undefined) resolve({ code: 127, signal: null });
    });
    // What it started and left behind would also keep its output open.
    child.on("exit", () => signal(child.pid, "SIGKILL"));
    child.on("close", (code, by) => resolve({ code, signal: by }));
  }).then((end) => {
    running.delete(program);
    if (rest) onLine?.(rest);
    file?.end();
    return end;
  });

  const program = {
    /** Settles once the program has ended and its output is read, but not when the whole command is ending. */
    exited: ended.then((end) => (ending ? new Promise(() => {}) : end)),
    output: () => text,
    tail: (count) => lastLines(text, count),
    /** Ends the program and its children, by force after the grace time. */
    async stop() {
      if (child.pid === undefined || !running.has(program)) return;
      signal(child.pid, "SIGTERM");
      const force = setTimeout(() => signal(child.pid, "SIGKILL"), grace);
      await ended;
      clearTimeout(force);
    },
    kill: () => child.pid !== undefined && signal(child.pid, "SIGKILL"),
  };
  running.add(program);
  return program;
}

/** A log that cannot be written (a full disk) must not end what it records. */
function openLog(name) {
  mkdirSync(path.dirname(name), { recursive: true });
  return createWriteStream(name).on("error", () => {});
}

/** Ends everything that was launched and lets nothing new start. */
export async function endAll() {
  ending = true;
  await Promise.all([...running].map((one) => one.stop()));
}

export function killAll() {
  ending = true;
  for (const one of running) one.kill();
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
