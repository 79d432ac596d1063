import { organisations } from "./organisations";

const parse = (given: object) =>
  organisations.parse({
    documentId: "a",
    updatedAt: "2026-11-01T08:00:00.000Z",
    Name: "Kita Bachstelze",
    Slug: "kita-bachstelze",
    Organisation: "kindertagesstätte",
    ...given,
  });

test("an organisation of the CMS becomes one of the site", () => {
  expect(
    parse({
      Art: "Kindertagesstätte",
      Beschreibung: "Mit **Garten**",
      Strasse: "Am Anger 2",
      Postleitzahl: "12345",
      Ort: "Musterbach",
      Telefon: "030 23125 130",
      E_Mail: "kita@musterbach.example.org",
      Webseite: "https://kita.example.org/",
      Ansprechpartner_Rolle: "Leitung",
      Oeffnungszeiten: [{ Tage: "Mo–Fr", Von: "07:00:00.000", Bis: "17:00:00.000", Hinweis: null }],
      Altersgruppe: "1 bis 6 Jahre",
      Plaetze: 60,
      Oeffnungszeiten_Hinweis: "Frühdienst ab 6 Uhr.",
      Besondere_Tage: [
        { Von: "2026-12-24", Bis: "2026-12-31", Gilt: "geschlossen", Zeiten: null, Hinweis: null },
        { Von: "2026-12-23", Bis: null, Gilt: "geänderte Zeiten", Zeiten: "8–12 Uhr", Hinweis: "Notgruppe" },
      ],
      Breitengrad: 52.5,
      Laengengrad: 13.4,
      Kategorien: [{ documentId: "kinder" }],
    }),
  ).toEqual({
    id: "a",
    slug: "kita-bachstelze",
    name: "Kita Bachstelze",
    type: "kindertagesstätte",
    kind: "Kindertagesstätte",
    description: "Mit **Garten**",
    street: "Am Anger 2",
    postcode: "12345",
    town: "Musterbach",
    phone: "030 23125 130",
    email: "kita@musterbach.example.org",
    website: "https://kita.example.org/",
    contactRole: "Leitung",
    openingHours: [{ days: ["Mo", "Di", "Mi", "Do", "Fr"], from: "07:00", to: "17:00", note: undefined }],
    ages: "1 bis 6 Jahre",
    places: 60,
    openingHoursNote: "Frühdienst ab 6 Uhr.",
    specialDays: [
      { first: "2026-12-24", last: "2026-12-31", hours: [], note: undefined },
      {
        first: "2026-12-23",
        last: "2026-12-23",
        hours: [{ from: "08:00", to: "12:00" }],
        note: "Notgruppe",
      },
    ],
    latitude: 52.5,
    longitude: 13.4,
    categoryIds: ["kinder"],
    picture: undefined,
    files: [],
    changedAt: "2026-11-01T08:00:00.000Z",
  });
});

test.each([
  ["of an unknown type", { Organisation: "firma" }],
  ["without a name", { Name: "" }],
  ["open on a day that does not exist", { Oeffnungszeiten: [{ Tage: "Xy", Von: "07:00", Bis: "08:00" }] }],
])("an organisation %s is refused", (_what, given) => {
  expect(() => parse(given)).toThrow();
});
