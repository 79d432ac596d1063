import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { isFiller } from "@dorfforum/german-search/time/fillers";
import { formatDays, formatLongDate } from "@dorfforum/shared/calendar/format";
import { answerTexts as texts } from "@/lib/texts/answers";
import type { Position } from "../intents/phrase";
import type { SearchEntry } from "../search-entry";
import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { type AskedTime, askedTime } from "./asked-time";
import { entriesAbout } from "./candidates";
import { nextCollection } from "./next-collection";
import { quotesOf } from "./quotes";
import { type Collection, collectionsOf, segmentsOf } from "./waste-facts";
import { collectedOn } from "./waste-on-days";
import { anyBin, asksForCollection, bins, collectionWords, otherThanCollection } from "./waste-words";

type Found = { collections: Collection[]; entry: SearchEntry };

const isCollected = /abgeholt|geleert|abfuhr|leerung|geholt|entleert/iu;
const weekday = /(?:montag|dienstag|mittwoch|donnerstag|freitag|samstag)/giu;
const maxQuoteLength = 200;
const holiday = /feiertag/iu;
const isMoved = /verschieb|verschob|verleg|nachgeholt|vorgezogen|früher|später/iu;

/** "Wann kommt der Gelbe Sack?", "Restmüll Obermühle wann" */
export function answerWaste(index: VillageIndex, query: string, now: Date): Answer | undefined {
  if (otherThanCollection.test(query)) return undefined;
  const time = askedTime(index, query, now);
  const asked = bins.filter(({ pattern }) => pattern.test(query));
  if (asked.length > 1 || (asked.length === 0 && !anyBin.test(query))) return undefined;
  const districts = districtWords(index, query, time.positions);
  // "Schwarze Tonne Obermühle" asks when it is emptied there, "Ist morgen Biotonne" whether it is.
  const isAsked = asksForCollection.test(query) || (time.days.length > 0 && !time.isPast);
  if (!isAsked && districts.length === 0) return undefined;
  const entries = entriesAbout(index, toSubject(index, asked), now.getTime());
  const [bin] = asked;
  if (holiday.test(query)) return isAsked ? quotedOfHolidays(entries) : undefined;
  if (!bin) return isAsked ? answerForAll(index, entries, districts, time) : undefined;
  const found = entries.flatMap((entry): Found[] => {
    const collections = ofDistrict(index, collectionsOf(segmentsOf(entry).rows, bin.pattern), districts);
    return collections.length > 0 ? [{ entry, collections }] : [];
  });
  const [first] = found;
  if (!first) return districts.length === 0 ? quoted(entries, bin.pattern) : undefined;
  const daysIn = ({ collections }: Found) =>
    JSON.stringify(collections.map(({ district, day }) => [district, day]));
  if (found.some((other) => daysIn(other) !== daysIn(first))) return undefined;
  return {
    kind: "waste-collection",
    ...onDays(index, time, first.collections, {
      sentence: sentenceOf(first.collections),
      details: nextDays(index, first.collections, now),
    }),
    source: sourceOf(first.entry),
  };
}

/** What is collected on the days that are asked for, where that can be said, before what always holds */
function onDays(
  index: VillageIndex,
  time: AskedTime,
  collections: readonly Collection[],
  always: Pick<Answer, "sentence" | "details">,
): Pick<Answer, "sentence" | "details"> {
  const lines = collectedOn(time, collections, index.village.land);
  if (!lines) return always;
  const [first, ...others] = lines.length > 0 ? lines : [texts.nothingCollected(labelOf(time))];
  return { sentence: first ?? "", details: [...others, always.sentence, ...always.details] };
}

function labelOf({ days: [span] }: AskedTime): string {
  const [from, to] = span ?? ["", null];
  return to === from ? formatLongDate(from) : formatDays({ start: from, end: to ?? from });
}

const sourceOf = ({ title, href }: SearchEntry) => ({ title, href });

function toSubject(index: VillageIndex, asked: readonly { names: string }[]) {
  const names = (asked.length > 0 ? asked : bins).map((bin) => bin.names).join(" ");
  const terms = index.analyser
    .analyse(tokenize(names))
    .map((term) => ({ ...term, stems: [], isOptional: true }));
  return { terms, ignored: new Set<string>() };
}

/** What is left of a query beside the bin and the question: the part of the municipality */
function districtWords(index: VillageIndex, query: string, timed: readonly Position[]): string[] {
  const untimed = timed.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    query,
  );
  const rest = bins.reduce((text, { pattern }) => text.replace(new RegExp(pattern, "giu"), " "), untimed);
  return tokenize(rest)
    .map(({ text }) => index.lexicon.normalise(text))
    .filter(
      (word) => !isStopWord(word) && !isFiller(word) && !collectionWords.has(word) && !anyBin.test(word),
    )
    .map((word) => index.lexicon.stemOf(word));
}

/** Those of the districts that a query names; none where it names one that the table lacks. */
function ofDistrict(index: VillageIndex, all: readonly Collection[], asked: readonly string[]): Collection[] {
  if (asked.length === 0) return [...all];
  const stemsOf = (text: string) =>
    tokenize(text).map((token) => index.lexicon.stemOf(index.lexicon.normalise(token.text)));
  const named = all.filter(({ district }) => asked.every((stem) => stemsOf(district).includes(stem)));
  if (named.length > 0) return named;
  const { village = "", town = "" } = index.townHall ?? {};
  const isWhole = all.every(({ district }) => district === "");
  return isWhole && asked.every((stem) => stemsOf(`${village} ${town}`).includes(stem)) ? [...all] : [];
}

function sentenceOf(collections: readonly Collection[]): string {
  const [first] = collections;
  if (!first) return "";
  const { bin, district, day, rhythm } = first;
  const isSame = collections.every((other) => other.day === day);
  const name = collections.length === 1 && district ? `${bin}, ${district}` : bin;
  const days = isSame ? day : collections.map((each) => `${each.district} ${each.day}`).join(", ");
  return texts.waste(name, rhythm ? `${days}, ${rhythm}` : days);
}

function nextDays(index: VillageIndex, collections: readonly Collection[], now: Date): string[] {
  const isSame = collections.every(({ day }) => day === collections[0]?.day);
  return (isSame ? collections.slice(0, 1) : collections).flatMap((each) => {
    const next = nextCollection(each, now, index.village.land);
    if (!next) return [];
    return [texts.nextCollection(formatLongDate(next), isSame ? undefined : each.district)];
  });
}

/** Of all bins, where the question names none */
function answerForAll(
  index: VillageIndex,
  entries: readonly SearchEntry[],
  districts: readonly string[],
  time: AskedTime,
): Answer | undefined {
  for (const entry of entries) {
    const byBin = bins
      .map(({ pattern }) => ofDistrict(index, collectionsOf(segmentsOf(entry).rows, pattern), districts))
      .filter((collections) => collections.length > 0);
    if (byBin.length < 2) continue;
    return {
      kind: "waste-collection",
      ...onDays(index, time, byBin.flat(), { sentence: texts.wasteOfAll, details: byBin.map(sentenceOf) }),
      source: sourceOf(entry),
    };
  }
  return undefined;
}

/** What a text says of all days on which nothing is collected */
function quotedOfHolidays(entries: readonly SearchEntry[]): Answer | undefined {
  for (const entry of entries) {
    const quote = quotesOf(entry).find(({ text }) => holiday.test(text) && isMoved.test(text));
    if (quote)
      return {
        kind: "waste-collection",
        sentence: texts.asWritten(entry.title, quote.text),
        details: [],
        source: sourceOf(entry),
      };
  }
  return undefined;
}

/** A sentence that names the bin and one day, where no table does */
function quoted(entries: readonly SearchEntry[], bin: RegExp): Answer | undefined {
  const sentences = entries.flatMap((entry) =>
    segmentsOf(entry)
      .statements.filter(
        ({ text }) => text.length <= maxQuoteLength && bin.test(text) && isCollected.test(text),
      )
      .map(({ text }) => ({ text, entry, days: (text.match(weekday) ?? []).map((day) => day.toLowerCase()) }))
      .filter(({ days }) => days.length === 1),
  );
  const [first] = sentences;
  if (!first || sentences.some(({ days }) => days[0] !== first.days[0])) return undefined;
  const { entry, text } = first;
  return {
    kind: "waste-collection",
    sentence: texts.asWritten(entry.title, text),
    details: [],
    source: sourceOf(entry),
  };
}
