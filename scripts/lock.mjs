import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { errorCode } from "./failures.mjs";
import { root } from "./paths.mjs";
import { print } from "./progress.mjs";

const folder = path.join(root, "var", "locks");

/** Two commands that find the lock of a process that has died may both remove it, the second one that of the first. */
const settleMs = 100;

/** The process whose number stands in a lock, undefined where nobody has the lock. */
function holderOf(/** @type {string} */ file) {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch (error) {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  }
}

function isRunning(/** @type {number} */ pid) {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // A process of another user
    return errorCode(error) === "EPERM";
  }
}

/** @returns whether this process has the lock now */
async function take(/** @type {string} */ file) {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
  } catch (error) {
    if (errorCode(error) === "EEXIST") return false;
    throw error;
  }
  await delay(settleMs);
  return holderOf(file) === process.pid;
}

/**
 * Does work that only one command in this folder may do at a time; waits for another one that does it.
 * @template T @param {string} name of the work @param {() => Promise<T>} work
 */
export async function withLock(name, work) {
  const file = path.join(folder, name);
  mkdirSync(folder, { recursive: true });
  let isWaiting = false;
  while (!(await take(file))) {
    const pid = holderOf(file);
    if (pid && !isRunning(pid)) rmSync(file, { force: true });
    else {
      if (!isWaiting)
        print(`  Ein anderer Befehl (Prozess ${pid}) tut gerade dasselbe, er wird abgewartet: ${name} …`);
      isWaiting = true;
      await delay(settleMs);
    }
  }
  const release = () => rmSync(file, { force: true });
  process.once("exit", release);
  try {
    return await work();
  } finally {
    process.off("exit", release);
    release();
  }
}
