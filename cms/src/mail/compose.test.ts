import assert from "node:assert/strict";
import { test } from "node:test";
import { mailboxOf } from "./compose";

test("spellings of one mailbox count as one", () => {
  for (const spelling of [
    "Eine.Person@Example.org",
    "einePerson+forum@example.org",
    "eineperson+a+b@EXAMPLE.ORG",
  ])
    assert.equal(mailboxOf(spelling), "eineperson@example.org");
});

test("different mailboxes stay different", () => {
  const addresses = ["a@example.org", "b@example.org", "a@example.com", "a@mail.example.org"];
  assert.equal(new Set(addresses.map(mailboxOf)).size, addresses.length);
});
