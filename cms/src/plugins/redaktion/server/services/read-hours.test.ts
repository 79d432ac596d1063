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

test("one line has hours of several days, and of a day's two parts", () => {
  const row = (Tage: string, Von: string, Bis: string) => ({ Tage, Von, Bis });
  assert.deepEqual(readHours(["Mo-Do 7:30-16 Uhr, Fr 7:30-14 Uhr"]), [
    row("Mo–Do", "07:30", "16:00"),
    row("Fr", "07:30", "14:00"),
  ]);
  assert.deepEqual(readHours(["Mo–Fr 8–12 und 14–18 Uhr und Sa 9–12 Uhr nur im Sommer"]), [
    row("Mo–Fr", "08:00", "12:00"),
    row("Mo–Fr", "14:00", "18:00"),
    { ...row("Sa", "09:00", "12:00"), Hinweis: "nur im Sommer" },
  ]);
  assert.deepEqual(readHours(["Di 15–16 Uhr, 2–4 Jahre"]), [
    { ...row("Di", "15:00", "16:00"), Hinweis: "2–4 Jahre" },
  ]);
});

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
