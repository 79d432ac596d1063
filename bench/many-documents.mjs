import { readDemo } from "../lib/search/testing/demo-village.ts";
import { manyEntries } from "./many-entries.mjs";

const savedAt = "2026-01-01T08:00:00.000Z";
const document = (documentId, fields) => ({
  documentId,
  updatedAt: savedAt,
  publishedAt: savedAt,
  ...fields,
});

const redirect = ({ title, lead }) => ({ Titel: title, Kurztext: lead, Ziel: "/kontakt" });
const organisation = ({ title, lead, kind }) => ({
  Name: title,
  Beschreibung: lead,
  Organisation: kind,
  Oeffnungszeiten: [],
});

/** By an entry's kind, the plural API name and the fields of its document */
const types = {
  veranstaltung: [
    "veranstaltungen",
    ({ title, lead, dates, place }) => ({
      Titel: title,
      Kurztext: lead,
      Beginn: dates.start,
      Ende: dates.end ?? null,
      Ganztaegig: dates.allDay,
      Wiederholung: dates.recurrence ?? null,
      Ausnahmen: [],
      Ort: place ?? null,
      Terminstatus: "geplant",
    }),
  ],
  beitrag: [
    "beitraege",
    ({ title, lead, body, day }) => ({ Titel: title, Teaser: lead, Text: body, Datum: day }),
  ],
  angebot: ["angebote", redirect],
  info: ["infos", redirect],
  verein: ["organisationen", organisation],
  kindertagesstätte: ["organisationen", organisation],
};

/** The entries of manyEntries() as the CMS's API sends them, by plural API name, but for pages, of which there are few */
export function manyDocuments(count) {
  const content = {
    "allgemeine-einstellung": document("einstellung", {
      Dorfname: "Musterbach",
      Seitentitel: "Dorfforum Musterbach",
      Oeffnungszeiten: [],
      Schnelleinstiege: [],
    }),
    kategorien: readDemo("kategorien").map(({ Slug, Name }) => document(Slug, { Slug, Name })),
    synonymgruppen: readDemo("synonyme").map((terms, at) =>
      document(`gruppe-${at}`, { Woerter: terms.join("\n") }),
    ),
    ...Object.fromEntries(Object.values(types).map(([plural]) => [plural, []])),
    seiten: [],
    adressen: [],
    mitteilungen: [],
    glossarbegriffe: [],
    nachbartermine: [],
    abfallbezirke: [],
    orte: [],
  };
  for (const entry of manyEntries(count)) {
    const [plural, toFields] = types[entry.kind] ?? [];
    const Kategorien = entry.categories.map(({ id }) => ({ documentId: id }));
    if (plural) content[plural].push(document(entry.id, { Slug: entry.id, Kategorien, ...toFields(entry) }));
  }
  return content;
}
