import { weekdays } from "@dorfforum/shared/calendar/day";
import { hoursOn, type Schedule } from "@dorfforum/shared/opening-hours/day-hours";
import { openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { specialDayLines } from "@/lib/opening-hours/special-days-text";
import { townHallSchedule } from "@/lib/opening-hours/town-hall";
import { answerTexts } from "@/lib/texts/answers";
import type { Question } from "../search-context";
import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";
import { type AskedTime, askedTime, daysOf } from "./asked-time";
import { hoursFactsOf } from "./hours-facts";
import { hoursSentence, maxListedDays } from "./hours-sentence";
import { bestOf, matchedPart, matchName, type Subject } from "./match-name";
import { asksForOpeningHours, broughtWords, hoursWords, municipality } from "./question-words";
import { entriesAbout, hasUnknownWord, subjectOf } from "./subject";
import { contactPage, type TownHall, townHallNames } from "./town-hall";

type Candidate = {
  name: string;
  schedule?: Schedule | undefined;
  quote?: string | undefined;
  note?: string | undefined;
  source: Answer["source"];
  score: number;
};

/** "Hat das Rathaus am Mittwoch offen?", "Wie lange hat der Dorfladen auf?" */
export function answerHours({ index, q: query, now: at, context }: Question): Answer | undefined {
  const now = new Date(at);
  const { villageDays, townHall } = context;
  if (!asksForOpeningHours(query)) return undefined;
  const asked = askedTime(query, now, villageDays);
  if (asked.isPast) return undefined;
  const brings = /bringen|abholen/i.test(query);
  const own = brings ? new Set([...hoursWords, ...broughtWords]) : hoursWords;
  const subject = subjectOf(index, query, townHall, own, asked.positions, municipality);
  if (!subject) return undefined;
  const ofTownHall = townHallHours(index, townHall, subject);
  if (hasUnknownWord(subject)) return toAnswer(bestOf(ofTownHall, byHours), asked, now);
  const entries = entriesAbout(index, subject, now.getTime());
  const structured = [
    ...ofTownHall,
    ...entries.flatMap((entry): Candidate[] => {
      const { title, type = "", href, contact } = entry;
      if (!contact || !hasHours(contact)) return [];
      const around = [type, ...entry.names].join(" ");
      const scores = [title, type].flatMap((name) => (name && matchName(index, subject, name, around)) || []);
      if (scores.length === 0) return [];
      const [note, source] = [contact.openingHoursNote, { title, href }];
      return [{ name: title, schedule: contact, note, source, score: Math.max(...scores) }];
    }),
  ];
  if (structured.length > 0) return toAnswer(bestOf(structured, byHours), asked, now);
  const inTexts = entries.flatMap((entry) =>
    hoursFactsOf(entry).flatMap((fact): Candidate[] => {
      const source = { title: entry.title, href: entry.href };
      const named = matchName(index, subject, fact.name);
      const schedule = fact.spans && { openingHours: fact.spans, land: townHall?.days.land };
      if (named !== undefined)
        return [{ ...fact, schedule, name: matchedPart(index, subject, fact.name), source, score: named }];
      // A sentence may name more than what is open: it is quoted, not computed with.
      const score = matchName(index, subject, fact.quote) ?? matchName(index, subject, fact.title ?? "");
      return score === undefined ? [] : [{ ...fact, source, score: score - weights.answer.inSentence }];
    }),
  );
  return toAnswer(bestOf(inTexts, byHours), asked, now);
}

const hasHours = ({ openingHours, specialDays = [] }: Schedule) =>
  openingHours.length > 0 || specialDays.length > 0;

const byHours = ({ schedule, quote, source }: Candidate) =>
  schedule
    ? JSON.stringify([
        schedule.openingHours.map(({ days, from, to }) => [days, from, to]),
        schedule.specialDays ?? [],
      ])
    : `${quote} ${source.href}`;

function townHallHours(index: VillageIndex, settings: TownHall | undefined, subject: Subject): Candidate[] {
  const schedule = settings && townHallSchedule(settings);
  if (!schedule || !hasHours(schedule)) return [];
  const scores = townHallNames.flatMap((name) => matchName(index, subject, name) ?? []);
  if (scores.length === 0) return [];
  const { townHall: name } = answerTexts;
  const note = settings.openingHoursNote;
  return [{ name, schedule, note, source: contactPage, score: Math.max(...scores) }];
}

function toAnswer(found: Candidate | undefined, asked: AskedTime, now: Date): Answer | undefined {
  if (!found) return undefined;
  const { name, schedule, quote, note, source } = found;
  const { days, hours } = asked;
  const answer = { kind: "opening-hours" as const, days, hours, source };
  if (!schedule)
    return quote
      ? { ...answer, sentence: answerTexts.asWritten(source.title, quote), details: unconfirmedNote(asked) }
      : undefined;
  const sentence = hoursSentence(name, schedule, asked, now, note);
  if (sentence === undefined) return undefined;
  const written = quote ? [quote] : openingHoursLines(schedule.openingHours);
  const special = specialDayLines(schedule.specialDays ?? [], now).slice(0, maxSpecialDays);
  return { ...answer, sentence, details: [...written, ...(note ? [note] : []), ...special] };
}

const maxSpecialDays = 4;
const everyDay: Schedule = { openingHours: [{ days: [...weekdays], from: "08:00", to: "12:00" }] };

/** Beside a quote that may not be meant for the days asked for */
function unconfirmedNote({ days, weekday }: AskedTime): string[] {
  const asked = (!weekday && daysOf(days, maxListedDays)) || [];
  const isUsual = asked.every((day) => hoursOn(everyDay, day).spans.some(({ isCertain }) => isCertain));
  return isUsual ? [] : [answerTexts.nothingEntered];
}
