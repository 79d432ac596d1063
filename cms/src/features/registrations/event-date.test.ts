import assert from "node:assert/strict";
import { test } from "node:test";
import { dateInWords, dateOf, type Event } from "./event-date";

const days = { schoolHolidays: [] };
const weekly = (Beginn: string, more: object = {}) =>
  ({ Beginn, Wiederholung: "FREQ=WEEKLY", Ort: "Linde", ...more }) as unknown as Event;
const summer = weekly("2026-10-18T08:00:00Z");
const winter = weekly("2027-03-21T09:00:00Z");
const change = (day: string, Art: string, more: object = {}) =>
  weekly("2026-10-18T08:00:00Z", { Ausnahmen: [{ Datum: day, Art, ...more }] });

for (const [what, event, tag, start] of [
  ["before the clocks change, in summer", summer, "2026-10-18", "2026-10-18T08:00:00.000Z"],
  [
    "on the day on which summer time ends, at the same hour",
    summer,
    "2026-10-25",
    "2026-10-25T09:00:00.000Z",
  ],
  ["on the day on which it begins, at the same hour", winter, "2027-03-28", "2027-03-28T08:00:00.000Z"],
  ["on no day of the series", summer, "2026-10-26", undefined],
  ["without a day, of a series", summer, "", undefined],
  [
    "that moved into the other time keeps its tag",
    change("2026-10-18", "verlegt", { Beginn: "2026-10-26T09:00:00Z" }),
    "2026-10-18",
    "2026-10-26T09:00:00.000Z",
  ],
] as [string, Event, string, string | undefined][])
  test(`a date ${what}: ${start ?? "none"}`, () => {
    const date = dateOf(event, tag, days);
    assert.equal(date?.start && new Date(date.start).toISOString(), start);
    if (date) assert.match(dateInWords(event, date), /10 Uhr/);
  });

test("a date that falls out is cancelled, and so is each of an event that is", () => {
  assert.equal(dateOf(change("2026-10-25", "faellt_aus"), "2026-10-25", days)?.isCancelled, true);
  const off = weekly("2026-10-18T08:00:00Z", { Terminstatus: "abgesagt" });
  assert.equal(dateOf(off, "2026-10-25", days)?.isCancelled, true);
});
