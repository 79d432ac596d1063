import assert from "node:assert/strict";
import { test } from "node:test";
import { Feedback } from "./receive-feedback";

const page = { Art: "beitrag", Dokument: "a1b2c3d4e5f6g7h8i9j0k1l2" };
const isValid = (data: unknown) => Feedback.safeParse({ data }).success;

test("an answer or a remark on a page is accepted", () => {
  assert.equal(isValid({ ...page, Antwort: "ja" }), true);
  assert.equal(isValid({ ...page, Text: "Die Öffnungszeiten fehlen.\nUnd der Preis?" }), true);
});

for (const [what, data] of [
  ["an answer that is neither ja nor nein", { ...page, Antwort: "vielleicht" }],
  ["answer and remark at once", { ...page, Antwort: "ja", Text: "Gut" }],
  ["neither of both", page],
  ["a type that nobody judges", { ...page, Art: "seite", Antwort: "ja" }],
  ["an id with other characters", { ...page, Dokument: "../../beitraege/a1b2c3", Antwort: "ja" }],
  ["a remark of blanks", { ...page, Text: " \n " }],
  ["a remark of 501 characters", { ...page, Text: "a".repeat(501) }],
  ["a remark with hidden characters", { ...page, Text: "gut\u202egnp.exe" }],
  ["a name beside the remark", { ...page, Text: "Gut", Name: "Muster" }],
] as const)
  test(`${what} is refused`, () => assert.equal(isValid(data), false));
