import { createRequire } from "node:module";
import path from "node:path";
import { ensureCmsBuilt } from "./build.mjs";
import { plainEnvironment } from "./environment.mjs";
import { OperatorError } from "./failures.mjs";
import { ensureInstalled } from "./install.mjs";
import { cms, logs } from "./paths.mjs";
import { requireFreePort } from "./ports.mjs";
import { run } from "./processes.mjs";
import { commonFeatures, readSettingsFiles } from "./settings.mjs";

const resultMark = "village-result: ";
const compiled = path.join(cms.folder, "dist", "src", "village");

/** A compiled module of cms/src/village: the CMS must be built. */
export const villageModule = (/** @type {string} */ name) =>
  createRequire(import.meta.url)(path.join(compiled, `${name}.js`));

/** Installs and builds what village tasks need. @param {{ port: number }} cmsSettings @throws {OperatorError} while the CMS runs */
export async function prepareVillageTasks({ port }) {
  await requireFreePort(port, "beenden Sie das Forum (Strg-C) und rufen Sie den Befehl noch einmal auf");
  await ensureInstalled([cms]);
  await ensureCmsBuilt();
}

/**
 * For a start of Strapi without a server: it makes neither an account nor the demo and sends no mail, and the site is told at
 * the CMS's next start.
 */
export const withoutEffects = { ADMIN_EMAIL: "", DEMO_VILLAGE: "false", SITE_WEBHOOK_URL: "", SMTP_URL: "" };

const maxAttempts = 3;

/**
 * Repeats a task that SQLite refused because the CMS was writing, which it does at once where both have begun to read. What
 * tasks do beside a running CMS may be done twice.
 */
export async function whileBusy(/** @type {() => Promise<void>} */ runOnce) {
  for (let attempt = 1; attempt < maxAttempts; attempt += 1) {
    try {
      return await runOnce();
    } catch (error) {
      if (!(error instanceof OperatorError && error.details.includes("SQLITE_BUSY"))) throw error;
    }
  }
  return runOnce();
}

/**
 * Has the CMS's code do one thing with the village, without a server.
 * @param {"findVillage" | "restoreVillage" | "exportVillage" | "createVillage" | "planDemoRemoval" | "removeDemo" | "planEntries" | "importEntries"} task one of cms/src/village/run.ts @param {object} [input]
 * @param {import("./environment.mjs").Variables} [env] as the CMS reads it; by default cms/.env adds to the environment, and
 * FEATURES come from the site's file
 * @returns {Promise<any>} what the task gives
 */
export async function runVillageTask(task, input = {}, env = plainEnvironment()) {
  /** @type {string | undefined} */
  let result;
  const runOnce = () =>
    run("Die Aufgabe", process.execPath, [path.join(compiled, "run.js")], {
      cwd: cms.folder,
      env: {
        ...env,
        FEATURES: env.FEATURES ?? commonFeatures(readSettingsFiles(), env),
        NODE_ENV: "production",
        LOG_LEVEL: "warn",
        ...withoutEffects,
        VILLAGE_TASK: JSON.stringify({ task, input, resultMark }),
      },
      log: path.join(logs, "village.log"),
      onLine: (line) => {
        if (line.startsWith(resultMark)) result = line.slice(resultMark.length);
      },
    });
  await whileBusy(runOnce);
  return JSON.parse(result ?? "null");
}
