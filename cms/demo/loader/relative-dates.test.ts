import assert from "node:assert/strict";
import { test } from "node:test";
import { addDays } from "@dorfforum/shared/calendar/day";
import type { z } from "zod";
import { absoluteTimes, type relativeBegin } from "./relative-dates";

type RelativeBegin = z.infer<typeof relativeBegin>;

const event = (Beginn: RelativeBegin, days = 0, Ganztaegig = false) => ({
  Beginn,
  Ende: { TageAbHeute: Beginn.TageAbHeute + days, Uhrzeit: "21:00" },
  Ganztaegig,
});

test("a clock time stays the same on both sides of the change to summer time", () => {
  const inWinter = absoluteTimes(event({ TageAbHeute: 0, Uhrzeit: "19:30" }), "2026-03-28");
  const inSummer = absoluteTimes(event({ TageAbHeute: 1, Uhrzeit: "19:30" }), "2026-03-28");
  assert.equal(inWinter.Beginn, "2026-03-28T18:30:00.000Z");
  assert.equal(inSummer.Beginn, "2026-03-29T17:30:00.000Z");
});

test("an event over the change to winter time ends by the village's clock", () => {
  const times = absoluteTimes(event({ TageAbHeute: 1, Uhrzeit: "19:30" }, 1), "2026-10-23");
  assert.deepEqual(times, { Beginn: "2026-10-24T17:30:00.000Z", Ende: "2026-10-25T20:00:00.000Z" });
});

test("a weekday moves begin and end ahead together, by no day when it already fits", () => {
  const friday: RelativeBegin = { TageAbHeute: 0, Uhrzeit: "17:00", Wochentag: "FR" };
  const moved = absoluteTimes(event(friday, 2), "2026-06-06");
  assert.deepEqual(moved, { Beginn: "2026-06-12T15:00:00.000Z", Ende: "2026-06-14T19:00:00.000Z" });
  assert.equal(absoluteTimes(event(friday), "2026-06-05").Beginn, "2026-06-05T15:00:00.000Z");
});

test("an anniversary is today's or the next one to come", () => {
  const martin: RelativeBegin = { TageAbHeute: 98, Uhrzeit: "17:00", Jahrestag: "11-11" };
  assert.equal(absoluteTimes(event(martin), "2026-11-11").Beginn, "2026-11-11T16:00:00.000Z");
  assert.equal(absoluteTimes(event(martin), "2026-11-12").Beginn, "2027-11-11T16:00:00.000Z");
});

test("an event of whole days runs from midnight to one minute before it", () => {
  const times = absoluteTimes(event({ TageAbHeute: 0, Uhrzeit: "09:00" }, 3, true), "2026-07-03");
  assert.deepEqual(times, { Beginn: "2026-07-02T22:00:00.000Z", Ende: "2026-07-06T21:59:00.000Z" });
});

test("a day is counted over the end of a year", () => {
  assert.equal(addDays("2027-01-02", -3), "2026-12-30");
});
