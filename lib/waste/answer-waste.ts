import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { isFiller } from "@dorfforum/german-search/time/fillers";
import { formatDays, formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { type Bin, binsIn, defaultBins } from "@dorfforum/shared/waste/bins";
import { type AskedTime, askedTime, daysOf } from "@/lib/search/answers/asked-time";
import { quotesOf } from "@/lib/search/answers/quotes";
import { entriesAbout } from "@/lib/search/answers/subject";
import type { TownHall } from "@/lib/search/answers/town-hall";
import type { Position } from "@/lib/search/intents/phrase";
import type { FeatureAnswer, Question } from "@/lib/search/search-context";
import type { Answer } from "@/lib/search/search-response";
import type { VillageIndex } from "@/lib/search/village-index";
import { answerTexts } from "@/lib/texts/answers";
import { routes } from "@/lib/urls/routes";
import { binsOf, collectedOn, type WasteDistrict } from "@/lib/waste/waste-calendar";
import { answerStreet } from "./answer-street";
import { wasteAnswerTexts as texts } from "./base/answer-texts";
import { wasteTexts } from "./base/texts";
import { nextOf, nextOfAll, type Said } from "./next-of-bins";
import { anyBin, asksForCollection, collectionWords, otherThanCollection } from "./waste-words";

const ofHolidays = /feiertag/iu;
const isMoved = /verschieb|verschob|verleg|nachgeholt|vorgezogen|früher|später/iu;
/** Longer times are answered with the next day of each bin. */
const maxDays = 14;

/** "Wann kommt der Gelbe Sack?", "Restmüll Obermühle wann", and a bin or a street alone: "graue Tonne", "Bachstraße 5" */
function answerWaste(
  wasteDistricts: readonly WasteDistrict[],
  { index, q: query, now: at, context: { villageDays, townHall } }: Question,
): Answer | undefined {
  const now = new Date(at);
  if (otherThanCollection.test(query)) return undefined;
  if (ofHolidays.test(query) && anyBin.test(query)) return quotedOfHolidays(index, now);
  if (wasteDistricts.length === 0) return undefined;
  const time = askedTime(query, now, villageDays);
  const bins = binsOf(wasteDistricts);
  const asked = binsIn(query, bins);
  if (asked.length === 0 && !anyBin.test(query)) return answerStreet(query, wasteDistricts, now);
  if (asked.length > 1) return undefined;
  const words = districtWords(index, query, time.positions, bins);
  const stems = words.map(({ stem }) => stem);
  // "Restmüll" and "Schwarze Tonne Obermühle" ask when it is emptied, "Ist morgen Biotonne" whether it is.
  const isAsked = asksForCollection.test(query) || (time.days.length > 0 && !time.isPast);
  const [bin] = asked;
  if (!isAsked && words.length > 0 && !bin) return undefined;
  const named = districtsNamed(index, wasteDistricts, stems, townHall);
  const street = named.length === 0 ? streetOf(words) : undefined;
  const districts = street ? wasteDistricts : named;
  const isNamed = words.length > 0 && !street;
  const today = berlinDay(now);
  const nextFrom = (day: string) =>
    bin ? nextOf(bin, districts, day, isNamed) : nextOfAll(bins, districts, day, isNamed);
  const next = nextFrom(today);
  if (!next) return undefined;
  const said = onDays(time, districts, bin) ?? next;
  const [first] = districts;
  const href = first && districts.length === 1 ? routes.wasteOf(first.slug) : routes.waste;
  return {
    kind: "waste-collection",
    sentence: street ? texts.unknownStreet(street, said.sentence) : said.sentence,
    details: said === next ? said.details : [...said.details, ...linesOf(nextFrom(dayFrom(time, today)))],
    source: { title: wasteTexts.calendar, href },
  };
}

const linesOf = (said: Said | undefined): string[] => (said ? [said.sentence, ...said.details] : []);

/** The first day that is asked for, of those to come */
const dayFrom = ({ days: [span] }: AskedTime, today: string): string =>
  span && span[0] > today ? span[0] : today;

type DistrictWord = { text: string; stem: string };

/** How streets end, and words that are one alone; "Wertstoffhof" and "Spielplatz" are none. */
const isStreet =
  /(?:stra(?:ß|ss)e|str|gasse|weg|allee|chaussee|steig|stieg|pfad|damm|ufer|ring|kamp)$|^(?:markt|marktplatz|anger|dorfplatz|kirchplatz)$/iu;
const maxStreetWords = 3;

/** The street that a query names, as it is written there but with capitals */
function streetOf(words: readonly DistrictWord[]): string | undefined {
  if (words.length > maxStreetWords || !isStreet.test(words.at(-1)?.text ?? "")) return undefined;
  return words.map(({ text }) => text.charAt(0).toUpperCase() + text.slice(1)).join(" ");
}

const houseNumber = /^\d+\p{L}?$/u;

/** What is left of a query beside the bin, the question and a house's number: the part of the municipality */
function districtWords(
  index: VillageIndex,
  query: string,
  timed: readonly Position[],
  bins: readonly Bin[],
): DistrictWord[] {
  const untimed = timed.reduce(
    (text, { start, end }) => text.slice(0, start) + " ".repeat(end - start) + text.slice(end),
    query,
  );
  const words = tokenize(untimed).map(({ text }) => text);
  const isBin = (text: string) => binsIn(text, bins).length > 0;
  const named = words.map((word, at) => {
    const pairs = [`${words[at - 1]} ${word}`, `${word} ${words[at + 1]}`];
    // "schwarze Tonne" names a bin, neither of its words does.
    const isAlone = (pair: string) => !pair.split(" ").some(isBin);
    return isBin(word) || pairs.some((pair) => isAlone(pair) && isBin(pair));
  });
  return words
    .filter((text, at) => !named[at] && !houseNumber.test(text))
    .map((text) => ({ text, word: index.lexicon.normalise(text) }))
    .filter(
      ({ word }) => !isStopWord(word) && !isFiller(word) && !collectionWords.has(word) && !anyBin.test(word),
    )
    .map(({ text, word }) => ({ text, stem: index.lexicon.stemOf(word) }));
}

/** Those that a query names by their name or a street; none where it names one that is not there. */
function districtsNamed(
  index: VillageIndex,
  all: readonly WasteDistrict[],
  asked: readonly string[],
  townHall: TownHall | undefined,
): readonly WasteDistrict[] {
  if (asked.length === 0) return all;
  const holds = (text: string) => {
    const stems = tokenize(text).map((token) => index.lexicon.stemOf(index.lexicon.normalise(token.text)));
    return asked.every((stem) => stems.includes(stem));
  };
  const named = all.filter(({ name, streets }) => [name, ...streets].some(holds));
  const { village = "", town = "" } = townHall ?? {};
  return named.length > 0 || !holds(`${village} ${town}`) ? named : all;
}

/** What is collected on the days that are asked for: a line for each with any. Undefined where none are, or too many, or unknown ones. */
function onDays(
  time: AskedTime,
  districts: readonly WasteDistrict[],
  bin: Bin | undefined,
): Said | undefined {
  const days = daysOf(time.days, maxDays) ?? [];
  const isKnown = (day: string) => districts.every((district) => (district.days.at(-1)?.day ?? "") >= day);
  if (days.length === 0 || !days.every(isKnown)) return undefined;
  const lines = days.flatMap((day) => {
    const collected = collectedOn(districts, day).flatMap(({ bins, districts: same }) => {
      const shown = bin ? bins.filter((each) => each === bin) : bins;
      const names = same.length === districts.length && same.length > 1 ? [] : same.map(({ name }) => name);
      return shown.map(({ name }) => texts.collection(name, names));
    });
    return collected.length > 0 ? [texts.collectedOn(formatLongDate(day), collected)] : [];
  });
  const [first = texts.nothingCollected(labelOf(time)), ...details] = lines;
  return { sentence: first, details };
}

function labelOf({ days: [span] }: AskedTime): string {
  const [from, to] = span ?? ["", null];
  return to === from ? formatLongDate(from) : formatDays({ start: from, end: to ?? from });
}

/** What an article says of all days on which nothing is collected */
function quotedOfHolidays(index: VillageIndex, now: Date): Answer | undefined {
  const names = defaultBins.map(({ name }) => name).join(" ");
  const terms = index.analyser
    .analyse(tokenize(names))
    .map((term) => ({ ...term, stems: [], isOptional: true }));
  for (const entry of entriesAbout(index, { terms, ignored: new Set() }, now.getTime())) {
    const quote = quotesOf(entry).find(({ text }) => ofHolidays.test(text) && isMoved.test(text));
    if (quote)
      return {
        kind: "waste-collection",
        sentence: answerTexts.asWritten(entry.title, quote.text),
        details: [],
        source: { title: entry.title, href: entry.href },
      };
  }
  return undefined;
}

const latestAnswer = latestResult<readonly WasteDistrict[], FeatureAnswer>();

/** The same answer for the same districts */
export const wasteAnswer = (districts: readonly WasteDistrict[]): FeatureAnswer =>
  latestAnswer(districts, "", () => (question) => answerWaste(districts, question));
