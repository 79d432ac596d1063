import type { Highlighted } from "@dorfforum/german-search/highlighting/highlight";
import type { Picture } from "@/lib/cms/media";
import type { SiteFunction } from "@/lib/navigation/site-function";
import type { LanguageAttributes } from "@/lib/typography/language-parts";
import type { Kind } from "@/lib/urls/search-params";
import type { SearchEntry } from "./search-entry";

/** Types of the search's requests and responses, shared with the browser. The API: docs/suche.md. */

type EntryFields = "id" | "kind" | "href" | "isExternal" | "meta" | "place" | "status";

/** What the browser needs to show it */
export type HitPicture = Pick<Picture, "src" | "width" | "height" | "focus"> & {
  /** Only of pictures that can be made smaller */
  mime?: string | undefined;
};

/** A text with its hits, in pieces. Their attributes are those by which they differ from the whole text. */
export type ShownText = (Highlighted[number] & LanguageAttributes)[];

export type Hit = Pick<SearchEntry, EntryFields> &
  LanguageAttributes & {
    picture?: HitPicture | undefined;
    /** In place of a picture */
    drawing?: string | undefined;
    title: ShownText;
    /** Two or three lines of plain text around the best passage */
    excerpt: ShownText;
    /** Of the excerpt, which of a text in several languages may be in another one than its title; absent where it is German */
    excerptIn?: LanguageAttributes;
    /** Of an event: the date that fits the query, as instants (ISO) */
    start?: string | undefined;
    end?: string | undefined;
    isPast?: boolean | undefined;
    /** Says that the entry was not confirmed for long; absent otherwise */
    unconfirmed?: string;
  };

/** Whether content says of itself that it is so; "anmeldung" is with or without registration. */
export const qualityIds = ["kostenlos", "barrierefrei", "drinnen", "draussen", "anmeldung"] as const;
export const intentIds = ["zeit", "tageszeit", "zielgruppe", "art", ...qualityIds] as const;
export type IntentId = (typeof intentIds)[number];

/** A feature's own kind of answer; docs/suche.md lists them all. */
type FeatureAnswerKind = string & {};

/** What the content says with certainty about a question: shown above the hits, and read aloud when asked by voice. */
export type Answer = {
  kind:
    | (
        | "contact"
        | "event-date"
        | "phone"
        | "opening-hours"
        | "waste-collection"
        | "school-holidays"
        | "public-holiday"
        | "quote"
      )
    | FeatureAnswerKind;
  /** One German sentence in plain text: "Das Rathaus hat am Mittwoch, 25. November, geschlossen." */
  sentence: string;
  /** Of a telephone number: for a link */
  phone?: { number: string; tel: string } | undefined;
  /** Further ones to call, as the poison centre beside 112 */
  otherPhones?: { number: string; tel: string }[];
  /** Further lines in plain text: the hours of the whole week, the dates after the next */
  details: string[];
  /** Of opening hours: the days ("YYYY-MM-DD") asked for, both included */
  days?: [from: string, to: string | null][] | undefined;
  /** Of opening hours and rooms: the time asked for, in hours by the village's clocks */
  hours?: { from: number; to: number } | undefined;
  /** Where the content says it */
  source: { title: string; href: string };
};

/** What visitors can do on a page of the site */
export type FoundFunction = Pick<SiteFunction, "title" | "lead" | "href">;

type AppliedIntent = {
  id: IntentId;
  /** "am Wochenende: 28.–29. November" */
  label: string;
  words: string;
  /** Of the time: the days ("YYYY-MM-DD") from and to, both included; null without a last one */
  days?: [from: string, to: string | null][] | undefined;
  /** Of the time: whether what was is asked for */
  isPast?: boolean | undefined;
  /** Of the time of day: hours by the village's clocks; those from 24 on are the next day's */
  hours?: { from: number; to: number } | undefined;
  /** Nothing passes it: the hits were found without it. */
  failed?: boolean | undefined;
};

/** About a feast, on its days, nearest to days on which nothing takes place, and the rest */
export type HitGroupId = "about" | "days" | "nearest" | "others";

/** Hits in a row of one page of results */
export type ShownGroup = {
  id: HitGroupId;
  /** "Rund um Weihnachten", "An diesen Tagen: 24.–26. Dezember" */
  heading: string;
  /** Of hits on this page */
  count: number;
  /** The page before has the first ones. */
  isContinued?: boolean | undefined;
};

export type SearchRequest = {
  /** As `cleanQuery` returns it; "" browses */
  q: string;
  category?: string | undefined;
  kind?: Kind | undefined;
  /** From 1; beyond the last page it is the last */
  page: number;
  without: readonly IntentId[];
  /** Every word is searched as written, without intents and corrections */
  literally: boolean;
};

export type SearchResponse = {
  q: string;
  hits: Hit[];
  total: number;
  counts: Record<Kind, number>;
  countOfAll: number;
  page: number;
  pages: number;
  intents: AppliedIntent[];
  answer?: Answer | undefined;
  /** What the site itself can do for the query, best first; absent without any */
  functions?: FoundFunction[];
  didYouMean?: string | undefined;
  /** Words of the query that the content lacks, as written */
  unknown: string[];
  /** School holidays of the query whose days are not known; they are among `unknown`, too */
  unknownHolidays: string[];
  /** Where the hits are not all alike: the parts in which they follow each other, each under a heading */
  groups?: ShownGroup[] | undefined;
  /** Nothing takes place on the days that are asked for. The group `nearest` holds what does before and after them. */
  hasEmptyDays?: boolean | undefined;
  /** Days of the query that no calendar has, as written: "31. Februar" */
  impossibleDays?: string[] | undefined;
  /** Whether the hits are a few that come near, since the content lacks what is asked for */
  isNearest: boolean;
  /** The other words of the query, where the nearest hits have some */
  known?: string | undefined;
  /** Words that fit nothing at the time that is asked for, as written: the hits were found without them */
  leftOut: string[];
  /** Without hits: similar queries that have some */
  nearest: string[];
  category?: { name: string; slug: string; description?: string | undefined } | undefined;
  /** The requested category, when it does not exist */
  unknownCategory?: string | undefined;
};

export type Suggestion = LanguageAttributes & {
  /** Days of the calendar have none */
  id?: string;
  title: ShownText;
  kind: Kind;
  href: string;
  isExternal?: boolean | undefined;
  meta: string;
};

export type Suggestions = {
  q: string;
  entries: Suggestion[];
  completions: string[];
  /** What the site itself can do; absent without any */
  functions?: FoundFunction[];
};
