import { isInLastWeek, type Weekday, weekdayOf, weekdays } from "./day.ts";
import { berlinDay, berlinInstant } from "./village-time.ts";

/** RFC 5545's names, in the order of `weekdays` */
const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

export const toCode = (weekday: Weekday): string => codes[weekdays.indexOf(weekday)] ?? "";
export const toWeekday = (code: string): Weekday | undefined => weekdays[codes.indexOf(code)];

export type Rhythm = "weekly" | "fortnightly" | "monthlyOnDate" | "monthlyOnWeekday" | "yearly";

/** In a month; -1 is the last. */
export const positions = [1, 2, 3, 4, -1] as const;
export type Position = (typeof positions)[number];

/** How a series repeats, as forms let people choose it. What its rhythm does not need follows from the beginning. */
export type Repetition = {
  rhythm: Rhythm;
  /** At least one; the first counts for `monthlyOnWeekday`. */
  weekdays: readonly Weekday[];
  monthDay: number;
  position: Position;
  /** The last day ("YYYY-MM-DD"), or how many dates; neither for a series without end */
  until?: string | undefined;
  count?: number | undefined;
};

/** The repetition of a series that begins on `day` ("YYYY-MM-DD"). */
export function repetitionFrom(day: string, rhythm: Rhythm): Repetition {
  const monthDay = Number(day.slice(8));
  const week = Math.ceil(monthDay / 7);
  return {
    rhythm,
    weekdays: [weekdayOf(day)],
    monthDay,
    // Most months have no fifth Tuesday.
    position: positions.find((position) => position === week) ?? -1,
  };
}

/** Whether a series that begins on `day` has its first date there. */
export function fitsBeginning(repetition: Repetition, day: string): boolean {
  const { rhythm, monthDay, position, weekdays: chosen } = repetition;
  const isChosenWeekday = chosen.includes(weekdayOf(day));
  switch (rhythm) {
    case "weekly":
    case "fortnightly":
      return isChosenWeekday;
    case "monthlyOnDate":
      return monthDay === Number(day.slice(8));
    case "monthlyOnWeekday":
      return isChosenWeekday && (position === -1 ? isInLastWeek(day) : position === weekOf(day));
    case "yearly":
      return true;
  }
}

const weekOf = (day: string) => Math.ceil(Number(day.slice(8)) / 7);

/** The RRULE without prefix */
export function toRecurrenceRule({
  rhythm,
  weekdays: chosen,
  monthDay,
  position,
  until,
  count,
}: Repetition): string {
  const days = weekdays.filter((day) => chosen.includes(day)).map(toCode);
  const rhythms: Record<Rhythm, string> = {
    weekly: `FREQ=WEEKLY;BYDAY=${days}`,
    fortnightly: `FREQ=WEEKLY;INTERVAL=2;BYDAY=${days}`,
    monthlyOnDate: `FREQ=MONTHLY;BYMONTHDAY=${monthDay}`,
    monthlyOnWeekday: `FREQ=MONTHLY;BYDAY=${position}${days[0]}`,
    yearly: "FREQ=YEARLY",
  };
  if (until !== undefined) return `${rhythms[rhythm]};UNTIL=${endOfDay(until)}`;
  return count === undefined ? rhythms[rhythm] : `${rhythms[rhythm]};COUNT=${count}`;
}

export type RuleParts = Readonly<Partial<Record<string, string>>>;

/** "FREQ=WEEKLY;BYDAY=TU" as { FREQ: "WEEKLY", BYDAY: "TU" } */
export const partsOfRule = (rule: string): RuleParts =>
  Object.fromEntries(
    rule
      .toUpperCase()
      .split(";")
      .map((part) => part.split("=")),
  );

/**
 * The repetition that a rule means for a series that begins on `day`; undefined for a rule that forms do not offer, which
 * is not the same as a broken one.
 */
export function readRecurrenceRule(rule: string, day: string): Repetition | undefined {
  const { FREQ, INTERVAL = "1", BYDAY, BYMONTHDAY, UNTIL, COUNT, WKST = "MO", ...others } = partsOfRule(rule);
  const rhythm = rhythmOf({ FREQ, INTERVAL, BYDAY, BYMONTHDAY });
  const until = UNTIL === undefined ? undefined : lastDayOf(UNTIL);
  if (!rhythm || WKST !== "MO" || Object.keys(others).length > 0 || (UNTIL && !until)) return undefined;
  if (COUNT !== undefined && !/^[1-9]\d*$/.test(COUNT)) return undefined;
  const repetition: Repetition = {
    ...repetitionFrom(day, rhythm),
    ...(until && { until }),
    ...(COUNT && { count: Number(COUNT) }),
  };
  if (BYMONTHDAY) return { ...repetition, monthDay: Number(BYMONTHDAY) };
  if (!BYDAY) return repetition;
  const listed = BYDAY.split(",").map((part) => toWeekday(part.slice(-2)));
  const chosen = weekdays.filter((weekday) => listed.includes(weekday));
  if (chosen.length < listed.length) return undefined;
  if (rhythm !== "monthlyOnWeekday") return { ...repetition, weekdays: chosen };
  const position = positions.find((each) => each === Number(BYDAY.slice(0, -2)));
  return position && { ...repetition, weekdays: chosen, position };
}

function rhythmOf({ FREQ, INTERVAL, BYDAY, BYMONTHDAY }: RuleParts): Rhythm | undefined {
  const isEvery = INTERVAL === "1";
  if (FREQ === "WEEKLY" && !BYMONTHDAY && /^([A-Z]{2}(,|$))*$/.test(BYDAY ?? "")) {
    if (isEvery) return "weekly";
    return INTERVAL === "2" ? "fortnightly" : undefined;
  }
  if (!isEvery) return undefined;
  if (FREQ === "YEARLY" && !BYDAY && !BYMONTHDAY) return "yearly";
  if (FREQ !== "MONTHLY") return undefined;
  if (!BYDAY) return /^([1-9]|[12]\d|3[01])$/.test(BYMONTHDAY ?? "1") ? "monthlyOnDate" : undefined;
  return !BYMONTHDAY && /^(-1|\+?[1-4])[A-Z]{2}$/.test(BYDAY) ? "monthlyOnWeekday" : undefined;
}

/** The last second of a day in the village, in UTC: RFC 5545 (3.3.10) wants UTC beside a time zone. */
export const endOfDay = (day: string): string =>
  berlinInstant(day, "23:59").replace(/[-:]/g, "").replace("00.000Z", "59Z");

/** The last day in the village ("YYYY-MM-DD") that an UNTIL means */
export function lastDayOf(until: string): string | undefined {
  const [, year, month, day, time] = /^(\d{4})(\d\d)(\d\d)(?:T(\d{6}Z?))?$/.exec(until) ?? [];
  if (!year) return undefined;
  const date = `${year}-${month}-${day}`;
  const instant = new Date(
    `${date}T${time?.endsWith("Z") ? time.replace(/(..)(..)(..)/, "$1:$2:$3") : "12:00:00Z"}`,
  );
  return Number.isNaN(instant.getTime()) ? undefined : berlinDay(instant);
}
