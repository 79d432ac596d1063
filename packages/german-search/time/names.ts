import { holidayOn } from "@dorfforum/shared/calendar/holidays";
import {
  type Context,
  type Day,
  dateOf,
  dayOf,
  firstOf,
  firstOfMonth,
  type Item,
  isoOf,
  lastOf,
  lengthOf,
  monthIn,
  named,
  nearestInMonths,
  oneDay,
  type Span,
  weekdayOf,
  yearAround,
  yearly,
} from "./calendar";
import { type DayRule, rule } from "./day-rule";
import { daysOffWithin, nearestDayOff, nearestHolidays, schoolHolidays } from "./days-off";

const year = "(,? year=(NUM|ND) !(ND|NUM|MON))?";
const isYear = (number: number) => number >= 2000 && number < 2100;

/** A day or a month: of the year that is named, with two digits or four, else the nearest */
function inYear(
  kind: Item["kind"],
  year: number,
  context: Context,
  spanIn: (year: number) => Span | undefined,
) {
  const full = year >= 10 && year < 100 ? 2000 + year : year;
  if (!year) return yearly(kind, context, spanIn);
  const found = isYear(full) ? named(kind, spanIn(full)) : undefined;
  return found && { ...found, year: full };
}

const calendarDay = (date: number, month: number, year: number, context: Context) =>
  inYear("day", year, context, (each) => {
    const day = month >= 1 && month <= 12 ? dayOf(each, month, date) : undefined;
    return day === undefined ? undefined : oneDay(day);
  });

const calendarMonth = (month: number, year: number, context: Context, kind: Item["kind"] = "month") =>
  month <= 12 ? inYear(kind, year, context, (each) => monthIn(each, month)) : undefined;

/** A day of a month beside which no month stands */
export function dayAlone(date: number, context: Context, kind: Item["kind"] = "day"): Item | undefined {
  const day = date >= 1 && date <= 31 ? nearestInMonths(context, date) : undefined;
  return day === undefined ? undefined : { kind, spans: [oneDay(day)], daysOfMonth: [date] };
}

/** The nearest day of a month that is such a weekday */
function dayOn(weekday: number, date: number, context: Context): Item | undefined {
  const alone = dayAlone(date, context);
  const { month, year } = dateOf(context.today);
  const days = Array.from({ length: maxMonths }, (_, at) =>
    dayOf(year, context.isPast ? month - at : month + at, date),
  );
  const isOver = (day: Day) => (context.isPast ? day > context.today : day < context.today);
  const day = days.find((each) => each !== undefined && !isOver(each) && weekdayOf(each) === weekday);
  return alone && day !== undefined && day !== firstOf(alone) ? named("day", oneDay(day)) : alone;
}

/** Each date falls on each weekday within them. */
const maxMonths = 36;

/** What goes on with the sentence: "Ist am dritten etwas los?", not "am dritten Stand" */
const sentenceWords = new Set(
  `was wat wos etwas irgendwas irgendetwas irgendwo los noch nochmal es ist is isch sind war waren gibt gibts gab gehts geht
  lauft wo wer wir man ich denn so schon hier statt stattfindet stattfinden jemand alles geplant geboten auch doch eigentlich`.split(
    /\s+/,
  ),
);

/** Whether a number before it counts something that is no month: "am dritten Stand", "am 5. Spieltag" */
const isCounted = (after: string) =>
  /^ (?:UNITS?|WDS?|FEASTNAME|HOLIDAY|HALF|MON) /.test(after) ||
  (/^ [a-z]/.test(after) && !sentenceWords.has(after.split(" ")[1] ?? ""));

/** "5. Dezember", "5.12.", "vierter zwölfter", "2026-12-05", and days whose month stands elsewhere or nowhere */
const dates: DayRule[] = [
  rule("year=NUM - month=NUM - day=NUM", ({ day, month, year }, context) =>
    isYear(year)
      ? calendarDay(day, month, year, context)
      : isYear(day)
        ? calendarDay(year, month, day, context)
        : undefined,
  ),
  rule(`(day=NTH THE? month=MON|day=(ND|ORD) month=(ND|ORD)) ${year}`, ({ day, month, year }, context) =>
    calendarDay(day, month, year, context),
  ),
  rule("day=ND month=NUM !(CLOCK|h|euro|eur|km|m|kg|prozent|liter|NUM|:|ND)", ({ day, month }, context) =>
    calendarDay(day, month, 0, context),
  ),
  rule(
    "(day=NUM / month=NUM (/ year=NUM)?|month=MON THE? day=(NUM|ORD) !(,? NUM))",
    ({ day, month, year }, context) => calendarDay(day, month, year, context),
  ),
  rule(`which=(NEXT|LAST|THIS)? month=MON ${year}`, ({ month, which, year }, context) =>
    calendarMonth(month, year, which === "LAST" ? { ...context, isPast: true } : context),
  ),
  rule("day=(ND|ORD)", ({ day }, context) => dayAlone(day, context, "number")),
  rule("(AT|THE|FROM)+ NEXT? day=(ND|ORD)", ({ day }, context, { after }) =>
    isCounted(after) ? undefined : dayAlone(day, context),
  ),
  // "Sonntag, 6.", "Freitag der 13."
  rule("of=DAY ,? THE? day=(ND|ORD)", ({ day, of }, context, { after }) =>
    of.weekday && !isCounted(after) ? dayOn(of.weekday, day, context) : undefined,
  ),
  rule("((IN|AT|FROM)+ THE? UNIT:year? year=NUM|UNIT:year year=NUM)", ({ year }) =>
    isYear(year) ? named("year", yearAround(year)) : undefined,
  ),
  rule("year=NUM", ({ year }, { isPast }) =>
    isYear(year) ? named(isPast ? "year" : "yearnumber", yearAround(year)) : undefined,
  ),
];

/** Three whole months */
const season = (kind: Item["kind"], month: number, year: number, isLast: boolean, context: Context) =>
  inYear(kind, year, isLast ? { ...context, isPast: true } : context, (each): Span | undefined => {
    const [from, to] = [firstOfMonth(each, month), firstOfMonth(each, month + 3) - 1];
    // "letzten Herbst" is over, not the one under way.
    return isLast && to >= context.today ? undefined : [from, to];
  });

/** "im Sommer", "Frühjahr 2027"; a season beside which neither stands is a word. */
const seasons: DayRule[] = [
  rule("month=SEASONNAME", ({ month }, context) => season("seasonalone", month, 0, false, context)),
  rule(
    "(which=(IN|AT|THIS|NEXT|LAST|FROM) THE? month=SEASONNAME (year=NUM (/ NUM)?)?|month=SEASONNAME year=NUM (/ NUM)?|THE month=SEASONNAME IN $)",
    ({ month, which, year }, context) => season("season", month, year, which === "LAST", context),
  ),
  rule("(IN|THE|AT|THIS|NEXT|LAST)+ month=SEASONMONTH", ({ month }, context) =>
    calendarMonth(month, 0, context, "span"),
  ),
];

export function aFeast({ feast, name }: Item, year: number, context: Context): Item | undefined {
  const item = feast && inYear("feast", year, context, feast.days);
  const isStretch = item?.spans.some((span) => lengthOf(span) > 1);
  return item && { ...item, feast, name: feast?.label ?? name ?? "", isSearchable: true, isStretch };
}

/** "Fasching, wann ist das dieses Jahr" */
const asking = "wann|ist|sind|feiern|feiert|wir|man";

/** Feasts, of the year that is named or the nearest */
const feasts: DayRule[] = [
  rule(
    `(of=YEAR (AT|THE|IN|FROM|,|${asking})* feast=FEASTNAME|feast=FEASTNAME (,? of=(YEAR|YEARNUMBER)|(IN|THE|,|${asking})+ of=YEAR))`,
    ({ feast, of }, context) => aFeast(feast, dateOf(lastOf(of)).year, context),
  ),
  rule("which=(NEXT|THIS|LAST|BEFORELAST)? feast=FEASTNAME", ({ feast, which }, context) => {
    const found = aFeast(feast, 0, /LAST/.test(which) ? { ...context, isPast: true } : context);
    return found && which === "BEFORELAST" ? aFeast(feast, dateOf(firstOf(found)).year - 1, context) : found;
  }),
];

const within = "(IN|THE|FROM|AT|gibt|es|sind|liegen|haben|wir|kommen|fallen|noch)*";
const scopes = "of=(YEAR|MONTH|SEASON|HOLIDAYS|YEARNUMBER)";
const off = "PUBLIC? off=(HOLIDAY|HOLIDAYNAMES|BRIDGEDAY|LONG_WEEKEND)";

/** Public holidays of the Land, and days off beside them */
const holidays: DayRule[] = [
  rule("NEXT? written=FERIEN", ({ written }, context) => schoolHolidays(written, context)),
  rule("nth=NTH PUBLIC? HOLIDAY of=(YEAR|MONTH)", ({ nth, of }, context) =>
    named("day", of.spans.flatMap((span) => daysOffWithin(span, "HOLIDAY", context))[nth - 1]),
  ),
  // "am zweiten Feiertag" is the second of Christmas or Easter.
  rule("nth=NTH HOLIDAY", ({ nth }, context) => {
    const stretch = nearestHolidays(context);
    return stretch && nth <= 2 ? named("day", oneDay(lastOf(stretch) - 2 + nth)) : undefined;
  }),
  // "Feiertage im Mai", "2027 Brückentage", "langes Wochenende im Juni"
  rule(`(${off} ${within} ${scopes}|${scopes} (,|AT|THE|IN)* ${off})`, ({ of, off }, context) => {
    const spans = of.spans.flatMap((span) => daysOffWithin(span, off, context));
    return spans.length > 0 ? { kind: "list", spans } : undefined;
  }),
  rule("of=(DAY|FEAST) ((,|THE|AT)* HOLIDAY|HOLIDAYNAMES)", ({ of }) => of),
  rule("(AT|NEXT) THE? NEXT? PUBLIC? HOLIDAY", (_, context) => {
    const span = nearestDayOff("HOLIDAY", context);
    return span && named("day", span, holidayOn(isoOf(span[0]), context.village.land));
  }),
  rule("NEXT? off=(BRIDGEDAY|LONG_WEEKEND)", ({ off }, context) =>
    named(off === "BRIDGEDAY" ? "day" : "weekend", nearestDayOff(off, context)),
  ),
  rule("PUBLIC? HOLIDAYNAMES", (_, context) => nearestHolidays(context)),
];

/** What names days alone */
export const names: DayRule[] = [...dates, ...seasons, ...feasts, ...holidays];
