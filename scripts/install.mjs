import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { isDeepStrictEqual } from "node:util";
import { fingerprint, isStamped, stamp } from "./build-hash.mjs";
import { plainEnvironment } from "./environment.mjs";
import { causeOfFailedInstall, OperatorError } from "./failures.mjs";
import { cms, logs, site } from "./paths.mjs";
import { run } from "./processes.mjs";
import { step } from "./progress.mjs";

/** npm as it was called for this command, or the first in PATH. */
export const npm = process.env.npm_execpath?.endsWith(".js")
  ? [process.execPath, process.env.npm_execpath]
  : ["npm"];

/** Unlike npm ci, npm install would quietly add what a lock file lacks: so its agreement is checked here. */
async function requireMatchingLock(folder, where) {
  const read = async (name) =>
    JSON.parse(
      await readFile(path.join(folder, name), "utf8").catch(() => {
        throw new OperatorError(`${name} is missing in ${where}: restore it from the repository.`);
      }),
    );
  const wanted = await read("package.json");
  const locked = (await read("package-lock.json")).packages[""];
  for (const kind of ["dependencies", "devDependencies", "optionalDependencies"])
    if (!isDeepStrictEqual(wanted[kind] ?? {}, locked[kind] ?? {}))
      throw new OperatorError(
        `package.json and package-lock.json in ${where} disagree about ${kind}: run npm install there and run the command again.`,
      );
}

/**
 * Installs what the lock files say, where that has not been done yet.
 *
 * Not with npm ci: a lock file written where the registry lacks other platforms' optional packages (esbuild's and
 * rollup's kind) has none of them, and npm ci then refuses it everywhere.
 */
export async function ensureInstalled() {
  for (const [one, where, duration] of [
    [site, "the top folder", "about a minute"],
    [cms, "cms/", "two to five minutes"],
  ]) {
    await requireMatchingLock(one.folder, where);
    const modules = path.join(one.folder, "node_modules");
    const wanted = await fingerprint(one.folder, ["package-lock.json"]);
    if (await isStamped(modules, wanted)) continue;
    await step(`Installing the ${one.name}'s packages, ${duration}`, async () => {
      await rm(modules, { recursive: true, force: true });
      const [command, ...args] = [...npm, "install", "--no-save", "--include=dev", "--prefer-offline"];
      await run(`npm install in ${where}`, command, args, {
        cwd: one.folder,
        env: plainEnvironment(),
        log: path.join(logs, `install-${one.name.toLowerCase()}.log`),
        explain: causeOfFailedInstall,
      });
      await stamp(modules, wanted);
    });
  }
}
