import { fold } from "@dorfforum/german-search/analysis/fold";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import type { Schedule } from "@dorfforum/shared/opening-hours/day-hours";
import { openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { townHallSchedule } from "@/lib/opening-hours/town-hall";
import { answerTexts as texts } from "@/lib/texts/answers";
import { type Position, positionOf } from "../intents/phrase";
import type { Question } from "../search-context";
import type { SearchEntry } from "../search-entry";
import type { Answer } from "../search-response";
import { meetingAnswer } from "./answer-date";
import { hoursSentence } from "./hours-sentence";
import { phoneFactsOf, phoneOf } from "./phone-facts";
import { villageWords } from "./subject";
import { contactPage, type TownHall } from "./town-hall";

/** More words are no name alone. */
const maxWords = 4;
/** Small words of names: "Kita am Bach" */
const smallWords = new Set("am an an das de dem den der des die fur im in und vom von zum zur".split(" "));
/** A club with hours on so many weekdays is open then, as a shop is; others meet. */
const minOpenDays = 5;
/** What follows says to whom somebody belongs: "Förderverein der Feuerwehr" */
const beforeOwner = /\s(?:der|des|für|vom|von)\s|[:(]/;

const unasked = { days: [], weekday: undefined, isNow: true, isPast: false, isUnknown: false, positions: [] };

/**
 * Who types nothing but the name of the town hall, a club or an office asks when it is open and for its number: "Rathaus",
 * "musikverein", "bauhof". Names are compared by stems: parts of compounds are topics, "Jugend" is no Jugendfeuerwehr.
 * @param query names no time and no other filter. @param hits the first that it finds
 */
export function answerNamed(
  { index, q: query, now: at, context }: Question,
  hits: readonly SearchEntry[],
): Answer | undefined {
  const now = new Date(at);
  const { townHall } = context;
  const tokens = tokenize(query, 0, maxWords + 1);
  if (tokens.length > maxWords) return undefined;
  const own = villageWords(index, townHall);
  const words = tokens
    .map(({ text }) => index.lexicon.normalise(text))
    .filter((word) => !smallWords.has(word) && !own.has(word));
  const [only = "", ...others] = words;
  if (only === "" || words.some(isStopWord)) return undefined;
  const stems = words.map((word) => index.lexicon.stemOf(word));
  const names: Names = (text) => index.nameWords(text).filter(({ word }) => !own.has(word));
  if (townHall && others.length === 0 && townHallNames.has(only)) {
    const told = toAnswer(ofTownHall(townHall, now), townHall.phone);
    const office = answerOffice(names, stems, hits);
    return told && office ? { ...told, phone: office.phone } : told;
  }
  return answerOrganisation(names, stems, hits, now) ?? answerOffice(names, stems, hits);
}

/** The words of a name that tell something in this village */
type Names = (text: string) => readonly NamePart[];
type NamePart = Position & { stem: string };

export const townHallNames: ReadonlySet<string> = new Set(
  `${texts.townHallNames} ${texts.townHallAlso}`.split(" ").map((name) => fold(name)),
);

type NamedFacts = Pick<Answer, "sentence" | "details" | "source">;

const toAnswer = (told: NamedFacts | undefined, phone: string | undefined): Answer | undefined =>
  told && { kind: "contact", ...told, phone: phoneOf(phone) };

function ofTownHall(townHall: TownHall, now: Date): NamedFacts | undefined {
  const schedule = townHallSchedule(townHall);
  const hours = hoursSentence(texts.townHall, schedule, unasked, now);
  const sentence = hours ?? (townHall.phone && texts.phone(texts.townHallName, townHall.phone));
  return sentence ? { sentence, details: detailsOf(townHall), source: contactPage } : undefined;
}

const detailsOf = ({
  openingHours,
  openingHoursNote,
}: Schedule & { openingHoursNote?: string | undefined }) => [
  ...openingHoursLines(openingHours),
  ...(openingHoursNote ? [openingHoursNote] : []),
];

/** How well an entry is called as it is asked for, from 1; 0 where it is not */
function nameScore(names: Names, stems: readonly string[], { title, type = "" }: SearchEntry): number {
  const holds = (text: string) => {
    const own = withoutEnds(text, names(text), stems);
    return stems.every((stem) => own.some((word) => word.stem === stem));
  };
  if (holds(title.split(beforeOwner)[0] ?? "")) return 3;
  return holds(type) ? 2 : holds(title) ? 1 : 0;
}

const compounds = /\p{L}+(?:-\p{L}+)+/gu;

/** The words of a name but for ends of compounds whose beginning is not asked for: a Café is no Repair-Café. */
function withoutEnds(text: string, words: readonly NamePart[], stems: readonly string[]): NamePart[] {
  const ends = [...text.matchAll(compounds)].map(positionOf).flatMap((compound) => {
    const parts = words.filter(({ start, end }) => start < compound.end && end > compound.start);
    const beginning = parts.findIndex(({ stem }) => !stems.includes(stem));
    return beginning < 0 ? [] : parts.slice(beginning + 1);
  });
  return words.filter((word) => !ends.includes(word));
}

/** The only club or facility among the first hits that is called so */
function answerOrganisation(
  names: Names,
  stems: readonly string[],
  hits: readonly SearchEntry[],
  now: Date,
): Answer | undefined {
  const scored = hits
    .filter((entry) => entry.contact)
    .map((entry) => ({ entry, score: nameScore(names, stems, entry) }));
  const best = Math.max(...scored.map(({ score }) => score));
  const [found, ...others] = scored.filter(({ score }) => score === best).map(({ entry }) => entry);
  if (!found?.contact || best === 0 || others.length > 0) return undefined;
  const { title, href, kind, contact } = found;
  const openDays = new Set(contact.openingHours.flatMap(({ days }) => days));
  const told =
    kind === "verein" && openDays.size < minOpenDays
      ? meetingAnswer(found, { days: [] }, now)?.sentence
      : hoursSentence(title, contact, unasked, now);
  const sentence = told ?? (contact.phone && texts.phone(title, contact.phone));
  if (!sentence) return undefined;
  return toAnswer({ sentence, details: detailsOf(contact), source: { title, href } }, contact.phone);
}

/** The number of what a table or a list of the first hits calls so, where it is the only one: "Bauhof | 030 23125-160" */
function answerOffice(
  names: Names,
  stems: readonly string[],
  hits: readonly SearchEntry[],
): Answer | undefined {
  const isCalledSo = (name: string) => {
    const own = names(name.split(beforeOwner)[0] ?? "").map(({ stem }) => stem);
    return own.length === stems.length && stems.every((stem) => own.includes(stem));
  };
  const found = hits.flatMap((entry) =>
    (entry.contact || entry.dates ? [] : phoneFactsOf(entry))
      .filter(({ isLabelled, name }) => isLabelled && isCalledSo(name))
      .map((fact) => ({ ...fact, entry })),
  );
  const [first, ...others] = found;
  if (!first || others.some(({ tel }) => tel !== first.tel)) return undefined;
  const { name, number, entry } = first;
  const source = { title: entry.title, href: entry.href };
  return toAnswer({ sentence: texts.phone(name, number), details: [], source }, number);
}
