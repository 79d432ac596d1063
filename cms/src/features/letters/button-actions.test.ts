import assert from "node:assert/strict";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { after, before, beforeEach, test } from "node:test";
import type { Theme } from "@dorfforum/shared/letters/themes";
import subscriptionSchema from "../../api/abonnement/content-types/abonnement/schema.json";
import outboxSchema from "../../api/ausgehende-mail/content-types/ausgehende-mail/schema.json";
import { rows } from "../../database/rows";
import { openDatabase } from "../../database/testing/open-database";
import { applyUnsubscribes } from "./apply-unsubscribes";
import { act } from "./button-actions";
import { changeCode, manageCode, orderCode } from "./mail-links";
import { themesIn } from "./stored-lists";
import { outboxType, subscriptionType } from "./stored-types";
import { order, orderDayLink } from "./subscribe";
import { findByCode } from "./subscription-by-code";

const EMail = "Jemand@example.org";
const now = new Date("2026-11-28T10:00:00Z");
/** What a clock shows that is ahead */
const ahead = new Date("2026-11-29T10:00:00Z");
const later = new Date("2026-11-28T11:00:00Z");
let keys = ["first"];
let root: string;
let database: Awaited<ReturnType<typeof openDatabase>>;

before(async () => {
  root = await mkdtemp(path.join(os.tmpdir(), "act-"));
  database = await openDatabase({ [subscriptionType]: subscriptionSchema, [outboxType]: outboxSchema });
  const values = new Map<string, unknown>();
  Object.assign(database.strapi, {
    config: { get: (name: string) => (name === "server.app.keys" ? keys : { client: "sqlite" }) },
    dirs: { app: { root } },
    store: () => ({
      get: async ({ key }: { key: string }) => values.get(key) ?? null,
      set: async ({ key, value }: { key: string; value: unknown }) => values.set(key, value),
    }),
  });
});
beforeEach(async (context) => {
  keys = ["first"];
  process.env.DEPARTURES_FOLDER = path.join(root, context.name.replaceAll(/\W/g, "-"));
  for (const table of ["abonnements", "ausgehende_mails"]) await database.execute(`delete from ${table}`);
});
after(async () => {
  delete process.env.DEPARTURES_FOLDER;
  await database.close();
  await rm(root, { recursive: true });
});

const find = () => rows(database.strapi, subscriptionType).findOne({});
async function stored() {
  const subscription = await find();
  assert.ok(subscription, "The subscription is gone.");
  return subscription;
}
const themes = async () => themesIn((await stored()).Themen);

const orderThemes = (Themen: Theme[], at: Date) =>
  order(database.strapi, { E_Mail: EMail, Themen, Wortlaut: "x" }, at);

async function confirm(Themen: Theme[], at: Date) {
  await orderThemes(Themen, at);
  assert.ok(
    await act(database.strapi, orderCode(database.strapi, await stored()), { Aktion: "bestaetigen" }, at),
  );
}

const press = async (action: Parameters<typeof act>[2], at: Date) =>
  act(database.strapi, manageCode(database.strapi, await stored()), action, at);

/** Has a backup brought back that holds the subscription as it is now. */
async function backUp() {
  const { id: _, ...data } = await stored();
  return async () => {
    await database.execute("delete from abonnements");
    await rows(database.strapi, subscriptionType).create({ data });
    await applyUnsubscribes(database.strapi);
  };
}

test("who leaves while the clock is ahead and orders again stays, and can leave again", async () => {
  await confirm(["woche"], now);
  await press({ Aktion: "beenden" }, ahead);
  await orderThemes(["woche"], now);
  await applyUnsubscribes(database.strapi);
  await confirm(["woche"], now);
  await applyUnsubscribes(database.strapi);
  assert.deepEqual(await themes(), ["woche"]);
  const restore = await backUp();
  await press({ Aktion: "beenden" }, later);
  await restore();
  assert.equal(await find(), null);
});

test("a theme that was left while the clock was ahead stays when it is ordered or chosen anew", async () => {
  const { strapi } = database;
  await confirm(["woche", "gefahr"], now);
  await press({ Aktion: "abbestellen", Thema: "woche" }, ahead);
  await confirm(["woche"], now);
  await applyUnsubscribes(strapi);
  assert.deepEqual((await themes()).sort(), ["gefahr", "woche"]);
  await press({ Aktion: "abbestellen", Thema: "woche" }, ahead);
  await orderDayLink(strapi, await stored(), now);
  const Themen: Theme[] = ["woche", "gefahr"];
  assert.ok(
    await act(
      strapi,
      changeCode(strapi, await stored()),
      { Aktion: "aendern", Themen, Gezeigt: ["gefahr"] },
      now,
    ),
  );
  await applyUnsubscribes(strapi);
  assert.deepEqual((await themes()).sort(), ["gefahr", "woche"]);
  const restore = await backUp();
  await press({ Aktion: "abbestellen", Thema: "woche" }, later);
  await restore();
  assert.deepEqual(await themes(), ["gefahr"]);
});

test("who paused while the clock was ahead and goes on receives letters, and can pause again", async () => {
  await confirm(["woche"], now);
  for (const [Aktion, at, isPaused] of [
    ["pausieren", ahead, true],
    ["fortsetzen", now, false],
    ["pausieren", later, true],
  ] as const) {
    await press({ Aktion }, at);
    await applyUnsubscribes(database.strapi);
    assert.equal((await stored()).Pausiert, isPaused);
  }
  await confirm(["woche"], later);
  await applyUnsubscribes(database.strapi);
  assert.equal((await stored()).Pausiert, false);
});

test("the link of letters stays good when its key is gone and something else is ordered", async () => {
  const { strapi } = database;
  await confirm(["woche"], now);
  const former = manageCode(strapi, await stored());
  keys = ["second"];
  await orderThemes(["gefahr"], later);
  keys = ["third"];
  // Forty orders are more than the links of orders that are kept.
  for (let day = 1; day <= 40; day += 1)
    await orderThemes(["gefahr"], new Date(later.getTime() + day * 24 * 3_600_000));
  assert.equal((await findByCode(strapi, former, later))?.Art, "verwaltung");
  assert.equal(await act(strapi, former, { Aktion: "beenden" }, later), true);
  assert.equal(await find(), null);
});
