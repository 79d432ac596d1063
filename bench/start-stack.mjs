import { ensureCmsBuilt, ensureSiteBuilt } from "../scripts/build.mjs";
import { temporaryFolder } from "../scripts/command.mjs";
import { testEnvironment } from "../scripts/environment.mjs";
import { ensureInstalled } from "../scripts/install.mjs";
import { step } from "../scripts/progress.mjs";
import { startStack, testBuild } from "../scripts/test-stack.mjs";

/** Installs and builds what is missing, and starts a CMS with a fresh village and a site. @param siteEnv of the site */
export async function startBenchStack(siteEnv = {}) {
  await ensureInstalled();
  await ensureCmsBuilt();
  await ensureSiteBuilt(testBuild, testEnvironment());
  const folder = await temporaryFolder();
  return step("Starting a CMS with a fresh village and a site", () => startStack(folder, siteEnv));
}
