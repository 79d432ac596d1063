import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import outboxSchema from "../api/ausgehende-mail/content-types/ausgehende-mail/schema.json";
import inboxSchema from "../api/nachricht/content-types/nachricht/schema.json";
import { core } from "../core";
import { rows } from "../database/rows";
import { openDatabase } from "../database/testing/open-database";
import { features } from "../features";
import { signIn } from "../slots/feature";
import { queueOnce } from "./outbox";
import { type Taken, takeInTurn } from "./take-in-turn";

signIn([core, ...features]);

const outboxType = "api::ausgehende-mail.ausgehende-mail";
const inboxType = "api::nachricht.nachricht";
let database: Awaited<ReturnType<typeof openDatabase>>;

before(async () => {
  database = await openDatabase({ [outboxType]: outboxSchema, [inboxType]: inboxSchema });
});
beforeEach(async () => {
  for (const table of ["ausgehende_mails", "nachrichten"]) await database.execute(`delete from ${table}`);
});
after(() => database.close());

async function queue(Vorgangsnummer: string, Art: "redaktion" | "bestaetigung", E_Mail: string) {
  const { strapi } = database;
  await rows(strapi, inboxType).create({ data: { Vorgangsnummer, Text: "Hallo", E_Mail } });
  await queueOnce(strapi, { Vorgangsnummer, Eingang: inboxType, Art }, Date.now());
}

const fail = async (_: unknown, __: unknown, error: unknown) => {
  throw error;
};

async function takeAll(): Promise<Taken[]> {
  const taken: Taken[] = [];
  for (;;) {
    const next = await takeInTurn(database.strapi, fail);
    if (!next) return taken;
    taken.push(next);
  }
}

const numbersOf = (taken: Taken[]) => taken.map(({ mail }) => mail.Vorgangsnummer);

/** As after the seconds that mails wait */
const makeDue = () => database.execute("update ausgehende_mails set faellig_am = 1 where versuche = 0");

test("many mails to one mailbox take one place, and go one after the other", async () => {
  for (let count = 0; count < 8; count += 1) await queue(`S-${count}`, "bestaetigung", "s.low+x@example.org");
  await queue("Q-1", "bestaetigung", "quick@example.org");
  const taken = await takeAll();
  assert.deepEqual(numbersOf(taken), ["S-0", "Q-1"]);
  await makeDue();
  assert.deepEqual(await takeAll(), []);
  for (const { end } of taken) end();
  await makeDue();
  const next = await takeAll();
  assert.deepEqual(
    next.map(({ mail }) => [mail.Vorgangsnummer, mail.Versuche]),
    [["S-1", 1]],
  );
  for (const { end } of next) end();
});

test("many notifications take no place of who waits for a confirmation", async () => {
  for (let count = 0; count < 8; count += 1) await queue(`E-${count}`, "redaktion", "a@example.org");
  await queue("Q-2", "bestaetigung", "quick@example.org");
  const taken = await takeAll();
  assert.deepEqual(numbersOf(taken), ["E-0", "E-1", "E-2", "Q-2"]);
  for (const { end } of taken) end();
});
