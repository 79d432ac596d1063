import assert from "node:assert/strict";
import { test } from "node:test";
import { signpostArticleFields } from "./signpost-article";

const now = new Date("2026-06-30T22:30:00Z");

test("the article of an info holds its whole text and the way to where it led", () => {
  const info = { Titel: "Abfuhr", Kurztext: "Montags.", Ziel: "https://example.org/abfuhr" };
  assert.deepEqual(signpostArticleFields(info, now), {
    Titel: "Abfuhr",
    Text: "Montags.\n\n[Mehr dazu](https://example.org/abfuhr)",
    Datum: "2026-07-01",
    Gueltig_bis: null,
    Nicht_in_Aktuelles: true,
  });
  assert.equal(signpostArticleFields({ Titel: "Abfuhr", Ziel: null }, now).Text, "");
});
