import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { ensureSiteBuilt } from "../build.mjs";
import { testEnvironment } from "../environment.mjs";
import { cms, logs } from "../paths.mjs";
import { freePort } from "../ports.mjs";
import { step } from "../progress.mjs";
import { freshSettings } from "../secrets.mjs";
import { startCms, startSite } from "../servers.mjs";
import { createDatabase } from "./postgres.mjs";

/**
 * @typedef {import("../servers.mjs").Server} Server
 *
 * @typedef {object} TestServerOptions
 * @property {string} folder the server's data, from an earlier run or new
 * @property {Record<string, string>} settings
 * @property {number | undefined} [port] a free one by default
 * @property {import("../environment.mjs").Variables | undefined} [env]
 * @property {string} [log]
 */

/** The build that tests run against, beside the one of a running forum. */
export const testBuild = ".next-test";

export const ensureTestSiteBuilt = () => ensureSiteBuilt(testBuild, testEnvironment());

/** In a folder whose CMS uses PostgreSQL: the address of its database */
const databaseAddressIn = (/** @type {string} */ folder) => path.join(folder, "database-address");
const databaseIn = (/** @type {string} */ folder) => path.join(folder, "cms.db");
const publicIn = (/** @type {string} */ folder) => path.join(folder, "public");

/** How a CMS finds the database and the uploads in a folder. @returns {Promise<Record<string, string>>} */
export async function dataVariables(/** @type {string} */ folder) {
  const address = databaseAddressIn(folder);
  const DATABASE_URL = existsSync(address) ? await readFile(address, "utf8") : "";
  return { DATABASE_URL, DATABASE_FILENAME: databaseIn(folder), PUBLIC_DIR: publicIn(folder) };
}

/** Starts a CMS with a database and uploads of its own. @param {TestServerOptions} options */
export async function startTestCms({ folder, settings, port, env, log = path.join(folder, "cms.log") }) {
  await mkdir(path.join(publicIn(folder), "uploads"), { recursive: true });
  const data = await dataVariables(folder);
  const cmsEnv = testEnvironment({ CHECK_LINKS: "false", ...settings, ...data, ...env });
  return startCms({ port: port ?? (await freePort()), env: cmsEnv, log });
}

/** @param {TestServerOptions & { cmsUrl: string, host?: string | undefined, wrapper?: string[] | undefined }} options */
export async function startTestSite({ folder, settings, cmsUrl, port, host, env, log, wrapper }) {
  await mkdir(folder, { recursive: true });
  const sitePort = port ?? (await freePort());
  const SITE_URL = `http://localhost:${sitePort}`;
  const addresses = { SITE_URL, CMS_URL: cmsUrl, CMS_ADMIN_URL: `${cmsUrl}/admin` };
  const data = { DATA_DIR: folder, NEXT_DIST_DIR: testBuild };
  return startSite({
    port: sitePort,
    host,
    wrapper,
    env: testEnvironment({ ...settings, ...addresses, ...data, ...env }),
    log: log ?? path.join(folder, "site.log"),
  });
}

/** Copies the uploads and a consistent state of the database of a CMS, which must not run if it uses PostgreSQL. */
export async function copyVillage(/** @type {string} */ from, /** @type {string} */ to) {
  await cp(publicIn(from), publicIn(to), { recursive: true });
  const { DATABASE_URL } = await dataVariables(from);
  if (DATABASE_URL) {
    const { pathname } = new URL(DATABASE_URL);
    const copy = await createDatabase(DATABASE_URL, `copy-${randomUUID()}`, pathname.slice(1));
    await writeFile(databaseAddressIn(to), copy, { mode: 0o600 });
    return;
  }
  const Database = createRequire(path.join(cms.folder, "package.json"))("better-sqlite3");
  const database = new Database(databaseIn(from), { readonly: true });
  database.prepare("VACUUM INTO ?").run(databaseIn(to));
  database.close();
}

/** @typedef {{ folder: string, settings: ReturnType<typeof freshSettings> }} Village `folder` is one that copyVillage() takes */

const stackFileIn = (/** @type {string} */ folder) => path.join(folder, "stack.json");

/**
 * Has a CMS fill an empty database with the demo village, which all CMSs of a run copy. A second call finds it.
 * @param {string} folder everything that the run writes; removed at its end
 * @param {import("./postgres.mjs").Postgres} [postgres] keeps the content of all CMSs; without it, SQLite files do
 * @returns {Promise<Village>}
 */
export async function ensureVillage(folder, postgres) {
  const stackFile = stackFileIn(folder);
  if (!existsSync(stackFile)) await step("Filling a village", () => fillVillage(folder, stackFile, postgres));
  const { village, settings } = JSON.parse(await readFile(stackFile, "utf8"));
  return { folder: village, settings };
}

async function fillVillage(
  /** @type {string} */ folder,
  /** @type {string} */ stackFile,
  /** @type {import("./postgres.mjs").Postgres | undefined} */ postgres,
) {
  const [village, settings] = [path.join(folder, "village"), freshSettings()];
  await mkdir(village);
  if (postgres)
    await writeFile(databaseAddressIn(village), await postgres.createDatabase("village"), { mode: 0o600 });
  const log = path.join(logs, "test-village.log");
  const cmsSettings = { ...settings.cms, SITE_WEBHOOK_URL: "" };
  await (await startTestCms({ folder: village, settings: cmsSettings, log })).stop();
  await writeFile(stackFile, JSON.stringify({ folder, village, settings }), { mode: 0o600 });
}

/**
 * Starts a CMS with a copy of the demo village, and a site.
 * @param {string} folder everything that the run writes; removed at its end
 * @param {Village} village
 * @param {import("../environment.mjs").Variables} [siteEnv]
 * @returns the servers, and the environment that the browser tests find them by
 */
export async function startStack(folder, village, siteEnv) {
  const { settings } = village;
  const sitePort = await freePort();
  const SITE_URL = `http://localhost:${sitePort}`;
  const cmsFolder = path.join(folder, "cms");
  await copyVillage(village.folder, cmsFolder);
  const cmsServer = await startTestCms({
    folder: cmsFolder,
    settings: {
      ...settings.cms,
      SITE_URL,
      SITE_WEBHOOK_URL: `http://127.0.0.1:${sitePort}/api/cms/webhook`,
      FEATURES: siteEnv?.FEATURES ?? "",
    },
    log: path.join(logs, "test-cms.log"),
  });
  const siteServer = await startTestSite({
    folder: path.join(folder, "site"),
    settings: settings.site,
    cmsUrl: cmsServer.url,
    port: sitePort,
    env: siteEnv,
    log: path.join(logs, "test-site.log"),
  });

  const { CMS_API_TOKEN, CMS_WRITE_TOKEN, CMS_PREVIEW_TOKEN } = settings.site;
  const { ADMIN_EMAIL: CMS_ADMIN_EMAIL, ADMIN_PASSWORD: CMS_ADMIN_PASSWORD } = settings.cms;
  const secrets = { CMS_API_TOKEN, CMS_WRITE_TOKEN, CMS_PREVIEW_TOKEN, CMS_ADMIN_EMAIL, CMS_ADMIN_PASSWORD };
  const env = { E2E_STACK: stackFileIn(folder), SITE_URL, CMS_URL: cmsServer.url, ...secrets };
  return { servers: [cmsServer, siteServer], env };
}

/**
 * Reads in a test what ensureVillage() wrote. `village` is a folder with a copy of the demo village.
 * @returns {Promise<{ folder: string, village: string, settings: ReturnType<typeof freshSettings> }>}
 */
export const readStack = async () => JSON.parse(await readFile(process.env.E2E_STACK ?? "", "utf8"));
