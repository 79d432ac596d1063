import assert from "node:assert/strict";
import test from "node:test";
import { core } from "./core";
import { features } from "./features";
import { inOrder } from "./slots/middlewares";

/** The first is outermost. What moves here changes what a save does: a check after a change sees what it changed. */
const order = `
readPublishedOnly
refuseSecretSort
newestFirst
enforceRights
requireClubRole
refuseOutdatedForms
checkFields
protectReceivedFields
requirePictureDescriptions
requirePublishedTarget
refuseRegistrations
protectLists
linkFilesInTexts
deriveSlug
linkEvent
dropProvenance
confirmWhenPublished
publishClubDays
rememberAddresses
tellSender
rememberVersions
freeWithEvent
protectBookings
tellSubscribers
followRegisteredEvent
followAgreement
orderEvents
removeBelongingsWithEntry
takeArticleAlong
connectPublished
takeEventsAlong
removeRequestWithEntry
removeRemarksWithFeedback
`;

test("document middlewares run in this order", () => {
  assert.deepEqual(
    inOrder([core, ...features].flatMap(({ middlewares }) => middlewares ?? [])).map(({ name }) => name),
    order.trim().split("\n"),
  );
});
