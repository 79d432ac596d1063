/** Content as the CMS's API sends it, invented and always the same: a village of any size. */

const day = 86_400_000;
const changed = "2026-01-01T08:00:00.000Z";

const words =
  "Dorf Markt Feuerwehr Verein Probe Abend Kirche Bach Wiese Schule Fest Musik Wanderung Treffen Sport Garten".split(
    " ",
  );
const word = (number) => words[number % words.length];
const sentence = (seed) =>
  `${Array.from({ length: 12 }, (_, place) => word(seed * 7 + place * 3)).join(" ")}.`;
const text = (seed, sentences) =>
  Array.from({ length: sentences }, (_, place) => sentence(seed + place)).join(" ");
const ref = (id) => ({ documentId: id });

const categories = 14;
const organisations = 40;

const entry = (id, fields) => ({ documentId: id, updatedAt: changed, publishedAt: changed, ...fields });

const makeEvent = (start) => (_, number) => {
  // Spread over a year and a half from three months ago; every tenth is a series, and begins early in it, so that the
  // small village, too, has enough dates for a whole page and for every day.
  const isSeries = number % 10 === 0;
  const begins = start + (isSeries ? (number / 10) % 80 : number % 540) * day + (number % 12) * 3_600_000;
  return entry(`event${number}`, {
    Titel: `${word(number)} und ${word(number * 5 + 1)} ${number}`,
    Slug: `termin-${number}`,
    Kurztext: text(number, 4),
    Beginn: new Date(begins).toISOString(),
    Ende: new Date(begins + 2 * 3_600_000).toISOString(),
    Ganztaegig: false,
    Wiederholung: isSeries ? "FREQ=WEEKLY;COUNT=75" : null,
    Ausnahmen: [],
    Ort: `Platz ${number % 30}`,
    Adresse: "Am Anger 2, 12345 Musterbach",
    Kategorien: [ref(`category${number % categories}`)],
    Veranstalter: ref(`organisation${number % organisations}`),
    Terminstatus: "geplant",
  });
};

const makeArticle = (start) => (_, number) =>
  entry(`article${number}`, {
    Titel: `${word(number)} im ${word(number * 3 + 2)} ${number}`,
    Slug: `beitrag-${number}`,
    Teaser: sentence(number),
    Text: `## Anfang\n\n${text(number, 20)}\n\n## Mitte\n\n${text(number + 9, 20)}\n\n## Ende\n\n${text(number + 5, 20)}`,
    Datum: new Date(start - (number % 2000) * day).toISOString().slice(0, 10),
    Kategorien: [ref(`category${number % categories}`)],
    Verwandtes: [],
  });

const makeOrganisation = (_, number) =>
  entry(`organisation${number}`, {
    Name: `${word(number)}verein ${number}`,
    Slug: `verein-${number}`,
    Organisation: number % 4 === 0 ? "kindertagesstätte" : "verein",
    Beschreibung: text(number, 3),
    Oeffnungszeiten: [],
    Kategorien: [],
  });

const makeCategory = (_, number) =>
  entry(`category${number}`, {
    Name: `${word(number)} & mehr ${number}`,
    Slug: `kategorie-${number}`,
    Reihenfolge: number,
  });

/** By plural API name; a single type is one entry. Everything but events and articles is of the same size. */
export function makeVillage({ events, articles, now = Date.now() }) {
  const today = Math.floor(now / day) * day + 8 * 3_600_000;
  const list = (length, make) => Array.from({ length }, make);
  return {
    "allgemeine-einstellung": entry("settings", {
      Dorfname: "Musterbach",
      Seitentitel: "Dorfforum Musterbach",
      Oeffnungszeiten: [],
      Schnelleinstiege: [],
    }),
    kategorien: list(categories, makeCategory),
    organisationen: list(organisations, makeOrganisation),
    veranstaltungen: list(events, makeEvent(today - 90 * day)),
    beitraege: list(articles, makeArticle(today)),
    angebote: [],
    infos: [],
    seiten: [],
    synonymgruppen: [],
  };
}
