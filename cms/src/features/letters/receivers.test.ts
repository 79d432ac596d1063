import assert from "node:assert/strict";
import { after, before, test } from "node:test";
import { maxRefusals } from "@dorfforum/shared/letters/limits";
import type { Theme } from "@dorfforum/shared/letters/themes";
import subscriptionSchema from "../../api/abonnement/content-types/abonnement/schema.json";
import deviceSchema from "../../api/geraet/content-types/geraet/schema.json";
import { rows } from "../../database/rows";
import { openDatabase } from "../../database/testing/open-database";
import { hasReceivers, receiversOf, receiversWith } from "./receivers";
import { themeText } from "./stored-lists";
import { deviceType, subscriptionType } from "./stored-types";

const choir: Theme = `organisation:${"c".repeat(24)}`;
const gym: Theme = `organisation:${"g".repeat(20)}`;
/** Another club, whose id begins like that of the first */
const dance: Theme = `${gym}tanz`;

const confirmed = "2026-11-01T10:00:00.000Z";
const stored: Record<string, object> = {
  week: { Themen: themeText(["woche"]), Bestaetigt_am: confirmed },
  both: { Themen: themeText(["woche", gym]), Bestaetigt_am: confirmed },
  longer: { Themen: themeText([dance]), Bestaetigt_am: confirmed },
  unconfirmed: { Themen: themeText(["woche"]) },
  paused: { Themen: themeText(["woche"]), Bestaetigt_am: confirmed, Pausiert: true },
  refused: { Themen: themeText(["woche"]), Bestaetigt_am: confirmed, Abgelehnt: maxRefusals },
  nothing: { Themen: "", Bestaetigt_am: confirmed },
};
let database: Awaited<ReturnType<typeof openDatabase>>;

before(async () => {
  database = await openDatabase({ [subscriptionType]: subscriptionSchema, [deviceType]: deviceSchema });
  for (const [documentId, data] of Object.entries(stored))
    await rows(database.strapi, subscriptionType).create({
      data: { documentId, E_Mail: `${documentId}@example.org`, Pausiert: false, Abgelehnt: 0, ...data },
    });
});
after(() => database.close());

const names = (receivers: readonly { documentId: string }[]) =>
  receivers.map(({ documentId }) => documentId).sort();

for (const [themes, expected] of [
  [["woche"], ["both", "week"]],
  [[gym], ["both"]],
  [
    ["woche", dance],
    ["both", "longer", "week"],
  ],
  [[choir], []],
  [[], []],
] as [Theme[], string[]][])
  test(`letters of ${themes.join(" and ") || "nothing"} go to ${expected.join(", ") || "nobody"}`, async () =>
    assert.deepEqual(names(await receiversOf(database.strapi, themes)), expected));

test("what begins alike is found by its beginning, all by none", async () => {
  assert.deepEqual(names(await receiversWith(database.strapi, [gym])), ["both", "longer"]);
  assert.deepEqual(names(await receiversWith(database.strapi, [""])), ["both", "longer", "week"]);
});

test("a theme has receivers once somebody has ordered it, by its whole name", async () => {
  assert.equal(await hasReceivers(database.strapi, [choir, gym]), true);
  assert.equal(await hasReceivers(database.strapi, [`${gym.slice(0, -1)}` as Theme]), false);
});
