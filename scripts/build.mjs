import { readdirSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import path from "node:path";
import { hashFiles, isStamped, removeStamp, writeStamp } from "./build-hash.mjs";
import { plainEnvironment } from "./environment.mjs";
import { withLock } from "./lock.mjs";
import { cms, logs, root, site } from "./paths.mjs";
import { run } from "./processes.mjs";
import { step } from "./progress.mjs";

/** The tools' own entry files: npm in between would not pass on signals. */
export const next = path.join(site.folder, "node_modules", "next", "dist", "bin", "next");
export const strapi = path.join(cms.folder, "node_modules", "@strapi", "strapi", "bin", "strapi.js");

/** Whether a build reads a file at a package's top: not the settings of other tools, nor what is generated. */
const isBuildInput = (/** @type {string} */ name) =>
  /\.(ts|mjs|json)$/.test(name) && !/^(\.|next-env|biome|knip|jest|playwright|tsconfig\.test)\b/.test(name);
const isTest = (/** @type {string} */ name) => /\.test\.[a-z]+$|(^|\/)testing\//.test(name);

/** A hash of everything that a build of the package reads. */
export const hashSources = (/** @type {string} */ folder, /** @type {string[]} */ subfolders) =>
  hashFiles(folder, [...readdirSync(folder).filter(isBuildInput), ...subfolders], (file) => !isTest(file));

/** Puts what server.js serves beside it, and removes Next's copies of settings files: a build holds no secrets that age. */
async function completeSite(/** @type {string} */ output) {
  const standalone = path.join(output, "standalone");
  for (const name of [".env", ".env.production"]) await rm(path.join(standalone, name), { force: true });
  await cp(path.join(site.folder, "public"), path.join(standalone, "public"), { recursive: true });
  const files = path.join(path.basename(output), "static");
  await cp(path.join(site.folder, files), path.join(standalone, files), { recursive: true });
}

/**
 * @typedef {{ sources: string[], output: string, args: string[], env: import("./environment.mjs").Variables }} Build
 * @param {typeof site} target @param {Build} build
 * @returns whether it was built, because its sources have changed
 */
async function ensureBuilt({ name, folder }, { sources, output, args, env }) {
  const hash = hashSources(folder, sources);
  if (isStamped(output, hash)) return false;
  return withLock(`Build: ${name}, ${path.basename(output)}`, async () => {
    if (isStamped(output, hash)) return false;
    removeStamp(output);
    // The CMS's build leaves the files of content types that were removed; Next's output holds the cache of its build.
    if (name === cms.name) await rm(output, { recursive: true, force: true });
    const log = path.join(logs, `build-${name.toLowerCase()}.log`);
    // A build that outlives this command, killed, would stop the next one.
    const options = { cwd: folder, env, log, isServer: true };
    await step(`Build: ${name}`, () => run(`Der Build (${name})`, process.execPath, args, options));
    if (name === site.name) await completeSite(output);
    writeStamp(output, hash);
    return true;
  });
}

const siteSources = ["app", "components", "lib", "packages", "public"];

export function ensureSiteBuilt(dist = ".next", env = plainEnvironment()) {
  const output = path.join(site.folder, dist);
  const siteEnv = { ...env, NEXT_DIST_DIR: dist };
  return ensureBuilt(site, { sources: siteSources, output, args: [next, "build"], env: siteEnv });
}

export const cmsBuild = path.join(cms.folder, "dist");
const cmsSources = ["src", "config", "demo/loader", "../packages"];

/** The packages whose builds are missing or not of their present sources, here or in another release. */
export const outdatedBuilds = (release = root) =>
  [
    { target: site, sources: siteSources, output: ".next" },
    { target: cms, sources: cmsSources, output: path.join("cms", "dist") },
  ]
    .filter((one) => !isStamped(path.join(release, one.output), hashSources(one.target.folder, one.sources)))
    .map(({ target }) => target);

export function ensureCmsBuilt() {
  const env = plainEnvironment({ NODE_ENV: "production" });
  return ensureBuilt(cms, { sources: cmsSources, output: cmsBuild, args: ["build.mjs"], env });
}

/** Called before strapi develop, which writes into the same folder. */
export const invalidateCmsBuild = () => removeStamp(cmsBuild);
