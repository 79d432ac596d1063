import assert from "node:assert/strict";
import { test } from "node:test";
import { stateAfter } from "./states";

const withdrawn = "durch Absender zurückgezogen";

for (const [state, expected] of [
  ["neu", ["bestätigt", "abgelehnt", undefined, withdrawn]],
  ["bestätigt", [undefined, undefined, "frei gegeben", withdrawn]],
  ["abgelehnt", ["bestätigt", undefined, undefined, undefined]],
  ["frei gegeben", ["bestätigt", undefined, undefined, undefined]],
  [withdrawn, [undefined, undefined, undefined, undefined]],
] as const)
  test(`of a request that is "${state}" follows what its step says, and nothing else is possible`, () => {
    const steps = ["confirm", "decline", "takeBack", "withdraw"] as const;
    assert.deepEqual(
      steps.map((step) => stateAfter(step, state)),
      expected,
    );
  });
