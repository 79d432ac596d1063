import type { Metadata } from "next";
import { shorten } from "./content/plain-text";

type PageFacts = {
  title: string;
  /** The one address of the page, as `lib/routes.ts` builds it */
  path: string;
  /** Plain text of any length */
  description?: string | undefined;
  /** False for pages that search engines must not list */
  index?: boolean;
};

/** Search engines show about this much of a description. */
const descriptionLength = 160;

/** A page's head: its exact title, its one address, and what it is about. */
export function pageMetadata({ title, path, description, index = true }: PageFacts): Metadata {
  return {
    title: { absolute: title },
    alternates: { canonical: path },
    ...(description ? { description: shorten(description, descriptionLength) } : {}),
    ...(index ? {} : { robots: { index: false, follow: true } }),
  };
}

/** `{Titel} – {Seitentitel}`: how product.md names the pages of events and articles. */
export const entryTitle = (title: string, siteTitle: string | undefined): string =>
  siteTitle ? `${title} – ${siteTitle}` : title;
