import { villageTimeZone } from "@dorfforum/shared/calendar/format";
import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { Temporal } from "temporal-polyfill";
import { fold } from "../analysis/fold";
import { understandHours } from "./clock";
import { isFiller } from "./fillers";
import type { Hours } from "./hours";
import { withPossibleDays } from "./impossible-days";
import type { Item } from "./item";
import { labelOf } from "./label";
import { capitalised } from "./rules/feast-rules";
import { schoolHolidays } from "./rules/holiday-rules";
import { reduce } from "./rules/reduce";
import { rules } from "./rules/rules";
import { type Context, isAfter, isBefore, oneDay, type Span } from "./span";
import { asksForPast } from "./tense";
import { hourTexts } from "./texts";
import type { TimeToken } from "./tokens/time-token";
import { toTimeTokens } from "./tokens/time-tokens";

type Position = { start: number; end: number };

export type Time = {
  days?: { spans: Span[]; label: string; positions: Position[]; isSearchable: boolean } | undefined;
  hours?: { hours: Hours; positions: Position[] } | undefined;
  /** Whether it asks for what was */
  isPast: boolean;
  /** School holidays that the settings do not name, as written */
  unknownHolidays: string[];
  /** The feasts whose days these are, and where their names stand; none where the days are other ones, too */
  feasts: NamedFeast[];
  /** Days that no calendar has, as written: "31. Februar". The last day of the month is taken. */
  impossibleDays: string[];
};

export type NamedFeast = Position & { name: string };

const isTimeCode = /^[A-Z]/;

/** Search and answers ask the same of one query. */
const latest = latestResult<VillageDays, Time>();

/** What a query says about days and hours, at a moment in the village. docs/suche.md tells where its words and rules stand. */
export const understandTime = (query: string, now: Date, village: VillageDays): Time =>
  latest(village, `${now.getTime()} ${query}`, () => readTime(query, now, village));

function readTime(written: string, now: Date, village: VillageDays): Time {
  const { query, impossibleDays } = withPossibleDays(written);
  const all = toTimeTokens(query);
  const nothing: Time = { isPast: false, unknownHolidays: [], feasts: [], impossibleDays };
  if (!all.some(({ code }) => isTimeCode.test(code))) return nothing;
  const zoned = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(villageTimeZone);
  const words = all.map(({ start, end }) => fold(query.slice(start, end)));
  const context: Context = {
    today: zoned.toPlainDate(),
    hour: zoned.hour + zoned.minute / 60,
    isPast: asksForPast(words) || all.some(({ code }) => code === "SEIT"),
    isBare: all.every(({ code }, at) => !/^\p{Ll}/u.test(code) || isFiller(words[at] ?? "")),
    hasHours: false,
    village,
  };
  const tokens = context.isPast ? withPastNight(all) : all;
  const clock = understandHours(tokens, query, context.hour);
  context.hasHours = clock.hours.length > 0;
  const { known, unknownHolidays } = withSchoolHolidays(clock.tokens, query, context);
  const withNow = withPresent(known, query, context);
  const found = withoutContradiction(
    reduce(withNow.tokens, rules, context).filter(({ item }) => item && item.spans.length > 0),
  );
  const items = found.flatMap(({ item }) => item ?? []);
  const days = items.length > 0 ? union(items) : undefined;
  const hours = withNow.isNow
    ? { from: context.hour, to: context.hour, name: hourTexts.now }
    : clock.hours.at(0);
  const isOver =
    days?.spans.every(({ from, to }) => to && isBefore(from, context.today) && !isAfter(to, context.today)) ??
    false;
  return {
    days: days && {
      ...days,
      label: labelOf(items, days.spans, context.today),
      positions: found.map(({ start, end }) => ({ start, end })),
    },
    hours: hours && { hours, positions: withNow.isNow ? withNow.positions : clock.positions },
    isPast: isOver || (context.isPast && days !== undefined),
    unknownHolidays,
    feasts: feastsAmong(withNow.tokens, found),
    impossibleDays,
  };
}

/** "weihnachten am 3. märz": a date is surer than a feast, which is then a word like others. */
function withoutContradiction(found: readonly TimeToken[]): readonly TimeToken[] {
  const dates = found.filter(({ item }) => item?.kind !== "feast");
  return dates.length > 0 ? dates : found;
}

/** What may stand beside the names of feasts without meaning other days: "an Ostern und Pfingsten", "Weihnachten 2027" */
const besideFeasts = /^(?:FEASTNAME|AT|THE|IN|FROM|AROUND|AND|NEXT|THIS|UNITS?_year|(?:NUM|ND)_\d{4}|[,/])$/;

function feastsAmong(tokens: readonly TimeToken[], found: readonly TimeToken[]): NamedFeast[] {
  const inside = tokens.filter(({ start, end }) =>
    found.some((days) => days.start <= start && end <= days.end),
  );
  if (!inside.every(({ code }) => besideFeasts.test(code))) return [];
  return inside.flatMap(({ code, start, end, item }) =>
    code === "FEASTNAME" ? { start, end, name: item?.feast?.label ?? capitalised(item?.name) } : [],
  );
}

function union(items: readonly Item[]): { spans: Span[]; isSearchable: boolean } {
  const spans = items.flatMap((item) => item.spans);
  return { spans: joined(spans), isSearchable: items.some(({ isSearchable }) => isSearchable) };
}

/** In order; spans that overlap or touch are one. */
function joined(spans: readonly Span[]): Span[] {
  const merged: Span[] = [];
  for (const span of spans.toSorted((one, other) => Temporal.PlainDate.compare(one.from, other.from))) {
    const last = merged.at(-1);
    const touches = last && (last.to === null || !isBefore(last.to.add({ days: 1 }), span.from));
    if (!touches) merged.push(span);
    else if (last.to && (span.to === null || isBefore(last.to, span.to)))
      merged.splice(-1, 1, { from: last.from, to: span.to });
  }
  return merged;
}

function withSchoolHolidays(tokens: readonly TimeToken[], query: string, context: Context) {
  const unknownHolidays: string[] = [];
  const known = tokens.map((token): TimeToken => {
    if (token.code !== "FERIEN") return token;
    const written = query.slice(token.start, token.end);
    const item = schoolHolidays(written, context);
    if (item) return { ...token, code: "HOLIDAYS", item };
    unknownHolidays.push(written);
    return { ...token, code: "ferien" };
  });
  return { known, unknownHolidays };
}

/** "Was war heute Nacht los?" and "Was war in der Nacht?" ask for the night that is over. */
function withPastNight(tokens: readonly TimeToken[]): TimeToken[] {
  const namesDay = tokens.some(({ code }) => namesDays.test(code));
  return tokens.flatMap((token, at) => {
    if (token.code === "REL_0" && tokens[at + 1]?.code === "TOD_night") return { ...token, code: "REL_-1" };
    return token.code === "TOD_night" && !namesDay ? [{ ...token, code: "REL_-1" }, token] : token;
  });
}

const namesDays = /^(?:REL|WD|SW|MON|ND|NUM|CARD|ORD|FEASTNAME|UNIT|NOW|MORGEN|SPRING|SUMMER|AUTUMN|WINTER)/;

/** "Was ist jetzt im Gemeindehaus?", not "Was ist jetzt mit dem Glasfaser?" */
const asksWhatTakesPlace = /^\W*(?:was|wat|wos)\s+(?:ist|is|isch)\b(?!.*\bmit\b)/i;

const takingPlace = /^(?:lauft|laufen|los|findet|stattfindet|veranstaltung|veranstaltungen)$/;

/** "jetzt" is a day and a moment where nothing else is asked for, or what takes place: "Was muss ich jetzt machen?" is not about today. */
function withPresent(tokens: readonly TimeToken[], query: string, context: Context) {
  const positions: Position[] = [];
  const isPresent = ({ code }: TimeToken) => code === "NOW";
  const isNow =
    tokens.some(isPresent) &&
    (tokens.some(({ code }) => takingPlace.test(code)) ||
      asksWhatTakesPlace.test(query) ||
      tokens.every((token) => isPresent(token) || isFiller(fold(query.slice(token.start, token.end)))));
  const isSpanned = (at: number) =>
    /^(?:FROM|SINCE|UNTIL)$/.test(tokens[at - 1]?.code ?? "") || tokens[at + 1]?.code === "UNTIL";
  const present = tokens.map((token, at): TimeToken => {
    if (!isPresent(token) || !(isNow || isSpanned(at))) return token;
    positions.push({ start: token.start, end: token.end });
    return { ...token, code: "DAY", item: { kind: "day", spans: [oneDay(context.today)] } };
  });
  const isMoment = isNow && !tokens.some((token, at) => isPresent(token) && isSpanned(at));
  return { tokens: present, isNow: isMoment, positions };
}
