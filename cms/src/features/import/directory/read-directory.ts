import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import type { Incoming, SourceContent } from "../../../calendar-files/source-content";
import { ImportProblem } from "../../../http/import-problem";
import { mailAddressProblem, toStoredMailAddress } from "../../../mail/stored-mail-address";
import { hoursFields } from "../../../opening-hours/hours-fields";
import { closingFields } from "../../../special-days/closing-fields";
import { mapInBatches } from "../../../text/in-batches";
import { shortened } from "../../../text/shortened";
import { type Column, columns, columnsOf, type Directory, directoryOf, plain } from "./columns";
import { readLink, reasonForNoEntry, refersElsewhere, saysNothing } from "./read-cell";
import { readTable, type TableRow } from "./read-table";

type Cells = Partial<Record<Column, string>>;

/**
 * Reads a table of clubs, day-care centres and schools as fields of Organisationen.
 * @param directory of rows whose table does not say it
 * @throws ImportProblem, also when the names of clubs or their directory are missing
 */
export async function readDirectory(
  text: string,
  { directory, today = berlinDay(new Date()) }: { directory?: Directory | undefined; today?: string } = {},
): Promise<SourceContent> {
  const { headers, rows, skipped } = await readTable(text);
  const fields = columnsOf(headers);
  const requiredColumns: Column[] = ["Name", ...(directory ? [] : (["Organisation"] as const))];
  const missing = requiredColumns.filter((column) => !fields.includes(column));
  if (missing.length > 0) throw new ImportProblem(missingColumns(missing, headers));
  const hasMore = rows.some((row) => hasMoreThanName(cellsOf(row, fields, [])));
  const entries = await mapInBatches(rows, (row): Incoming[] => {
    const notes: string[] = [];
    const cells = cellsOf(row, fields, notes);
    const Organisation =
      directoryOf(cells.Organisation ?? "") ?? (cells.Organisation ? undefined : directory);
    // A list that goes on over pages names its columns on each.
    if (row.cells.every((cell, index) => cell === (headers[index] ?? ""))) return [];
    const isAlone = hasMore && !hasMoreThanName(cells);
    const reason = cells.Name ? reasonForNoEntry(cells.Name, isAlone) : "Die Zeile hat keinen Namen.";
    if (reason || !Organisation) {
      const noDirectory = `„${cells.Organisation ?? ""}“ ist kein Verzeichnis: Bitte schreiben Sie Verein, Kita oder Schule.`;
      skipped.push({ line: row.line, reason: reason ?? noDirectory });
      return [];
    }
    if (isAlone)
      notes.push("Außer dem Namen steht in der Zeile nichts. Bitte prüfen Sie, ob es ein Eintrag ist.");
    return [toEntry(row, { cells, Organisation, notes, today })];
  });
  const unknown = headers.filter((header, index) => header && !fields[index]);
  const leftOut =
    unknown.length > 0 ? { [`Spalten ohne Feld dafür (${unknown.join(", ")})`]: unknown.length } : {};
  return { entries: entries.flat(), skipped: skipped.sort((a, b) => a.line - b.line), leftOut };
}

const hasMoreThanName = ({ Name: _, Organisation: __, ...others }: Cells): boolean =>
  Object.keys(others).length > 0;

function missingColumns(missing: readonly Column[], headers: readonly string[]): string {
  const named = missing.map((field) => {
    const column = columns.find((each) => each.field === field);
    return `„${column?.label ?? field}“ (oder ${column?.names.slice(1, 4).join(", ")})`;
  });
  const found = headers.filter(Boolean).slice(0, 12).join(", ");
  const choice = missing.includes("Organisation")
    ? " Oder wählen Sie oben, ob es Vereine oder Kitas sind."
    : "";
  return `Es fehlt die Spalte ${named.join(" und die Spalte ")}.${choice} Gefunden wurden: ${found}.`;
}

/** What spreadsheets write in the place of a result, or of a number that is wider than its column */
const spreadsheetError =
  /^(?:#{2,}|#(?:NAME\?|WERT!|VALUE!|BEZUG!|REF!|NV|N\/A|DIV\/0!|ZAHL!|NUM!|NULL!)|Err:\d{3})$/i;
/** "3-6" as "03. Jun", "5/3" as "05.03.2026", and a telephone number as "4,91511E+11" */
const changedNumber =
  /^(?:(?:\d{1,2}\.? )?(?:Jan|Feb|Mrz|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez)\p{Ll}*\.?(?: \d{2,4})?|\d{1,2}\.\d{1,2}\.(?:\d{2,4})?|\d{4}-\d\d-\d\d.*|.*\dE\+?\d{1,2}(?!\d).*)$/iu;
const labelOf = (field: Column): string => columns.find((column) => column.field === field)?.label ?? field;
/** In which a sentence may stand */
const textColumns: readonly Column[] = ["Beschreibung", "Oeffnungszeiten", "Schliesstage"];
const linkColumns: readonly Column[] = ["E_Mail", "Webseite"];
const numberColumns: readonly Column[] = ["Hausnummer", "Altersgruppe", "Plaetze", "Postleitzahl", "Telefon"];

/** The first filled cell of each field; two columns may mean the same. What is left out is told in `notes`. */
function cellsOf({ cells }: TableRow, fields: readonly (Column | undefined)[], notes: string[]): Cells {
  const found: Cells = {};
  for (const [index, field] of fields.entries()) {
    const written = cells[index] ?? "";
    const { text, href } = field && textColumns.includes(field) ? { text: written } : readLink(written);
    const cell = href && field && linkColumns.includes(field) ? href : text;
    if (!field || !cell || (!textColumns.includes(field) && saysNothing(cell))) continue;
    if (field === "Name" && href && /^https?:/i.test(href)) found.Webseite ??= href;
    if (found[field] !== undefined) {
      if (found[field] !== cell)
        notes.push(`„${labelOf(field)}“ steht zweimal da, „${shortened(cell, 80)}“ bleibt weg.`);
      continue;
    }
    if (field !== "Name" && !textColumns.includes(field) && refersElsewhere(cell)) {
      notes.push(
        `„${shortened(cell, 80)}“ in der Spalte „${labelOf(field)}“ bleibt weg. Bitte tragen Sie ein, was gemeint ist.`,
      );
      continue;
    }
    const isNumber = numberColumns.includes(field);
    if (spreadsheetError.test(cell) || (isNumber && changedNumber.test(cell)))
      notes.push(
        `„${cell}“ hat die Tabellenkalkulation aus etwas anderem gemacht. Bitte stellen Sie die Spalte „${labelOf(field)}“ dort auf „Text“ und tippen Sie den Inhalt neu.`,
      );
    // "25,0" of a column of numbers with a decimal place
    else found[field] = isNumber ? cell.replace(/(?<=^\d+)[.,]0+$/, "") : cell;
  }
  return found;
}

type Row = { cells: Cells; Organisation: Directory; notes: string[]; today: string };

function toEntry({ line }: TableRow, { cells, Organisation, notes, today }: Row): Incoming {
  const fields: Record<string, unknown> = { Name: shortened(cells.Name ?? ""), Organisation };
  const copy = (name: Column, value: string | undefined) => {
    if (value) fields[name] = shortened(value);
  };
  copy("Art", cells.Art);
  Object.assign(fields, addressOf(cells, notes));
  for (const name of ["Ansprechpartner_Rolle", "Altersgruppe"] as const) copy(name, cells[name]);
  if (cells.Schliesstage) Object.assign(fields, closingFields(cells.Schliesstage, today));
  Object.assign(
    fields,
    phoneOf(withAreaCode(cells, notes), notes),
    emailOf(cells.E_Mail, notes),
    websiteOf(cells.Webseite, notes),
    hoursOf(cells, notes),
  );
  if (/^\d{1,5}$/.test(cells.Plaetze ?? "")) fields.Plaetze = Number(cells.Plaetze);
  else if (cells.Plaetze) notes.push(`„${cells.Plaetze}“ ist keine Zahl von Plätzen.`);
  if (cells.Kategorien) fields.Kategorien = cells.Kategorien.split(/[,;|\n]/).map((name) => name.trim());
  return { key: organisationKey(fields), title: String(fields.Name), line, fields, notes };
}

/** Tells clubs of one name apart by where they are. */
const organisationKey = ({ Name, Strasse, Postleitzahl, Ort }: Record<string, unknown>): string =>
  shortened([Name, Strasse, Postleitzahl, Ort].map((part) => plainName(String(part ?? ""))).join("|"));

/** The name without what is written now one way and now another: "TSV Ahornbach e.V." as "tsv ahornbach" */
export const plainName = (name: string): string => plain(name.replace(/\be\. ?v\.?(?=\s|$)/gi, ""));

/** The number stands in the street already in some tables. */
const withNumber = (street: string | undefined, number: string | undefined): string =>
  [street, number && street?.endsWith(` ${number}`) ? "" : number].filter(Boolean).join(" ");

function addressOf(
  { Strasse, Hausnummer, Postleitzahl, Ort }: Cells,
  notes: string[],
): Record<string, string> {
  // "Hauptstraße 1, 12345 Ahornbach" or "12345 Ahornbach" in one cell
  const [, street, streetCode, streetPlace] =
    /^(.*?)[,\n]\s*(?:D-)?(\d{5})\s+(.+)$/s.exec(Strasse ?? "") ?? [];
  const [, placeCode, place] = /^(?:D-)?(\d{5})\s+(.+)$/.exec(Ort ?? "") ?? [];
  const code = Postleitzahl?.replace(/^D ?- ?|(?<=\d) (?=\d)/g, "") ?? placeCode ?? streetCode;
  // Spreadsheets drop the zero in front.
  const padded = /^\d{4}$/.test(code ?? "") ? `0${code}` : code;
  if (padded && !/^\d{5}$/.test(padded)) notes.push(`„${padded}“ ist keine Postleitzahl.`);
  const parts = {
    Strasse: withNumber(street ?? Strasse, Hausnummer),
    Postleitzahl: padded && /^\d{5}$/.test(padded) ? padded : "",
    Ort: place ?? Ort ?? streetPlace ?? "",
  };
  return Object.fromEntries(
    Object.entries(parts).flatMap(([name, value]) => (value ? [[name, shortened(value)]] : [])),
  );
}

/** The number with the area code of a column of its own, which spreadsheets take the zero from */
function withAreaCode({ Vorwahl, Telefon }: Cells, notes: string[]): string | undefined {
  const code = Vorwahl?.replace(/\(0\)|[^\d+]/g, "") ?? "";
  if (!code) return Telefon;
  if (!Telefon) {
    notes.push(`Zur Vorwahl „${Vorwahl}“ fehlt die Telefonnummer.`);
    return undefined;
  }
  const full = /^[+0]/.test(code) ? code : `0${code}`;
  // "0775591155" and "+49 7755 91155" have it already; of two numbers each gets it.
  return Telefon.split(/(\s+oder\s+|\s*[,;]\s*)/)
    .map((part, at) => {
      const number = part.replace(/^[\s/–-]+/, "");
      return at % 2 === 1 || /^\(?(?:\+|0)/.test(number) || !/\d/.test(number) ? part : `${full} ${number}`;
    })
    .join("");
}

function phoneOf(text: string | undefined, notes: string[]) {
  if (!text) return {};
  const digits = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/.test(text) ? text.replaceAll(".", "") : text;
  // Longer than any number without an area code
  if (!/^[1-9]\d{8,12}$/.test(digits)) return { Telefon: shortened(text) };
  const Telefon = /^49\d{9}/.test(digits) ? `+${digits}` : `0${digits}`;
  notes.push(
    `„${text}“ ist ohne Anfang, wie ihn Tabellenkalkulationen weglassen, und wird zu ${Telefon}. Bitte prüfen Sie das.`,
  );
  return { Telefon };
}

function emailOf(text: string | undefined, notes: string[]) {
  if (!text) return {};
  const [address = text, ...others] = mailAddressesIn(text);
  const stored = toStoredMailAddress(address);
  if (!stored) notes.push(`„${text}“ ${mailAddressProblem(address)}`);
  for (const other of others)
    notes.push(`Von mehreren E-Mail-Adressen bleibt die erste: „${other}“ bleibt weg.`);
  return stored ? { E_Mail: stored } : {};
}

/** "mailto:info%40verein.example?subject=…", "Chor <chor@verein.example>", "chor(at)verein.example" */
function mailAddressesIn(text: string): string[] {
  const plain = text
    .replace(/%[\da-f]{2}/gi, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .replace(/\s*[([{]\s*(?:at|ät|@)\s*[)\]}]\s*/gi, "@")
    .replace(/\s*[([{]\s*(?:dot|punkt|\.)\s*[)\]}]\s*/gi, ".");
  const [, inBrackets = plain] = /<([^<>@\s]+@[^<>\s]+)>/.exec(plain) ?? [];
  return inBrackets
    .split(/[\s,;|]+|\s\/\s/)
    .map((each) => each.replace(/^(?:mailto|e-?mail):/i, "").replace(/\?.*$/, ""))
    .filter((each) => each.includes("@"));
}

function websiteOf(text: string | undefined, notes: string[]) {
  if (!text) return {};
  const address = /^https?:\/\//i.test(text) ? text : `https://${text}`;
  if (/^https?:\/\/[^\s/@]+\.[^\s/@]+(?:\/\S*)?$/i.test(address) && URL.parse(address))
    return { Webseite: address };
  notes.push(`„${text}“ ist keine Adresse einer Website.`);
  return {};
}

function hoursOf({ Oeffnungszeiten, Beschreibung }: Cells, notes: string[]) {
  const fields = hoursFields(Oeffnungszeiten, Beschreibung);
  if (fields.Oeffnungszeiten?.length === 0)
    notes.push(
      `Öffnungszeiten nicht verstanden: „${Oeffnungszeiten?.replace(/\s*\n\s*/g, "; ")}“. Sie stehen nun so in der Beschreibung. So geht es: Mo–Do 8–12 und 14–16 Uhr, Fr 8–12 Uhr.`,
    );
  return fields;
}
