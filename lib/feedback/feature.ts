import { articles, getArticle } from "@/lib/cms/articles";
import { events, getEvent } from "@/lib/cms/events";
import { getOrganisation, organisations } from "@/lib/cms/organisations";
import { entry, type Rule } from "@/lib/cms/route-rules";
import type { Feature } from "@/lib/feature";
import { routes } from "@/lib/urls/routes";
import type { feedbackBase } from "./base/feature-base";

type RuledRoute = keyof (typeof feedbackBase)["routes"]["pages"];

/** What readers answer at the end of a page: whether it helped, and what is missing */
export const feedback: Feature = {
  name: "feedback",
  rules: {
    feedbackOfArticle: entry((slug) => routes.feedback("beitrag", slug), articles, getArticle),
    feedbackOfEvent: entry((slug) => routes.feedback("veranstaltung", slug), events, getEvent, [
      organisations,
    ]),
    feedbackOfOrganisation: entry(
      (slug) => routes.feedback("organisation", slug),
      organisations,
      getOrganisation,
    ),
  } satisfies Record<RuledRoute, Rule>,
};
