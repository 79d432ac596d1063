import assert from "node:assert/strict";
import { test } from "node:test";
import { codeFor } from "./link-codes";

test("each attempt at a mail has the same code, which the site accepts", () => {
  assert.match(codeFor("secret", "confirmation a 1"), /^[\w-]{32}$/);
  assert.equal(codeFor("secret", "confirmation a 1"), codeFor("secret", "confirmation a 1"));
});

test("another purpose or secret has another code", () => {
  const codes = [
    codeFor("secret", "confirmation a 1"),
    codeFor("secret", "order a 1"),
    codeFor("other", "order a 1"),
  ];
  assert.equal(new Set(codes).size, codes.length);
});
