import assert from "node:assert/strict";
import { test } from "node:test";
import { isReminded } from "./scheduled-work";

const entry = { Stand: "dabei" as const, Erinnerung: true };
const start = "2026-10-25T13:00:00Z";

for (const [what, change, now, is, begins = start] of [
  ["on the day before", {}, "2026-10-24T10:00:00+02:00", true],
  ["at night", {}, "2026-10-24T07:59:00+02:00", false],
  ["two days before", {}, "2026-10-23T10:00:00+02:00", false],
  ["on the day", {}, "2026-10-25T10:00:00+01:00", false],
  ["once", { Erinnert_am: "2026-10-24T08:41:40Z" }, "2026-10-24T11:00:00+02:00", false],
  [
    "again once the date has moved",
    { Erinnert_am: "2026-10-20T08:41:40Z" },
    "2026-10-24T11:00:00+02:00",
    true,
  ],
  ["only who wants it", { Erinnerung: false }, "2026-10-24T10:00:00+02:00", false],
  ["not who waits", { Stand: "warteliste" as const }, "2026-10-24T10:00:00+02:00", false],
  ["not who registered today", { Bestaetigt_am: "2026-10-24T07:00:00Z" }, "2026-10-24T10:00:00+02:00", false],
  [
    "by the hour of the day on which summer time begins",
    {},
    "2027-03-27T08:00:00+01:00",
    true,
    "2027-03-28T00:30:00Z",
  ],
] as [string, object, string, boolean, string?][])
  test(`reminded is ${what}: ${is}`, () =>
    assert.equal(isReminded({ ...entry, ...change }, begins, new Date(now)), is));
