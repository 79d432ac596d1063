import { anEventItem, cancelled } from "@/lib/testing/factories";
import { calendarMonths, EventCalendar } from "./event-calendar";
import { bySoonest, occurrencesBetween } from "./occurrence";
import { toOutlook } from "./upcoming";

const event = (slug: string, start: string, end?: string, recurrence?: string) =>
  occurrencesBetween(anEventItem({ slug, start, end, recurrence }), "2026-05-01", "2027-11-30");

const calendar = new EventCalendar(
  calendarMonths("2026-11"),
  [
    ...event("Nachtwanderung", "2026-11-27T20:00:00.000Z", "2026-11-28T01:00:00.000Z"),
    ...event("Kirmes", "2026-11-27T10:00:00.000Z", "2026-11-29T18:00:00.000Z"),
    ...event("Markt", "2026-11-28T08:00:00.000Z", "2026-11-28T11:00:00.000Z", "FREQ=WEEKLY;COUNT=2"),
    ...event("Konzert", "2026-11-28T18:00:00.000Z", "2026-11-28T23:30:00.000Z"),
    ...event("Chor", "2026-12-01T18:00:00.000Z", "2026-12-01T20:00:00.000Z", "FREQ=WEEKLY;COUNT=3"),
    ...event("Silvester", "2026-12-31T19:00:00.000Z", "2027-01-01T02:00:00.000Z"),
  ].sort(bySoonest),
);

const outlookAt = (instant: string, limit = 9) => {
  const { today, isSomethingOver, next } = toOutlook(calendar, new Date(instant), limit);
  const names = (occurrences: typeof today) =>
    occurrences.map(({ event: { slug }, firstDay }) => `${slug} ${firstDay.slice(5)}`);
  return { today: names(today), isSomethingOver, next: names(next) };
};

test("a single date that is cancelled is of today, and stands before the next date once", () => {
  const choir = anEventItem({
    slug: "Chor",
    start: "2026-11-24T18:00:00.000Z",
    end: undefined,
    recurrence: "FREQ=WEEKLY",
    exceptions: cancelled("2026-11-24", "2026-12-01"),
  });
  const dates = occurrencesBetween(choir, "2026-11-01", "2026-12-31");
  const one = new EventCalendar(calendarMonths("2026-11"), dates);
  const { today, next: coming } = toOutlook(one, new Date("2026-11-24T09:00:00.000Z"), 9);
  expect(today.map(({ change }) => change?.kind)).toEqual(["cancelled"]);
  const inShort = ({ firstDay, change }: (typeof coming)[number]) =>
    [firstDay, change?.kind].filter(Boolean).join(" ");
  expect(coming.map(inShort)).toEqual(["2026-12-01 cancelled", "2026-12-08"]);
  const announced = one.announcedDates(new Date("2026-11-24T09:00:00.000Z"), 1);
  expect(announced.map(inShort)).toEqual(["2026-11-24 cancelled", "2026-12-08"]);
  expect(one.nextDates(new Date("2026-11-24T09:00:00.000Z")).map(({ firstDay }) => firstDay)).toEqual([
    "2026-12-08",
  ]);
});

test("a date that is moved stands at both times; of what does not take place at all one date is told", () => {
  const weekly = {
    start: "2026-11-24T18:00:00.000Z",
    end: undefined,
    recurrence: "FREQ=WEEKLY;COUNT=2",
  };
  const moved = anEventItem({
    ...weekly,
    slug: "Chor",
    exceptions: [{ day: "2026-12-01", kind: "moved", start: "2026-12-03T18:00:00.000Z" }],
  });
  const off = anEventItem({
    ...weekly,
    slug: "Tanz",
    start: "2026-11-25T18:00:00.000Z",
    exceptions: cancelled("2026-11-25", "2026-12-02"),
  });
  const dates = [moved, off].flatMap((item) => occurrencesBetween(item, "2026-11-01", "2026-12-31"));
  const { next: coming } = toOutlook(
    new EventCalendar(calendarMonths("2026-11"), dates.sort(bySoonest)),
    new Date("2026-11-24T20:00:00.000Z"),
    9,
  );
  expect(coming.map(({ event: { slug }, firstDay, change }) => [slug, firstDay, change?.kind])).toEqual([
    ["Tanz", "2026-11-25", "cancelled"],
    ["Chor", "2026-12-01", "movedAway"],
    ["Chor", "2026-12-03", "moved"],
  ]);
});

const next = ["Chor 12-01", "Markt 12-05", "Silvester 12-31"];

test.each([
  [
    "after midnight",
    "2026-11-28T00:30:00.000Z",
    ["Kirmes 11-27", "Nachtwanderung 11-27", "Markt 11-28", "Konzert 11-28"],
  ],
  ["in the morning", "2026-11-28T09:00:00.000Z", ["Kirmes 11-27", "Markt 11-28", "Konzert 11-28"]],
  ["in the evening", "2026-11-28T18:30:00.000Z", ["Kirmes 11-27", "Konzert 11-28"]],
])(
  "%s today has what is under way or to come, and next begins tomorrow, series included",
  (_, now, today) => {
    expect(outlookAt(now)).toEqual({ today, isSomethingOver: false, next });
  },
);

test("a day without events", () => {
  expect(outlookAt("2026-11-30T09:00:00.000Z")).toEqual({ today: [], isSomethingOver: false, next });
});

test("a day whose events are over", () => {
  expect(outlookAt("2026-12-01T21:00:00.000Z", 2)).toEqual({
    today: [],
    isSomethingOver: true,
    next: ["Markt 12-05", "Chor 12-08"],
  });
});
