import assert from "node:assert/strict";
import { test } from "node:test";
import { namesSecret } from "./secret-sort";

const types = {
  buchung: { attributes: { Titel: { type: "string" }, Zugangscode: { type: "password" } } },
  ort: { attributes: { Name: { type: "string" }, Kalender_Hash: { type: "password" } } },
};

for (const [sort, expected] of [
  ["Zugangscode:ASC", true],
  ["Titel:ASC,Zugangscode:DESC", true],
  [["Titel:ASC", "Zugangscode"], true],
  [{ Zugangscode: "asc" }, true],
  ["Raum.Kalender_Hash:ASC", true],
  [{ Raum: { Kalender_Hash: "asc" } }, true],
  ["Titel:ASC", false],
  ["Raum.Name:ASC", false],
  [undefined, false],
] as const)
  test(`a sort by ${JSON.stringify(sort)} ${expected ? "names a" : "names no"} secret`, () =>
    assert.equal(namesSecret(sort, types), expected));
