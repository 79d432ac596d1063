import assert from "node:assert/strict";
import { test } from "node:test";
import { eachItem, endNotBeforeBegin, safeTarget } from "./field-rules";

test("an end before the begin is refused, also when only one of them is sent", () => {
  const stored = { Beginn: new Date("2026-12-01T10:00:00Z"), Ende: new Date("2026-12-01T12:00:00Z") };
  assert.equal(endNotBeforeBegin({ Ende: "2026-12-01T09:00:00.000Z" }, stored).length, 1);
  assert.equal(endNotBeforeBegin({ Beginn: "2026-12-01T13:00:00.000Z" }, stored).length, 1);
  assert.equal(endNotBeforeBegin({ Ende: "2026-12-01T10:00:00.000Z" }, stored).length, 0);
  assert.equal(endNotBeforeBegin({ Ende: null }, stored).length, 0);
});

test("a problem in a repeated part names its index", () => {
  const rule = eachItem("Schnelleinstiege", safeTarget("Ziel"));
  const problems = rule({ Schnelleinstiege: [{ Ziel: "/kontakt" }, { Ziel: "//example.org" }] }, {});
  assert.deepEqual(
    problems.map(({ path }) => path),
    [["Schnelleinstiege", 1, "Ziel"]],
  );
});
