import { conditionOf } from "@dorfforum/shared/opening-hours/condition";
import { weekdayPattern } from "@dorfforum/shared/opening-hours/german-days";
import type { OpeningSpan } from "@dorfforum/shared/opening-hours/opening-span";
import { readOpeningHours } from "@dorfforum/shared/opening-hours/read-opening-hours";
import { onceFor } from "@dorfforum/shared/runtime/once-for";
import type { SearchEntry } from "../search-entry";
import { toSegments } from "./segments";

export type HoursFact = {
  /** What is open then: the heading above, or without one the entry's title */
  name: string;
  /** The entry's title, where a sentence without a subject stands under a heading that names nothing: "Geöffnet ist dienstags" */
  title?: string | undefined;
  /** As the content has it, for what is too free to compute with */
  quote: string;
  spans?: OpeningSpan[] | undefined;
};

const opens =
  /geöffnet|\boffen\b|öffnungszeit|sprechzeit|bürozeit|geschäftszeit|annahmezeit|besuchszeit|betreuungszeit/iu;
const isAboutHours =
  /\d\s*(?:uhr|bis\b|–)|tag und nacht|rund um die uhr|jederzeit|(?:mon|diens|donners|frei|sams|sonn|werk|feier)tag|mittwoch|sonnabend|täglich/iu;
const onlyHours = /^\W*(?:unsere\s+)?(?:öffnungs|sprech|büro|geschäfts|annahme)\p{L}*zeiten\W*$/iu;
const lacksSubject = /^(?:geöffnet\s(?:ist|sind|wird|haben)|öffnungszeiten:)/iu;
const namesThing = /^(?:d(?:er|ie|as)|unser\p{L}*|am|auf|im|in)\s/iu;
const startsWithDay = new RegExp(`^(?:(?:auch|und|jeden|am|immer|nur)\\s+)*(?:${weekdayPattern}).*\\d`, "iu");
const limits =
  /geschlossen|ruhetag|betriebs(?:ferien|urlaub)|entfällt|vereinbarung|(?:im|in|während|außer)\s(?:\p{L}+\s)?\p{L}*(?:sommer|winter|ferien|saison)|\szu\W*$/iu;
/** Not within a date: "6. Wir bringen", but not "6. Dezember" */
const endOfSentence = /(?<=[\p{L}\d])[.!?]\s+(?=\p{Lu})(?!Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)/u;
const maxQuoteLength = 220;
const maxJoinedLength = 400;

/** What the texts of an entry say about opening hours. */
export const hoursFactsOf = onceFor(({ title, lead, body }: SearchEntry): HoursFact[] =>
  [lead, body].flatMap((markdown) => factsIn(markdown, title)),
);

function factsIn(markdown: string, title: string): HoursFact[] {
  if (!opens.test(markdown)) return [];
  const { rows, statements } = toSegments(
    markdown,
    (text, heading) => opens.test(text) || onlyHours.test(heading) || goesOn(text),
  );
  const pieces = [...rows.map(({ heading, cells }) => ({ heading, text: cells.join(": ") })), ...statements];
  return joined(pieces).flatMap(({ heading, texts }): HoursFact[] => {
    const text = texts.join(onlyHours.test(heading) ? "; " : " ");
    const isAbout = isAboutHours.test(text) && (opens.test(text) || onlyHours.test(heading));
    if (!isAbout || text.length > maxLengthOf(texts)) return [];
    const name = heading === "" || onlyHours.test(heading) ? title : heading;
    const ofTitle = name !== title && lacksSubject.test(text) && !namesThing.test(heading);
    const isLimited = conditionOf(title) !== undefined || conditionOf(heading) !== undefined;
    const spans = isLimited ? undefined : certainSpans(texts.join("\n"));
    return [{ name, title: ofTitle ? title : undefined, quote: text, spans }];
  });
}

/** Hours go on in lines of their own, and in sentences such as "Donnerstags auch 14 bis 18 Uhr" or "Im August geschlossen". */
const goesOn = (text: string) => startsWithDay.test(text) || limits.test(text);

function joined(pieces: readonly { heading: string; text: string }[]) {
  const groups: { heading: string; texts: string[] }[] = [];
  for (const { heading, text } of pieces) {
    if (!isAboutHours.test(text) && !goesOn(text)) continue;
    const last = groups.at(-1);
    const isNext = last?.heading === heading && (onlyHours.test(heading) || goesOn(text));
    if (isNext) last.texts.push(text);
    else groups.push({ heading, texts: [text] });
  }
  return groups;
}

const maxLengthOf = (texts: readonly string[]) => (texts.length > 1 ? maxJoinedLength : maxQuoteLength);

/** Hours that nothing limits and that have one subject; others are quoted. */
function certainSpans(text: string): OpeningSpan[] | undefined {
  const spans = readOpeningHours(text, { isSentence: true });
  const isCertain = spans?.every(({ note = "" }, index) => {
    const [ofHours] = note.split(endOfSentence);
    return !conditionOf(ofHours) && (!note || index === spans.length - 1);
  });
  return isCertain ? spans : undefined;
}
