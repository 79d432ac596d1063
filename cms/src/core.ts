import { coreMiddlewares } from "./core-middlewares";
import { inboxMails } from "./mail/inbox-mails";
import { defaultRetentionDays } from "./retention/outdated-before";
import type { CmsFeature } from "./slots/feature";

/** What is in every village signs in as features do. */
export const core: CmsFeature = {
  name: "core",
  middlewares: coreMiddlewares,
  mails: [inboxMails],
  kept: [
    { what: "private advertisements, after their last day", days: defaultRetentionDays },
    { what: "searches that found nothing, after they were last sought", days: defaultRetentionDays },
  ],
};
