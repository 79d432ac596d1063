import assert from "node:assert/strict";
import { test } from "node:test";
import { codeOf } from "./confirmation-links";

const asked = new Date("2026-11-23T08:41:00Z");

test("each attempt at a mail has the same code, which the site accepts", () => {
  assert.match(codeOf("secret", "a", asked), /^[\w-]{32}$/);
  assert.equal(codeOf("secret", "a", asked), codeOf("secret", "a", new Date(asked)));
});

test("another entry, year or secret has another code", () => {
  const codes = [
    codeOf("secret", "a", asked),
    codeOf("secret", "b", asked),
    codeOf("secret", "a", new Date("2027-11-23T08:41:00Z")),
    codeOf("other", "a", asked),
  ];
  assert.equal(new Set(codes).size, codes.length);
});
