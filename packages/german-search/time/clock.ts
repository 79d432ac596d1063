import { type Around, bestOf, grammarOf, type Reading, type Rule, readingsOf, rulesWith } from "./chart";
import { hourTexts } from "./texts";
import type { TimeToken } from "./tokens";

/** Hours of the day; those from 24 on are the next day's. A single moment has both alike. */
export type Hours = { from: number; to: number; name: string };

const endOfDay = 24;
/** Five in the morning */
const endOfNight = 29;

const partsOfDay: Record<string, Hours> = {
  morning: { from: 4, to: 11, name: hourTexts.morning },
  forenoon: { from: 6, to: 12, name: hourTexts.lateMorning },
  noon: { from: 11, to: 14, name: hourTexts.midday },
  afternoon: { from: 12, to: 18, name: hourTexts.afternoon },
  evening: { from: 18, to: endOfDay, name: hourTexts.evening },
  afterwork: { from: 17, to: endOfDay, name: hourTexts.afterWork },
  night: { from: 21, to: endOfNight, name: hourTexts.night },
  midnight: { from: 24, to: 24, name: hourTexts.midnight },
  daytime: { from: 8, to: 18, name: hourTexts.daytime },
};

/** A time on the clock; of a spoken one noon or midnight has to be guessed: "halb acht" */
type Time = { kind: "time"; hours: number; isSpoken: boolean };

type Item =
  | Time
  | { kind: "hours"; from?: Time | undefined; to?: Time | undefined; isToday?: boolean }
  | { kind: "part"; part: Hours }
  /** Says when a range of days begins or ends, not when their events do. */
  | { kind: "border" };

type Context = { hour: number };

type Parts = { of?: Time; from?: Time | number; to?: Time | number } & typeof missing;
/** What parts of patterns are where a match lacks them */
const missing = { count: 0, hour: 0, minute: 0, habit: "", part: "", placed: "", side: "", unit: "" };
const rule = rulesWith<Item, Parts, Context>({ COUNT: "NUM CARD", ANYUNIT: "UNIT UNITS" }, missing);

const minutesPerHour = 60;

function timeOf(hour: number, minutes: number, isSpoken = false): Time | undefined {
  const hours = hour + minutes / minutesPerHour;
  return hours >= 0 && hours <= 25 && hour <= 24 && minutes < minutesPerHour
    ? { kind: "time", hours, isSpoken }
    : undefined;
}

/** Minutes that words before an hour add to it */
const spokenMinutes: Record<string, number> = {
  HALFPAST: -30,
  THREEQUARTERS: -15,
  QUARTER: -45,
  "QUARTER (AFTER|IN|SINCE)": 15,
  "QUARTER BEFORE": -15,
  HALFPASTNEXT: 30,
};

/** Not an age, a date or a price: "ab 6 Jahren", "um 10 Euro" */
const uncounted = "!(UNIT|UNITS|MON|NUM|euro|CLOCK|-|UNTIL COUNT ANYUNIT)";
const untilHour = /^ (?:UNTIL|-) (?:NUM|CARD) (?!UNITS? |MON |NUM |euro |CLOCK |- )/;

/** What stands before an hour without "Uhr", and after it */
const besideHours: [before: RegExp, after: RegExp][] = [
  [/ UM (?:AROUND )?$/, /^ /],
  [/ AROUND $/, /^ (?:TODS? |$)/],
  // "Samstag ab 8", "heute von 9 bis 11", "Freitagabend ab acht", not "Samstag bis 8."
  [/ (?:WDH?|REL|TODS?) (?:SINCE|UNTIL|AFTER|BEFORE) $/, /^ /],
  [/ (?:WDH?|REL|TODS?) (?:FROM )?$/, untilHour],
  // "ab 8 in der Früh"
  [/ (?:SINCE|BEFORE|AFTER|UNTIL) $/, /^ (?:(?:AT|IN|THE) )*TODS? /],
  [/ FROM $/, /^ (?:UNTIL|-) (?:NUM|CARD) (?:(?:AT|IN|THE) )*TODS? /],
];
const isHour = ({ before, after }: Around) =>
  besideHours.some(([one, other]) => one.test(before) && other.test(after));
const roundMinutes = [5, 10, 20, 25];

/** "halb acht", "19.30 Uhr", "zehn nach acht" */
const times: Rule<Item, Parts, Context>[] = [
  ...Object.entries(spokenMinutes).map(([words, minutes]) =>
    rule(`${words} hour=(NUM|CARD|ORD) CLOCK?`, ({ hour }) => timeOf(hour, minutes, true)),
  ),
  rule("minute=COUNT UNIT:minute? side=(AFTER|BEFORE) of=TIME", ({ minute, of, side }) => {
    const minutes = side === "AFTER" ? minute : -minute;
    return of && { ...of, hours: of.hours + minutes / minutesPerHour };
  }),
  rule(
    `minute=COUNT UNIT:minute? side=(AFTER|BEFORE) hour=COUNT ${uncounted}`,
    ({ hour, minute, side }, _, { before }) => {
      const isClear = / (?:UM|AROUND) $/.test(before) || (roundMinutes.includes(minute) && hour <= 12);
      return isClear ? timeOf(hour, side === "AFTER" ? minute : -minute, true) : undefined;
    },
  ),
  rule(
    "(hour=NUM : minute=NUM (CLOCK|h)?|hour=COUNT CLOCK minute=COUNT|hour=NUM h minute=NUM|hour=ND minute=NUM &((UNTIL|-) (TIME|ND NUM CLOCK)))",
    ({ hour, minute }) => timeOf(hour, minute),
  ),
  rule("hour=ND minute=NUM side=(CLOCK|h)?", ({ hour, minute, side }, _, { before }) =>
    (side && !before.endsWith(" ND ")) || / (?:UM|SINCE|AROUND) $/.test(before)
      ? timeOf(hour, minute)
      : undefined,
  ),
  // "1930 Uhr"
  rule("hour=NUM (CLOCK|h)", ({ hour }) =>
    hour < 100 ? timeOf(hour, 0) : timeOf(Math.floor(hour / 100), hour % 100),
  ),
  rule("(hour=COUNT (pm|p . m)|hour=COUNT &((UNTIL|-) COUNT (pm|p . m)))", ({ hour }) =>
    timeOf((hour % 12) + 12, 0),
  ),
  rule(`(hour=CARD CLOCK|(kurz (AFTER|BEFORE)|punkt|punktlich UM) hour=COUNT ${uncounted})`, ({ hour }) =>
    timeOf(hour, 0, true),
  ),
  rule(`(hour=COUNT ${uncounted}|hour=COUNT &(- COUNT))`, ({ hour }, _, around) =>
    isHour(around) ? timeOf(hour, 0, true) : undefined,
  ),
];

const spoken = (time: Time | number | undefined): Time | undefined =>
  typeof time === "number" ? { kind: "time", hours: time, isSpoken: true } : time;

const maxHoursAhead = 12;

/** What times beside prepositions mean */
const timeSpans: Rule<Item, Parts, Context>[] = [
  rule(
    `(BETWEEN from=(COUNT|TIME) AND to=(COUNT|TIME) CLOCK? ${uncounted}|(FROM|SINCE)? (from=(COUNT|TIME) CLOCK? (UNTIL|-) UM? to=TIME|from=TIME (UNTIL|-) to=COUNT))`,
    (parts) => {
      const [from, to] = [spoken(parts.from), spoken(parts.to)];
      // "zwischen 14 und 16 Uhr": one "Uhr" says that both are exact.
      const isSpoken = Boolean(from?.isSpoken && to?.isSpoken);
      return { kind: "hours", from: from && { ...from, isSpoken }, to: to && { ...to, isSpoken } };
    },
  ),
  rule("(EARLIEST|kurz|SINCE|AFTER|FROM)* (SINCE|AFTER|EARLIEST) (UM|AROUND)? of=TIME AT?", ({ of }) => ({
    kind: "hours",
    from: of,
  })),
  rule("(LATEST|kurz|noch)* (UNTIL|BEFORE|LATEST) (UM|AROUND)? of=TIME", ({ of }) => ({
    kind: "hours",
    to: of,
  })),
  rule("(AT|UM|AROUND|IN|SW:7)+ of=TIME", ({ of }) => ({ kind: "hours", from: of, to: of })),
  // "in zwei Stunden" and "vor einer Stunde" are times of today.
  rule(
    "side=(IN|BEFORE) AROUND? CARD:1? count=COUNT unit=ANYUNIT:hour,minute",
    ({ count, side, unit }, { hour }) => {
      const hours = count / (unit === "hour" ? 1 : minutesPerHour);
      const time: Time = { kind: "time", hours: hour + (side === "IN" ? hours : -hours), isSpoken: false };
      const isNear = hours <= maxHoursAhead && time.hours >= 0;
      return isNear ? { kind: "hours", from: time, to: time, isToday: true } : undefined;
    },
  ),
];

/** "ab Mittag", "bis zum Abend" */
function onSide(part: Hours, side: string): Hours {
  const hour = part.name === hourTexts.midday ? 12 : part.from;
  if (side === "SINCE") return { from: hour, to: endOfNight, name: hourTexts.from(hour) };
  return side ? { from: 0, to: hour, name: hourTexts.before(hour) } : part;
}

/** "ab Freitagabend" and "bis Sonntagmittag" say when a range begins or ends. */
const isBorder = ({ before, after }: Around): boolean =>
  / (?:SINCE|UNTIL) (?:(?:AT|THE) )*(?:WD.?|REL|FEASTNAME|SW) $/.test(before) ||
  (/ FROM (?:(?:AT|THE) )*(?:WD.?|REL|FEASTNAME|SW) $/.test(before) && / UNTIL /.test(after));

const besideParts = / (?:REL|WD.?|SW|MON|FEASTNAME|ND|NUM|CARD|CLOCK|h|,|AND) $/;

/** A word of a part of the day counts beside a day or a preposition, so that "Nacht der Lichter" stays a name. */
const parts: Rule<Item, Parts, Context>[] = [
  rule(
    "(side=(SINCE|UNTIL|BEFORE) (AT|THE|EARLYLATE)*)? (placed=(AT|AROUND|THIS|IN|EACH|THE|UM|AFTER))* EARLYLATE? (part=TOD !((BEFORE|FROM|AT) THE? FEASTNAME)|habit=TODS)",
    ({ habit, part: name, placed, side }, _, around) => {
      const part = partsOfDay[name || habit];
      const isAlone = (around.before + around.after).trim() === "";
      if (!part || !(habit || side || placed || isAlone || besideParts.test(around.before))) return undefined;
      if (!habit && isBorder(around)) return side || placed ? undefined : { kind: "border" };
      return { kind: "part", part: onSide(part, side) };
    },
  ),
];

const grammar = grammarOf([...times, ...timeSpans, ...parts]);

type Position = { start: number; end: number };

/**
 * Takes what names hours out of a query's tokens.
 * @param hour by the village's clock
 * @returns hours are undefined where parts of the day differ: "vormittags oder nachmittags"
 */
export function understandHours(all: readonly TimeToken[], query: string, hour: number) {
  const isHabit = ({ type, start, end }: TimeToken) => type === "TOD" && /s$/i.test(query.slice(start, end));
  const tokens = all.map((token) => (isHabit(token) ? { ...token, type: "TODS" } : token));
  const found = bestOf(readingsOf(tokens, grammar, { hour }));
  const parts = found.flatMap(({ item }) => (item.kind === "part" ? item.part : []));
  const [part] = parts;
  const [hours] = found.flatMap(({ item }) => {
    const span = item.kind === "time" ? { from: item, to: item } : item;
    return "from" in span || "to" in span ? toHours(span, part) : [];
  });
  const common = parts.every(({ from }) => from === part?.from) ? part : undefined;
  const positions = found.flatMap((reading) =>
    reading.item.kind === "border" ? [] : positionOf(reading, tokens),
  );
  return { hours: hours ?? common, tokens: withoutReadings(tokens, found), positions };
}

const positionOf = ({ first, end }: Reading<Item>, tokens: readonly TimeToken[]): Position => ({
  start: tokens[first]?.start ?? 0,
  end: tokens[end - 1]?.end ?? 0,
});

/** "heute" is left of "tonight" and of "in zwei Stunden". */
const withoutReadings = (tokens: readonly TimeToken[], found: readonly Reading<Item>[]): TimeToken[] =>
  tokens.flatMap((token, at) => {
    const reading = found.find(({ first, end }) => first <= at && at < end);
    if (!reading) return token;
    const isToday = "isToday" in reading.item && reading.item.isToday && reading.first === at;
    return isToday ? { type: "REL", value: "0", ...positionOf(reading, tokens) } : [];
  });

function toHours(
  { from, to }: { from?: Time | undefined; to?: Time | undefined },
  part: Hours | undefined,
): Hours {
  const first = from && onClock(from, part);
  const last = to && onClock(to, part, first);
  const hours = { from: first ?? 0, to: last ?? (to ? endOfDay : endOfNight) };
  if (!from) return { ...hours, name: hourTexts.before(hours.to) };
  if (!to) return { ...hours, name: hourTexts.from(hours.from) };
  return {
    ...hours,
    name: hours.from === hours.to ? hourTexts.at(hours.from) : hourTexts.between(hours.from, hours.to),
  };
}

/** The hour that is meant, of the two that a clock shows alike: by the part of the day, else the one at which villages meet. */
function onClock({ hours, isSpoken }: Time, part: Hours | undefined, after = 0): number {
  if (hours >= 13) return hours;
  const later = hours + 12;
  if (part?.name === hourTexts.night) return hours < 6 ? hours : later;
  if (part) return hours < part.from && part.from >= 11 ? (hours === 12 ? 12 : later) : hours;
  if (after > hours) return later;
  return isSpoken && hours < 9 ? later : hours;
}
