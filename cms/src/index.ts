import type { Core } from "@strapi/strapi";
import { ensureApiTokens } from "./access/api-tokens";
import { ensureFirstAdministrator } from "./access/first-administrator";
import { forbidCreatingVisitorEntries } from "./access/visitor-entries";
import { ensureWebhook } from "./access/webhook";
import { ensureUniqueSlugs } from "./database/slug-constraints";
import { registerDocumentMiddlewares } from "./document-middlewares";
import { configureEditingView } from "./editing-view/configure";
import { requireSettings } from "./environment";
import { scheduleDelivery } from "./mail/deliver";
import { ensureUploadSettings } from "./media/upload-settings";
import { scheduleRemoval } from "./retention/remove-outdated";
import { checkStrapiInternals } from "./strapi-internals";

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    requireSettings(process.env);
    registerDocumentMiddlewares(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    checkStrapiInternals(strapi);
    await ensureUniqueSlugs(strapi);
    await configureEditingView(strapi);
    await ensureUploadSettings(strapi);
    await ensureApiTokens(strapi);
    await ensureFirstAdministrator(strapi);
    await forbidCreatingVisitorEntries(strapi);
    if (process.env.DEMO_VILLAGE === "true") {
      const { loadDemoVillage } = await import("../demo/loader/load.js");
      await loadDemoVillage(strapi);
    }
    // After the demo village: the site need not be told about each of its entries.
    await ensureWebhook(strapi);
    scheduleDelivery(strapi);
    scheduleRemoval(strapi);
  },
};
