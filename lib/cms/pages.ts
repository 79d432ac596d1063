import { routes } from "@/lib/urls/routes";
import { defineCollection, type ItemOf } from "./collection";
import { findBySlug } from "./derived";
import { files } from "./media";
import { changedAt, language, required, textOrEmpty } from "./wire";

/** Seiten: Impressum, Datenschutz … `text` is Markdown, `files` are those it shows or links to. */
export const pages = defineCollection({
  model: "seite",
  plural: "seiten",
  fields: {
    title: ["Titel", required],
    slug: ["Slug", required],
    text: ["Text", textOrEmpty],
    language: ["Sprache", language],
    files,
    changedAt,
  },
  toItem: (page) => page,
  // The other pages are there whether editors wrote them or not.
  toPage: ({ slug, changedAt }) =>
    slug === newcomersSlug ? { path: routes.newcomers, changedAt } : undefined,
});

export type Page = ItemOf<typeof pages>;

/** @throws CmsRequestError without a copy */
export const getPage = findBySlug(pages);

const newcomersSlug = "willkommen";

/** For people who read little German; undefined in a village without it. @throws CmsRequestError without a copy */
export const getNewcomersPage = () => getPage(newcomersSlug);
