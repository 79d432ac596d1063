import assert from "node:assert/strict";
import { test } from "node:test";
import { isSlugOf } from "./derive-slug";

test("an address is that of a title, also with a number that made it unique", () => {
  assert.ok(isSlugOf("gruene-tage", "Grüne Tage"));
  assert.ok(isSlugOf("gruene-tage-12", "Grüne Tage"));
});

test("a chosen address is not that of the title", () => {
  assert.equal(isSlugOf("gruene-tage-am-teich", "Grüne Tage"), false);
  assert.equal(isSlugOf("gruene-tage-2027", "Grüne Tage"), false);
  assert.equal(isSlugOf("tage", "Grüne Tage"), false);
  assert.equal(isSlugOf("", "Grüne Tage"), false);
});
