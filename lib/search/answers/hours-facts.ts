import type { OpeningSpan } from "@dorfforum/shared/opening-hours/opening-span";
import type { ClosedDays } from "@/lib/opening-hours/opening-state";
import type { SearchEntry } from "../search-entry";
import { parseOpeningHours } from "./parse-hours";
import { toSegments } from "./segments";

export type HoursFact = {
  /** What is open then: the heading above, or without one the entry's title */
  name: string;
  /** The entry's title, where a sentence without a subject stands under a heading that names nothing: "Geöffnet ist dienstags" */
  title?: string | undefined;
  /** As the content has it, for what is too free to compute with */
  quote: string;
  spans?: OpeningSpan[] | undefined;
  closed: ClosedDays;
};

const opens =
  /geöffnet|\boffen\b|öffnungszeit|sprechzeit|bürozeit|geschäftszeit|annahmezeit|besuchszeit|betreuungszeit/iu;
const isAboutHours =
  /\d\s*(?:uhr|bis\b|–)|tag und nacht|rund um die uhr|jederzeit|(?:mon|diens|donners|frei|sams|sonn|werk|feier)tag|mittwoch|sonnabend|täglich/iu;
const onlyHours = /^\W*(?:unsere\s+)?(?:öffnungs|sprech|büro|geschäfts|annahme)\p{L}*zeiten\W*$/iu;
const lacksSubject = /^(?:geöffnet\s(?:ist|sind|wird|haben)|öffnungszeiten:)/iu;
const namesThing = /^(?:d(?:er|ie|as)|unser\p{L}*|am|auf|im|in)\s/iu;
const maxQuoteLength = 220;

const cache = new WeakMap<SearchEntry, HoursFact[]>();

/** What the texts of an entry say about opening hours. */
export function hoursFactsOf(entry: SearchEntry): HoursFact[] {
  const cached =
    cache.get(entry) ?? [entry.lead, entry.body].flatMap((markdown) => factsIn(markdown, entry.title));
  cache.set(entry, cached);
  return cached;
}

function factsIn(markdown: string, title: string): HoursFact[] {
  if (!opens.test(markdown)) return [];
  const { rows, statements } = toSegments(
    markdown,
    (text, heading) => opens.test(text) || onlyHours.test(heading),
  );
  const found = [
    ...rows.map(({ heading, cells }) => ({ heading, text: cells.join(": ") })),
    ...statements,
  ].filter(({ heading, text }) => isAboutHours.test(text) && (opens.test(text) || onlyHours.test(heading)));
  return found.flatMap(({ heading, text }): HoursFact[] => {
    if (text.length > maxQuoteLength) return [];
    const name = heading === "" || onlyHours.test(heading) ? title : heading;
    const ofTitle = name !== title && lacksSubject.test(text) && !namesThing.test(heading);
    return [
      { name, title: ofTitle ? title : undefined, quote: text, spans: parseOpeningHours(text), closed: {} },
    ];
  });
}
