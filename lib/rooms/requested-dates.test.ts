import { type RoomRequest, requestedDates, requestedSpan } from "./requested-dates";

const room = { setUpMinutes: 60, clearMinutes: 30 };
const request = (given: Partial<RoomRequest>): RoomRequest => ({
  ...{ day: "2026-12-05", lastDay: "", begin: "18:00", end: "23:00" },
  ...{ setUp: "", clearUntil: "", repeats: "", repeatsUntil: "" },
  ...given,
});

test.each<[string, Partial<RoomRequest>, string[]]>([
  ["with the room's times around it", {}, ["05T16:00", "05T17:00", "05T22:00", "05T22:30"]],
  ["over midnight", { end: "02:00" }, ["05T16:00", "05T17:00", "06T01:00", "06T01:30"]],
  [
    "with own times, cleared after midnight",
    { setUp: "14:00", clearUntil: "01:00" },
    ["05T13:00", "05T17:00", "05T22:00", "06T00:00"],
  ],
  [
    "of several days",
    { lastDay: "2026-12-07", end: "12:00" },
    ["05T16:00", "05T17:00", "07T11:00", "07T11:30"],
  ],
])("a request %s", (_, given, times) => {
  const { occupiedFrom, startsAt, endsAt, occupiedUntil, recurrence } = requestedSpan(request(given), room);
  expect([occupiedFrom, startsAt, endsAt, occupiedUntil].map((instant) => instant.slice(8, 16))).toEqual(
    times,
  );
  expect(recurrence).toBeUndefined();
});

test("a series keeps its hour across a clock change, and ends after a year at the latest", () => {
  const weekly = request({ repeats: "woche" });
  const dates = requestedDates(weekly, room);
  expect(dates).toHaveLength(53);
  expect(dates.at(-1)?.von).toBe("2027-12-04T16:00:00.000Z");
  expect(dates.find(({ tag }) => tag === "2027-07-03")?.von).toBe("2027-07-03T15:00:00.000Z");
  expect(requestedSpan(weekly, room).recurrence).toBe("FREQ=WEEKLY;BYDAY=SA;UNTIL=20271205T225959Z");
  const fortnightly = request({ repeats: "zweiwochen", repeatsUntil: "2026-12-31" });
  expect(requestedDates(fortnightly, room).map(({ tag }) => tag)).toEqual(["2026-12-05", "2026-12-19"]);
});
