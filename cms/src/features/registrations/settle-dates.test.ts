import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { addDays } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import dateSchema from "../../api/anmeldetermin/content-types/anmeldetermin/schema.json";
import registrationSchema from "../../api/anmeldung/content-types/anmeldung/schema.json";
import outboxSchema from "../../api/ausgehende-mail/content-types/ausgehende-mail/schema.json";
import eventSchema from "../../api/veranstaltung/content-types/veranstaltung/schema.json";
import { core } from "../../core";
import { rows } from "../../database/rows";
import { openDatabase } from "../../database/testing/open-database";
import { quietMs } from "../../mail/outbox";
import { signIn } from "../../slots/feature";
import { eventType } from "./event-date";
import { registrations } from "./feature";
import { settleDates } from "./scheduled-work";
import { dateType, registrationType } from "./stored-types";

signIn([core, registrations]);

const outboxType = "api::ausgehende-mail.ausgehende-mail";
const event = "weekly";
const now = new Date();
const start = new Date(now.getTime() + 20 * 86_400_000);
const tag = addDays(berlinDay(start), 7);
const settings: { Schulferien: object[] } = { Schulferien: [] };
// Fields of the panel's own, which are lines to the database
const lines = { Ort: { type: "string" }, Wiederholung: { type: "string" } };
let database: Awaited<ReturnType<typeof openDatabase>>;

before(async () => {
  // Nothing listens there, and nothing is due meanwhile.
  const mail = { SMTP_URL: "smtp://127.0.0.1:9", MAIL_FROM: "a@example.org", MAIL_TO: "b@example.org" };
  Object.assign(process.env, mail);
  database = await openDatabase({
    [outboxType]: outboxSchema,
    [eventType]: { ...eventSchema, attributes: { ...eventSchema.attributes, ...lines } },
    [dateType]: dateSchema,
    [registrationType]: registrationSchema,
  });
  const { strapi } = database;
  const documents = () => ({ findFirst: async () => settings });
  Object.assign(strapi, { documents, log: { error: assert.fail, warn() {}, info() {} } });
  await rows(strapi, eventType).create({
    data: {
      documentId: event,
      Titel: "Wanderung",
      Beginn: start.toISOString(),
      Wiederholung: "FREQ=WEEKLY",
      Nicht_in_Schulferien: true,
      Ort: "Linde",
      Anmeldung: true,
      publishedAt: now,
    },
  });
  const of = { Veranstaltung: event, Tag: tag, Letzter_Tag: tag };
  await rows(strapi, dateType).create({ data: { ...of, Schluessel: `${event} ${tag}` } });
  for (const [documentId, Stand, E_Mail] of [
    ["in", "dabei", "in@example.org"],
    ["by telephone", "dabei", null],
    ["gone", "abgesagt", null],
    ["unconfirmed", "offen", "offen@example.org"],
  ] as const)
    await rows(strapi, registrationType).create({ data: { ...of, documentId, Stand, E_Mail, Plaetze: 1 } });
});
after(() => database.close());

/** Who is told a quarter of an hour after a look by the clock */
async function told() {
  const outbox = rows(database.strapi, outboxType);
  await settleDates(database.strapi, now);
  const mails = await outbox.findMany({});
  await outbox.deleteMany({});
  for (const { Faellig_am } of mails) assert.equal(Number(Faellig_am), now.getTime() + quietMs);
  return mails.map(({ Vorgangsnummer }) => Vorgangsnummer);
}

test("those of a date are told once of what no publication of their event tells", async () => {
  const events = rows(database.strapi, eventType);
  assert.deepEqual(await told(), [], "what they know is noted first");
  await events.updateMany({ where: {}, data: { Ort: "Dorflinde" } });
  assert.deepEqual(await told(), ["in"]);
  assert.deepEqual(await told(), []);
  settings.Schulferien = [{ Name: "Winterferien", Von: tag, Bis: tag }];
  assert.deepEqual(await told(), ["in"]);
  settings.Schulferien = [];
  assert.deepEqual(await told(), ["in"]);
  assert.deepEqual(await told(), []);
});

const minuteMs = 60_000;
for (const [what, awayMinutes, leftMinutes, until] of [
  ["ends while the CMS runs", 1, -1, undefined],
  ["goes on by the time in which the CMS was away", 120, -60, 60],
  ["that was not over meanwhile goes on as well", 120, 30, 150],
  ["goes on to the begin at most", 60 * 24 * 90, -60, 27 * 24 * 60],
] as [string, number, number, number | undefined][])
  test(`an offer ${what}`, async () => {
    const { strapi } = database;
    const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * minuteMs);
    const where = { documentId: "asked" };
    const registrationsOf = rows(strapi, registrationType);
    await registrationsOf.deleteMany({ where });
    await registrationsOf.create({
      data: {
        ...where,
        ...{ Veranstaltung: event, Tag: tag, Stand: "gefragt", Plaetze: 2, Angebot: 2 },
        Gefragt_bis: inMinutes(leftMinutes),
      },
    });
    await rows(strapi, dateType).updateMany({ where: {}, data: { updatedAt: inMinutes(-awayMinutes) } });
    // Twice, because what is added is added once.
    for (const at of [now, inMinutes(1)]) await settleDates(strapi, at);
    const found = await registrationsOf.findOne({ where });
    const begin = new Date(start.getTime() + 7 * 86_400_000).getTime();
    const end = until && Math.min(inMinutes(until).getTime(), begin);
    assert.deepEqual(
      [found?.Stand, found?.Gefragt_bis && new Date(String(found.Gefragt_bis)).getTime()],
      end ? ["gefragt", end] : ["verfallen", null],
    );
  });

for (const [what, change] of [
  ["is cancelled", { Terminstatus: "abgesagt" }],
  ["is off the site", { publishedAt: null }],
] as const)
  test(`an offer goes back to the list when its event ${what}, and the next one is told anew`, async (t) => {
    const { strapi } = database;
    const events = rows(strapi, eventType);
    const where = { documentId: "asked" };
    const registrationsOf = rows(strapi, registrationType);
    await registrationsOf.deleteMany({ where });
    const known = { state: "gefragt", title: "Wanderung", start: start.toISOString(), place: "Linde" };
    await registrationsOf.create({
      data: {
        ...where,
        ...{ Veranstaltung: event, Tag: tag, Stand: "gefragt", Plaetze: 2, Angebot: 2 },
        Gefragt_bis: new Date(now.getTime() - minuteMs),
        Bekannt: known,
      },
    });
    await events.updateMany({ where: {}, data: change });
    t.after(() => events.updateMany({ where: {}, data: { Terminstatus: "geplant", publishedAt: now } }));
    await settleDates(strapi, now);
    const found = await registrationsOf.findOne({ where });
    assert.deepEqual(
      [found?.Stand, found?.Angebot, found?.Gefragt_bis, found?.Bekannt],
      ["warteliste", null, null, { ...known, state: "warteliste" }],
    );
  });
