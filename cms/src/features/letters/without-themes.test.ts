import assert from "node:assert/strict";
import { test } from "node:test";
import type { Theme } from "@dorfforum/shared/letters/themes";
import { themeText } from "./stored-lists";
import { withoutThemes } from "./without-themes";

const over: Theme = "veranstaltung:aaaaaaaaaaaaaaaaaaaaaaaa";

const cases: Record<
  string,
  { themes: Theme[]; ordered?: Theme[]; expected: ReturnType<typeof withoutThemes> }
> = {
  "none is over": { themes: ["woche"], expected: undefined },
  "nothing is confirmed yet": { themes: [], ordered: [over], expected: undefined },
  "one is over": { themes: ["woche", over], expected: { Themen: "\nwoche\n" } },
  "the only one is over": { themes: [over], expected: "remove" },
  "an order waits": { themes: [over], ordered: ["woche"], expected: { Themen: "" } },
};

for (const [name, { themes, ordered, expected }] of Object.entries(cases))
  test(`of themes, ${name}`, () => {
    const stored = { Themen: themeText(themes), Bestellt: ordered ? themeText(ordered) : null };
    assert.deepEqual(withoutThemes(stored, new Set([over])), expected);
  });
