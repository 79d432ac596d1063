import { readdir, rm } from "node:fs/promises";
import path from "node:path";
import { fingerprint, isStamped, stamp, unstamp } from "./build-hash.mjs";
import { plainEnvironment } from "./environment.mjs";
import { cms, logs, site } from "./paths.mjs";
import { run } from "./processes.mjs";
import { step } from "./progress.mjs";

/** The tools themselves, called without npm in between, so that signals reach them. */
export const next = path.join(site.folder, "node_modules", "next", "dist", "bin", "next");
export const strapi = path.join(cms.folder, "node_modules", "@strapi", "strapi", "bin", "strapi.js");

/** At a package's top, what a build reads: not the settings of other tools, nor what is generated (Strapi writes a .json at each start). */
const isRead = (name) =>
  /\.(ts|mjs|json)$/.test(name) && !/^(\.|next-env|biome|knip|jest|playwright|tsconfig\.test)\b/.test(name);
const isTest = (name) => /\.test\.[a-z]+$|(^|\/)testing\//.test(name);

async function fingerprintOfSources(folder, parts) {
  const top = (await readdir(folder)).filter(isRead);
  return fingerprint(folder, [...top, ...parts], (name) => !isTest(name));
}

/** Builds the site into `dist` unless that holds a build of these sources; @returns whether it had to. */
export async function ensureSiteBuilt(dist = ".next", env = plainEnvironment()) {
  const folder = path.join(site.folder, dist);
  const wanted = await fingerprintOfSources(site.folder, ["app", "components", "lib", "public"]);
  if (await isStamped(folder, wanted)) return false;
  await step("Building the site", async () => {
    await unstamp(folder);
    await run("The site's build", process.execPath, [next, "build"], {
      cwd: site.folder,
      env: { ...env, NEXT_DIST_DIR: dist },
      log: path.join(logs, "build-site.log"),
    });
    await stamp(folder, wanted);
  });
  return true;
}

const cmsBuild = path.join(cms.folder, "dist");

/** Builds the CMS unless that is done; @returns whether it had to. */
export async function ensureCmsBuilt() {
  const wanted = await fingerprintOfSources(cms.folder, ["src", "config", "database"]);
  if (await isStamped(cmsBuild, wanted)) return false;
  await step("Building the CMS and its admin panel", async () => {
    // A content type that was taken away would go on living in the old build.
    await rm(cmsBuild, { recursive: true, force: true });
    await run("The CMS's build", process.execPath, [strapi, "build"], {
      cwd: cms.folder,
      env: plainEnvironment({ NODE_ENV: "production" }),
      log: path.join(logs, "build-cms.log"),
    });
    await stamp(cmsBuild, wanted);
  });
  return true;
}

/** To be called before something else writes into the CMS's build. */
export const distrustCmsBuild = () => unstamp(cmsBuild);
