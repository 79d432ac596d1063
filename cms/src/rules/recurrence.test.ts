import assert from "node:assert/strict";
import { test } from "node:test";
import { recurrenceProblem } from "./recurrence";

const valid = [
  "FREQ=WEEKLY;BYDAY=TU;COUNT=20",
  "FREQ=WEEKLY;INTERVAL=2;COUNT=12",
  "FREQ=MONTHLY;BYDAY=2SA",
  "FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=11",
  "FREQ=DAILY;UNTIL=20270101T000000Z",
];

const invalid = [
  "jeden Dienstag",
  "",
  "RRULE:FREQ=DAILY",
  "FREQ=HOURLY",
  "FREQ=SECONDLY;COUNT=5",
  "FREQ=DAILY;BYHOUR=8,9,10",
  "FREQ=WEEKLY;BYDAY=XX",
  "FREQ=DAILY;INTERVAL=0",
  "FREQ=DAILY;COUNT=99999",
  "FREQ=DAILY;COUNT=2;UNTIL=20270101T000000Z",
  "FREQ=DAILY;FREQ=WEEKLY",
  "BYDAY=TU",
];

for (const rule of valid) test(`${rule} is accepted`, () => assert.equal(recurrenceProblem(rule), undefined));
for (const rule of invalid)
  test(`${JSON.stringify(rule)} is refused`, () => assert.ok(recurrenceProblem(rule)));
