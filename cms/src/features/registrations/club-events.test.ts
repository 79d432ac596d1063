import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import dateSchema from "../../api/anmeldetermin/content-types/anmeldetermin/schema.json";
import registrationSchema from "../../api/anmeldung/content-types/anmeldung/schema.json";
import organisationSchema from "../../api/organisation/content-types/organisation/schema.json";
import eventSchema from "../../api/veranstaltung/content-types/veranstaltung/schema.json";
import accessSchema from "../../api/zugang/content-types/zugang/schema.json";
import { rows } from "../../database/rows";
import { openDatabase } from "../../database/testing/open-database";
import { followAgreement, versionsOf } from "./agreement";
import { coarseStatesOf } from "./api";
import { eventType, publishedEvent } from "./event-date";
import { hostOf } from "./mail-texts";
import { readLists } from "./read-lists";
import { protectLists, refuseRegistrations } from "./refuse-registrations";
import { toVisitor } from "./registration-view";
import { dateType, registrationType } from "./stored-types";

const organisationType = "api::organisation.organisation";
const accessType = "api::zugang.zugang";
const published = "2026-11-30T04:00:00.000Z";
const now = new Date("2026-11-30T10:00:00Z");
const today = { Beginn: "2026-11-30T18:00:00.000Z" };
const inTwoDays = { Beginn: "2026-12-02T13:00:00.000Z" };
let database: Awaited<ReturnType<typeof openDatabase>>;

before(async () => {
  database = await openDatabase({
    // Strapi replaces a custom field by its type when it starts.
    [eventType]: {
      ...eventSchema,
      attributes: { ...eventSchema.attributes, Wiederholung: { type: "string" } },
    },
    [organisationType]: organisationSchema,
    [accessType]: accessSchema,
    [registrationType]: registrationSchema,
    [dateType]: dateSchema,
    "admin::user": { collectionName: "admin_users", info: { singularName: "user" }, attributes: {} },
  });
  // The village has no settings.
  Object.assign(database.strapi, { documents: () => ({ findFirst: async () => null }) });
});
beforeEach(async () => {
  delete process.env.FEATURES;
  Object.assign(process.env, { SMTP_URL: "smtp://localhost", MAIL_FROM: "a@b.de", MAIL_TO: "a@b.de" });
  for (const type of [eventType, organisationType, accessType, registrationType, dateType] as const)
    await database.strapi.db.query(type).deleteMany({ where: {} });
});
after(() => database.close());

type Versions = { draft?: number; shown?: number };

/** An event in both versions; of a withdrawn organisation the published one names nobody. */
async function createEvent(documentId: string, { draft, shown }: Versions, more: object = {}) {
  for (const [publishedAt, Veranstalter] of [
    [null, draft],
    [published, shown],
  ])
    await rows(database.strapi, eventType).create({
      data: { documentId, Titel: "Wanderung", Anmeldung: true, publishedAt, Veranstalter, ...more } as object,
    });
}

async function createClub(isAgreed: boolean): Promise<{ draft: number; shown: number }> {
  const { strapi } = database;
  const create = async (publishedAt: string | null) => {
    const data = { documentId: "club", Name: "Wanderverein", publishedAt } as object;
    return Number((await rows(strapi, organisationType).create({ data })).id);
  };
  const club = { draft: await create(null), shown: await create(published) };
  await rows(strapi, accessType).create({
    data: {
      documentId: "access",
      Name: "Wandern",
      Anmeldelisten: isAgreed,
      Organisationen: [club.draft],
    } as object,
  });
  return club;
}

const register = (Veranstaltung: string, more: object = {}) =>
  rows(database.strapi, registrationType).create({
    data: { Veranstaltung, Tag: "", Stand: "dabei", Plaetze: 2, ...more },
  });

for (const [what, isAgreed, versions, closed] of [
  ["of a club with its agreement takes", true, ["draft", "shown"], []],
  ["of a club without its agreement takes no", false, ["draft", "shown"], ["hike"]],
  ["of a withdrawn organisation takes no", true, ["draft"], ["hike"]],
  ["of the village takes", false, [], []],
] as [string, boolean, (keyof Versions)[], string[]][])
  test(`an event ${what} registrations`, async () => {
    const club = await createClub(isAgreed);
    await createEvent("hike", Object.fromEntries(versions.map((version) => [version, club[version]])));
    const isOpen = closed.length === 0;
    assert.equal((await publishedEvent(database.strapi, "hike"))?.Anmeldung, isOpen);
    assert.deepEqual([...(await coarseStatesOf(database.strapi)).keys()], closed);
  });

test("visitors read an event again whose draft names an organiser, before anybody is told of the wrong one", async () => {
  const { strapi, events: announced } = database;
  const { draft } = await createClub(true);
  await createEvent("village", {});
  const save = (data: object) =>
    followAgreement(strapi)(
      { action: "update", uid: eventType, params: { documentId: "village", data } } as never,
      (() =>
        rows(strapi, eventType).update({
          where: { documentId: "village", publishedAt: null },
          data,
        })) as never,
    );
  announced.length = 0;
  await save({ Titel: "Lindenfest" });
  assert.deepEqual(announced, []);
  await save({ Veranstalter: draft });
  assert.equal((await publishedEvent(strapi, "village"))?.Anmeldung, false);
  assert.deepEqual(announced, ["entry.publish village"]);
});

test("the states of one event are its own, those of all are of all", async () => {
  const club = await createClub(false);
  await createEvent("hike", club);
  await createEvent("choir", club);
  await createEvent("village", {});
  const states = async (event?: string) => [...(await coarseStatesOf(database.strapi, event)).keys()].sort();
  assert.deepEqual(await states("hike"), ["hike"]);
  assert.deepEqual(await states("village"), []);
  assert.deepEqual(await states(), ["choir", "hike"]);
});

/** Has the request be one of the panel, by somebody of no club who may do everything to events. */
function asEditor() {
  const { strapi } = database;
  const state = { userAbility: {}, user: { id: 1 } };
  const can = { read: () => true, update: () => true };
  Object.assign(strapi, {
    requestContext: { get: () => ({ state }) },
    get: () => ({ get: () => ({ create: () => ({ can }) }) }),
    getModel: strapi.contentType,
  });
}

/** Has an editor's call go through a middleware. @returns the sentence of its refusal, "" if it was carried out */
async function carryOut(
  middleware: typeof protectLists,
  call: { action: string; uid: string; params: object },
  carriedOut: () => Promise<unknown>,
): Promise<string> {
  asEditor();
  try {
    await middleware(database.strapi)(call as never, carriedOut as never);
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

/** Takes the organiser out of versions of the events, as Strapi does with an organisation that is deleted or withdrawn. */
const takeOut = (where: object) => async () => {
  const events = rows(database.strapi, eventType);
  for (const { id } of await events.findMany({ where }))
    await events.update({ where: { id }, data: { Veranstalter: null } as object });
};
const isShown = { publishedAt: { $notNull: true } };
const club = { uid: organisationType, params: { documentId: "club" } };
const remove = () => carryOut(protectLists, { ...club, action: "delete" }, takeOut({}));
const withdraw = () => carryOut(protectLists, { ...club, action: "unpublish" }, takeOut(isShown));

test("an organisation with registrations is not deleted, one without is", async () => {
  const versions = await createClub(true);
  await createEvent("choir", versions);
  await createEvent("village", {});
  await register("village");
  assert.equal(await remove(), "");
  await createEvent("hike", versions);
  await register("hike");
  assert.match(await remove(), /Zu „Wanderung“ gibt es .*„Wanderverein“.*„Anmeldungen“.*Von der Website/);
  process.env.FEATURES = "none";
  assert.match(await remove(), /abgeschaltet/);
});

test("an organisation that is withdrawn keeps its lists, and is not deleted either", async () => {
  await createEvent("hike", { draft: (await createClub(true)).draft });
  await register("hike");
  assert.match(await remove(), /Zu „Wanderung“/);
});

test("an organisation is withdrawn while a draft keeps its lists, and not where only the published version names it", async () => {
  const { draft, shown } = await createClub(true);
  await createEvent("hike", { draft, shown });
  await register("hike");
  assert.equal(await withdraw(), "");
  await createEvent("choir", { shown });
  await register("choir", { Stand: "offen" });
  assert.equal(await withdraw(), "");
  await rows(database.strapi, registrationType).deleteMany({});
  await createEvent("dance", { shown });
  await register("dance");
  assert.match(await withdraw(), /Zu „Wanderung“ gibt es .*tragen Sie „Wanderverein“ .*oder verwerfen/);
  assert.doesNotMatch(await remove(), /Von der Website/);
});

/** Has an editor change the drafts of events. */
const change = (action: string, documentId: string, data: object, besides = async () => {}) =>
  carryOut(refuseRegistrations, { action, uid: eventType, params: { documentId, data } }, async () => {
    await rows(database.strapi, eventType).update({
      where: { documentId, publishedAt: null },
      data,
    });
    await besides();
  });

test("changes that name the organiser of a list, who is not on the site, are not discarded", async () => {
  await createEvent("hike", { draft: (await createClub(true)).draft });
  const discard = () => change("discardDraft", "hike", { Veranstalter: null });
  await register("hike");
  assert.match(await discard(), /Es gibt schon Anmeldungen/);
  await rows(database.strapi, registrationType).deleteMany({});
  assert.equal(await discard(), "");
});

test("who has not confirmed is on no list of an organiser whom the form did not name", async () => {
  const { draft, shown } = await createClub(true);
  const open = async () => (await rows(database.strapi, registrationType).findMany({})).length;
  await createEvent("hike", { draft, shown });
  await register("hike", { Stand: "offen" });
  assert.equal(await change("update", "hike", { Veranstalter: null }), "");
  assert.equal(await open(), 1, "visitors still read the club");
  assert.equal(await remove(), "");
  assert.equal(await open(), 0);
  await createEvent("village", {});
  await register("village", { Stand: "offen" });
  assert.equal(await change("update", "village", { Titel: "Lindenfest" }), "");
  assert.equal(await open(), 1);
  assert.equal(await change("update", "village", { Veranstalter: draft }), "");
  assert.equal(await open(), 0);
});

test("who confirms while the organiser is changed is counted", async () => {
  const { draft } = await createClub(true);
  await createEvent("village", {});
  const confirmed = async () => void (await register("village"));
  assert.match(
    await change("update", "village", { Veranstalter: draft }, confirmed),
    /Es gibt schon Anmeldungen/,
  );
});

for (const [what, versions, more, name] of [
  ["of the village", [], {}, ""],
  ["of a club", ["draft", "shown"], {}, "Wanderverein"],
  ["of a club that is withdrawn", ["draft"], {}, "Wanderverein"],
  ["of a club that is withdrawn, without the tick", ["draft"], { Anmeldung: false }, "Wanderverein"],
  ["of a club, off the site,", ["draft"], { publishedAt: null }, "Wanderverein"],
] as [string, (keyof Versions)[], object, string][])
  test(`an event ${what} has the same organiser on the page of who registered, in mails and in the panel`, async () => {
    const { strapi } = database;
    const ids = await createClub(true);
    await createEvent("hike", Object.fromEntries(versions.map((version) => [version, ids[version]])), {
      ...inTwoDays,
      ...more,
    });
    assert.equal((await toVisitor(strapi, await register("hike"), now)).Veranstalter, name);
    const event = (await publishedEvent(strapi, "hike")) ?? (await versionsOf(strapi, "hike")).listed;
    assert.equal(hostOf(event, { site: "Dorf", editors: "rathaus@example.org" }).club ?? "", name);
    asEditor();
    assert.equal((await readLists(strapi, now))[0]?.organiser, name);
  });

test("the panel reads the organiser of a list in a draft that is not ticked", async () => {
  const { draft } = await createClub(true);
  await createEvent("hike", { draft }, inTwoDays);
  await rows(database.strapi, eventType).update({
    where: { documentId: "hike", publishedAt: null },
    data: { Anmeldung: false },
  });
  asEditor();
  const [listed] = await readLists(database.strapi, now);
  assert.deepEqual(
    [listed?.organiser, listed?.mayOpen, listed?.closedFor],
    ["Wanderverein", false, "organiser"],
  );
});

for (const features of [undefined, "none"])
  for (const [field, value] of [
    ["Veranstalter", null],
    ["Wiederholung", "FREQ=WEEKLY"],
  ] as const)
    test(`${field} stays while there are registrations, with FEATURES ${features}`, async () => {
      if (features) process.env.FEATURES = features;
      const club = await createClub(true);
      await createEvent("hike", club);
      const save = () => change("update", "hike", { [field]: value });
      await register("hike");
      assert.match(await save(), features ? /Anmeldungen.*Startseite/ : /unter „Anmeldungen“ gelöscht/);
      await rows(database.strapi, registrationType).deleteMany({});
      assert.equal(await save(), "");
    });

const off = () => Object.assign(process.env, { FEATURES: "none" });
const shut = () =>
  rows(database.strapi, dateType).create({
    data: { Schluessel: "hike", Veranstaltung: "hike", Tag: "", Geschlossen: true },
  });
const nothing = () => undefined;

type Shown = { Geschlossen: boolean; Rueckt_nach: boolean; Erinnerung: boolean | null };

for (const [what, isAgreed, event, change, shown] of [
  ["is open", true, inTwoDays, nothing, { Geschlossen: false, Rueckt_nach: true, Erinnerung: true }],
  [
    "is on the day before, on which who confirms is not reminded",
    true,
    { Beginn: "2026-12-01T13:00:00.000Z" },
    nothing,
    { Geschlossen: false, Rueckt_nach: true, Erinnerung: null },
  ],
  [
    "has its deadline behind it, after which people are still asked",
    true,
    { ...today, Anmeldeschluss_Tage: 1 },
    nothing,
    { Geschlossen: true, Rueckt_nach: true, Erinnerung: null },
  ],
  ["is closed by hand", true, inTwoDays, shut, { Geschlossen: true, Rueckt_nach: false, Erinnerung: true }],
  [
    "has no agreement any more",
    false,
    inTwoDays,
    nothing,
    { Geschlossen: true, Rueckt_nach: false, Erinnerung: true },
  ],
  [
    "is of a feature that is off",
    true,
    inTwoDays,
    off,
    { Geschlossen: true, Rueckt_nach: false, Erinnerung: null },
  ],
] as [string, boolean, object, () => unknown, Shown][])
  test(`the page of an event that ${what} promises what will happen`, async () => {
    const club = await createClub(isAgreed);
    await createEvent("hike", club, event);
    await change();
    const entry = await register("hike", { Erinnerung: true });
    const { Geschlossen, Rueckt_nach, Erinnerung } = await toVisitor(database.strapi, entry, now);
    assert.deepEqual({ Geschlossen, Rueckt_nach, Erinnerung }, shown);
  });
