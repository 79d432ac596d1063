import assert from "node:assert/strict";
import { test } from "node:test";
import { distinctParts } from "./distinct-parts";

test("two parts of a room have different names", () => {
  const problems = (...names: string[]) => distinctParts({ Teile: names.map((Name) => ({ Name })) }, {});
  assert.deepEqual(
    problems("Saal", "Clubraum", "saal ").map(({ path }) => path),
    [["Teile", 2, "Name"]],
  );
  assert.deepEqual(problems("Saal", "Clubraum"), []);
  assert.deepEqual(distinctParts({ Name: "Halle" }, {}), []);
});
