import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import request from "../../api/nachfrage/content-types/nachfrage/schema.json";
import organisation from "../../api/organisation/content-types/organisation/schema.json";
import { hashOf } from "../../codes/link-codes";
import { rows } from "../../database/rows";
import { openDatabase } from "../../database/testing/open-database";
import { confirmByLink, findLinked, linkState, requestType } from "./confirmation-links";

const organisationType = "api::organisation.organisation";
const now = new Date("2026-11-28T10:00:00Z");
const [later, earlier] = [new Date("2027-01-01T00:00:00Z"), new Date("2026-01-01T00:00:00Z")];
const code = "c".repeat(32);
let database: Awaited<ReturnType<typeof openDatabase>>;

before(async () => {
  database = await openDatabase({ [organisationType]: organisation, [requestType]: request });
  const [entries, requests] = [rows(database.strapi, organisationType), rows(database.strapi, requestType)];
  const entry = { documentId: "chor", Name: "Chor", Slug: "chor", Zuletzt_bestaetigt_am: "2025-01-01" };
  for (const publishedAt of [null, earlier]) await entries.create({ data: { ...entry, publishedAt } });
  const sent = { Gefragt_am: earlier, Laeuft_ab_am: later, Code_Hash: hashOf(code) };
  await requests.create({ data: { Typ: "organisation", Dokument: "chor", ...sent } });
});
after(() => database.close());

const days = async () =>
  (await rows(database.strapi, organisationType).findMany({})).map(
    ({ Zuletzt_bestaetigt_am }) => Zuletzt_bestaetigt_am,
  );
const state = async () => (await findLinked(database.strapi, code, now))?.Stand;
const publish = (publishedAt: Date | null) =>
  rows(database.strapi, organisationType).updateMany({ where: { id: 2 }, data: { publishedAt } });

test("an entry that cannot be stored, or is not on the site, leaves the link as it was", async () => {
  await database.execute(
    "create trigger refused before update on organisationen begin select raise(abort, 'refused'); end",
  );
  await assert.rejects(confirmByLink(database.strapi, code, now), /refused/);
  assert.equal(await state(), "offen");
  await database.execute("drop trigger refused");
  await publish(null);
  assert.equal(await confirmByLink(database.strapi, code, now), false);
  assert.equal(await state(), "offen");
  await publish(earlier);
});

test("a link confirms draft and published version once, and tells the site", async () => {
  assert.equal(await confirmByLink(database.strapi, code, now), true);
  assert.deepEqual(await days(), ["2026-11-28", "2026-11-28"]);
  assert.equal(await state(), "bestätigt");
  assert.equal(await confirmByLink(database.strapi, code, later), true);
  assert.deepEqual(await days(), ["2026-11-28", "2026-11-28"]);
  assert.deepEqual(database.events, ["entry.publish chor"]);
});

for (const [what, times, expected] of [
  ["before its end", { Bestaetigt_am: null, Laeuft_ab_am: later }, "offen"],
  ["at its end", { Bestaetigt_am: null, Laeuft_ab_am: now }, "abgelaufen"],
  ["used and old", { Bestaetigt_am: earlier, Laeuft_ab_am: earlier }, "bestätigt"],
] as const)
  test(`a link says what it can still do: ${what}`, () =>
    assert.equal(linkState(times as unknown as Parameters<typeof linkState>[0], now), expected));
