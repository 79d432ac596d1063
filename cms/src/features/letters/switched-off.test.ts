import assert from "node:assert/strict";
import { after, afterEach, before, test } from "node:test";
import subscriptionSchema from "../../api/abonnement/content-types/abonnement/schema.json";
import outboxSchema from "../../api/ausgehende-mail/content-types/ausgehende-mail/schema.json";
import deviceSchema from "../../api/geraet/content-types/geraet/schema.json";
import letterSchema from "../../api/versand/content-types/versand/schema.json";
import { rows } from "../../database/rows";
import { openDatabase } from "../../database/testing/open-database";
import { deviceType, letterType, outboxType, subscriptionType } from "./stored-types";
import { leftOfLetters, removeWhileOff } from "./switched-off";

const dayMs = 24 * 3_600_000;
const start = Date.parse("2026-11-28T10:00:00Z");
let database: Awaited<ReturnType<typeof openDatabase>>;
let since: unknown = null;

before(async () => {
  database = await openDatabase({
    [subscriptionType]: subscriptionSchema,
    [deviceType]: deviceSchema,
    [letterType]: letterSchema,
    [outboxType]: outboxSchema,
  });
  const store = {
    get: async () => since,
    set: async ({ value }: { value: unknown }) => {
      since = value;
    },
    delete: async () => {
      since = null;
    },
  };
  Object.assign(database.strapi, { store: () => store });
});
afterEach(() => {
  delete process.env.FEATURES;
});
after(() => database.close());

type Start = [day: number, features: string];

for (const [what, starts, left] of [
  [
    "stay while they are on",
    [
      [0, "letters"],
      [400, "letters"],
    ],
    ["1 Bestellung per Mail", "1 Gerät"],
  ],
  [
    "stay for 29 days after that",
    [
      [0, "none"],
      [29, "none"],
    ],
    ["1 Bestellung per Mail", "1 Gerät"],
  ],
  [
    "are gone after 30",
    [
      [0, "none"],
      [30, "none"],
    ],
    [],
  ],
  [
    "stay where letters were on in between",
    [
      [0, "none"],
      [20, "letters"],
      [40, "none"],
      [69, "none"],
    ],
    ["1 Bestellung per Mail", "1 Gerät"],
  ],
] as [string, Start[], string[]][])
  test(`subscriptions ${what}`, async () => {
    since = null;
    for (const table of ["abonnements", "geraete", "ausgehende_mails"])
      await database.execute(`delete from ${table}`);
    const { strapi } = database;
    await rows(strapi, subscriptionType).create({ data: { E_Mail: "a@example.org" } });
    await rows(strapi, deviceType).create({ data: { Themen: "\nwoche\n" } });
    for (const Art of ["brief", "neues", "redaktion"] as const)
      await rows(strapi, outboxType).create({ data: { Art } });
    for (const [day, features] of starts) {
      process.env.FEATURES = features;
      await removeWhileOff(strapi, new Date(start + day * dayMs));
    }
    assert.deepEqual(await leftOfLetters(strapi), left);
    const waiting = await rows(strapi, outboxType).findMany({});
    const wasOff = starts.some(([, features]) => features === "none");
    assert.deepEqual(
      waiting.map(({ Art }) => Art),
      wasOff ? ["redaktion"] : ["brief", "neues", "redaktion"],
    );
  });
