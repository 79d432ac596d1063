import type { VillageEvent } from "@/lib/cms/events";
import type { Picture } from "@/lib/cms/media";
import type { Kind } from "@/lib/routes";

/** What the search is asked and answers: types alone, so that the browser can know them. docs/suche.md tells of the API. */

/** A text cut into parts, of which those that answer the query are flagged. Joined it is the whole text. */
export type Highlighted = { text: string; hit: boolean }[];

/** The kinds that a list can be narrowed to, and the pages that are only found. */
export type HitKind = Kind | "seite";

export type Hit = {
  id: string;
  kind: HitKind;
  title: Highlighted;
  /** One or two lines of plain text, around the passage that answers */
  excerpt: Highlighted;
  href: string;
  /** Date, place, kind: the quiet line above the title */
  meta: string;
  /** The date that answers, where it is an event: instants (ISO) */
  start?: string | undefined;
  end?: string | undefined;
  place?: string | undefined;
  isPast?: boolean | undefined;
  status?: VillageEvent["status"] | undefined;
  /** A picture of its own, or the drawing that stands in for it; none for what has none */
  picture?: Picture | undefined;
  drawing?: string | undefined;
};

/** What a intent can be about; `ohne=` in the URL takes one back. */
export const intentIds = ["zeit", "tageszeit", "zielgruppe", "art"] as const;
export type IntentId = (typeof intentIds)[number];

/** A filter that was read out of the words of a query. */
type AppliedIntent = {
  id: IntentId;
  /** "am Wochenende: 28.–29. November" */
  label: string;
  /** The words of the query it came from, as they were written */
  words: string;
  /** Nothing fits it: the hits were found without it. */
  failed?: boolean | undefined;
};

export type SearchRequest = {
  /** As `cleanQuery` leaves it; "" browses */
  q: string;
  /** A category's name or slug, as written */
  category?: string | undefined;
  kind?: Kind | undefined;
  /** From 1; beyond the last page it is the last */
  page: number;
  /** IntentChips that the visitor took back */
  without: readonly IntentId[];
  /** Every word is searched as it is, nothing guessed */
  literally: boolean;
};

export type SearchResponse = {
  q: string;
  /** One page of them */
  hits: Hit[];
  total: number;
  /** How many there are of each kind before the kind narrows them */
  counts: Record<HitKind, number>;
  countOfAll: number;
  page: number;
  pages: number;
  intents: AppliedIntent[];
  /** The query as it was probably meant */
  didYouMean?: string | undefined;
  /** Words of the query that stand nowhere, as they were written: the hits are what comes near without them */
  unknown: string[];
  /** Where nothing was found: queries with words that there are */
  nearest: string[];
  category?: { name: string; slug: string; description?: string | undefined } | undefined;
  /** What was asked for as a category and is none */
  unknownCategory?: string | undefined;
};

type Suggestion = { title: Highlighted; kind: HitKind; href: string; meta: string };

export type Suggestions = {
  q: string;
  /** Entries to go to at once, the best first */
  entries: Suggestion[];
  /** Queries to complete the text with; each begins with it or corrects it */
  completions: string[];
};
