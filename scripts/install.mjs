import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { hashFiles, isStamped, removeStamp, writeStamp } from "./build-hash.mjs";
import { plainEnvironment } from "./environment.mjs";
import { causeOfFailedInstall, OperatorError } from "./failures.mjs";
import { withLock } from "./lock.mjs";
import { cms, logs, relativePath, site } from "./paths.mjs";
import { run } from "./processes.mjs";
import { step } from "./progress.mjs";

const { npm_execpath } = process.env;

/** The npm that runs this command, or the first one in PATH. @type {[command: string, ...args: string[]]} */
export const npm = npm_execpath?.endsWith(".js") ? [process.execPath, npm_execpath] : ["npm"];

function readJson(/** @type {string} */ file) {
  try {
    return JSON.parse(readFileSync(file, "utf8"));
  } catch {
    throw new OperatorError(
      `${relativePath(file)} ist unlesbar: Holen Sie die Datei noch einmal aus dem Projekt.`,
    );
  }
}

/** Checks that package.json and the lock file agree: npm install, unlike npm ci, would add what the lock file lacks. */
export function requireMatchingLock(/** @type {string} */ folder) {
  const wanted = readJson(path.join(folder, "package.json"));
  const locked = readJson(path.join(folder, "package-lock.json")).packages[""];
  for (const kind of ["dependencies", "devDependencies", "optionalDependencies"])
    if (!isDeepStrictEqual(wanted[kind] ?? {}, locked[kind] ?? {}))
      throw new OperatorError(
        `package.json und package-lock.json in ${relativePath(folder)} nennen verschiedene ${kind}: Rufen Sie dort npm install auf, dann den Befehl noch einmal.`,
      );
}

/**
 * Installs the packages of the lock file. No package's install script runs: `ignore-scripts` stands in .npmrc.
 * @param {string} folder @param {string} log @param {boolean} withTools whether devDependencies are installed, too
 */
export async function installPackages(folder, log, withTools) {
  const [command, ...args] = npm;
  const options = { cwd: folder, env: plainEnvironment(), log, explain: causeOfFailedInstall };
  const install = ["install", "--no-save", `--${withTools ? "include" : "omit"}=dev`, "--prefer-offline"];
  await run(`npm install in ${relativePath(folder)}`, command, [...args, ...install], options);
}

const modulesOf = (/** @type {string} */ folder) => path.join(folder, "node_modules");

const stampOf = (/** @type {string} */ folder, /** @type {boolean} */ withTools) =>
  hashFiles(folder, ["package-lock.json"]) + (withTools ? "" : " omit=dev");

/** Whether the packages are those of the lock file. */
export const isInstalled = (/** @type {string} */ folder, withTools = false) =>
  [true, withTools].some((each) => isStamped(modulesOf(folder), stampOf(folder, each)));

/** @param {typeof site} target @param {boolean} withTools */
async function ensurePackageInstalled({ name, folder }, withTools) {
  requireMatchingLock(folder);
  if (isInstalled(folder, withTools)) return;
  const title = `Pakete installieren: ${name}`;
  await withLock(title, async () => {
    if (isInstalled(folder, withTools)) return;
    const modules = modulesOf(folder);
    await step(title, async () => {
      // The npm of a command that was just ended may still write there.
      if (!isInstalled(folder)) await rm(modules, { recursive: true, force: true, maxRetries: 10 });
      removeStamp(modules);
      await installPackages(folder, path.join(logs, `install-${name.toLowerCase()}.log`), withTools);
    });
    writeStamp(modules, stampOf(folder, withTools));
  });
}

/**
 * Installs both packages, or one, from their lock files where that has not been done (docs/decisions/installing.md). Strapi
 * needs the CMS's tools itself. @param {(typeof site)[]} [targets]
 */
export const ensureInstalled = (targets = [site, cms], withTools = true) =>
  Promise.all(targets.map((target) => ensurePackageInstalled(target, withTools || target === cms)));
