const day = 86_400_000;
const changed = "2026-01-01T08:00:00.000Z";

const vocabulary =
  "Dorf Markt Feuerwehr Verein Probe Abend Kirche Bach Wiese Schule Fest Musik Wanderung Treffen Sport Garten";
const words = vocabulary.split(" ");
const word = (number) => words[number % words.length];
const list = (length, make) => Array.from({ length }, (_, index) => make(index));
const sentence = (seed) => `${list(12, (index) => word(seed * 7 + index * 3)).join(" ")}.`;
const text = (seed, sentences) => list(sentences, (index) => sentence(seed + index)).join(" ");
const ref = (id) => ({ documentId: id });

const categories = 14;
const organisations = 40;

const entry = (id, fields) => ({ documentId: id, updatedAt: changed, publishedAt: changed, ...fields });

const makeEvent = (start) => (number) => {
  // Spread over 540 days. Every tenth is a series that begins early, so that the small village has dates on every day.
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

const makeArticle = (start) => (number) =>
  entry(`article${number}`, {
    Titel: `${word(number)} im ${word(number * 3 + 2)} ${number}`,
    Slug: `beitrag-${number}`,
    Teaser: sentence(number),
    Text: `## Anfang\n\n${text(number, 20)}\n\n## Mitte\n\n${text(number + 9, 20)}\n\n## Ende\n\n${text(number + 5, 20)}`,
    Datum: new Date(start - (number % 2000) * day).toISOString().slice(0, 10),
    Kategorien: [ref(`category${number % categories}`)],
    Verwandtes: [],
  });

const makeOrganisation = (number) =>
  entry(`organisation${number}`, {
    Name: `${word(number)}verein ${number}`,
    Slug: `verein-${number}`,
    Organisation: number % 4 === 0 ? "kindertagesstätte" : "verein",
    Beschreibung: text(number, 3),
    Oeffnungszeiten: [],
    Kategorien: [],
  });

const makeCategory = (number) =>
  entry(`category${number}`, {
    Name: `${word(number)} & mehr ${number}`,
    Slug: `kategorie-${number}`,
    Reihenfolge: number,
  });

/**
 * Invented content as the CMS's API sends it, always the same for a size and a day, by plural API name; a single type is
 * one entry.
 */
export function makeVillage({ events, articles, now = Date.now() }) {
  const today = Math.floor(now / day) * day + 8 * 3_600_000;
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
    adressen: [],
    mitteilungen: [],
    glossarbegriffe: [],
    nachbartermine: [],
    abfallbezirke: [],
    orte: [],
  };
}
