import { routes } from "@/lib/urls/routes";
import { any, api, page } from "@/lib/urls/site-route";

const feedback = { parameters: ["stand", "text"] };

/** What browsers and lower layers read of the feature (lib/features-base.ts) */
export const feedbackBase = {
  routes: {
    pages: {
      feedbackOfArticle: page(routes.feedback("beitrag", any), feedback),
      feedbackOfEvent: page(routes.feedback("veranstaltung", any), feedback),
      feedbackOfOrganisation: page(routes.feedback("organisation", any), feedback),
    },
    files: {},
    api: { feedbackTarget: api(routes.feedbackTarget()) },
  },
  forms: {},
};
