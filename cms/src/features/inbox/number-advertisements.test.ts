import assert from "node:assert/strict";
import { test } from "node:test";
import { offerArticleFields } from "./draft-fields";
import { isAdvertisement } from "./number-advertisements";

const now = new Date("2026-11-21T12:00:00Z");
const Daten = { Richtung: "suche", Text: "24 Zoll.", Kontakt: "030 23125 140" } as const;
const made = offerArticleFields({ Art: "angebot", Titel: "Kinderrad", Daten }, now);

for (const [title, text, expected] of [
  ["as it was made", made.Text, true],
  ["with another text above", String(made.Text).replace("24 Zoll.", "## Rad\n\n26 Zoll."), true],
  ["an editor's own text", "Helferinnen gesucht!\n\nMeldet euch bei Kim.", false],
  ["with a contact alone", "Helft mit!\n\n**Kontakt:** verein@example.org", false],
  ["with a day alone", "Der Aushang hängt am Brett.\n\nGilt bis 5. Dezember 2026.", false],
  ["none", null, false],
] as const)
  test(`the text of a private advertisement is known by its contact and last day: ${title}`, () =>
    assert.equal(isAdvertisement(text as string | null), expected));
