import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { rooms as roomsFeature } from "../features/rooms/feature";
import { signIn } from "../slots/feature";
import { organisationsOf, ownEvent, ownOrganisation, registerConditions } from "./own-organisations";

type Where = { Personen?: { id: number }; Entscheidet?: { id: number } };
/** Drafts and published versions have the same document id. */
const accesses = [
  { people: [1, 2], Organisationen: [{ documentId: "sport" }, { documentId: "sport" }] },
  { people: [1], Organisationen: [{ documentId: "music" }] },
  { people: [3], Organisationen: [] },
  { people: [4], Organisationen: null },
];
const rooms = [
  { people: [5], documentId: "hall" },
  { people: [5, 6], documentId: "barn" },
];
type Condition = { name: string; category: string; handler(user: { id: number }): Promise<object> };
const registered: Condition[] = [];
const query = (type: string) => ({
  findMany: async ({ where }: { where: Where }) =>
    type === "api::zugang.zugang"
      ? accesses.filter(({ people }) => people.includes(where.Personen?.id ?? 0))
      : rooms.filter(({ people }) => people.includes(where.Entscheidet?.id ?? 0)),
});
const service = () => ({ conditionProvider: { register: (each: Condition) => registered.push(each) } });
const fake: unknown = { db: { query }, service };
const strapi = fake as Core.Strapi;
signIn([roomsFeature]);
registerConditions(strapi);

const filters: [condition: string, user: number, filter: object][] = [
  [ownEvent, 1, { "Veranstalter.documentId": { $in: ["sport", "music"] } }],
  [ownEvent, 2, { "Veranstalter.documentId": { $in: ["sport"] } }],
  [ownEvent, 9, { "Veranstalter.documentId": { $in: [] } }],
  [ownOrganisation, 1, { documentId: { $in: ["sport", "music"] } }],
  [ownOrganisation, 3, { documentId: { $in: [] } }],
  [ownOrganisation, 4, { documentId: { $in: [] } }],
  ["api::own-room", 5, { "Raum.documentId": { $in: ["hall", "barn"] } }],
  ["api::own-room", 6, { "Raum.documentId": { $in: ["barn"] } }],
  ["api::own-room", 1, { "Raum.documentId": { $in: [] } }],
];
for (const [condition, user, filter] of filters)
  test(`${condition} leaves user ${user} ${JSON.stringify(filter)}`, async () => {
    const found = registered.find(({ name }) => `api::${name}` === condition);
    assert.deepEqual(await found?.handler({ id: user }), filter);
    assert.equal(found?.category, "Dorfforum");
  });

test("an organisation of two versions counts once", async () =>
  assert.deepEqual(await organisationsOf(strapi, 2), ["sport"]));
