import assert from "node:assert/strict";
import { test } from "node:test";
import type { Person } from "../panel-data";
import { toTable } from "./list-table";

const person: Person = {
  documentId: "a",
  state: "dabei",
  name: "Erika Probe",
  email: "erika@example.org",
  telephone: "",
  places: 2,
  promised: 0,
  answer: "ja",
  note: "",
  isByHand: false,
};

for (const [name, cell] of [
  ["Erika Probe", '"Erika Probe"'],
  ["=HYPERLINK(1)", '"\'=HYPERLINK(1)"'],
  ["+49", '"\'+49"'],
  ["-1", '"\'-1"'],
  ["＝SUM(1)", '"\'＝SUM(1)"'],
] as [string, string][])
  test(`the name ${JSON.stringify(name)} stands as ${JSON.stringify(cell)}`, () =>
    assert.ok(toTable([{ ...person, name }], "").includes(`"dabei";${cell};"2";`)));

test("who was entered by hand is marked", () =>
  assert.match(
    toTable([{ ...person, note: "Bringt Kuchen", isByHand: true }], ""),
    /"Bringt Kuchen; von Hand eingetragen"/,
  ));

test("the question is a column where there is one", () => {
  assert.match(toTable([person], "Bus?"), /"Bus\?";"Bemerkung"\r\n.*;"ja";""\r\n$/);
  assert.doesNotMatch(toTable([person], ""), /"ja"/);
});
