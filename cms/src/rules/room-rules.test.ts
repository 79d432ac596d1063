import assert from "node:assert/strict";
import { test } from "node:test";
import { closingSpan, distinctParts } from "./room-rules";

test("a closing ends on its first day or later", () => {
  assert.equal(closingSpan({ Von: "2026-12-02", Bis: "2026-12-01" }, {}).length, 1);
  assert.equal(closingSpan({ Von: "2026-12-02", Bis: "2026-12-02" }, {}).length, 0);
});

test("two parts of a room have different names", () => {
  const problems = (...names: string[]) => distinctParts({ Teile: names.map((Name) => ({ Name })) }, {});
  assert.deepEqual(
    problems("Saal", "Clubraum", "saal ").map(({ path }) => path),
    [["Teile", 2, "Name"]],
  );
  assert.deepEqual(problems("Saal", "Clubraum"), []);
  assert.deepEqual(distinctParts({ Name: "Halle" }, {}), []);
});
