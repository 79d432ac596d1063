import assert from "node:assert/strict";
import { test } from "node:test";
import { draftFields, offerArticleFields } from "./draft-fields";

const now = new Date("2026-06-30T22:30:00Z");
const phone = "030 23125 999";

test("the fields of an event get the names of the draft", () => {
  const Daten = {
    Text: "Kommt!",
    Beginn: "2027-01-01T10:00:00Z",
    Ganztaegig: false,
    Veranstalter: "Sportverein",
    Kategorie: "Kultur",
    Kosten: "5 Euro",
    Telefon_fuer_Rueckfragen: phone,
  };
  assert.deepEqual(draftFields({ Art: "veranstaltung", Titel: "Fest", Daten }, now), {
    Titel: "Fest",
    Kurztext: "Kommt!",
    Beginn: "2027-01-01T10:00:00Z",
    Ganztaegig: false,
    Kosten: "5 Euro",
  });
});

test("an organisation's title becomes its name, and the telephone number is dropped", () => {
  const Daten = { Text: "Wir singen.", Organisation: "verein" as const, Telefon_fuer_Rueckfragen: phone };
  assert.deepEqual(draftFields({ Art: "organisation", Titel: "Chor", Daten }, now), {
    Name: "Chor",
    Beschreibung: "Wir singen.",
    Organisation: "verein",
  });
});

test("the hours of an organisation become rows, or a list in its description", () => {
  const draft = (Zeiten: string) =>
    draftFields({ Art: "organisation", Titel: "Chor", Daten: { Text: "Wir singen.", Zeiten } }, now);
  assert.deepEqual(draft("Di 19.30–21 Uhr\n"), {
    Name: "Chor",
    Beschreibung: "Wir singen.",
    Oeffnungszeiten: [{ Tage: "Di", Von: "19:30", Bis: "21:00" }],
  });
  assert.deepEqual(draft("Di ab 19.30 Uhr\nsonst nach Absprache"), {
    Name: "Chor",
    Beschreibung: "Wir singen.\n\n## Öffnungszeiten\n\n- Di ab 19.30 Uhr\n- sonst nach Absprache",
    Oeffnungszeiten: [],
  });
});

test("the date of an article is the day of the draft in Berlin", () => {
  const fields = draftFields({ Art: "beitrag", Titel: "Rückblick", Daten: { Text: "Schön war's." } }, now);
  assert.deepEqual(fields, { Titel: "Rückblick", Text: "Schön war's.", Datum: "2026-07-01" });
});

test("an offer is a signpost and an article with its text, contact and end", () => {
  const offer = {
    Art: "angebot" as const,
    Titel: "Fahrrad für Kinder",
    Daten: {
      Richtung: "suche",
      Text: "24 Zoll.",
      Kontakt: "030 23125 140",
      Gueltig_bis: "2027-03-01",
      Telefon_fuer_Rueckfragen: phone,
    },
  };
  assert.deepEqual(draftFields(offer, now), {
    Titel: "Suche: Fahrrad für Kinder",
    Kurztext: "24 Zoll.",
    Bild_Alt: undefined,
    Gueltig_bis: "2027-03-01",
  });
  assert.deepEqual(offerArticleFields(offer, now), {
    Titel: "Suche: Fahrrad für Kinder",
    Text: "24 Zoll.\n\n**Kontakt:** 030 23125 140\n\nGilt bis 1. März 2027.",
    Datum: "2026-07-01",
    Bild_Alt: undefined,
    Gueltig_bis: "2027-03-01",
    Nicht_in_Aktuelles: true,
  });
});

test("an offer without an end ends after 60 days", () => {
  const Daten = { Richtung: "biete", Text: "24 Zoll.", Kontakt: "030 23125 140" };
  const offer = { Art: "angebot" as const, Titel: "Fahrrad", Daten };
  assert.equal(draftFields(offer, now).Gueltig_bis, "2026-08-30");
  assert.match(String(offerArticleFields(offer, now).Text), /Gilt bis 30. August 2026.$/);
});
