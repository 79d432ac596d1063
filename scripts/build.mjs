import { readdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { hashFiles, isStamped, removeStamp, writeStamp } from "./build-hash.mjs";
import { plainEnvironment } from "./environment.mjs";
import { cms, logs, site } from "./paths.mjs";
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

/**
 * Does `build` unless `output` is stamped with this hash.
 * @param {string} output
 * @param {string} hash
 * @param {() => Promise<void>} build
 * @returns whether it was built
 */
async function ensureBuilt(output, hash, build) {
  if (isStamped(output, hash)) return false;
  removeStamp(output);
  await build();
  writeStamp(output, hash);
  return true;
}

/** Builds the site into `dist` where its sources have changed. @returns whether it was built */
export function ensureSiteBuilt(dist = ".next", env = plainEnvironment()) {
  const hash = hashSources(site.folder, ["app", "components", "lib", "public"]);
  const log = path.join(logs, "build-site.log");
  const options = { cwd: site.folder, env: { ...env, NEXT_DIST_DIR: dist }, log };
  return ensureBuilt(path.join(site.folder, dist), hash, () =>
    step("Building the site", () => run("The site's build", process.execPath, [next, "build"], options)),
  );
}

const cmsBuild = path.join(cms.folder, "dist");

/** Builds the CMS where its sources have changed. @returns whether it was built */
export async function ensureCmsBuilt() {
  const hash = hashSources(cms.folder, ["src", "config", "demo/loader"]);
  const env = plainEnvironment({ NODE_ENV: "production" });
  const options = { cwd: cms.folder, env, log: path.join(logs, "build-cms.log") };
  return ensureBuilt(cmsBuild, hash, async () => {
    // Strapi's build leaves the files of content types that were removed.
    await rm(cmsBuild, { recursive: true, force: true });
    await step("Building the CMS and its admin panel", () =>
      run("The CMS's build", process.execPath, [strapi, "build"], options),
    );
  });
}

/** Called before strapi develop, which writes into the same folder. */
export const invalidateCmsBuild = () => removeStamp(cmsBuild);
