import assert from "node:assert/strict";
import { test } from "node:test";
import { hasMaxMails, mailboxOf } from "./mailbox";

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

test("a mailbox has its maximum with three mails, to whatever spellings and however many of one entry", () => {
  const sent = [
    { address: "eine.person@example.org", count: 1 },
    { address: "andere@example.org", count: 3 },
    { address: null, count: 3 },
  ];
  assert.equal(hasMaxMails("einePerson@example.org", sent), false);
  assert.equal(
    hasMaxMails("einePerson@example.org", [...sent, { address: "eineperson+a@example.org", count: 1 }]),
    false,
  );
  assert.equal(
    hasMaxMails("einePerson@example.org", [...sent, { address: "eineperson+a@example.org", count: 2 }]),
    true,
  );
});
