import assert from "node:assert/strict";
import { after, before, beforeEach, test } from "node:test";
import outboxSchema from "../../../api/ausgehende-mail/content-types/ausgehende-mail/schema.json";
import deviceSchema from "../../../api/geraet/content-types/geraet/schema.json";
import { rows } from "../../../database/rows";
import { openDatabase } from "../../../database/testing/open-database";
import { deviceType, outboxType } from "../stored-types";
import {
  confirmDevice,
  noteAccepted,
  orderForDevice,
  removeDevice,
  renewDevice,
  storedDeviceCode,
} from "./devices";

const now = new Date("2026-11-28T10:00:00Z");
const address = { Oeffentlicher_Schluessel: "B", Schluessel_auth: "a" };
const former = "https://fcm.googleapis.com/a";
const renewed = "https://fcm.googleapis.com/b";
let keys = ["first"];
let database: Awaited<ReturnType<typeof openDatabase>>;

before(async () => {
  database = await openDatabase({ [deviceType]: deviceSchema, [outboxType]: outboxSchema });
  Object.assign(database.strapi, { config: { get: () => keys } });
});
beforeEach(async () => {
  keys = ["first"];
  await database.execute("delete from geraete");
  await database.execute("delete from ausgehende_mails");
  await orderForDevice(
    database.strapi,
    { ...address, Endpunkt: former, Themen: ["woche"], Wortlaut: "x" },
    now,
  );
});
after(() => database.close());

async function device() {
  const stored = await rows(database.strapi, deviceType).findOne({});
  if (!stored) throw new Error("The device is gone.");
  return stored;
}

test("a device that has a new address stays when the former one is gone, with what waits", async () => {
  const { strapi } = database;
  const asked = await device();
  await renewDevice(strapi, { ...address, Bisher: former, Endpunkt: renewed });
  assert.equal(await removeDevice(strapi, asked), false);
  await noteAccepted(strapi, asked, "key");
  const { Endpunkt, Zugestellt_mit } = await device();
  assert.deepEqual([Endpunkt, Zugestellt_mit], [renewed, null]);
  assert.equal(await rows(strapi, outboxType).count(), 1);
  assert.equal(await removeDevice(strapi, await device()), true);
  assert.equal(await rows(strapi, outboxType).count(), 0);
});

for (const [what, changed] of [
  ["has a new first key", ["second", "first"]],
  ["is another", ["second"]],
] as const)
  test(`the first message that waits while APP_KEYS ${what} confirms its device`, async () => {
    keys = [...changed];
    const code = await storedDeviceCode(database.strapi, await device());
    assert.equal(await confirmDevice(database.strapi, code, now), true);
  });
