import assert from "node:assert/strict";
import { test } from "node:test";
import { hashOf } from "../mail/link-codes";
import { Message } from "./form-schemas";
import { hashOfKey } from "./hash-stored-codes";
import { renewalKey } from "./store-once";

test("a stored key becomes the hash by which its next sending is found", () => {
  const key = "5f0c6c0e-0000-4000-8000-000000000002";
  assert.equal(hashOfKey(key), hashOf(key));
});

test("a request that was renewed before is found by the key that visitors cannot send", () => {
  const documentId = "ggl30vs7yzynv9jmsnmf4gkg";
  assert.equal(hashOfKey(`verlaengerung-${documentId}`), hashOf(renewalKey(documentId)));
  const message = { Art: "kontakt", Name: "N", E_Mail: "n@example.org", Betreff: "F", Text: "T" };
  const accepts = (Schluessel: string) => Message.safeParse({ ...message, Schluessel }).success;
  assert.equal(accepts(`verlaengerung-${documentId}`), true);
  assert.equal(accepts(renewalKey(documentId)), false);
});
