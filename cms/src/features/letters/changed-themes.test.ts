import assert from "node:assert/strict";
import { test } from "node:test";
import type { Theme } from "@dorfforum/shared/letters/themes";
import { changedThemes } from "./changed-themes";

const [a, b, c] = ["woche", "gefahr", "kategorie:aaaaaaaaaaaaaaaaaaaaaaaa"] as const;

const cases: Record<string, { stored: Theme[]; shown: Theme[]; ticked: Theme[]; saved: Theme[] }> = {
  "nothing changed": { stored: [a, b], shown: [a, b], ticked: [a, b], saved: [a, b] },
  "one unticked": { stored: [a, b], shown: [a, b], ticked: [a], saved: [a] },
  "one ticked": { stored: [a], shown: [a], ticked: [a, b], saved: [a, b] },
  "one ordered meanwhile": { stored: [a, b], shown: [a], ticked: [a], saved: [a, b] },
  "one ordered meanwhile, another unticked": { stored: [a, b], shown: [a], ticked: [c], saved: [b, c] },
  "one left meanwhile, and ticked again by the page": { stored: [], shown: [a], ticked: [a], saved: [a] },
};

for (const [name, { stored, shown, ticked, saved }] of Object.entries(cases))
  test(`of saved themes: ${name}`, () => assert.deepEqual(changedThemes(stored, shown, ticked), saved));
