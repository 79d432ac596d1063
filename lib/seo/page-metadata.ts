import { german, type Language } from "@dorfforum/shared/text/languages";
import { shorten } from "@dorfforum/shared/text/shorten";
import type { Metadata } from "next";
import { getOrganisation } from "@/lib/cms/organisations";
import { getPage } from "@/lib/cms/pages";
import { getSettings } from "@/lib/cms/settings";
import { plainText } from "@/lib/rich-text/plain-text";
import { routes } from "@/lib/urls/routes";

type PageFacts = {
  title: string;
  /** The canonical path, as `lib/urls/routes.ts` builds it */
  path: string;
  /** Plain text of any length */
  description?: string | undefined;
  /** False for pages that search engines must not list */
  index?: boolean;
  /** An entry that has a share picture of its own. `changedAt` is an instant (ISO), `publishedAt` and `day`, that of a date of a series, are days. */
  entry?: {
    kind: "veranstaltung" | "beitrag" | "organisation";
    slug: string;
    changedAt: string;
    publishedAt?: string;
    day?: string | undefined;
  };
  /** Follows the title of an entry, as product.md wants it */
  siteName?: string | undefined;
  language?: Language;
};

/** Search engines show about this much of a description. */
const maxDescriptionLength = 160;

export function pageMetadata(page: PageFacts): Metadata {
  const { path, index = true, entry, siteName, language = german } = page;
  const title = siteName ? `${page.title} – ${siteName}` : page.title;
  const description = page.description && shorten(page.description, maxDescriptionLength);
  // Networks keep a picture for weeks under its address: a cancelled event needs another.
  const picture = entry
    ? routes.sharePicture(entry.kind, entry.slug, Date.parse(entry.changedAt).toString(36), entry.day)
    : routes.sharePicture("seite", "dorf");
  return {
    title: { absolute: title },
    alternates: { canonical: path },
    ...(description && { description }),
    ...(!index && { robots: { index: false, follow: true } }),
    openGraph: {
      ...(entry?.publishedAt
        ? { type: "article", publishedTime: entry.publishedAt, modifiedTime: entry.changedAt }
        : { type: "website" }),
      title,
      ...(description && { description }),
      url: path,
      // Other languages are spoken in several countries.
      ...(language === german && { locale: "de_DE" }),
      ...(siteName && { siteName }),
      images: [{ url: picture, width: 1200, height: 630, type: "image/png", alt: title }],
    },
    twitter: { card: "summary_large_image" },
  };
}

/** For a page that shows one Seite of the CMS. */
export async function textPageMetadata(slug: string, title: string, path: string): Promise<Metadata> {
  const page = await getPage(slug);
  return pageMetadata({ title, path, description: page && plainText(page.text) });
}

/** For the page of a club, a day-care centre or a school. */
export async function organisationMetadata(slug: string): Promise<Metadata> {
  const [organisation, settings] = await Promise.all([getOrganisation(slug), getSettings()]);
  if (!organisation) return {};
  const { name, kind, description, changedAt } = organisation;
  return pageMetadata({
    title: name,
    path: routes.organisation(organisation),
    description: plainText(description) || kind,
    entry: { kind: "organisation", slug, changedAt },
    siteName: settings?.siteTitle,
  });
}
