import assert from "node:assert/strict";
import { test } from "node:test";
import { loggedAddress } from "./hide-codes";

const code = "Ab_-".repeat(8);

for (const [address, logged] of [
  ["/admin/reset-password?code=0123abcd", "/admin/reset-password"],
  ["/admin/registration-info?registrationToken=0123abcd", "/admin/registration-info"],
  [
    "/content-manager/collection-types/api::einsendung.einsendung?page=1&_q=name%40example.org",
    "/content-manager/collection-types/api::einsendung.einsendung",
  ],
  ["/api/seiten?filters[Titel]=a?b\nc", "/api/seiten"],
  [`/api/abonnements/${code}`, "/api/abonnements/…"],
  [`/api/nachfragen/${code}?a=1`, "/api/nachfragen/…"],
  [`/api/raumkalender/${code}`, "/api/raumkalender/…"],
  [`/api/einsendungen/zugang/${code}/zuruecknahme`, "/api/einsendungen/zugang/…/zuruecknahme"],
  [
    "/content-manager/collection-types/api::ort.ort/abcdefghijkl0123456789mn",
    "/content-manager/collection-types/api::ort.ort/abcdefghijkl0123456789mn",
  ],
  [
    "/uploads/village_in_the_morning_light_0123456789.webp",
    "/uploads/village_in_the_morning_light_0123456789.webp",
  ],
] as const)
  test(`the log has ${logged} for ${JSON.stringify(address)}`, () =>
    assert.equal(loggedAddress(address), logged));
