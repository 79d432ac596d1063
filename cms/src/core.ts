import { coreMiddlewares } from "./core-middlewares";
import { inboxMails } from "./mail/inbox-mails";
import { outcomeMails } from "./outcomes/compose-outcome";
import { messageInbox, submissionInbox } from "./receiving/inboxes";
import type { CmsFeature } from "./slots/feature";

/** What is in every village signs in as features do. */
export const core: CmsFeature = {
  name: "core",
  middlewares: coreMiddlewares,
  mails: [inboxMails, outcomeMails],
  inboxes: [messageInbox, submissionInbox],
};
