import assert from "node:assert/strict";
import { test } from "node:test";
import { entriesOn } from "./room-week";

const use = (from: string, to: string) => ({
  kind: "booking" as const,
  from: Date.parse(from),
  to: Date.parse(to),
  part: "",
  title: "Feier",
});

for (const [what, from, to, shown] of [
  ["an evening", "2026-12-05T18:00:00Z", "2026-12-05T22:00:00Z", { "2026-12-05": "19–23 Uhr" }],
  ["what ends at midnight", "2026-12-05T18:00:00Z", "2026-12-05T23:00:00Z", { "2026-12-05": "19–24 Uhr" }],
  [
    "what ends in the night",
    "2026-12-05T18:00:00Z",
    "2026-12-06T00:00:00Z",
    { "2026-12-05": "ab 19 Uhr", "2026-12-06": "bis 1 Uhr" },
  ],
  [
    "three days",
    "2026-12-04T09:00:00Z",
    "2026-12-06T11:00:00Z",
    { "2026-12-04": "ab 10 Uhr", "2026-12-05": "", "2026-12-06": "bis 12 Uhr" },
  ],
] as const)
  test(`${what} stands on its days with its hours there`, () => {
    const days = ["2026-12-03", "2026-12-04", "2026-12-05", "2026-12-06", "2026-12-07"];
    const found = days.flatMap((day) => entriesOn([use(from, to)], day).map(({ when }) => [day, when]));
    assert.deepEqual(Object.fromEntries(found), shown);
  });
