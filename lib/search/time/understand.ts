import { Temporal } from "temporal-polyfill";
import { villageTimeZone } from "@/lib/dates/format";
import type { VillageDays } from "@/lib/dates/series";
import { hourTexts } from "@/lib/texts/search";
import { fold } from "../analysis/fold";
import { dateRules, dayNumberRules, monthRules } from "./calendar-rules";
import { type Hours, understandHours } from "./clock";
import { besideRules, feastRules, schoolHolidays } from "./feast-rules";
import type { Item } from "./item";
import { labelOf } from "./label";
import { partRules } from "./part-rules";
import { reduce } from "./reduce";
import { countedRules, relativeRules, weekdayRules, weekendRules } from "./relative-rules";
import { seasonRules } from "./season-rules";
import { type Context, isAfter, isBefore, oneDay, type Span } from "./span";
import { eachOfFeastRules, eachRules, openRules, spanRules } from "./span-rules";
import { asksForPast, isFiller } from "./tense";
import { type TimeToken, toTimeTokens } from "./time-tokens";

type Position = { start: number; end: number };

export type Time = {
  days?: { spans: Span[]; label: string; positions: Position[]; isSearchable: boolean } | undefined;
  hours?: { hours: Hours; positions: Position[] } | undefined;
  /** Whether it asks for what was */
  isPast: boolean;
  /** School holidays that the settings do not name, as written */
  unknownHolidays: string[];
};

const rules = [
  ...countedRules,
  ...dateRules,
  ...monthRules,
  ...partRules,
  ...eachRules,
  ...relativeRules,
  ...seasonRules,
  ...partRules,
  ...eachRules,
  ...feastRules,
  ...eachOfFeastRules,
  ...partRules,
  ...eachRules,
  ...besideRules,
  ...weekendRules,
  ...weekdayRules,
  ...dayNumberRules,
  ...besideRules,
  ...spanRules,
  ...openRules,
  ...spanRules,
];

const isTimeCode = /^[A-Z]/;

/** What a query says about days and hours, at a moment in the village. */
export function understandTime(query: string, now: Date, village: VillageDays): Time {
  const tokens = toTimeTokens(query);
  const nothing: Time = { isPast: false, unknownHolidays: [] };
  if (!tokens.some(({ code }) => isTimeCode.test(code))) return nothing;
  const zoned = Temporal.Instant.fromEpochMilliseconds(now.getTime()).toZonedDateTimeISO(villageTimeZone);
  const words = tokens.map(({ start, end }) => fold(query.slice(start, end)));
  const context: Context = {
    today: zoned.toPlainDate(),
    hour: zoned.hour + zoned.minute / 60,
    isPast: asksForPast(words) || tokens.some(({ code }) => code === "SEIT"),
    village,
  };
  const clock = understandHours(tokens, query);
  const { known, unknownHolidays } = withSchoolHolidays(clock.tokens, query, context);
  const withNow = withPresent(known, query, context);
  const found = reduce(withNow.tokens, rules, context).filter(({ item }) => item && item.spans.length > 0);
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
  };
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

/** "jetzt" is a day and a moment where nothing else is asked for: "Was muss ich jetzt machen?" is not about today. */
function withPresent(tokens: readonly TimeToken[], query: string, context: Context) {
  const positions: Position[] = [];
  const isPresent = ({ code }: TimeToken, at: number) =>
    code === "NOW" || (code === "zeit" && /^(?:AT|THIS)$/.test(tokens[at - 1]?.code ?? ""));
  const isNow =
    tokens.some(isPresent) &&
    tokens.every((token, at) => isPresent(token, at) || isFiller(fold(query.slice(token.start, token.end))));
  const isSpanned = (at: number) =>
    /^(?:FROM|SINCE|UNTIL)$/.test(tokens[at - 1]?.code ?? "") || tokens[at + 1]?.code === "UNTIL";
  const present = tokens.map((token, at): TimeToken => {
    if (!isPresent(token, at) || !(isNow || isSpanned(at))) return token;
    positions.push({ start: token.start, end: token.end });
    return { ...token, code: "DAY", item: { kind: "day", spans: [oneDay(context.today)] } };
  });
  const isMoment = isNow && !tokens.some((token, at) => isPresent(token, at) && isSpanned(at));
  return { tokens: present, isNow: isMoment, positions };
}
