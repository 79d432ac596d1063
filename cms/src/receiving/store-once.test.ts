import assert from "node:assert/strict";
import { test } from "node:test";
import { dueDay, newReference } from "./store-once";

test("a barrier report is due on the same day of the next month, or on its last day", () => {
  assert.equal(dueDay("barriere", new Date("2026-11-21T12:00:00Z")), "2026-12-21");
  assert.equal(dueDay("barriere", new Date("2027-01-31T12:00:00Z")), "2027-02-28");
});

test("the day of the report is the village's, not the server's", () => {
  assert.equal(dueDay("barriere", new Date("2026-06-30T22:30:00Z")), "2026-08-01");
});

test("nothing else has a due day", () => assert.equal(dueDay("kontakt", new Date()), undefined));

test("a reference tells the kind, has no look-alikes and is hardly ever twice the same", () => {
  const references = Array.from({ length: 2000 }, () => newReference("barriere"));
  for (const reference of references) assert.match(reference, /^B-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
  assert.equal(
    references.some((reference) => /[01IOJS]/.test(reference.slice(2))),
    false,
  );
  assert.equal(new Set(references).size, references.length);
});
