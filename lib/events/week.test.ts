import { type EventItem, events } from "@/lib/cms/events";
import { anEventItem, cancelled } from "@/lib/testing/factories";
import { getWeek, isFirstOfWeek } from "./week";

const now = new Date("2026-11-23T12:00:00Z");

function publish(...items: EventItem[]): void {
  const state = { items, byId: new Map(items.map((item) => [item.id, item])) };
  jest.spyOn(events, "ready").mockResolvedValue(state);
}

/** Each day with its titles */
async function days(first: string): Promise<Record<string, string[]>> {
  const week = await getWeek(first, now);
  return Object.fromEntries(
    week.days.map(({ day, occurrences }) => [day, occurrences.map(({ event }) => event.title)]),
  );
}

const event = (title: string, start: string, given: Partial<EventItem> = {}) =>
  anEventItem({ slug: title, title, start, end: undefined, ...given });

test.each([
  ["2026-11-23", true],
  ["2024-11-23", true],
  ["2024-11-22", false],
  ["2027-11-23", true],
  ["2027-11-24", false],
  ["2026-02-30", false],
  ["2026-1-1", false],
  ["heute", false],
])("a week from %s: %s", (day, isShown) => {
  expect(isFirstOfWeek(day, now)).toBe(isShown);
});

test("on a 29 February the days of years without one are counted alike", () => {
  const leapDay = new Date("2028-02-29T12:00:00Z");
  expect(isFirstOfWeek("2029-02-28", leapDay)).toBe(true);
  expect(isFirstOfWeek("2029-03-01", leapDay)).toBe(false);
  expect(isFirstOfWeek("2026-03-01", leapDay)).toBe(true);
});

test("a week links to those before and after it, as far as they are shown", async () => {
  publish();
  expect(await getWeek("2026-11-23", now)).toEqual({
    first: "2026-11-23",
    last: "2026-11-29",
    today: "2026-11-23",
    before: "2026-11-16",
    after: "2026-11-30",
    changed: [],
    days: [],
  });
  expect((await getWeek("2024-11-23", now)).before).toBeUndefined();
  expect((await getWeek("2027-11-20", now)).after).toBeUndefined();
});

test("the seven days have 167 hours when summer time begins and 169 when it ends", async () => {
  publish(
    event("erste Minute", "2027-03-21T23:00:00.000Z", { slug: "a" }),
    event("letzte Minute", "2027-03-28T21:59:00.000Z", { slug: "b" }),
    event("danach", "2027-03-28T22:00:00.000Z", { slug: "c" }),
    event("erste im Herbst", "2026-10-18T22:00:00.000Z", { slug: "d" }),
    event("letzte im Herbst", "2026-10-25T22:59:00.000Z", { slug: "e" }),
    event("nach dem Herbst", "2026-10-25T23:00:00.000Z", { slug: "f" }),
    event("täglich um acht", "2026-10-20T06:00:00.000Z", { slug: "g", recurrence: "FREQ=WEEKLY;BYDAY=SU" }),
  );
  expect(await days("2027-03-22")).toEqual({
    "2027-03-22": ["erste Minute"],
    "2027-03-28": ["täglich um acht", "letzte Minute"],
  });
  expect(await days("2026-10-19")).toEqual({
    "2026-10-19": ["erste im Herbst"],
    "2026-10-25": ["täglich um acht", "letzte im Herbst"],
  });
  const { days: found } = await getWeek("2027-03-22", now);
  expect(found.at(-1)?.occurrences[0]?.start).toBe("2027-03-28T06:00:00.000Z");
});

test("a week may begin in one year and end in the next", async () => {
  publish(
    event("Silvester", "2026-12-31T19:00:00.000Z", { end: "2027-01-01T02:00:00.000Z" }),
    event("Neujahr", "2026-12-31T23:00:00.000Z", { end: "2027-01-01T23:00:00.000Z", allDay: true }),
    event("zu spät", "2027-01-03T23:00:00.000Z"),
  );
  expect(await days("2026-12-28")).toEqual({ "2026-12-31": ["Silvester"], "2027-01-01": ["Neujahr"] });
});

test("a date of several days stands under the first that the week has, a series under each of its own", async () => {
  publish(
    event("Ausstellung", "2026-11-10T09:00:00.000Z", { end: "2026-12-10T16:00:00.000Z" }),
    event("Zeltlager", "2026-11-25T09:00:00.000Z", { end: "2026-11-27T16:00:00.000Z" }),
    event("Übung", "2026-11-02T18:00:00.000Z", {
      recurrence: "FREQ=WEEKLY;BYDAY=MO,WE",
      exceptions: cancelled("2026-11-25"),
    }),
  );
  expect(await days("2026-11-23")).toEqual({
    "2026-11-23": ["Ausstellung", "Übung"],
    "2026-11-25": ["Zeltlager"],
  });
});

test("what is cancelled or moved is told apart, and only what takes place stands under its day", async () => {
  publish(
    event("abgesagt", "2026-11-24T18:00:00.000Z", { status: "abgesagt" }),
    event("verschoben", "2026-11-25T18:00:00.000Z", { status: "verschoben" }),
    event("ausgebucht", "2026-11-26T18:00:00.000Z", { status: "ausgebucht" }),
  );
  const { changed } = await getWeek("2026-11-23", now);
  expect(changed.map(({ event }) => event.title)).toEqual(["abgesagt", "verschoben"]);
  expect(await days("2026-11-23")).toEqual({ "2026-11-25": ["verschoben"], "2026-11-26": ["ausgebucht"] });
});

test("a week that the calendar no longer has is found too, with 400 events", async () => {
  const many = Array.from({ length: 400 }, (_, index) =>
    event(`Termin ${index}`, "2025-01-15T18:00:00.000Z", { slug: `termin-${index}` }),
  );
  publish(event("Reihe", "2024-01-03T18:00:00.000Z", { recurrence: "FREQ=WEEKLY" }), ...many);
  const found = await days("2025-01-13");
  expect(Object.keys(found)).toEqual(["2025-01-15"]);
  expect(found["2025-01-15"]).toHaveLength(401);
  expect(found["2025-01-15"]?.[0]).toBe("Reihe");
});
