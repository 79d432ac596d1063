import type { OpeningSpan } from "@dorfforum/shared/opening-hours/opening-span";
import { openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import type { ClosedDays } from "@/lib/opening-hours/opening-state";
import { answerTexts } from "@/lib/texts/answers";
import { pageTitles } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";
import type { SearchContext } from "../search-context";
import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";
import { type AskedTime, askedTime } from "./asked-time";
import { entriesAbout } from "./candidates";
import { hoursFactsOf } from "./hours-facts";
import { hoursSentence } from "./hours-sentence";
import { bestOf, matchedPart, matchName, type Subject } from "./match-name";
import { asksForOpeningHours, broughtWords, hoursWords, municipality } from "./question-words";
import { hasUnknownWord, subjectOf } from "./subject";
import type { TownHall } from "./town-hall";

type Candidate = {
  name: string;
  spans?: readonly OpeningSpan[] | undefined;
  closed: ClosedDays;
  quote?: string | undefined;
  note?: string | undefined;
  source: Answer["source"];
  score: number;
};

/** "Hat das Rathaus am Mittwoch offen?", "Wie lange hat der Dorfladen auf?" */
export function answerHours(
  index: VillageIndex,
  query: string,
  now: Date,
  { villageDays, townHall }: SearchContext,
): Answer | undefined {
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
      if (!contact || contact.openingHours.length === 0) return [];
      const context = [type, ...entry.names].join(" ");
      const scores = [title, type].flatMap(
        (name) => (name && matchName(index, subject, name, context)) || [],
      );
      const source = { title, href };
      return scores.length > 0
        ? [{ name: title, spans: contact.openingHours, closed: contact, source, score: Math.max(...scores) }]
        : [];
    }),
  ];
  if (structured.length > 0) return toAnswer(bestOf(structured, byHours), asked, now);
  const inTexts = entries.flatMap((entry) =>
    hoursFactsOf(entry).flatMap((fact): Candidate[] => {
      const source = { title: entry.title, href: entry.href };
      const named = matchName(index, subject, fact.name);
      if (named !== undefined)
        return [{ ...fact, name: matchedPart(index, subject, fact.name), source, score: named }];
      // A sentence may name more than what is open: it is quoted, not computed with.
      const score = matchName(index, subject, fact.quote) ?? matchName(index, subject, fact.title ?? "");
      return score === undefined
        ? []
        : [{ ...fact, spans: undefined, source, score: score - weights.answer.inSentence }];
    }),
  );
  return toAnswer(bestOf(inTexts, byHours), asked, now);
}

const byHours = ({ spans, quote, source }: Candidate) =>
  spans ? JSON.stringify(spans.map(({ days, from, to }) => [days, from, to])) : `${quote} ${source.href}`;

function townHallHours(
  index: VillageIndex,
  { openingHours = [], openingHoursNote, days }: Partial<TownHall> = {},
  subject: Subject,
): Candidate[] {
  if (openingHours.length === 0) return [];
  const { townHall, townHallNames, townHallInEnglish } = answerTexts;
  const scores = [...townHallNames.split(" "), townHallInEnglish].flatMap(
    (name) => matchName(index, subject, name) ?? [],
  );
  if (scores.length === 0) return [];
  return [
    {
      name: townHall,
      spans: openingHours,
      closed: { land: days?.land },
      note: openingHoursNote,
      source: { title: pageTitles.contact, href: routes.contact },
      score: Math.max(...scores),
    },
  ];
}

function toAnswer(found: Candidate | undefined, asked: AskedTime, now: Date): Answer | undefined {
  if (!found) return undefined;
  const { name, spans, closed, quote, note, source } = found;
  const { days, hours } = asked;
  const answer = { kind: "opening-hours" as const, days, hours, source };
  if (!spans)
    return quote
      ? { ...answer, sentence: answerTexts.asWritten(source.title, quote), details: [] }
      : undefined;
  return {
    ...answer,
    sentence: hoursSentence(name, spans, closed, asked, now),
    details: [...(quote ? [quote] : openingHoursLines(spans)), ...(note ? [note] : [])],
  };
}
