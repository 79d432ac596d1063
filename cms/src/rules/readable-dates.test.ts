import assert from "node:assert/strict";
import { test } from "node:test";
import { type Schema, unreadableDates } from "./readable-dates";

const pause: Schema = { attributes: { Tag: { type: "date" } } };
const event: Schema = {
  attributes: {
    Titel: { type: "string" },
    Beginn: { type: "datetime", pluginOptions: { redaktion: { label: "Erster Beginn" } } },
    Datum: { type: "date" },
    Pausen: { type: "component", component: "pause" },
  },
};
const problems = (sent: Record<string, unknown>) => unreadableDates(event, sent, () => pause);

test("days and times that are sent as they were typed are refused at their fields, also in components", () => {
  assert.deepEqual(
    problems({
      Titel: "31.2.",
      Beginn: "31.2.2027 | 17",
      Datum: "2027-02-31",
      Pausen: [{ Tag: "2026-12-05" }, { Tag: "bald | " }],
    }),
    [
      { path: ["Beginn"], message: "Erster Beginn: Diesen Tag oder diese Uhrzeit gibt es nicht." },
      { path: ["Datum"], message: "Datum: Diesen Tag gibt es nicht." },
      { path: ["Pausen", 1, "Tag"], message: "Tag: Diesen Tag gibt es nicht." },
    ],
  );
  assert.equal(problems({ Pausen: { Tag: "bald | " } }).length, 1);
});

test("what the database takes passes", () => {
  assert.deepEqual(problems({ Beginn: "2026-12-05T16:00:00.000Z", Datum: "2026-12-05", Pausen: null }), []);
  assert.deepEqual(problems({ Beginn: new Date(), Datum: null, Pausen: [] }), []);
  for (const Beginn of [1_796_486_400_000, "1796486400000", ""]) assert.deepEqual(problems({ Beginn }), []);
});
