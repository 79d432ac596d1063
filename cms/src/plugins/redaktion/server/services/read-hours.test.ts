import assert from "node:assert/strict";
import { test } from "node:test";
import { readHours } from "./read-hours";

const readable: [string, object][] = [
  ["Mo–Fr 7–16 Uhr", { Tage: "Mo–Fr", Von: "07:00", Bis: "16:00" }],
  ["Di 19.30-21 Uhr Probe", { Tage: "Di", Von: "19:30", Bis: "21:00", Hinweis: "Probe" }],
  ["Dienstags, von 19:30 Uhr bis 21:00 Uhr", { Tage: "Di", Von: "19:30", Bis: "21:00" }],
  [
    "Montag bis Freitag: 8  bis 12 Uhr, nur vormittags",
    { Tage: "Mo–Fr", Von: "08:00", Bis: "12:00", Hinweis: "nur vormittags" },
  ],
];

for (const [line, row] of readable)
  test(`"${line}" is a row of hours`, () => assert.deepEqual(readHours([line]), [row]));

for (const line of [
  "Morgens 8–10 Uhr",
  "Di ab 19 Uhr",
  "Di 19–25 Uhr",
  "Di 21–19 Uhr",
  "nach Vereinbarung",
  `Di 8–9 Uhr ${"x".repeat(256)}`,
])
  test(`"${line.slice(0, 40)}" cannot be read`, () => assert.equal(readHours([line]), undefined));

test("one line that cannot be read leaves all of them as text", () => {
  assert.equal(readHours(["Sommer:", "Mo 8–12 Uhr"]), undefined);
});
