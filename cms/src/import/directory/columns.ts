/** The fields of an organisation that a table can have, with the German names that its column may go by. */
export const columns = [
  {
    field: "Name",
    label: "Name",
    names: [
      "name",
      "verein",
      "vereinsname",
      "name des vereins",
      "bezeichnung",
      "einrichtung",
      "organisation",
      "titel",
      "kita",
      "schule",
    ],
  },
  {
    field: "Organisation",
    label: "Verzeichnis",
    names: ["verzeichnis", "typ", "kategorie der einrichtung", "gruppe"],
  },
  { field: "Art", label: "Art", names: ["art", "sparte", "vereinsart", "art der einrichtung", "branche"] },
  {
    field: "Beschreibung",
    label: "Beschreibung",
    names: [
      "beschreibung",
      "text",
      "info",
      "informationen",
      "über uns",
      "zweck",
      "angebot",
      "bemerkung",
      "bemerkungen",
    ],
  },
  {
    field: "Strasse",
    label: "Straße",
    names: [
      "straße",
      "strasse",
      "str",
      "anschrift",
      "adresse",
      "straße und hausnummer",
      "straße hausnummer",
      "straße nr",
    ],
  },
  { field: "Hausnummer", label: "Hausnummer", names: ["hausnummer", "hausnr", "nr", "hnr"] },
  { field: "Postleitzahl", label: "Postleitzahl", names: ["postleitzahl", "plz"] },
  { field: "Ort", label: "Ort", names: ["ort", "wohnort", "stadt", "gemeinde", "plz ort", "plz und ort"] },
  {
    field: "Telefon",
    label: "Telefon",
    names: [
      "telefon",
      "tel",
      "telefonnummer",
      "rufnummer",
      "festnetz",
      "telefon nr",
      "durchwahl",
      "anschluss",
    ],
  },
  { field: "Vorwahl", label: "Vorwahl", names: ["vorwahl", "ortsvorwahl", "vorwahlnummer", "ortsnetz"] },
  {
    field: "E_Mail",
    label: "E-Mail",
    names: ["e mail", "email", "mail", "e mail adresse", "emailadresse", "mailadresse"],
  },
  {
    field: "Webseite",
    label: "Website",
    names: ["website", "webseite", "homepage", "internet", "internetseite", "web", "www", "url"],
  },
  {
    field: "Ansprechpartner_Rolle",
    label: "Ansprechperson (Funktion)",
    names: ["funktion", "ansprechperson funktion", "rolle", "kontakt funktion"],
  },
  {
    field: "Oeffnungszeiten",
    label: "Öffnungszeiten",
    names: [
      "öffnungszeiten",
      "oeffnungszeiten",
      "zeiten",
      "treffzeiten",
      "trainingszeiten",
      "sprechzeiten",
      "probe",
    ],
  },
  {
    field: "Schliesstage",
    label: "Schließtage",
    names: ["schließtage", "schliesstage", "schließzeiten", "ferien"],
  },
  { field: "Altersgruppe", label: "Altersgruppe", names: ["altersgruppe", "alter", "alter der kinder"] },
  { field: "Plaetze", label: "Plätze", names: ["plätze", "plaetze", "anzahl plätze", "kapazität"] },
  {
    field: "Kategorien",
    label: "Kategorien",
    names: ["kategorien", "kategorie", "themen", "thema", "schlagworte"],
  },
] as const;

export type Column = (typeof columns)[number]["field"];

/** "E-Mail-Adresse:" as "e mail adresse" */
const plain = (name: string): string =>
  name
    .normalize("NFC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();

const columnByName = new Map<string, Column>(
  // Of two columns with one name the first holds.
  columns.flatMap(({ field, names }) => names.map((name) => [name, field] as const)).reverse(),
);

export const columnOf = (header: string): Column | undefined => columnByName.get(plain(header));

/** Names that a column of contact persons may have too */
const vagueNames = ["name", "titel", "bezeichnung"];

/** The fields of a table's columns: what a name means depends on those beside it. */
export function columnsOf(headers: readonly string[]): (Column | undefined)[] {
  const fields = headers.map(columnOf);
  const hasClearName = headers.some(
    (header, at) => fields[at] === "Name" && !vagueNames.includes(plain(header)),
  );
  return headers.map((header, at) => {
    const name = plain(header);
    // "Vorwahl, Nr.", "Straße, Nr."; alone it is a running number.
    if (["nr", "nummer"].includes(name))
      return fields[at - 1] === "Vorwahl"
        ? "Telefon"
        : fields[at - 1] === "Strasse"
          ? "Hausnummer"
          : undefined;
    return hasClearName && vagueNames.includes(name) ? undefined : fields[at];
  });
}

export type Directory = "verein" | "kindertagesstätte";

/** The directory that a cell such as "Kita", "Grundschule" or "e. V." means. */
export function directoryOf(text: string): Directory | undefined {
  if (/kita|kinder(?:tages|garten|krippe|haus)|krippe|hort|schule/i.test(text)) return "kindertagesstätte";
  return /verein|club|klub|chor|feuerwehr|e\. ?v\./i.test(text) ? "verein" : undefined;
}
