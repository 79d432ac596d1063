import type { Core } from "@strapi/strapi";
import { ensureApiTokens } from "./access/api-tokens";
import { ensureFirstAdministrator } from "./access/first-administrator";
import { leaveCreatingToVisitors } from "./access/sent-entries";
import { ensureWebhook } from "./access/webhook";
import { ensureUniqueSlugs } from "./database/slug-constraints";
import { ensureDemoVillage } from "./demo/demo-village";
import { configureEditingView } from "./editing-view/configure";
import { keepDelivering } from "./mail/deliver";
import { ensureUploadSettings } from "./media/upload-settings";
import { addEditorsRoutes } from "./moderation/editors-routes";
import { keepReceived } from "./moderation/keep-received";
import { keepRemoving } from "./retention/remove-outdated";
import { removeWithEntry } from "./retention/remove-with-entry";
import { checkDocuments } from "./rules/check-documents";
import { keepFilesInTexts } from "./rules/files-in-texts";
import { checkPictureDescriptions } from "./rules/picture-descriptions";

export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    checkDocuments(strapi);
    keepReceived(strapi);
    checkPictureDescriptions(strapi);
    keepFilesInTexts(strapi);
    removeWithEntry(strapi);
    addEditorsRoutes(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    await ensureUniqueSlugs(strapi);
    await configureEditingView(strapi);
    await ensureUploadSettings(strapi);
    await ensureApiTokens(strapi);
    await ensureFirstAdministrator(strapi);
    await leaveCreatingToVisitors(strapi);
    await ensureDemoVillage(strapi);
    // After the demo, whose hundreds of entries no site needs to be told about one by one.
    await ensureWebhook(strapi);
    keepDelivering(strapi);
    keepRemoving(strapi);
  },
};
