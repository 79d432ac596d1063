import { dayOfTag, tagOf } from "./tags";

const single = { start: "2026-12-05T13:00:00.000Z", recurrence: undefined };
const weekly = { ...single, recurrence: "FREQ=WEEKLY" };
const moved = { day: "2026-12-12", kind: "moved" } as const;

test.each([
  ["the only date", single, { start: single.start }, ""],
  ["the only date beside an added one", single, { start: single.start }, ""],
  [
    "an added date",
    single,
    { start: "2026-12-06T13:00:00Z", change: { day: "2026-12-06", kind: "added" } },
    "2026-12-06",
  ],
  ["a date of a series", weekly, { start: "2026-12-12T13:00:00Z" }, "2026-12-12"],
  ["just after midnight", weekly, { start: "2026-12-11T23:30:00Z" }, "2026-12-12"],
  ["one that moved keeps its day", weekly, { start: "2026-12-14T13:00:00Z", change: moved }, "2026-12-12"],
] as const)("%s", (_, event, date, tag) => {
  expect(tagOf(event, date)).toBe(tag);
});

test("a tag stands for a day", () => {
  expect(dayOfTag(single, "")).toBe("2026-12-05");
  expect(dayOfTag(weekly, "2026-12-12")).toBe("2026-12-12");
});
