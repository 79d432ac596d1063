import { readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { hashFiles, isStamped, writeStamp } from "./build-hash.mjs";
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
 * @param {string} folder @param {string} log
 */
export async function installPackages(folder, log) {
  const [command, ...args] = npm;
  const options = { cwd: folder, env: plainEnvironment(), log, explain: causeOfFailedInstall };
  const install = ["install", "--no-save", "--include=dev", "--prefer-offline"];
  await run(`npm install in ${relativePath(folder)}`, command, [...args, ...install], options);
}

/** Where the packages are, and the hash of what they were installed from. @param {string} folder */
const installation = (folder) => ({
  modules: path.join(folder, "node_modules"),
  hash: hashFiles(folder, ["package-lock.json"]),
});

/** Whether the packages are those of the lock file. @param {string} folder */
export function isInstalled(folder) {
  const { modules, hash } = installation(folder);
  return isStamped(modules, hash);
}

/** @param {typeof site} target */
async function ensurePackageInstalled({ name, folder }) {
  requireMatchingLock(folder);
  const { modules, hash } = installation(folder);
  if (isStamped(modules, hash)) return;
  const title = `Pakete installieren: ${name}`;
  await withLock(title, async () => {
    if (isStamped(modules, hash)) return;
    await step(title, async () => {
      // The npm of a command that was just ended may still write there.
      await rm(modules, { recursive: true, force: true, maxRetries: 10 });
      await installPackages(folder, path.join(logs, `install-${name.toLowerCase()}.log`));
    });
    writeStamp(modules, hash);
  });
}

/** Installs both packages, or one, from their lock files where that has not been done (docs/decisions/installing.md). */
export const ensureInstalled = (targets = [site, cms]) => Promise.all(targets.map(ensurePackageInstalled));
