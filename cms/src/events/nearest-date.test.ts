import assert from "node:assert/strict";
import { test } from "node:test";
import { nextDateOf, toEventOrder } from "./event-order";
import type { EventFields } from "./event-timing";
import { datesBetween, nearestDate } from "./nearest-date";

const now = new Date("2026-11-24T11:00:00Z");
const nearest = (event: EventFields) => {
  const date = nearestDate(event, now);
  return date && [new Date(date.start).toISOString(), date.isComing];
};

test("a date counts as coming until its day is over", () => {
  assert.deepEqual(nearest({ Beginn: "2026-11-24T07:00:00Z" }), ["2026-11-24T07:00:00.000Z", true]);
  assert.deepEqual(nearest({ Beginn: "2026-11-23T22:59:00Z" }), ["2026-11-23T22:59:00.000Z", false]);
  const fair = { Beginn: new Date("2026-11-20T09:00:00Z"), Ende: "2026-11-24T09:00:00Z" };
  assert.deepEqual(nearest(fair), ["2026-11-20T09:00:00.000Z", true]);
  assert.equal(nearest({ Titel: "Noch ohne Termin" } as EventFields), undefined);
});

test("a series has its next date, by the clock also in summer", () => {
  const weekly = { Beginn: "2020-07-07T17:30:00Z", Wiederholung: "FREQ=WEEKLY;BYDAY=TU" };
  assert.deepEqual(nearest(weekly), ["2026-11-24T18:30:00.000Z", true]);
  const leftOut = { ...weekly, Ausnahmen: [{ Datum: "2026-11-24" }, { Datum: "2026-12-01" }] };
  assert.deepEqual(nearest(leftOut), ["2026-12-08T18:30:00.000Z", true]);
});

test("a series leaves out holidays of the Land and school holidays", () => {
  // Saturdays; the 31st of October 2026 is Reformation Day in Brandenburg.
  const series = { Beginn: "2026-10-24T08:00:00Z", Wiederholung: "FREQ=WEEKLY" };
  const rules = { Nicht_an_Feiertagen: true, Nicht_in_Schulferien: true };
  const autumn = { name: "Herbstferien", first: "2026-10-19", last: "2026-10-30" };
  const days = { land: "Brandenburg" as const, schoolHolidays: [autumn] };
  const dayOf = (event: EventFields) => {
    const date = nearestDate(event, new Date("2026-10-20T08:00:00Z"), days);
    return date && new Date(date.start).toISOString().slice(0, 10);
  };
  assert.equal(dayOf(series), "2026-10-24");
  assert.equal(dayOf({ ...series, Nicht_in_Schulferien: true }), "2026-10-31");
  assert.equal(dayOf({ ...series, ...rules }), "2026-11-07");
});

test("what is cancelled or moved away is no next date; what is moved or added is", () => {
  const weekly = {
    Beginn: "2026-07-07T17:30:00Z",
    Ende: "2026-07-07T19:00:00Z",
    Wiederholung: "FREQ=WEEKLY",
  };
  const row = (Datum: string, Art: string, more = {}) => ({ Datum, Art, ...more });
  const of = (...Ausnahmen: object[]) => nearest({ ...weekly, Ausnahmen });
  assert.deepEqual(of(row("2026-11-24", "faellt_aus")), ["2026-12-01T18:30:00.000Z", true]);
  assert.deepEqual(of(row("2026-11-24", "hinweis")), ["2026-11-24T18:30:00.000Z", true]);
  const moved = row("2026-11-24", "verlegt", { Beginn: "2026-11-26T10:00:00Z" });
  assert.deepEqual(of(moved), ["2026-11-26T10:00:00.000Z", true]);
  assert.deepEqual(of(moved, row("2026-11-25", "zusaetzlich")), ["2026-11-25T18:30:00.000Z", true]);
  // The 22nd of November is no date of the series.
  assert.deepEqual(of({ ...moved, Datum: "2026-11-22" }), ["2026-11-24T18:30:00.000Z", true]);
  const picked = { Beginn: "2026-07-07T17:30:00Z", Ausnahmen: [row("2026-12-05", "zusaetzlich")] };
  assert.deepEqual(nearest(picked), ["2026-12-05T18:30:00.000Z", true]);
  const between = (event: EventFields) => datesBetween(event, now, new Date("2026-12-01T00:00:00Z"));
  assert.deepEqual(between({ ...weekly, Ausnahmen: [{ ...moved, Ort: "Kirche" }] }), [
    { start: Date.parse("2026-11-26T10:00:00Z"), end: Date.parse("2026-11-26T11:30:00Z"), place: "Kirche" },
  ]);
});

test("a series that is over has its latest date; of an unreadable rule only the first counts", () => {
  const ended = { Beginn: "2026-11-03T18:30:00Z", Wiederholung: "FREQ=WEEKLY;COUNT=3" };
  assert.deepEqual(nearest(ended), ["2026-11-17T18:30:00.000Z", false]);
  const unreadable = { Beginn: "2026-11-03T18:30:00Z", Wiederholung: "jeden Dienstag" };
  assert.deepEqual(nearest(unreadable), ["2026-11-03T18:30:00.000Z", false]);
});

test("lists begin with drafts without a date, then the soonest date; the latest past date follows the last to come", () => {
  const date = (day: string, isComing: boolean) => ({ start: Date.parse(day), isComing });
  const expected = [
    undefined,
    date("2026-11-24", true),
    date("2027-01-01", true),
    date("9999-12-31", true),
    date("2026-11-23", false),
    date("1871-01-01", false),
  ];
  const orders = expected.map(toEventOrder);
  assert.deepEqual(
    [...orders].sort((a, b) => a - b),
    orders,
  );
  assert.ok(orders.every((order) => order < 2 ** 31));
  assert.deepEqual(
    orders.map((order) => nextDateOf(order) !== undefined),
    [false, true, true, true, false, false],
  );
  assert.equal(nextDateOf(orders[1])?.toISOString(), "2026-11-24T00:00:00.000Z");
});
