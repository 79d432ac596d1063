import { anyDay, fc } from "../testing/arbitraries";
import { weekdays } from "./day.ts";
import {
  fitsBeginning,
  lastDayOf,
  positions,
  type Repetition,
  type Rhythm,
  readRecurrenceRule,
  repetitionFrom,
  toRecurrenceRule,
} from "./recurrence-rule.ts";

const rhythms: Rhythm[] = ["weekly", "fortnightly", "monthlyOnDate", "monthlyOnWeekday", "yearly"];
const anyRhythm = fc.constantFrom(...rhythms);
const anyEnd = fc.oneof(
  fc.constant({}),
  anyDay.map((until) => ({ until })),
  fc.integer({ min: 1, max: 1000 }).map((count) => ({ count })),
);

/** What a rhythm does not need is as it follows from the beginning. */
const anyRepetition = fc
  .record({
    day: anyDay,
    rhythm: anyRhythm,
    days: fc.subarray([...weekdays], { minLength: 1 }),
    position: fc.constantFrom(...positions),
    monthDay: fc.integer({ min: 1, max: 31 }),
    end: anyEnd,
  })
  .map(({ day, rhythm, days, position, monthDay, end }) => {
    const own: Record<Rhythm, Partial<Repetition>> = {
      weekly: { weekdays: days },
      fortnightly: { weekdays: days },
      monthlyOnDate: { monthDay },
      monthlyOnWeekday: { weekdays: days.slice(0, 1), position },
      yearly: {},
    };
    return { day, repetition: { ...repetitionFrom(day, rhythm), ...own[rhythm], ...end } };
  });

test("what is chosen is what is read back from its rule", () => {
  fc.assert(
    fc.property(anyRepetition, ({ day, repetition }) => {
      expect(readRecurrenceRule(toRecurrenceRule(repetition), day)).toEqual(repetition);
    }),
  );
});

test("a choice made from the beginning fits it", () => {
  fc.assert(
    fc.property(anyDay, anyRhythm, (day, rhythm) => {
      expect(fitsBeginning(repetitionFrom(day, rhythm), day)).toBe(true);
    }),
  );
});

test.each([
  ["weekly", "2026-12-01", "FREQ=WEEKLY;BYDAY=TU"],
  ["fortnightly", "2026-12-06", "FREQ=WEEKLY;INTERVAL=2;BYDAY=SU"],
  ["monthlyOnDate", "2026-12-31", "FREQ=MONTHLY;BYMONTHDAY=31"],
  ["monthlyOnWeekday", "2026-12-01", "FREQ=MONTHLY;BYDAY=1TU"],
  ["monthlyOnWeekday", "2026-12-29", "FREQ=MONTHLY;BYDAY=-1TU"],
  ["yearly", "2028-02-29", "FREQ=YEARLY"],
] as const)("%s from %s on is %s", (rhythm, day, rule) => {
  expect(toRecurrenceRule(repetitionFrom(day, rhythm))).toBe(rule);
});

test.each([
  ["2026-12-31", "20261231T225959Z"],
  ["2026-07-01", "20260701T215959Z"],
  // The clocks change in these nights.
  ["2026-03-29", "20260329T215959Z"],
  ["2026-10-25", "20261025T225959Z"],
])("the end of %s in the village is %s", (until, written) => {
  expect(toRecurrenceRule({ ...repetitionFrom("2026-01-01", "yearly"), until })).toBe(
    `FREQ=YEARLY;UNTIL=${written}`,
  );
  expect(lastDayOf(written)).toBe(until);
});

test("a rule without its days follows the beginning", () => {
  expect(readRecurrenceRule("FREQ=WEEKLY;INTERVAL=2;COUNT=12", "2026-12-01")).toMatchObject({
    rhythm: "fortnightly",
    weekdays: ["Di"],
    count: 12,
  });
  expect(readRecurrenceRule("FREQ=MONTHLY;UNTIL=20270630", "2026-12-15")).toMatchObject({
    monthDay: 15,
    until: "2027-06-30",
  });
});

test.each([
  "FREQ=DAILY",
  "FREQ=WEEKLY;INTERVAL=4;COUNT=6",
  "FREQ=MONTHLY;BYDAY=2TU,4TU",
  "FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2",
  "FREQ=MONTHLY;BYMONTHDAY=-1",
  "FREQ=MONTHLY;BYDAY=5MO",
  "FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=11",
  "FREQ=WEEKLY;BYDAY=1MO",
  "FREQ=WEEKLY;BYDAY=XX",
  "FREQ=WEEKLY;WKST=SU",
  "FREQ=WEEKLY;UNTIL=morgen",
  "FREQ=WEEKLY;COUNT=0",
  "jede Woche",
  "",
])("%j is left as it is", (rule) => {
  expect(readRecurrenceRule(rule, "2026-12-01")).toBeUndefined();
});
