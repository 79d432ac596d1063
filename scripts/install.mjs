import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { hashFiles, isStamped, writeStamp } from "./build-hash.mjs";
import { plainEnvironment } from "./environment.mjs";
import { causeOfFailedInstall, OperatorError } from "./failures.mjs";
import { cms, logs, relativePath, site } from "./paths.mjs";
import { run } from "./processes.mjs";
import { step } from "./progress.mjs";

const { npm_execpath } = process.env;

/** The npm that runs this command, or the first one in PATH. @type {[command: string, ...args: string[]]} */
export const npm = npm_execpath?.endsWith(".js") ? [process.execPath, npm_execpath] : ["npm"];

/** Checks that package.json and the lock file agree: npm install, unlike npm ci, would add what the lock file lacks. */
export function requireMatchingLock(/** @type {string} */ folder) {
  const read = (/** @type {string} */ name) => {
    const file = path.join(folder, name);
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch {
      throw new OperatorError(`${relativePath(file)} cannot be read: restore it from the repository.`);
    }
  };
  const [wanted, locked] = [read("package.json"), read("package-lock.json").packages[""]];
  for (const kind of ["dependencies", "devDependencies", "optionalDependencies"])
    if (!isDeepStrictEqual(wanted[kind] ?? {}, locked[kind] ?? {}))
      throw new OperatorError(
        `package.json and package-lock.json in ${relativePath(folder)} disagree about ${kind}: run npm install there and run the command again.`,
      );
}

/** @param {typeof site} target @param {string} duration */
async function ensurePackageInstalled({ name, folder }, duration) {
  requireMatchingLock(folder);
  const modules = path.join(folder, "node_modules");
  const hash = hashFiles(folder, ["package-lock.json"]);
  if (isStamped(modules, hash)) return;
  const [command, ...args] = [...npm, "install", "--no-save", "--include=dev", "--prefer-offline"];
  const log = path.join(logs, `install-${name.toLowerCase()}.log`);
  const options = { cwd: folder, env: plainEnvironment(), log, explain: causeOfFailedInstall };
  await step(`Installing the ${name}'s packages, ${duration}`, async () => {
    await rm(modules, { recursive: true, force: true });
    await run(`npm install in ${relativePath(folder)}`, command, args, options);
  });
  writeStamp(modules, hash);
}

/** Installs both packages from their lock files where that has not been done (docs/decisions/installing.md). */
export async function ensureInstalled() {
  await ensurePackageInstalled(site, "about a minute");
  await ensurePackageInstalled(cms, "two to five minutes");
}
