import type { VillageDays } from "@dorfforum/shared/calendar/left-out";
import { berlinDay, berlinHour } from "@dorfforum/shared/calendar/village-time";
import { latestResult } from "@dorfforum/shared/runtime/latest-result";
import { Temporal } from "temporal-polyfill";
import { fold } from "../analysis/fold";
import { type Context, type Day, type Item, isoOf, joined, toDay } from "./calendar";
import { bestOf, grammarOf, type Reading, readingsOf } from "./chart";
import { type Hours, understandHours } from "./clock";
import { schoolHolidays } from "./days-off";
import { asksForPast, isFiller } from "./fillers";
import { withPossibleDays } from "./impossible-days";
import { labelOf } from "./label";
import { names } from "./names";
import { parts } from "./parts";
import { relatives } from "./relatives";
import { spans } from "./spans";
import { hourTexts } from "./texts";
import { type TimeToken, toTimeTokens } from "./tokens";

type Position = { start: number; end: number };

/** Days from the first to the last, both included; without a last one from then on. */
export type Span = { from: Temporal.PlainDate; to: Temporal.PlainDate | null };

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

const grammar = grammarOf([...names, ...relatives, ...parts, ...spans]);
const onlyBesideOthers = /^(?:number|yearnumber|seasonalone|current)$/;
const isTimeType = /^[A-Z]/;
const isWord = /^\p{Ll}/u;

/** Search and answers ask the same of one query. */
const latest = latestResult<VillageDays, Time>();

/** What a query says about days and hours, at a moment in the village. README.md tells where its words and rules stand. */
export const understandTime = (query: string, now: Date, village: VillageDays): Time =>
  latest(village, `${now.getTime()} ${query}`, () => readTime(query, now, village));

function readTime(asWritten: string, now: Date, village: VillageDays): Time {
  const { query, impossibleDays } = withPossibleDays(asWritten);
  const all = toTimeTokens(query);
  if (!all.some(({ type }) => isTimeType.test(type)))
    return { isPast: false, unknownHolidays: [], feasts: [], impossibleDays };
  const written = ({ start, end }: Position) => fold(query.slice(start, end));
  const context: Context = {
    today: toDay(berlinDay(now)),
    hour: berlinHour(now),
    isPast: asksForPast(all.map(written)) || all.some(({ type }) => type === "SEIT"),
    isBare: all.every((token) => !isWord.test(token.type) || isFiller(written(token))),
    hasHours: false,
    isNow: false,
    village,
  };
  const clock = understandHours(context.isPast ? withPastNight(all) : all, query, context.hour);
  context.hasHours = clock.hours !== undefined;
  const { tokens } = clock;
  const present = tokens.filter(({ type }) => type === "NOW");
  context.isNow = present.length > 0 && asksForNow(tokens, query);
  const isDay = ({ item }: Reading<Item>) => !onlyBesideOthers.test(item.kind) && item.spans.length > 0;
  const found = withoutContradiction(
    bestOf(readingsOf(tokens, grammar, context).map((readings) => readings.filter(isDay))),
  );
  const items = found.map(({ item }) => item);
  const positionOf = ({ first, end }: Reading<Item>) => ({
    start: tokens[first]?.start ?? 0,
    end: tokens[end - 1]?.end ?? 0,
  });
  const isMoment =
    context.isNow &&
    !/ (?:FROM|SINCE|UNTIL) NOW | NOW UNTIL /.test(` ${tokens.map(({ type }) => type).join(" ")} `);
  const moment = isMoment ? { from: context.hour, to: context.hour, name: hourTexts.now } : undefined;
  const hours = moment ?? clock.hours;
  const days = joined(items.flatMap(({ spans }) => spans));
  const isOver = days.length > 0 && days.every(([from, to]) => from < context.today && to <= context.today);
  return {
    days:
      days.length > 0
        ? {
            spans: days.map(([from, to]) => ({
              from: plainDate(from),
              to: to === Number.POSITIVE_INFINITY ? null : plainDate(to),
            })),
            isSearchable: items.some(({ isSearchable }) => isSearchable),
            label: labelOf(items, days, context.today),
            positions: found.map(positionOf),
          }
        : undefined,
    hours: hours && {
      hours,
      positions: moment ? present.map(({ start, end }) => ({ start, end })) : clock.positions,
    },
    isPast: isOver || (context.isPast && days.length > 0),
    unknownHolidays: tokens.flatMap(({ type, value }) =>
      type === "FERIEN" && !schoolHolidays(value, context) ? value : [],
    ),
    feasts: feastsAmong(tokens, found),
    impossibleDays,
  };
}

/** "weihnachten am 3. märz": a date is surer than a feast, which is then a word like others. */
function withoutContradiction(found: Reading<Item>[]): Reading<Item>[] {
  const dates = found.filter(({ item }) => item.kind !== "feast");
  return dates.length > 0 ? dates : found;
}

/** What may stand beside the names of feasts without meaning other days: "an Ostern und Pfingsten", "Weihnachten 2027", "Ostern, wann ist das" */
const besideFeasts =
  /^(?:FEASTNAME:.*|(?:AT|THE|IN|FROM|AROUND|AND|NEXT|THIS):.*|UNITS?:year|(?:NUM|ND):\d{4}|[,/]:|\p{Ll}+:)$/u;

function feastsAmong(tokens: readonly TimeToken[], found: readonly Reading<Item>[]): NamedFeast[] {
  const inside = found.flatMap(({ first, end }) => tokens.slice(first, end));
  if (!inside.every(({ type, value }) => besideFeasts.test(`${type}:${value}`))) return [];
  return inside.flatMap(({ type, start, end, item }) =>
    type === "FEASTNAME" ? { start, end, name: item?.feast?.label ?? item?.name ?? "" } : [],
  );
}

const plainDate = (day: Day) => Temporal.PlainDate.from(isoOf(day));

const namesDay = /^(?:REL|WD.?|SW|MON|ND|NUM|CARD|ORD|FEASTNAME|UNITS?|NOW|MORGEN|SEASONNAME)$/;

/** "Was war heute Nacht los?" and "Was war in der Nacht?" ask for the night that is over. */
function withPastNight(tokens: readonly TimeToken[]): TimeToken[] {
  const hasDay = tokens.some(({ type }) => namesDay.test(type));
  const isNight = (token?: TimeToken) => token?.type === "TOD" && token.value === "night";
  return tokens.flatMap((token, at) => {
    const yesterday = { ...token, type: "REL", value: "-1" };
    if (token.type === "REL" && token.value === "0" && isNight(tokens[at + 1])) return yesterday;
    return isNight(token) && !hasDay ? [yesterday, token] : token;
  });
}

/** "Was ist jetzt im Gemeindehaus?", not "Was ist jetzt mit dem Glasfaser?" */
const asksWhatTakesPlace = /^\W*(?:was|wat|wos)\s+(?:ist|is|isch)\b(?!.*\bmit\b)/i;

const takingPlace = /^(?:lauft|laufen|los|findet|stattfindet|veranstaltung|veranstaltungen)$/;

/** "jetzt" where nothing else is asked for, or what takes place: "Was muss ich jetzt machen?" is not about today. */
const asksForNow = (tokens: readonly TimeToken[], query: string): boolean =>
  tokens.some(({ type }) => takingPlace.test(type)) ||
  asksWhatTakesPlace.test(query) ||
  tokens.every(({ type, start, end }) => type === "NOW" || isFiller(fold(query.slice(start, end))));
