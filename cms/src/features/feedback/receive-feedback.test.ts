import assert from "node:assert/strict";
import { test } from "node:test";
import remark from "../../api/anmerkung/content-types/anmerkung/schema.json";
import article from "../../api/beitrag/content-types/beitrag/schema.json";
import feedback from "../../api/rueckmeldung/content-types/rueckmeldung/schema.json";
import { rows } from "../../database/rows";
import { openDatabase } from "../../database/testing/open-database";
import { Feedback, receiveFeedback } from "./receive-feedback";
import { removeOutdatedFeedback } from "./remove-feedback";

const articles = "api::beitrag.beitrag";
const counts = "api::rueckmeldung.rueckmeldung";
const remarks = "api::anmerkung.anmerkung";

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

test("feedback after midnight in the village counts for the new day, and goes by the village's days", async (t) => {
  const { strapi, close } = await openDatabase({
    [articles]: article,
    [counts]: feedback,
    [remarks]: remark,
  });
  t.after(close);
  const published = new Date("2026-06-01T10:00:00Z");
  await rows(strapi, articles).create({
    data: { documentId: page.Dokument, Titel: "Neues Spielgerät", publishedAt: published },
  });
  const days = async () => (await rows(strapi, counts).findMany({})).map(({ Zuletzt_am }) => Zuletzt_am);
  const answered = { Art: "beitrag", Dokument: page.Dokument, Antwort: "ja" } as const;
  for (const [now, day] of [
    ["2026-06-30T21:59:00Z", "2026-06-30"],
    ["2026-06-30T22:01:00Z", "2026-07-01"],
    ["2026-11-30T23:01:00Z", "2026-12-01"],
  ] as const) {
    assert.equal(await receiveFeedback(strapi, answered, new Date(now)), true);
    assert.deepEqual(await days(), [day]);
  }
  await removeOutdatedFeedback(strapi, new Date("2026-12-01T22:59:00Z"));
  assert.deepEqual(await days(), ["2026-12-01"]);
  await removeOutdatedFeedback(strapi, new Date("2026-12-01T23:01:00Z"));
  assert.deepEqual(await days(), []);
});
