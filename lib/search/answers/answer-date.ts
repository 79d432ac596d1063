import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { addDays } from "@dorfforum/shared/calendar/day";
import {
  formatDays,
  formatHours,
  formatLongDate,
  formatSpan,
  formatTime,
  lastDay,
  lastsSeveralDays,
} from "@dorfforum/shared/calendar/format";
import { berlinDay, berlinInstant, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { hoursOn } from "@dorfforum/shared/opening-hours/day-hours";
import { type EventDate, isSeries } from "@/lib/events/recurrence";
import { openingHoursLines } from "@/lib/opening-hours/opening-hours-text";
import { answerTexts as texts } from "@/lib/texts/answers";
import { eventTexts } from "@/lib/texts/events";
import { openingTexts } from "@/lib/texts/organisations";
import { detectAudience } from "../intents/detect-audience";
import type { Question } from "../search-context";
import { headOf, type SearchEntry } from "../search-entry";
import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";
import { type AskedTime, askedTime } from "./asked-time";
import { bestOf, holdsAny, matchName } from "./match-name";
import {
  asksForDate,
  asksForMeeting,
  dateWords,
  eventEndings,
  mayBeMeeting,
  meetingCompound,
  otherMoment,
} from "./question-words";
import { entriesAbout, hasUnknownWord, subjectOf } from "./subject";

/** Dates after the next */
const furtherDates = 2;
const maxDaysAhead = 45;

type Span = { start: string; end?: string | undefined };
type Candidate = { entry: SearchEntry; score: number; answer: Omit<Answer, "source" | "kind"> };

/** "Wann ist der nächste Seniorennachmittag?", "Wann probt der Chor?", "Wann ist Chorprobe?" */
export const answerDate = (query: Question): Answer | undefined =>
  answerAsAsked(query) ??
  (meetingCompound.test(query.q)
    ? answerAsAsked({ ...query, q: query.q.replace(meetingCompound, "$<who> $<meeting>") })
    : undefined);

function answerAsAsked({ index, q: query, now: at, context }: Question): Answer | undefined {
  const now = new Date(at);
  const { villageDays, townHall } = context;
  if (!asksForDate.test(query) || otherMoment.test(query)) return undefined;
  const asked = askedTime(query, now, villageDays);
  if (asked.isPast || asked.hours || asked.isUnknown) return undefined;
  const audience = detectAudience(query);
  const beside = [...asked.positions, ...(audience ? [audience.position] : [])];
  const named = subjectOf(index, query, townHall, dateWords, beside);
  const subject = named && { ...named, heads: eventEndings };
  if (!subject || hasUnknownWord(subject)) return undefined;
  const entries = entriesAbout(index, subject, now.getTime(), {
    factorOf: (slot) => (index.entries[slot]?.dates || index.entries[slot]?.contact ? 1 : 0),
  });
  const meets = asksForMeeting.test(query);
  const people = audience?.audience.words ?? [];
  const { minEventCertainty } = weights.answer;
  const candidates = entries.flatMap((entry): Candidate[] => {
    if (entry.dates && !holdsAny(index, subject, headOf(entry.title), minEventCertainty)) return [];
    const about = [entry.type, entry.lead, ...entry.names, ...entry.categories.map(({ name }) => name)]
      .filter(Boolean)
      .join(" ");
    // Of a club not all that stands around its name: "wann fährt der Bus" is no question about who drives it.
    const around = entry.dates || meets ? about : "";
    const short = entry.title.split(":")[0] ?? "";
    const scoreOf = (name: string) => matchName(index, subject, name, around, minEventCertainty) ?? 0;
    const isShort = scoreOf(short) > 0;
    const score = Math.max(...[entry.title, short, entry.type ?? ""].map(scoreOf));
    const isFor = (word: string) => holdsWord(index, word, `${entry.title} ${about}`);
    if (score === 0 || (people.length > 0 && !people.some(isFor))) return [];
    const answer = entry.dates
      ? eventAnswer(index, entry, isShort ? short : entry.title, asked, now)
      : meetingAnswer(entry, asked, now);
    return answer ? [{ entry, score, answer }] : [];
  });
  const events = candidates.filter(({ entry }) => entry.dates);
  // A club's hours do not say for whom they are.
  const clubs =
    audience || !(meets || mayBeMeeting.test(query))
      ? []
      : candidates.filter(({ entry }) => entry.kind === "verein");
  const [first, second] = meets ? [clubs, events] : [events, clubs];
  const found = bestOf(first.length > 0 ? first : second, ({ entry }) => entry.id);
  if (!found) return undefined;
  const { title, href } = found.entry;
  return { kind: "event-date", ...found.answer, source: { title, href } };
}

function holdsWord(index: VillageIndex, word: string, text: string): boolean {
  const terms = index.analyser
    .analyse(tokenize(word))
    .map((term) => ({ ...term, stems: [], isOptional: false }));
  return matchName(index, { terms, ignored: new Set() }, text) !== undefined;
}

function eventAnswer(index: VillageIndex, entry: SearchEntry, name: string, { days }: AskedTime, now: Date) {
  const dates: EventDate[] = [];
  const [[from, to] = [undefined, null]] = days;
  const end = to === null ? Number.POSITIVE_INFINITY : startOfBerlinDay(addDays(to, 1)).getTime();
  let at = Math.max(now.getTime(), from ? startOfBerlinDay(from).getTime() : 0);
  while (dates.length <= furtherDates) {
    const date = index.dates.firstWithin(entry, at, dates.length === 0 ? end : undefined);
    if (!date) break;
    dates.push(date);
    if (!entry.dates || !isSeries(entry.dates)) break;
    at = Math.max(Date.parse(date.end ?? date.start), Date.parse(date.start) + 1) + 1;
  }
  const [next, ...others] = dates;
  if (!next) return undefined;
  const allDay = entry.dates?.allDay;
  const { status = "geplant" } = entry;
  const sentence = texts.eventDate(name, whenOf({ ...next, allDay }), next.change?.place ?? entry.place);
  return {
    sentence: status === "geplant" ? sentence : texts.otherStatus(eventTexts.status[status], sentence),
    details: status === "abgesagt" ? [] : others.map((date) => texts.thereafter(whenOf({ ...date, allDay }))),
  };
}

/** Each end of several days with its weekday and hour, since an answer may be read aloud */
function whenOf(span: Span & { allDay?: boolean | undefined }): string {
  if (!span.end || !lastsSeveralDays(span)) return formatSpan(span);
  const last = lastDay(span);
  const year = last.slice(0, 4);
  const first = formatLongDate(span.start).replace(` ${year}`, "");
  const [begins, ends] = span.allDay ? [] : [formatTime(span.start), formatTime(span.end)];
  return texts.until(
    [first, begins].filter(Boolean).join(", "),
    [formatLongDate(last), ends].filter(Boolean).join(", "),
  );
}

/** The next of a club's weekly hours */
export function meetingAnswer(
  { title, contact }: Pick<SearchEntry, "title" | "contact">,
  { days }: Pick<AskedTime, "days">,
  now: Date,
) {
  const { openingHours = [] } = contact ?? {};
  const [[from, to] = [undefined, null]] = days;
  const today = berlinDay(now);
  const first = from && from > today ? from : today;
  for (let ahead = 0; ahead < maxDaysAhead && openingHours.length > 0; ahead += 1) {
    const day = addDays(first, ahead);
    if (to !== null && day > to) return undefined;
    const { spans, isUnconfirmed, reason } = hoursOn({ ...contact, openingHours }, day);
    for (const opening of spans) {
      const [start, end] = [berlinInstant(day, opening.from), berlinInstant(day, opening.to)];
      if (Date.parse(end) <= now.getTime()) continue;
      const caveat = isUnconfirmed
        ? openingTexts.unconfirmedMeeting
        : opening.isCertain
          ? reason
          : opening.note;
      const when = openingTexts.withNote(
        [formatDays({ start }), formatHours({ start, end })].join(", "),
        caveat,
      );
      return { sentence: texts.eventDate(title, when), details: openingHoursLines(openingHours) };
    }
  }
  return undefined;
}
