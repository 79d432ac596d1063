import type { Core } from "@strapi/strapi";
import { ensureApiTokens } from "./access/api-tokens";
import { ensureFirstAdministrator } from "./access/first-administrator";
import { giveGermanToAccounts } from "./access/german-accounts";
import { hidePeople } from "./access/hide-people";
import { registerConditions } from "./access/own-organisations";
import { protectAdministrators } from "./access/protect-administrators";
import { protectLogIn } from "./access/protect-log-in";
import { ensureRoles } from "./access/roles";
import { forbidCreatingVisitorEntries } from "./access/visitor-entries";
import { ensureWebhook } from "./access/webhook";
import { rememberPresentAddresses } from "./addresses/remember-addresses";
import { outliveRejections } from "./background/run-in-background";
import { core } from "./core";
import { tellFailedCommits } from "./database/failed-commits";
import { hideValues } from "./database/hide-values";
import { ensureUniqueSlugs } from "./database/slug-constraints";
import { lockStart, unlockStart } from "./database/start-lock";
import { vacuumOnce } from "./database/vacuum-once";
import { configureEditingView } from "./editing-view/configure";
import { requireSettings } from "./environment";
import { scheduleEventOrder } from "./events/order-events";
import { features } from "./features";
import { scheduleLinkChecks } from "./links/dead-links";
import { mailInvitations } from "./mail/invite";
import { scheduleDelivery } from "./mail/schedule-delivery";
import { ensureUploadSettings } from "./media/upload-settings";
import { linkEvents } from "./places/link-events";
import { storePlacesOfEvents } from "./places/store-places";
import { hashStoredCodes } from "./receiving/hash-stored-codes";
import { scheduleRemoval } from "./retention/remove-entries";
import { refuseSameClaims } from "./slots/claims";
import { hideTypesOfFeaturesOff, signIn } from "./slots/feature";
import { inOrder } from "./slots/middlewares";
import { takeOverClosings } from "./special-days/take-over-closings";
import { checkWrites } from "./strapi-database";
import { checkStrapiInternals } from "./strapi-internals";
import { undoUnfinishedRestore } from "./village/unfinished-restore";

const parts = [core, ...features];

export default {
  async register({ strapi }: { strapi: Core.Strapi }) {
    requireSettings(process.env);
    refuseSameClaims(parts);
    signIn(parts);
    hideTypesOfFeaturesOff(strapi);
    strapi.db.connection.on("query-error", hideValues);
    tellFailedCommits(strapi.db.connection);
    // Strapi changes the database between register and bootstrap.
    await lockStart(strapi);
    if (!process.env.VILLAGE_TASK) await undoUnfinishedRestore(strapi);
    for (const middleware of inOrder(parts.flatMap(({ middlewares }) => middlewares ?? [])))
      strapi.documents.use(middleware(strapi));
    registerConditions(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    checkStrapiInternals(strapi);
    await checkWrites(strapi);
    protectAdministrators(strapi);
    mailInvitations(strapi);
    await giveGermanToAccounts(strapi);
    hidePeople(strapi);
    await protectLogIn(strapi);
    await hashStoredCodes(strapi);
    // After it, so that no code stays in the file
    await vacuumOnce(strapi);
    await ensureUniqueSlugs(strapi);
    await takeOverClosings(strapi);
    await configureEditingView(strapi);
    await ensureUploadSettings(strapi);
    await ensureApiTokens(strapi);
    await ensureFirstAdministrator(strapi);
    await forbidCreatingVisitorEntries(strapi);
    await ensureRoles(strapi);
    if (process.env.DEMO_VILLAGE === "true") {
      const { loadDemoVillage } = await import("../demo/loader/load.js");
      await loadDemoVillage(strapi);
    }
    await rememberPresentAddresses(strapi);
    await storePlacesOfEvents(strapi);
    await linkEvents(strapi);
    // After the demo village: the site need not be told about each of its entries.
    await ensureWebhook(strapi);
    await scheduleEventOrder(strapi);
    scheduleDelivery(strapi);
    await scheduleLinkChecks(strapi);
    for (const { schedule } of parts) await schedule?.(strapi);
    scheduleRemoval(strapi);
    await unlockStart();
    // Commands end with what fails.
    if (!process.env.VILLAGE_TASK) outliveRejections(strapi);
  },
};
