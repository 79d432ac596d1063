import { z } from "zod";
import { serverEnv } from "@/lib/env/server";
import { leavesSite } from "@/lib/urls/targets";
import { findWithCategories, joinCategories, type withCategories } from "./categories";
import { defineCollection, type ItemOf } from "./collection";
import { derived } from "./derived";
import { pictureFields, withPicture } from "./media";
import { changedAt, createdAt, optional, relations, required, text, textOrEmpty } from "./wire";

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

/** Adds whether the target is another site's. */
const withEnd = <Values extends { target: string }>(values: Values) => ({
  ...values,
  isExternal: leavesSite(values.target, serverEnv().SITE_URL),
});

export const offers = defineCollection({
  model: "angebot",
  plural: "angebote",
  fields: { ...fields, validUntil: ["Gueltig_bis", optional(z.iso.date())], createdAt, ...pictureFields },
  toItem: (values) => withPicture(withEnd(values)),
});

export const infos = defineCollection({
  model: "info",
  plural: "infos",
  fields,
  toItem: (info) => ({ ...withEnd(info), validUntil: undefined, createdAt: undefined, picture: undefined }),
});

type Item = ItemOf<typeof offers>;
export type RedirectEntry = ReturnType<typeof withCategories<Item>>;

/** @throws CmsRequestError without a copy */
export const getOffer = findWithCategories(offers);

/** @throws CmsRequestError without a copy */
export const getInfo = findWithCategories<Item>(infos);

const newestOffers = derived([offers], ({ items }) =>
  [...items].sort((a, b) => b.changedAt.localeCompare(a.changedAt) || a.title.localeCompare(b.title, "de")),
);

/** The most recently changed first. @throws CmsRequestError without a copy */
export const getOffers = async (limit = Number.POSITIVE_INFINITY): Promise<RedirectEntry[]> =>
  joinCategories((await newestOffers()).slice(0, limit));

/** Whether a target of this site's ends on another one, be it by an Angebot or Info. @throws CmsRequestError without a copy */
export async function endsElsewhere(target: string): Promise<boolean> {
  const [, kind, slug = ""] = /^\/(angebot|info)\/([^/?#]+)$/.exec(target) ?? [];
  if (!kind) return leavesSite(target, serverEnv().SITE_URL);
  return (await (kind === "angebot" ? getOffer : getInfo)(slug))?.isExternal ?? false;
}
