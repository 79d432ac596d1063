import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

test("these tests run on the Node of the command that started them", () => {
  assert.equal(process.version, execFileSync("node", ["--version"], { encoding: "utf8" }).trim());
});
