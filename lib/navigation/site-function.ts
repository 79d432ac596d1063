import type { PageName } from "@/lib/urls/site-routes";

/** What not every village has; without it, the search leaves out what needs it. */
export type VillagePart = "mail" | "newcomers" | "offline" | "push";

/** What visitors can do on a page of the site, for the search. */
export type SiteFunction = {
  /** What one can do, as a link: "Anzeige aufgeben" */
  title: string;
  /** What one finds there, one short sentence */
  lead: string;
  href: string;
  /** The routes that it stands for: a test wants a function for every page. */
  pages: readonly PageName[];
  needs?: VillagePart;
  /**
   * What people type for it, one phrase a line, in any order of its words and with any inflection; "/" separates words of which one
   * is enough. A hyphen stands for the rest of a compound ("müll-", "-kalender"). A phrase is the whole query beside function words;
   * with "…" behind it further words may stand beside it.
   */
  phrases: string;
};
