import { enforceRights } from "./access/enforce-rights";
import { readPublishedOnly } from "./access/published-only";
import { requireClubRole } from "./access/require-club-role";
import { refuseSecretSort } from "./access/secret-sort";
import { protectReceivedFields } from "./access/visitor-entries";
import { deriveSlug } from "./addresses/derive-slug";
import { rememberAddresses } from "./addresses/remember-addresses";
import { newestFirst } from "./editing-view/newest-first";
import { orderEvents } from "./events/order-events";
import { linkEvent, takeEventsAlong } from "./places/link-events";
import { removeBelongingsWithEntry } from "./retention/remove-entries";
import { checkFields } from "./rules/check-fields";
import { connectPublished } from "./rules/connect-published";
import { linkFilesInTexts } from "./rules/link-files-in-texts";
import { takeArticleAlong } from "./rules/own-article";
import { refuseOutdatedForms } from "./rules/refuse-outdated-forms";
import { requirePictureDescriptions } from "./rules/require-picture-descriptions";
import { requirePublishedTarget } from "./rules/require-published-target";
import type { Middlewares } from "./slots/middlewares";
import { publishClubDays } from "./special-days/publish-club-days";

export const coreMiddlewares: Middlewares = {
  check: [
    readPublishedOnly,
    refuseSecretSort,
    newestFirst,
    enforceRights,
    requireClubRole,
    refuseOutdatedForms,
    checkFields,
    protectReceivedFields,
    requirePictureDescriptions,
    requirePublishedTarget,
  ],
  before: [linkFilesInTexts, deriveSlug, linkEvent],
  around: [publishClubDays, rememberAddresses],
  after: [orderEvents, removeBelongingsWithEntry, takeArticleAlong, connectPublished, takeEventsAlong],
};
