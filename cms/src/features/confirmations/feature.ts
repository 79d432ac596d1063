import { askedDays } from "@dorfforum/shared/confirmations/limits";
import type { CmsFeature } from "../../slots/feature";
import { confirmEarlierEntries, confirmWhenPublished } from "./confirm-entry";
import { removeRequestWithEntry, requestType } from "./confirmation-links";
import { requestMails } from "./confirmation-mail";
import { confirmationsPanel } from "./panel-server";
import { scheduleConfirmationRequests } from "./request-confirmations";
import { unconfirmedOf } from "./start-part";

/** Contacts are asked once a year whether their entry is still right. */
export const confirmations: CmsFeature = {
  name: "confirmations",
  middlewares: { before: [confirmWhenPublished], after: [removeRequestWithEntry] },
  schedule: async (strapi) => {
    await confirmEarlierEntries(strapi);
    scheduleConfirmationRequests(strapi);
  },
  mails: [requestMails],
  linkActions: [`${requestType}.findByCode`, `${requestType}.confirm`],
  panel: confirmationsPanel,
  kept: [{ what: "when an address was asked whether its entry is right", days: askedDays }],
  startPart: unconfirmedOf,
};
