import { requestMails } from "./confirmations/confirmation-mail";
import { coreMiddlewares } from "./core-middlewares";
import { inboxMails } from "./mail/inbox-mails";
import { outcomeMails } from "./outcomes/compose-outcome";
import { messageInbox, submissionInbox } from "./receiving/inboxes";
import type { CmsFeature } from "./slots/feature";
import { makeLettersSoon, subscriptionMails } from "./subscriptions/letter-mails";

/** What is in every village signs in as features do. */
export const core: CmsFeature = {
  name: "core",
  middlewares: coreMiddlewares,
  mails: [inboxMails, outcomeMails, requestMails, ...subscriptionMails],
  lanes: [makeLettersSoon],
  inboxes: [messageInbox, submissionInbox],
};
