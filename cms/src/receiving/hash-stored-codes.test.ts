import assert from "node:assert/strict";
import { test } from "node:test";
import booking from "../api/buchung/content-types/buchung/schema.json";
import submission from "../api/einsendung/content-types/einsendung/schema.json";
import message from "../api/nachricht/content-types/nachricht/schema.json";
import { hashOf } from "../codes/link-codes";
import { rows } from "../database/rows";
import { openDatabase } from "../database/testing/open-database";
import { Message } from "../features/inbox/arrivals";
import { inbox } from "../features/inbox/feature";
import { rooms } from "../features/rooms/feature";
import { signIn } from "../slots/feature";
import { inboxes } from "../slots/inboxes";
import { hashOfKey, hashStoredCodes } from "./hash-stored-codes";
import { renewalKey } from "./store-once";

signIn([inbox, rooms]);

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

test("what two releases stored under one key is hashed, and the key finds the entry of the later one", async (t) => {
  const inbox = "api::buchung.buchung";
  const database = await openDatabase({
    [inbox]: booking,
    "api::einsendung.einsendung": submission,
    "api::nachricht.nachricht": message,
  });
  t.after(database.close);
  const { strapi } = database;
  const documentId = "ggl30vs7yzynv9jmsnmf4gkg";
  for (const { uid } of inboxes()) {
    const { collectionName } = strapi.contentType(uid);
    await database.execute(`create unique index ${collectionName}_key on ${collectionName} (schluessel)`);
  }
  const stored = rows(strapi, inbox);
  await stored.create({ data: { Vorgangsnummer: "S-1", Schluessel: hashOf(renewalKey(documentId)) } });
  await stored.create({ data: { Vorgangsnummer: "S-2", Schluessel: `verlaengerung-${documentId}` } });
  await stored.create({
    data: { Vorgangsnummer: "S-3", Schluessel: "5f0c6c0e-0000-4000-8000-000000000002" },
  });
  await hashStoredCodes(strapi);
  const keys = (await stored.findMany({ orderBy: { id: "asc" } })).map(({ Schluessel }) => Schluessel);
  assert.equal(keys[0], hashOf(renewalKey(documentId)));
  assert.equal(keys[2], hashOf("5f0c6c0e-0000-4000-8000-000000000002"));
  for (const key of keys) assert.match(String(key), /^[\w-]{43}$/);
  await hashStoredCodes(strapi);
  assert.deepEqual(
    (await stored.findMany({ orderBy: { id: "asc" } })).map(({ Schluessel }) => Schluessel),
    keys,
  );
});
