import path from "node:path";
import { strapi } from "./build.mjs";
import { plainEnvironment } from "./environment.mjs";
import { cms, logs } from "./paths.mjs";
import { run } from "./processes.mjs";
import { runVillageTask } from "./village-task.mjs";

/** Strapi adds it to the name that it is given. */
export const archiveExtension = ".tar.gz";

/** @typedef {import("./environment.mjs").Variables} Variables */

/** @param {string[]} args @param {Variables} env */
const runStrapi = (args, env) =>
  run("Strapi", process.execPath, [strapi, ...args], {
    cwd: cms.folder,
    // Neither an account nor the demo is made by the start of Strapi; the site is told at the CMS's next start.
    env: { ...env, NODE_ENV: "production", ADMIN_EMAIL: "", DEMO_VILLAGE: "false", SITE_WEBHOOK_URL: "" },
    log: path.join(logs, "village.log"),
  });

/** Saves all content and files of the village whose CMS does not run. @param {string} file that ends in archiveExtension @param {Variables} [env] */
export const exportArchive = (file, env = plainEnvironment()) =>
  runStrapi(["export", "--no-encrypt", "--file", file.slice(0, -archiveExtension.length)], env);

/**
 * Replaces the village by an archive, unless there is content that may not be replaced.
 * @param {string} file @param {(present: { village: string | null }) => boolean | Promise<boolean>} mayReplace asked about a village with content
 * @param {Variables} [env] as the CMS reads it; by default cms/.env adds to the environment
 * @returns {Promise<boolean>} whether it was restored
 */
export async function restoreArchive(file, mayReplace, env = plainEnvironment()) {
  const present = await runVillageTask("findVillage", {}, env);
  if (present && !(await mayReplace(present))) return false;
  await runStrapi(["import", "--force", "--file", file], env);
  return true;
}
