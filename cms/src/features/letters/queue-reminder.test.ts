import assert from "node:assert/strict";
import { test } from "node:test";
import { withoutReminder } from "./queue-reminder";
import type { Receiver } from "./receivers";
import { lineText } from "./stored-lists";

const receiver = (documentId: string): Receiver => ({ documentId, kind: "brief", themes: ["woche"] });
const queuedFor = (...ids: string[]) => ({ Angehalten: false, Eingereiht_fuer: lineText(ids) });

for (const [what, stored, receivers, expected] of [
  ["none was made", null, ["a", "b"], ["a", "b"]],
  ["all have it", queuedFor("a", "b"), ["a", "b"], []],
  ["one confirmed later", queuedFor("a"), ["a", "b"], ["b"]],
  ["one has left", queuedFor("a", "b"), ["b"], []],
  ["one got it before pausing", queuedFor("a", "b"), ["a"], []],
  ["it was stopped", { ...queuedFor("a"), Angehalten: true }, ["a", "b"], []],
  ["it was made before receivers were noted", { Angehalten: false, Eingereiht_fuer: null }, ["a"], []],
] as const)
  test(`a reminder goes to ${expected.join(" and ") || "nobody"} if ${what}`, () => {
    const found = withoutReminder(stored, receivers.map(receiver));
    assert.deepEqual(
      found.map(({ documentId }) => documentId),
      expected,
    );
  });
