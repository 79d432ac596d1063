import type { Schedule } from "schema-dts";
import type { Temporal } from "temporal-polyfill";
import type { EventItem } from "@/lib/cms/events";
import { villageTimeZone } from "@/lib/dates/format";
import { toRule, toVillageTime } from "@/lib/events/recurrence-rule";
import { dayUrls } from "./place";

type Series = Pick<EventItem, "start" | "end" | "allDay" | "recurrence" | "exceptions">;

const units: Record<string, string> = { DAILY: "D", WEEKLY: "W", MONTHLY: "M", YEARLY: "Y" };

/** iCalendar's days, in the order of `dayUrls` */
const icalendarDays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

const clock = (date: Temporal.ZonedDateTime) => date.toPlainTime().toString({ smallestUnit: "second" });

/** How a series repeats; undefined for single events and for invalid rules, which lib/events reports. */
export function toSchedule(series: Series): Schedule | undefined {
  if (!series.recurrence) return undefined;
  try {
    const begin = toVillageTime(series.start);
    const rule = toRule(series.recurrence, series.start).options();
    const { freq, interval = 1, count, until, byDay, byMonthDay, byMonth } = rule;
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
      ...(byDay && { byDay: byDay.map((day) => dayUrls[icalendarDays.indexOf(day)] ?? day) }),
      ...(byMonthDay && { byMonthDay }),
      ...(months && { byMonth: months }),
      ...(series.exceptions.length > 0 && { exceptDate: series.exceptions }),
    };
  } catch {
    return undefined;
  }
}
