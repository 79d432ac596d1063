import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import { readStack, startTestSite } from "../../scripts/stack/test-stack.mjs";
import { startAnalytics } from "./analytics";

/** Starts a site with analytics and reCAPTCHA, which both need consent. */
export async function startAskingSite() {
  const { folder, settings } = await readStack();
  const analytics = await startAnalytics();
  const site = await startTestSite({
    folder: await mkdtemp(path.join(folder, "site-")),
    settings: settings.site,
    cmsUrl: process.env.CMS_URL ?? "",
    env: { ...analytics.env, RECAPTCHA_SITE_KEY: "test-key", RECAPTCHA_SECRET_KEY: "test-secret" },
  });
  return {
    url: `http://localhost:${new URL(site.url).port}`,
    scriptUrl: analytics.env.ANALYTICS_SCRIPT_URL,
    /** The page views that were counted since the last call of `forgetViews` */
    views: analytics.views,
    forgetViews() {
      analytics.received.length = 0;
    },
    async stop() {
      await site.stop();
      await analytics.close();
    },
  };
}
