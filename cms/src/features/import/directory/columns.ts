const column = <Field extends string>(field: Field, label: string, names: string) => ({
  field,
  label,
  names: names.split(", "),
});

/** The fields of an organisation that a table can have, with the German names that its column may go by. */
export const columns = [
  column(
    "Name",
    "Name",
    "name, verein, vereinsname, name des vereins, bezeichnung, einrichtung, organisation, titel, kita, schule",
  ),
  column("Organisation", "Verzeichnis", "verzeichnis, typ, kategorie der einrichtung, gruppe"),
  column("Art", "Art", "art, sparte, vereinsart, art der einrichtung, branche"),
  column(
    "Beschreibung",
    "Beschreibung",
    "beschreibung, text, info, informationen, über uns, zweck, angebot, bemerkung, bemerkungen",
  ),
  column(
    "Strasse",
    "Straße",
    "straße, strasse, str, anschrift, adresse, straße und hausnummer, straße hausnummer, straße nr",
  ),
  column("Hausnummer", "Hausnummer", "hausnummer, hausnr, nr, hnr"),
  column("Postleitzahl", "Postleitzahl", "postleitzahl, plz"),
  column("Ort", "Ort", "ort, wohnort, stadt, gemeinde, plz ort, plz und ort"),
  column(
    "Telefon",
    "Telefon",
    "telefon, tel, telefonnummer, rufnummer, festnetz, telefon nr, durchwahl, anschluss",
  ),
  column("Vorwahl", "Vorwahl", "vorwahl, ortsvorwahl, vorwahlnummer, ortsnetz"),
  column("E_Mail", "E-Mail", "e mail, email, mail, e mail adresse, emailadresse, mailadresse"),
  column("Webseite", "Website", "website, webseite, homepage, internet, internetseite, web, www, url"),
  column(
    "Ansprechpartner_Rolle",
    "Ansprechperson (Funktion)",
    "funktion, ansprechperson funktion, rolle, kontakt funktion",
  ),
  column(
    "Oeffnungszeiten",
    "Öffnungszeiten",
    "öffnungszeiten, oeffnungszeiten, zeiten, treffzeiten, trainingszeiten, sprechzeiten, probe",
  ),
  column("Schliesstage", "Schließtage", "schließtage, schliesstage, schließzeiten, ferien"),
  column("Altersgruppe", "Altersgruppe", "altersgruppe, alter, alter der kinder"),
  column("Plaetze", "Plätze", "plätze, plaetze, anzahl plätze, kapazität"),
  column("Kategorien", "Kategorien", "kategorien, kategorie, themen, thema, schlagworte"),
];

export type Column = (typeof columns)[number]["field"];

/** "E-Mail-Adresse:" as "e mail adresse" */
export const plain = (name: string): string =>
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
