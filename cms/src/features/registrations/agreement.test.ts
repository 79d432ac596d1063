import assert from "node:assert/strict";
import { test } from "node:test";
import { listedVersion, organiserOf } from "./agreement";

type Versions = Parameters<typeof listedVersion>[0];

const draft = (Veranstalter?: object) => ({ publishedAt: null, Veranstalter });
const published = (Veranstalter?: object) => ({ publishedAt: "2026-11-30T04:00:00.000Z", Veranstalter });
const [club, other] = [
  { documentId: "club", Name: "Wanderverein" },
  { documentId: "other", Name: "Chor" },
];

for (const [what, versions, organiser] of [
  ["that is not on the site is of its draft's organiser", [draft(club)], "club"],
  ["is of the published one's, whatever a draft prepares", [draft(other), published(club)], "club"],
  ["stays the club's when a draft has none", [draft(), published(club)], "club"],
  ["stays the club's while the organisation is withdrawn", [draft(club), published()], "club"],
  ["without an organiser is the village's", [draft(), published()], undefined],
] as [string, object[], string | undefined][])
  test(`the list of an event ${what}`, () => {
    for (const order of [versions, [...versions].reverse()]) {
      const event = listedVersion(order as Versions);
      assert.equal(event && organiserOf(event)?.documentId, organiser);
    }
  });
