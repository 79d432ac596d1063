import { fold } from "@dorfforum/german-search/analysis/fold";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { weights as ofWords } from "@dorfforum/german-search/weights";
import { phoneNumbersOfField } from "@/lib/contact/phone-numbers";
import { openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { townHallSchedule } from "@/lib/opening-hours/town-hall";
import { answerTexts as texts } from "@/lib/texts/answers";
import { pageTitles } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";
import type { SearchContext } from "../search-context";
import type { SearchEntry } from "../search-entry";
import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";
import { meetingAnswer } from "./answer-date";
import { hoursSentence } from "./hours-sentence";
import { bestOf, holdsAny, matchName, type Subject } from "./match-name";
import { phoneFactsOf } from "./phone-facts";
import { municipality } from "./question-words";
import { hasUnknownWord, subjectOf } from "./subject";
import type { TownHall } from "./town-hall";

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
 * "musikverein", "bauhof".
 * @param query names no time and no other filter. @param hits the first that it finds
 */
export function answerNamed(
  index: VillageIndex,
  query: string,
  now: Date,
  { townHall }: SearchContext,
  hits: readonly SearchEntry[],
): Answer | undefined {
  const words = tokenize(query, 0, maxWords + 1).map(({ text }) => fold(text));
  if (words.length === 0 || words.length > maxWords) return undefined;
  const subject = subjectOf(index, query, townHall, new Set(), [], municipality);
  const named = words.filter((word) => !smallWords.has(word) && !subject?.ignored.has(word));
  if (townHall && named.length === 1 && townHallNames.has(named[0] ?? "")) {
    const told = toAnswer(ofTownHall(townHall, now), townHall.phone);
    const office = subject && answerOffice(index, subject, hits);
    return told && office ? { ...told, phone: office.phone } : told;
  }
  const counted = subject?.terms.reduce((sum, { stems }) => sum + stems.length, 0) ?? 0;
  if (!subject || hasUnknownWord(subject) || counted < named.length) return undefined;
  return answerOrganisation(index, subject, hits, now) ?? answerOffice(index, subject, hits);
}

export const townHallNames: ReadonlySet<string> = new Set(
  `${texts.townHallNames} ${texts.townHallAlso}`.split(" ").map((name) => fold(name)),
);

type Told = Pick<Answer, "sentence" | "details" | "source">;

function toAnswer(told: Told | undefined, phone: string | undefined): Answer | undefined {
  const [first] = phone ? phoneNumbersOfField(phone) : [];
  const number = first && phone ? { number: phone.slice(first.start, first.end), tel: first.tel } : undefined;
  return told && { kind: "contact", ...told, phone: number };
}

function ofTownHall(townHall: TownHall, now: Date): Told | undefined {
  const schedule = townHallSchedule(townHall);
  const source = { title: pageTitles.contact, href: routes.contact };
  const sentence = hoursSentence(texts.townHall, schedule, unasked, now);
  const { phone, openingHours, openingHoursNote } = townHall;
  if (sentence)
    return {
      sentence,
      details: [...openingHoursLines(openingHours), ...(openingHoursNote ? [openingHoursNote] : [])],
      source,
    };
  return phone ? { sentence: texts.phone(texts.townHallName, phone), details: [], source } : undefined;
}

/** The only club or facility among the first hits that is called so. Parts of compounds are topics: "Jugend" is no Jugendfeuerwehr. */
function answerOrganisation(
  index: VillageIndex,
  subject: Subject,
  hits: readonly SearchEntry[],
  now: Date,
): Answer | undefined {
  const { byType, ofAnother } = weights.answer;
  const candidates = hits.flatMap((entry) => {
    if (!entry.contact) return [];
    const { title, type = "", names } = entry;
    const context = [type, ...names].join(" ");
    const isOfAnother = !holdsAny(index, subject, title.split(beforeOwner)[0] ?? "", ofWords.expansion.stem);
    const ofTitle = matchName(index, subject, title, context, ofWords.expansion.stem);
    const ofType = type === "" ? undefined : matchName(index, subject, type, context, ofWords.expansion.stem);
    const scores = [
      ...(ofTitle === undefined ? [] : [ofTitle - (isOfAnother ? ofAnother : 0)]),
      ...(ofType === undefined ? [] : [ofType - byType]),
    ];
    return scores.length === 0 ? [] : [{ entry, score: Math.max(...scores) }];
  });
  const found = bestOf(candidates, ({ entry }) => entry.id)?.entry;
  if (!found?.contact) return undefined;
  const { title, href, kind, contact } = found;
  const hours = openingHoursLines(contact.openingHours);
  const openDays = new Set(contact.openingHours.flatMap(({ days }) => days));
  const told =
    kind === "verein" && openDays.size < minOpenDays
      ? meetingAnswer(found, { days: [] }, now)?.sentence
      : hoursSentence(title, contact, unasked, now);
  const sentence = told ?? (contact.phone && texts.phone(title, contact.phone));
  if (!sentence) return undefined;
  const note = contact.openingHoursNote ? [contact.openingHoursNote] : [];
  return toAnswer({ sentence, details: [...hours, ...note], source: { title, href } }, contact.phone);
}

/** The number of what a table or a list of the first hits calls so, where it is the only one: "Bauhof | 030 23125-160" */
function answerOffice(
  index: VillageIndex,
  subject: Subject,
  hits: readonly SearchEntry[],
): Answer | undefined {
  const found = hits.flatMap((entry) =>
    (entry.contact ? [] : phoneFactsOf(entry))
      .filter(
        ({ isLabelled, name }) => isLabelled && isWhole(index, subject, name.split(beforeOwner)[0] ?? ""),
      )
      .map((fact) => ({ ...fact, entry })),
  );
  const [first, ...others] = found;
  if (!first || others.some(({ tel }) => tel !== first.tel)) return undefined;
  const { name, number, entry } = first;
  const source = { title: entry.title, href: entry.href };
  return toAnswer({ sentence: texts.phone(name, number), details: [], source }, number);
}

/** Whether a name is what is asked for, and nothing more */
const isWhole = (index: VillageIndex, subject: Subject, name: string): boolean =>
  matchName(index, subject, name, "", ofWords.expansion.stem) !== undefined &&
  index.nameWords(name).filter(({ word }) => !subject.ignored.has(word)).length === subject.terms.length;
