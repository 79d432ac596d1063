import { cp, mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { testEnvironment } from "./environment.mjs";
import { cms, logs } from "./paths.mjs";
import { freePort } from "./ports.mjs";
import { freshSettings } from "./secrets.mjs";
import { startCms, startSite } from "./servers.mjs";

/** The build that tests run against, beside the one of a running forum. */
export const testBuild = ".next-test";

/** Copies a database while it is in use, as one consistent whole. */
function copyDatabase(from, to) {
  const Database = createRequire(path.join(cms.folder, "package.json"))("better-sqlite3");
  const database = new Database(from, { readonly: true });
  try {
    database.prepare("VACUUM INTO ?").run(to);
  } finally {
    database.close();
  }
}

/** Everything that a test's CMS keeps, in a folder of its own. */
const placesIn = (folder) => ({
  database: path.join(folder, "cms.db"),
  publicFolder: path.join(folder, "public"),
});

/**
 * A CMS of the tests' own.
 * @param {{ folder: string, settings: Record<string, string>, port?: number, env?: Record<string, string>,
 *   log?: string }} options `folder` holds its database and uploads; what is there already is taken over
 */
export async function startTestCms({ folder, settings, port, env = {}, log = path.join(folder, "cms.log") }) {
  const { database, publicFolder } = placesIn(folder);
  await mkdir(path.join(publicFolder, "uploads"), { recursive: true });
  return startCms({
    port: port ?? (await freePort()),
    env: testEnvironment({ ...settings, DATABASE_FILENAME: database, PUBLIC_DIR: publicFolder, ...env }),
    log,
  });
}

/**
 * A site of the tests' own, from their build.
 * @param {{ folder: string, settings: Record<string, string>, cmsUrl: string, port?: number,
 *   host?: string, env?: Record<string, string>, log?: string }} options `folder` becomes its DATA_DIR
 */
export async function startTestSite({
  folder,
  settings,
  cmsUrl,
  port,
  host,
  env = {},
  log = path.join(folder, "site.log"),
}) {
  const taken = port ?? (await freePort());
  await mkdir(folder, { recursive: true });
  return startSite({
    port: taken,
    host,
    env: testEnvironment({
      ...settings,
      SITE_URL: `http://localhost:${taken}`,
      CMS_URL: cmsUrl,
      CMS_ADMIN_URL: `${cmsUrl}/admin`,
      DATA_DIR: folder,
      NEXT_DIST_DIR: testBuild,
      ...env,
    }),
    log,
  });
}

/**
 * Starts a CMS with a fresh demo village and a site in front of it, and keeps a copy of the village for the CMSs that
 * single tests start. With TEST_DATABASE_URL the first CMS keeps its content there, in an empty PostgreSQL database;
 * those of single tests have SQLite all the same, whose database is a file that can be copied.
 * @returns the environment that the browser tests find them by
 */
export async function startStack(folder) {
  const { TEST_DATABASE_URL } = process.env;
  const settings = freshSettings();
  const [cmsPort, sitePort] = [await freePort(), await freePort()];
  const home = path.join(folder, "cms");
  const content = await startTestCms({
    folder: home,
    settings: { ...settings.cms, SITE_WEBHOOK_URL: `http://127.0.0.1:${sitePort}/api/cms/webhook` },
    port: cmsPort,
    env: TEST_DATABASE_URL ? { DATABASE_URL: TEST_DATABASE_URL } : {},
    log: path.join(logs, "test-cms.log"),
  });

  const village = path.join(folder, "village");
  if (TEST_DATABASE_URL) {
    const other = await startTestCms({ folder: village, settings: settings.cms });
    await other.stop();
  } else {
    await cp(placesIn(home).publicFolder, placesIn(village).publicFolder, { recursive: true });
    copyDatabase(placesIn(home).database, placesIn(village).database);
  }

  const site = await startTestSite({
    folder: path.join(folder, "site"),
    settings: settings.site,
    cmsUrl: content.url,
    port: sitePort,
    log: path.join(logs, "test-site.log"),
  });

  const description = path.join(folder, "stack.json");
  await writeFile(description, JSON.stringify({ folder, village, settings }), { mode: 0o600 });
  return {
    servers: [content, site],
    env: {
      E2E_STACK: description,
      SITE_URL: `http://localhost:${sitePort}`,
      CMS_URL: content.url,
      CMS_API_TOKEN: settings.site.CMS_API_TOKEN,
      CMS_WRITE_TOKEN: settings.site.CMS_WRITE_TOKEN,
      CMS_ADMIN_EMAIL: settings.cms.ADMIN_EMAIL,
      CMS_ADMIN_PASSWORD: settings.cms.ADMIN_PASSWORD,
    },
  };
}

export { freePort };

/** What startStack() described, read by a test. */
export const readStack = async () => JSON.parse(await readFile(process.env.E2E_STACK, "utf8"));
