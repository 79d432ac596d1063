import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import dateSchema from "../../api/anmeldetermin/content-types/anmeldetermin/schema.json";
import registrationSchema from "../../api/anmeldung/content-types/anmeldung/schema.json";
import outboxSchema from "../../api/ausgehende-mail/content-types/ausgehende-mail/schema.json";
import organisationSchema from "../../api/organisation/content-types/organisation/schema.json";
import eventSchema from "../../api/veranstaltung/content-types/veranstaltung/schema.json";
import accessSchema from "../../api/zugang/content-types/zugang/schema.json";
import { rows } from "../../database/rows";
import { openDatabase } from "../../database/testing/open-database";
import { eventType } from "./event-date";
import { setNumber } from "./organiser-actions";
import { dateType, registrationType } from "./stored-types";

const organisationType = "api::organisation.organisation";
const outboxType = "api::ausgehende-mail.ausgehende-mail";
let database: Awaited<ReturnType<typeof openDatabase>>;

before(async () => {
  // Nothing listens there.
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "a@example.org", MAIL_TO: "b@example.org" };
  Object.assign(process.env, mail);
  const attributes = { ...eventSchema.attributes, Wiederholung: { type: "string" } };
  database = await openDatabase({
    [eventType]: { ...eventSchema, attributes },
    [organisationType]: organisationSchema,
    "api::zugang.zugang": accessSchema,
    [registrationType]: registrationSchema,
    [dateType]: dateSchema,
    [outboxType]: outboxSchema,
  });
  const documents = () => ({ findFirst: async () => null });
  Object.assign(database.strapi, { documents, log: { error: assert.fail, warn() {}, info() {} } });
});
after(() => database.close());

/** Of five places three are taken; two registrations wait for two places each where `waits` says so. */
async function createList(waits: boolean, Veranstalter?: number) {
  const { strapi } = database;
  for (const type of [eventType, registrationType, dateType, outboxType] as const)
    await strapi.db.query(type).deleteMany({ where: {} });
  const Beginn = new Date(Date.now() + 2 * 3_600_000).toISOString();
  const data = { documentId: "hike", Titel: "Wanderung", Beginn, Anmeldung: true, Plaetze: 5 };
  const publishedAt = new Date();
  await rows(strapi, eventType).create({
    data: { ...data, Anmeldeschluss_Tage: 1, publishedAt, Veranstalter } as object,
  });
  await rows(strapi, dateType).create({
    data: { Schluessel: "hike", Veranstaltung: "hike", Tag: "", Letzter_Rang: 4 },
  });
  for (const [Rang, documentId, Stand, Plaetze] of [
    [1, "called", "dabei", 2],
    [2, "other", "dabei", 1],
    ...(waits ? [[3, "first", "warteliste", 2] as const, [4, "second", "warteliste", 2] as const] : []),
  ] as const)
    await rows(strapi, registrationType).create({
      data: { documentId, Veranstaltung: "hike", Tag: "", Stand, Plaetze, Rang, Von_Hand: true },
    });
}

const change = (documentId: string, places: number) =>
  setNumber(database.strapi, "hike", { tag: "", documentId, places });

async function list() {
  const where = { Stand: { $in: ["dabei", "warteliste"] } };
  const found = await rows(database.strapi, registrationType).findMany({ where, orderBy: { Rang: "asc" } });
  return found.map(({ documentId, Plaetze }) => `${documentId} ${Plaetze}`);
}

test("the number of somebody who rang changes within the free places, also after the deadline, without a mail", async () => {
  await createList(false);
  await change("called", 4);
  assert.deepEqual(await list(), ["called 4", "other 1"]);
  await assert.rejects(change("called", 5), /höchstens 4/);
  await change("called", 1);
  assert.deepEqual(await list(), ["called 1", "other 1"]);
  await assert.rejects(change("unknown", 1), /hat sich geändert/);
  assert.equal(await rows(database.strapi, outboxType).count(), 0);
});

test("nobody passes those who wait: more of them stand at the end, fewer keep their place", async () => {
  await createList(true);
  await assert.rejects(change("called", 3), /die, die warten: Nehmen Sie erst/);
  await change("second", 1);
  await change("first", 3);
  assert.deepEqual(await list(), ["called 2", "other 1", "second 1", "first 3"]);
  await assert.rejects(change("first", 6), /höchstens 5/);
});

test("a club without its agreement takes no more people, and fewer still", async () => {
  const publishedAt = new Date();
  const club = { documentId: "club", Name: "Wanderverein", publishedAt } as object;
  await createList(false, Number((await rows(database.strapi, organisationType).create({ data: club })).id));
  await assert.rejects(change("called", 3), /nimmt keine neuen Anmeldungen an/);
  await change("called", 1);
  assert.deepEqual(await list(), ["called 1", "other 1"]);
});
