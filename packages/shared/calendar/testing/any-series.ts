import { fc } from "../../testing/arbitraries.ts";
import { addDays } from "../day.ts";
import { berlinInstant } from "../village-time.ts";

/* Series that begin from spring 2026 to autumn 2027: over the changes of the clocks of 25 October, 28 March and 31 October */

export const daysFrom = (first: string, count: number) => fc.nat(count).map((later) => addDays(first, later));

const codes = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

export const anyRule = fc
  .record({
    rhythm: fc.oneof(
      fc.constant("FREQ=DAILY"),
      fc.subarray(codes).map((each) => `FREQ=WEEKLY${each.length > 0 ? `;BYDAY=${each}` : ""}`),
      fc.constantFrom("1", "3", "-1").map((position) => `FREQ=MONTHLY;BYDAY=${position}SU`),
      fc.integer({ min: 1, max: 31 }).map((day) => `FREQ=MONTHLY;BYMONTHDAY=${day}`),
      fc.constant("FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1"),
      fc.constant("FREQ=YEARLY"),
    ),
    interval: fc.integer({ min: 1, max: 4 }),
    end: fc.oneof(
      fc.constant(""),
      fc.integer({ min: 1, max: 40 }).map((count) => `;COUNT=${count}`),
      daysFrom("2026-12-01", 700).map((day) => `;UNTIL=${day.replaceAll("-", "")}T215959Z`),
    ),
  })
  .map(({ rhythm, interval, end }) => `${rhythm};INTERVAL=${interval}${end}`);

export const anyBegin = daysFrom("2026-03-01", 600);
export const anyHour = fc.constantFrom("00:00", "01:30", "09:30", "19:30", "22:00");
export const anyLength = fc.constantFrom(undefined, 1, 6, 24, 200);

export const villageDays = {
  land: "Brandenburg" as const,
  schoolHolidays: [
    { name: "Herbstferien", first: "2026-10-19", last: "2026-10-30" },
    { name: "Osterferien", first: "2027-03-22", last: "2027-04-03" },
  ],
};

/** Beside the changes of the clocks, and elsewhere */
export const anyNow = fc
  .oneof(
    fc.tuple(
      fc.constantFrom("2026-10-24", "2026-10-25", "2027-03-27", "2027-03-28", "2027-10-31"),
      fc.constantFrom("00:00", "03:30", "12:00", "23:59"),
    ),
    fc.tuple(daysFrom("2026-09-01", 600), fc.constant("12:00")),
  )
  .map(([day, time]) => new Date(berlinInstant(day, time)));
