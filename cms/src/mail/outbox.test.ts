import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import schema from "../api/ausgehende-mail/content-types/ausgehende-mail/schema.json";
import { rows } from "../database/rows";
import { openDatabase } from "../database/testing/open-database";
import {
  findUntried,
  noteUnknown,
  queueOnce,
  quietMs,
  removeMail,
  retryLater,
  takeLetter,
  takeMail,
  takeMailBack,
} from "./outbox";

const outboxType = "api::ausgehende-mail.ausgehende-mail";
const hourMs = 3_600_000;
let database: Awaited<ReturnType<typeof openDatabase>>;

before(async () => {
  database = await openDatabase({ [outboxType]: schema });
});
beforeEach(() => database.execute("delete from ausgehende_mails"));
after(() => database.close());

const stored = () => rows(database.strapi, outboxType).findMany({});
const order = { Vorgangsnummer: "a", Eingang: "api::abonnement.abonnement", Art: "bestellung" } as const;

test("an order that comes while the mail before it has an unknown outcome counts as not tried", async () => {
  const { strapi } = database;
  await queueOnce(strapi, order, Date.now());
  const mail = await takeMail(strapi);
  assert.ok(mail);
  await noteUnknown(strapi, mail);
  await queueOnce(strapi, order, Date.now());
  assert.deepEqual(
    (await stored()).map(({ Versuche, Ungewiss }) => [Versuche, Ungewiss]),
    [[0, false]],
  );
});

for (const mail of [
  order,
  { Vorgangsnummer: "a", Eingang: "api::abonnement.abonnement", Art: "aenderlink" },
  { Vorgangsnummer: "d", Eingang: "api::geraet.geraet", Art: "push" },
  { Vorgangsnummer: "B-1", Eingang: "api::buchung.buchung", Art: "bescheid" },
] as const)
  test(`an order that comes while the ${mail.Art} of ${mail.Eingang} before it is sent has one of its own`, async () => {
    const { strapi } = database;
    await queueOnce(strapi, mail, Date.now());
    const taken = await takeMail(strapi, mail.Art === "push");
    assert.ok(taken);
    await queueOnce(strapi, mail, Date.now());
    await removeMail(strapi, taken);
    await retryLater(strapi, taken, hourMs);
    const again = await takeMail(strapi, mail.Art === "push");
    assert.equal(again?.Versuche, 1);
    await removeMail(strapi, again);
    assert.deepEqual(await stored(), []);
  });

test("a mail is taken back while it waits, and not once it is taken for sending", async () => {
  const { strapi } = database;
  const mail = { Vorgangsnummer: "S-1", Eingang: "api::buchung.buchung", Art: "bescheid" } as const;
  await queueOnce(strapi, mail, Date.now() + quietMs);
  assert.equal(await takeMail(strapi), undefined);
  assert.equal((await findUntried(strapi, mail)).length, 1);
  assert.equal(await takeMailBack(strapi, mail), true);
  assert.deepEqual(await stored(), []);
  assert.equal(await takeMailBack(strapi, mail), false);

  await queueOnce(strapi, mail, Date.now());
  const taken = await takeMail(strapi);
  assert.ok(taken);
  assert.deepEqual(await findUntried(strapi, mail), []);
  assert.equal(await takeMailBack(strapi, mail), false);
  await retryLater(strapi, taken, hourMs);
  assert.equal(await takeMailBack(strapi, mail), false);
});

test("what was scheduled while the clock was a day ahead is due, what waits for its next attempt is not", async () => {
  const { strapi } = database;
  const at = async (name: string, dueMs: number) =>
    queueOnce(strapi, { ...order, Vorgangsnummer: name, Art: "bestellung" }, Date.now() + dueMs);
  await at("a day ahead", 24 * hourMs + 5000);
  await at("waits", 3 * hourMs);
  assert.equal((await takeMail(strapi))?.Vorgangsnummer, "a day ahead");
  assert.equal(await takeMail(strapi), undefined);
  assert.equal(await takeLetter(strapi), undefined);
});
