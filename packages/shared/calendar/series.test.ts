import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { fc } from "../testing/arbitraries.ts";
import { type EventDate, type EventTiming, reasonOf, withoutGaps } from "./event-timing.ts";
import { seriesDates } from "./series.ts";
import { type SingleDate, takesPlace } from "./single-dates.ts";
import {
  anyBegin,
  anyHour,
  anyLength,
  anyNow,
  anyRule,
  daysFrom,
  villageDays,
} from "./testing/any-series.ts";
import { berlinDay, berlinInstant, berlinTime, startOfBerlinDay } from "./village-time.ts";

const series = seriesDates({ Temporal, RRuleTemporal }, (error) => {
  throw error;
});

/** Which dates of the rule are changed, by their number */
const changes = fc.uniqueArray(
  fc.record({
    index: fc.nat(20),
    kind: fc.constantFrom("cancelled" as const, "moved" as const, "note" as const),
    later: fc.integer({ min: -3, max: 5 }),
  }),
  { selector: ({ index }) => index, maxLength: 4 },
);

const anySeries = fc
  .record({
    begin: anyBegin,
    time: anyHour,
    hours: anyLength,
    recurrence: anyRule,
    changes,
    added: fc.array(daysFrom("2026-09-01", 400), { maxLength: 2 }),
    notOnHolidays: fc.boolean(),
    notInSchoolHolidays: fc.boolean(),
  })
  .map(({ begin, time, hours, changes: wanted, added, ...rest }): EventTiming => {
    const start = berlinInstant(begin, time);
    const end = hours && new Date(Date.parse(start) + hours * 3_600_000).toISOString();
    const event = { ...rest, start, end: end || undefined, villageDays, exceptions: [] };
    const ruled = series.upcomingDates(withoutGaps(event), new Date(0), 21);
    const exceptions = wanted.flatMap(({ index, kind, later }): SingleDate[] => {
      const date = ruled[index];
      if (!date) return [];
      const to = new Date(Date.parse(date.start) + later * 20 * 3_600_000).toISOString();
      return [{ day: berlinDay(date.start), kind, note: "Grund", ...(kind === "moved" && { start: to }) }];
    });
    return {
      ...event,
      exceptions: [...exceptions, ...added.map((day) => ({ day, kind: "added" as const }))],
    };
  });

const [from, to] = [new Date("2026-01-01T00:00:00Z"), new Date("2029-01-01T00:00:00Z")];
const hasHeld = (event: EventTiming) => series.datesWithin(event, from, to).filter(takesPlace);
const startsOf = (dates: readonly EventDate[]) => dates.map(({ start }) => start);

test("the next date is the first of all that is not over, asked now (site) or as of the day's begin (CMS)", () => {
  fc.assert(
    fc.property(anySeries, anyNow, (event, now) => {
      const all = hasHeld(event);
      const today = startOfBerlinDay(berlinDay(now));
      for (const time of [now, today]) {
        const ahead = all.filter((date) => series.overAt(date) > time.getTime());
        const next = series.upcomingDates(event, time, 3).filter(({ start }) => start < to.toISOString());
        expect(startsOf(next)).toEqual(startsOf(ahead).slice(0, 3));
      }
      const [next, ofDay] = [now, today].map((time) => series.upcomingDates(event, time, 1)[0]);
      // They differ only by dates that were over today.
      if (ofDay && ofDay.start !== next?.start) {
        expect(series.overAt(ofDay)).toBeGreaterThan(today.getTime());
        expect(series.overAt(ofDay)).toBeLessThanOrEqual(now.getTime());
      }
    }),
    { numRuns: 40 },
  );
});

test("the latest date is the last of all that has begun, whatever is left out or cancelled", () => {
  fc.assert(
    fc.property(anySeries, anyNow, (event, now) => {
      const begun = hasHeld(event).filter(({ start }) => Date.parse(start) <= now.getTime());
      expect(series.latestDate(event, now).start).toBe(begun.at(-1)?.start ?? event.start);
    }),
    { numRuns: 40 },
  );
});

test("the last date of a series that ends is the last of all that takes place", () => {
  fc.assert(
    fc.property(anySeries, (event) => {
      const own = hasHeld(event).filter(({ change }) => change?.kind !== "added");
      const last = series.lastDate(event);
      // Ends beyond the dates that are compared, or none
      fc.pre(last !== undefined && last.start < to.toISOString());
      expect(last?.start).toBe(own.at(-1)?.start);
    }),
    { numRuns: 40 },
  );
});

test("dates keep their hours and their length by the clock, on the days that the rule names", () => {
  const clock = (time: string) => `${berlinDay(time)}T${berlinTime(time)}`;
  fc.assert(
    fc.property(anySeries, (event) => {
      const length = event.end && Temporal.PlainDateTime.from(clock(event.start)).until(clock(event.end));
      const ruled = series.datesWithin(withoutGaps(event), from, to);
      for (const { start, end } of ruled) {
        expect(berlinTime(start)).toBe(berlinTime(event.start));
        const expected = length && Temporal.PlainDateTime.from(clock(start)).add(length);
        // 2.30 does not exist in the night of the change to summer time.
        const isSkipped = expected?.toString().startsWith("2027-03-28T02") ?? false;
        if (end && !isSkipped) expect(clock(end)).toBe(expected?.toString({ smallestUnit: "minute" }));
      }
      const own = ruled.map(({ start }) => berlinDay(start));
      expect(series.ruledDays(event, own)).toEqual(own);
      const plain = hasHeld(event).filter(({ change }) => change === undefined);
      for (const { start } of plain) {
        expect(own).toContain(berlinDay(start));
        expect(reasonOf(event, berlinDay(start))).toBeUndefined();
      }
    }),
    { numRuns: 40 },
  );
});
