import assert from "node:assert/strict";
import { test } from "node:test";
import { noHealthQuestion, oneWayToRegister } from "./rules";

for (const [question, isRefused] of [
  ["Fahren Sie im Bus mit?", false],
  ["Bringen Sie einen Kuchen mit?", false],
  ["Wie alt sind die Kinder?", false],
  ["Haben Sie Allergien?", true],
  ["Essen Sie vegetarisch?", true],
  ["Brauchen Sie Medikamente?", true],
  ["Sind Sie gesund genug für 12 km?", true],
  ["", false],
] as [string, boolean][])
  test(`"${question}" ${isRefused ? "is refused" : "may be asked"}`, () =>
    assert.equal(noHealthQuestion({ Anmeldung_Frage: question }, {}).length > 0, isRefused));

for (const [sent, stored, isRefused] of [
  [{ Anmeldung: true }, {}, false],
  [{ Anmeldung: true }, { Anmeldung_Link: "/kontakt" }, true],
  [{ Anmeldung_Link: "/kontakt" }, { Anmeldung: true }, true],
  [{ Anmeldung: true, Anmeldung_Link: "" }, { Anmeldung_Link: "/kontakt" }, false],
  [{ Anmeldung_Link: "/kontakt" }, {}, false],
] as [object, object, boolean][])
  test(`${JSON.stringify(sent)} over ${JSON.stringify(stored)} ${isRefused ? "is refused" : "is saved"}`, () =>
    assert.equal(oneWayToRegister({ ...sent }, { ...stored }).length > 0, isRefused));
