import { findWithCategories, joinCategories, type withCategories } from "./categories";
import { defineCollection, type ItemOf } from "./collection";
import { derived } from "./derived";
import { pictureFields, withPicture } from "./media";
import { changedAt, relations, required, text, textOrEmpty } from "./wire";

/*
 * Angebote and Infos: a teaser in the forum whose page is elsewhere. `summary` is Markdown; `target` is as the editor
 * wrote it, checked again when it is followed.
 */

const fields = {
  title: ["Titel", required],
  slug: ["Slug", required],
  summary: ["Kurztext", textOrEmpty],
  target: ["Ziel", required],
  categoryIds: ["Kategorien", relations],
  confirmedOn: ["Zuletzt_bestaetigt_am", text],
  changedAt,
} as const;

export const offers = defineCollection({
  model: "angebot",
  plural: "angebote",
  fields: { ...fields, ...pictureFields },
  toItem: (values) => withPicture(values),
});

export const infos = defineCollection({
  model: "info",
  plural: "infos",
  fields,
  toItem: (info) => ({ ...info, picture: undefined }),
});

type Item = ItemOf<typeof offers>;
export type Signpost = ReturnType<typeof withCategories<Item>>;

/** @throws CmsRequestError without a copy */
export const getOffer = findWithCategories(offers);

/** @throws CmsRequestError without a copy */
export const getInfo = findWithCategories<Item>(infos);

const newestOffers = derived([offers], ({ items }) =>
  [...items].sort((a, b) => b.changedAt.localeCompare(a.changedAt) || a.title.localeCompare(b.title, "de")),
);

/** The most recently changed first. @throws CmsRequestError without a copy */
export const getOffers = async (limit = Number.POSITIVE_INFINITY): Promise<Signpost[]> =>
  joinCategories((await newestOffers()).slice(0, limit));
