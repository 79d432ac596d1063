import { getArticle } from "@/lib/cms/articles";
import { getEvent } from "@/lib/cms/events";
import { getOrganisation } from "@/lib/cms/organisations";
import type { FeedbackKind } from "@/lib/urls/feedback-names";
import { routes } from "@/lib/urls/routes";

/** A page on which visitors are asked "War das hilfreich?" */
export type FeedbackSubject = { kind: FeedbackKind; id: string; slug: string; title: string; path: string };

type FoundSubject = Pick<FeedbackSubject, "id" | "title" | "path">;

const finders: Record<FeedbackKind, (slug: string) => Promise<FoundSubject | undefined>> = {
  beitrag: async (slug) => {
    const article = await getArticle(slug);
    return article && { ...article, path: routes.article(slug) };
  },
  veranstaltung: async (slug) => {
    const event = await getEvent(slug);
    return event && { ...event, path: routes.event(slug) };
  },
  organisation: async (slug) => {
    const organisation = await getOrganisation(slug);
    return (
      organisation && { ...organisation, title: organisation.name, path: routes.organisation(organisation) }
    );
  },
};

/** Undefined unless the entry is published. @throws CmsRequestError without a copy */
export async function getFeedbackSubject(
  kind: FeedbackKind,
  slug: string,
): Promise<FeedbackSubject | undefined> {
  const found = await finders[kind](slug);
  return found && { kind, slug, id: found.id, title: found.title, path: found.path };
}
