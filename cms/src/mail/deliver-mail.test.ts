import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import settingsSchema from "../api/allgemeine-einstellung/content-types/allgemeine-einstellung/schema.json";
import outboxSchema from "../api/ausgehende-mail/content-types/ausgehende-mail/schema.json";
import inboxSchema from "../api/nachricht/content-types/nachricht/schema.json";
import { core } from "../core";
import { rows } from "../database/rows";
import { openDatabase } from "../database/testing/open-database";
import { inbox } from "../features/inbox/feature";
import { letters } from "../features/letters/feature";
import { registrations } from "../features/registrations/feature";
import { signIn } from "../slots/feature";
import { deliver } from "./deliver-mail";
import { queueOnce, takeMail } from "./outbox";
import { accepting, startMailServer } from "./testing/mail-server";

signIn([core, inbox, letters, registrations]);

const outboxType = "api::ausgehende-mail.ausgehende-mail";
const inboxType = "api::nachricht.nachricht";
let database: Awaited<ReturnType<typeof openDatabase>>;
let server: Awaited<ReturnType<typeof startMailServer>>;
let sent = 0;

before(async () => {
  database = await openDatabase({
    [outboxType]: outboxSchema,
    [inboxType]: inboxSchema,
    "api::allgemeine-einstellung.allgemeine-einstellung": settingsSchema,
  });
  Object.assign(database.strapi, { log: { warn() {}, error() {} } });
  server = await startMailServer({
    ...accepting,
    ".": (socket) => {
      sent += 1;
      socket.write("250 ok\r\n");
    },
  });
  Object.assign(process.env, { SMTP_URL: server.url, MAIL_FROM: "a@example.org", MAIL_TO: "b@example.org" });
});
beforeEach(async () => {
  sent = 0;
  for (const table of ["ausgehende_mails", "nachrichten"]) await database.execute(`delete from ${table}`);
});
after(async () => {
  server.close();
  await database.close();
});

/** Has a message's mail to the editors sent, or sent again once its lease is over. */
async function deliverNotification(Vorgangsnummer: string) {
  const { strapi } = database;
  await queueOnce(strapi, { Vorgangsnummer, Eingang: inboxType, Art: "redaktion" }, Date.now());
  const mail = await takeMail(strapi);
  assert.ok(mail);
  await deliver(strapi, mail);
}

const waiting = () => rows(database.strapi, outboxType).count();

async function refuse(statement: string, table: string, work: () => Promise<void>) {
  await database.execute(
    `create trigger refused before ${statement} on ${table} begin select raise(abort, 'refused'); end`,
  );
  try {
    await work();
  } finally {
    await database.execute("drop trigger refused");
  }
}

const receive = (Vorgangsnummer: string) =>
  rows(database.strapi, inboxType).create({ data: { Vorgangsnummer, Text: "Hallo" } });

test("a mail whose mark cannot be stored was sent, and waits no more", async () => {
  await receive("N-1");
  await refuse("update", "nachrichten", () => deliverNotification("N-1"));
  assert.deepEqual([sent, await waiting()], [1, 0]);
});

test("a mail that the database does not let go after it was sent is not sent again", async () => {
  await receive("N-2");
  await refuse("delete", "ausgehende_mails", () => assert.rejects(deliverNotification("N-2"), /refused/));
  assert.deepEqual([sent, await waiting()], [1, 1]);
  await deliverNotification("N-2");
  assert.deepEqual([sent, await waiting()], [1, 0]);
  const entry = await rows(database.strapi, inboxType).findOne({ where: { Vorgangsnummer: "N-2" } });
  assert.ok(entry?.Mail_versendet_am);
});

for (const mail of [
  { Eingang: "api::abonnement.abonnement", Art: "bestellung" },
  { Eingang: "api::anmeldung.anmeldung", Art: "anmeldestand" },
] as const)
  test(`the mail ${mail.Art} waits while nobody knows the address of the site`, async () => {
    const { strapi } = database;
    delete process.env.SITE_URL;
    await queueOnce(strapi, { Vorgangsnummer: "a", ...mail }, Date.now());
    const taken = await takeMail(strapi);
    assert.ok(taken);
    await deliver(strapi, taken);
    assert.equal(await waiting(), 1);
  });
