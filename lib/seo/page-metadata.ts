import type { Metadata } from "next";
import { shorten } from "@/lib/rich-text/plain-text";
import { routes } from "@/lib/routes";

type PageFacts = {
  title: string;
  /** The one address of the page, as `lib/routes.ts` builds it */
  path: string;
  /** Plain text of any length */
  description?: string | undefined;
  /** False for pages that search engines must not list */
  index?: boolean;
  /** An event or article: it has a share picture of its own. `changedAt` is an instant (ISO), `publishedAt` a day. */
  entry?: { kind: "veranstaltung" | "beitrag"; slug: string; changedAt: string; publishedAt?: string };
  siteName?: string | undefined;
};

/** Search engines show about this much of a description. */
const descriptionLength = 160;

/** A page's head: its exact title, its one address, what it is about, and how it looks where it is shared. */
export function pageMetadata({
  title,
  path,
  description,
  index = true,
  entry,
  siteName,
}: PageFacts): Metadata {
  const short = description && shorten(description, descriptionLength);
  return {
    title: { absolute: title },
    alternates: { canonical: path },
    ...(short ? { description: short } : {}),
    ...(index ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      ...(entry?.publishedAt
        ? { type: "article", publishedTime: entry.publishedAt, modifiedTime: entry.changedAt }
        : { type: "website" }),
      title,
      ...(short ? { description: short } : {}),
      url: path,
      locale: "de_DE",
      ...(siteName ? { siteName } : {}),
      images: [{ url: sharePictureOf(entry), width: 1200, height: 630, type: "image/png", alt: title }],
    },
    twitter: { card: "summary_large_image" },
  };
}

/** Networks keep a picture for weeks under its address: a cancelled event needs another. */
function sharePictureOf(entry: PageFacts["entry"]): string {
  if (!entry) return routes.sharePicture("seite", "dorf");
  return routes.sharePicture(entry.kind, entry.slug, Date.parse(entry.changedAt).toString(36));
}

/** `{Titel} – {Seitentitel}`: how product.md names the pages of events and articles. */
export const entryTitle = (title: string, siteTitle: string | undefined): string =>
  siteTitle ? `${title} – ${siteTitle}` : title;
