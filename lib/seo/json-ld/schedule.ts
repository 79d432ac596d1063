import type { Schedule } from "schema-dts";
import type { Temporal } from "temporal-polyfill";
import type { EventItem } from "@/lib/cms/events";
import { villageTimeZone } from "@/lib/dates/format";
import { toRule, toVillageTime } from "@/lib/events/recurrence-rule";

type Series = Pick<EventItem, "start" | "end" | "allDay" | "recurrence" | "exceptions">;

const units: Record<string, string> = { DAILY: "D", WEEKLY: "W", MONTHLY: "M", YEARLY: "Y" };

const dayNames = new Map<string, `https://schema.org/${Weekday}`>([
  ["MO", "https://schema.org/Monday"],
  ["TU", "https://schema.org/Tuesday"],
  ["WE", "https://schema.org/Wednesday"],
  ["TH", "https://schema.org/Thursday"],
  ["FR", "https://schema.org/Friday"],
  ["SA", "https://schema.org/Saturday"],
  ["SU", "https://schema.org/Sunday"],
]);
type Weekday = "Monday" | "Tuesday" | "Wednesday" | "Thursday" | "Friday" | "Saturday" | "Sunday";

const clock = (date: Temporal.ZonedDateTime) => date.toPlainTime().toString({ smallestUnit: "second" });

/** How a series repeats; undefined for single events and for invalid rules, which lib/events reports. */
export function toSchedule(series: Series): Schedule | undefined {
  if (!series.recurrence) return undefined;
  try {
    const begin = toVillageTime(series.start);
    const {
      freq,
      interval = 1,
      count,
      until,
      byDay,
      byMonthDay,
      byMonth,
    } = toRule(series.recurrence, series.start).options();
    const months = byMonth?.filter((month) => typeof month === "number");
    return {
      "@type": "Schedule",
      startDate: begin.toPlainDate().toString(),
      ...(!series.allDay && { startTime: clock(begin) }),
      ...(!series.allDay && series.end && { endTime: clock(toVillageTime(series.end)) }),
      scheduleTimezone: villageTimeZone,
      repeatFrequency: `P${interval}${units[freq]}`,
      ...(count && { repeatCount: count }),
      ...(until && { endDate: until.withTimeZone(villageTimeZone).toPlainDate().toString() }),
      // schema.org has no name for a position in the month ("2SA"), and allows iCalendar's.
      ...(byDay && { byDay: byDay.map((day) => dayNames.get(day) ?? day) }),
      ...(byMonthDay && { byMonthDay }),
      ...(months && { byMonth: months }),
      ...(series.exceptions.length > 0 && { exceptDate: series.exceptions }),
    };
  } catch {
    return undefined;
  }
}
