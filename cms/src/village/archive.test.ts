import assert from "node:assert/strict";
import { test } from "node:test";
import { features } from "../features";
import { signIn } from "../slots/feature";
import { isNewer, unknownFields } from "./archive";

test("types, fields and components that this version does not have are named", () => {
  const known = {
    "api::info.info": { attributes: { Titel: {}, Text: {} } },
    "inhalt.ausnahme": { attributes: { Datum: {} } },
  };
  assert.deepEqual(
    unknownFields(
      {
        "api::info.info": { attributes: { Titel: {}, Farbe: {} } },
        "api::umfrage.umfrage": { attributes: { Frage: {} } },
        "inhalt.ausnahme": { attributes: { Datum: {}, Grund: {} } },
        "plugin::upload.file": { attributes: { name: {} } },
      },
      known,
    ),
    ["api::info.info.Farbe", "api::umfrage.umfrage", "inhalt.ausnahme.Grund"],
  );
});

test("an older archive, which lacks fields, has nothing unknown", () =>
  assert.deepEqual(
    unknownFields(
      { "api::info.info": { attributes: {} } },
      { "api::info.info": { attributes: { Titel: {} } } },
    ),
    [],
  ));

test("fields of what is not restored may be gone", () => {
  signIn(features);
  assert.deepEqual(
    unknownFields(
      { "api::geraet.geraet": { attributes: { Abgelehnt: {} } } },
      { "api::geraet.geraet": { attributes: {} } },
    ),
    [],
  );
});

for (const [version, own, expected] of [
  ["5.55.0", "5.54.0", true],
  ["6.0.0", "5.54.9", true],
  ["5.54.1", "5.54.0", true],
  ["5.54.0", "5.54.0", false],
  ["5.9.3", "5.54.0", false],
  ["5.60.0", "6.0.0", false],
  ["", "5.54.0", false],
] as const)
  test(`Strapi ${version || "without a version"} is ${expected ? "" : "not "}newer than ${own}`, () =>
    assert.equal(isNewer(version, own), expected));
