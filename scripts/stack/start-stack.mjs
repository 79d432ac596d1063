import { mkdir } from "node:fs/promises";
import path from "node:path";
import { ensureCmsBuilt } from "../build.mjs";
import { temporaryFolder } from "../command.mjs";
import { ensureInstalled } from "../install.mjs";
import { step } from "../progress.mjs";
import { fillDatabase } from "./fill-database.mjs";
import {
  ensureTestSiteBuilt,
  ensureVillage,
  readStack,
  startStack,
  startTestCms,
  startTestSite,
} from "./test-stack.mjs";

/** Installs and builds what is missing, and starts a CMS with a fresh village and a site. @param siteEnv of the site */
export async function startBenchStack(siteEnv = {}) {
  await ensureInstalled();
  await ensureCmsBuilt();
  await ensureTestSiteBuilt();
  const folder = await temporaryFolder();
  const village = await ensureVillage(folder);
  return step("Starting a CMS and a site", () => startStack(folder, village, siteEnv));
}

/** The same with so many entries more, whose texts are those of the village. @param {number} entries */
export async function startLargeStack(entries) {
  const { servers, env } = await startBenchStack();
  process.env.E2E_STACK = env.E2E_STACK;
  const { folder, settings } = await readStack();
  await Promise.all(servers.map((server) => server.stop()));
  const cmsFolder = path.join(folder, "cms");
  const siteFolder = path.join(folder, "large-site");
  await mkdir(siteFolder);
  await step(`Adding ${entries} entries`, async () => fillDatabase(path.join(cmsFolder, "cms.db"), entries));
  const [cmsPort, sitePort] = [env.CMS_URL, env.SITE_URL].map((url) => Number(new URL(url).port));
  const webhook = {
    SITE_URL: env.SITE_URL,
    SITE_WEBHOOK_URL: `http://127.0.0.1:${sitePort}/api/cms/webhook`,
  };
  const cms = await step("Starting the CMS with them", () =>
    startTestCms({ folder: cmsFolder, settings: { ...settings.cms, ...webhook }, port: cmsPort }),
  );
  const site = await step("Starting a site, which reads them", () =>
    startTestSite({ folder: siteFolder, settings: settings.site, cmsUrl: cms.url, port: sitePort }),
  );
  return { servers: [cms, site], env };
}
