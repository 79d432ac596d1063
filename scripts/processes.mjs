import { spawn } from "node:child_process";
import path from "node:path";
import { createInterface } from "node:readline";
import { stripVTControlCharacters } from "node:util";
import { causeOf, errorCode, lastLines, OperatorError } from "./failures.mjs";
import { openLog } from "./log-file.mjs";
import { relativePath, root } from "./paths.mjs";

// This file and what it imports use nothing but Node: on a fresh clone they run npm install.

/**
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Exit
 *
 * @typedef {object} Program
 * @property {number | undefined} pid undefined where it could not be started
 * @property {Promise<Exit>} exited settles once the program has ended and its output is read, except during endAll()
 * @property {() => string} output the last 200,000 characters that it printed
 * @property {() => Promise<void>} stop ends it and its children, by force after 10 seconds
 * @property {() => void} kill ends it and its children without a chance to clean up
 *
 * @typedef {object} LaunchOptions
 * @property {string} cwd
 * @property {import("./environment.mjs").Variables} env
 * @property {string} [log] a file that receives the output
 * @property {((line: string) => void) | undefined} [onLine]
 * @property {boolean} [isServer] preloads parent-watchdog.cjs into a Node program
 * @property {string[] | undefined} [wrapper] a command and its arguments that execute the program, such as `["nice"]`
 */

const watchdog = path.join(root, "scripts", "parent-watchdog.cjs");
const maxOutputChars = 200_000;
const stopTimeoutMs = 10_000;

/** @type {Set<Program>} */
const running = new Set();
let isEnding = false;

/**
 * Starts a program in a process group of its own, so that it can be ended with everything it started.
 * @param {string} command @param {string[]} args @param {LaunchOptions} options @returns {Program}
 */
export function launch(command, args, { cwd, env, log, onLine, isServer = false, wrapper = [] }) {
  if (isEnding) throw new Error("The command is ending.");
  const [file = command, ...argv] = [
    ...wrapper,
    command,
    ...(isServer ? [`--require=${watchdog}`] : []),
    ...args,
  ];
  const child = spawn(file, argv, {
    cwd,
    env: /** @type {NodeJS.ProcessEnv} */ (isServer ? { ...env, DORFFORUM_WATCH_PARENT: "1" } : env),
    detached: true,
    stdio: ["ignore", "pipe", "pipe", isServer ? "pipe" : "ignore"],
  });
  const signalGroup = (/** @type {NodeJS.Signals} */ signal) => {
    try {
      if (child.pid) process.kill(-child.pid, signal);
    } catch (error) {
      if (errorCode(error) !== "ESRCH") throw error;
    }
  };

  let output = "";
  const logFile = log ? openLog(log) : undefined;
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text) => {
      logFile?.write(text);
      output = (output + stripVTControlCharacters(text)).slice(-maxOutputChars);
    });
    if (stream && onLine) createInterface(stream).on("line", onLine);
  }
  child.on("error", ({ message }) => {
    output += `${message}\n`;
  });
  // Children that outlive the program would keep its output open, and "close" would not follow.
  child.on("exit", () => signalGroup("SIGKILL"));
  /** @type {Promise<Exit>} */
  const closed = new Promise((resolve) => {
    child.on("close", (code, signal) => resolve({ code, signal }));
  });

  /** @type {Program} */
  const program = {
    pid: child.pid,
    exited: closed.then((exit) => {
      running.delete(program);
      logFile?.end();
      // An expected end must not be reported as a failure.
      return isEnding ? new Promise(() => {}) : exit;
    }),
    output: () => output,
    async stop() {
      if (!running.has(program)) return;
      signalGroup("SIGTERM");
      const timer = setTimeout(signalGroup, stopTimeoutMs, "SIGKILL");
      await closed;
      clearTimeout(timer);
    },
    kill: () => signalGroup("SIGKILL"),
  };
  running.add(program);
  return program;
}

/** Ends everything that was launched and prevents further launches. */
export async function endAll() {
  isEnding = true;
  await Promise.all([...running].map((program) => program.stop()));
}

export function killAll() {
  isEnding = true;
  for (const program of running) program.kill();
}

/**
 * Runs a program to its end.
 * @param {string} name the subject of the sentence when it fails @param {string} command @param {string[]} args
 * @param {LaunchOptions & { explain?: typeof causeOf }} options `explain` finds a known cause in the output
 * @throws {OperatorError} when it fails
 */
export async function run(name, command, args, { explain = causeOf, ...options }) {
  const program = launch(command, args, options);
  const { code, signal } = await program.exited;
  if (code === 0) return;
  const output = program.output();
  throw new OperatorError(
    explain(output) ?? `${name} ist gescheitert (${signal ?? `Code ${code}`}).`,
    lastLines(output, 30) +
      (options.log ? `\n(Die ganze Ausgabe steht in ${relativePath(options.log)}.)` : ""),
  );
}
