import { formatDate, formatSpan } from "@dorfforum/shared/calendar/format";
import { shorten } from "@dorfforum/shared/text/shorten";
import { getArticle } from "@/lib/cms/articles";
import { getEvent } from "@/lib/cms/events";
import type { Picture } from "@/lib/cms/media";
import { getOrganisation } from "@/lib/cms/organisations";
import { getSettings, type Settings } from "@/lib/cms/settings";
import { statusAt } from "@/lib/events/change-in-words";
import { atDate } from "@/lib/events/recurrence";
import { getShownDates } from "@/lib/events/shown-dates";
import { signOf } from "@/lib/media/village-symbol";
import { toAddressLine } from "@/lib/organisations/address-line";
import { articleTexts } from "@/lib/texts/articles";
import { eventTexts } from "@/lib/texts/events";
import { siteTexts } from "@/lib/texts/shell";
import { kindTexts } from "@/lib/texts/ui";
import type { ShareKind } from "@/lib/urls/routes";

/** Characters that the fonts of share pictures lack: all but Latin letters with accents and common punctuation. */
const unsupported =
  /[^\u0020-\u007e\u00a0-\u00ac\u00ae-\u017f\u0218-\u021b\u1e9e\u2013\u2014\u2018-\u201a\u201c-\u201e\u2026\u20ac]/gu;

/** Removes emoji, other scripts, soft hyphens and line breaks, which would be drawn as boxes; dashes become those of the fonts. */
export const drawable = (text: string): string =>
  text
    .normalize("NFC")
    .replace(/[\u2010\u2011]/g, "-")
    .replace(/[\u2012\u2015\u2212]/g, "–")
    .replace(/\s+/g, " ")
    .replace(unsupported, "")
    .replace(/ {2,}/g, " ")
    .trim();

export type ShareCard = {
  /** On the town sign */
  village: string;
  /** "Veranstaltung", "Beitrag", "Musikverein"; undefined for the site itself */
  kind?: string | undefined;
  title: string;
  /** Date and place, an organisation's address, or the site's subtitle */
  lines: string[];
  /** "Abgesagt" */
  notice?: string | undefined;
  /** The village's own sign, in place of its name */
  sign?: Picture | undefined;
  /** Those of the design that the village has changed */
  colours?: Partial<Record<"sign" | "onSign" | "heading" | "hill", string>>;
};

/** Stands for the slug of the site itself. */
const siteShare = "dorf";

/**
 * @param day of a date of a series ("YYYY-MM-DD"); without one its next
 * @throws CmsRequestError without a copy
 */
export async function findShareCard(
  kind: ShareKind,
  slug: string,
  day?: string,
): Promise<ShareCard | undefined> {
  const settings = await getSettings();
  const siteTitle = settings?.siteTitle ?? siteTexts.siteTitle;
  const village = drawable(settings?.village ?? "") || siteTexts.siteTitle;
  const card = kind === "seite" ? undefined : await contentOf(kind, slug, day);
  if (!card && !(kind === "seite" && slug === siteShare)) return undefined;
  const { title, lines, ...rest } = card ?? {
    title: siteTitle,
    lines: [settings?.subtitle ?? settings?.metaDescription ?? ""],
  };
  return {
    ...rest,
    village,
    ...lookOf(settings),
    title: drawable(title) || drawable(siteTitle) || siteTexts.siteTitle,
    lines: lines.flatMap((line) => shorten(drawable(line), 110) || []),
  };
}

/** Nothing for a village with the design's own look: its pictures stay as they are. */
function lookOf(settings: Settings | undefined): Pick<ShareCard, "sign" | "colours"> {
  const sign = signOf(settings?.logo);
  const {
    "c-raps": accent,
    "c-on-yellow": onSign,
    "c-heading": heading,
    "c-brand": hill,
  } = settings?.palette ?? {};
  const colours = {
    ...(accent && { sign: accent.light }),
    ...(onSign && { onSign: onSign.light }),
    ...(heading && { heading: heading.light }),
    ...(hill && { hill: hill.light }),
  };
  return { ...(sign && { sign }), ...(Object.keys(colours).length > 0 && { colours }) };
}

async function contentOf(kind: Exclude<ShareKind, "seite">, slug: string, day?: string) {
  if (kind === "beitrag") {
    const article = await getArticle(slug);
    return article && { kind: articleTexts.article, title: article.title, lines: [formatDate(article.date)] };
  }
  if (kind === "organisation") {
    const organisation = await getOrganisation(slug);
    if (!organisation) return undefined;
    const { name, type } = organisation;
    const shownKind = drawable(organisation.kind ?? "") || kindTexts[type];
    return { kind: shownKind, title: name, lines: [toAddressLine(organisation)] };
  }
  const event = await getEvent(slug);
  if (!event) return undefined;
  const { shown } = getShownDates(event, day, new Date());
  const { title, place = "", allDay } = atDate(event, shown);
  const status = statusAt(event, shown);
  const notice = status === "geplant" ? undefined : eventTexts.status[status];
  const lines = [formatSpan({ ...shown, allDay }), place];
  return { kind: eventTexts.event, title, lines, notice };
}
