import { plainText } from "../../../calendar-files/html-to-markdown";

/** The text of a cell, and where a link in it leads: in HTML, in Markdown, of a spreadsheet's formula */
export function readLink(cell: string): { text: string; href?: string } {
  const { href, text = "" } = (cell.length > maxLinkLength ? undefined : linkIn(cell)) ?? {};
  if (!href) return { text: /[<&]/.test(cell) ? plainText(cell).trim() : cell };
  return { text: plainText(text).trim() || href, href };
}

/** Of a cell with a link, in characters */
const maxLinkLength = 5000;

function linkIn(cell: string): { href?: string; text?: string } | undefined {
  const { attributes, text } = /^<a(?<attributes>\s[^>]*)>(?<text>.*)<\/a>$/is.exec(cell)?.groups ?? {};
  const { href } = /\shref\s*=\s*["']?(?<href>[^"'\s]+)/i.exec(attributes ?? "")?.groups ?? {};
  if (href) return { href, ...(text !== undefined && { text }) };
  return links.map((form) => form.exec(cell)?.groups).find(Boolean);
}

const links = [
  /^\[(?<text>[^\]]*)\]\((?<href>[^)\s]+)\)$/,
  /^=hyperlink\("(?<href>[^"]+)"(?:[;,]\s*"(?<text>[^"]*)")?\)$/i,
];

/** "k. A.": nothing is known, which needs no word */
export const saysNothing = (cell: string): boolean =>
  /^(?:[-–—./]+|k\. ?a\.|keine angabe|n\/a|n\. ?b\.|keine?|unbekannt|nicht bekannt|\?+|null|none|nan)$/i.test(
    cell,
  );

/** "siehe oben", "dito": what is meant stands elsewhere */
export const refersElsewhere = (cell: string): boolean =>
  /^(?:(?:siehe|wie|vgl\.?|s\.)\s*(?:oben|unten|o\.|u\.|vor|links|rechts|zeile|nr)|s\. ?[ou]\.|siehe\s.*|d(?:i|et)to|dto\.?|ebenso|ebd\.?|["”“„〃]|-"-|,,|''|-\s?["”]\s?-)\.?$/i.test(
    cell,
  );

/** Of a row that is nothing but a name, or a sum: it heads or ends the list */
const ofList =
  /^(?:(?:stand|quelle|hinweise?|anmerkung(?:en)?|legende|änderungen)\s*:|(?:stand|seite)\s+(?:vom\s+)?\d|änderungen bitte|(?:alle )?angaben\s|ohne gewähr|letzte änderung|zuletzt (?:geändert|aktualisiert)|(?:erstellt|gedruckt|ausgedruckt|aktualisiert)(?!\p{L})|©|\(c\)|bitte\s|fortsetzung|ende der|\*)/iu;
const heading =
  /(?:vereine|verbände|gruppen|chöre|kirchen|feuerwehren|schulen|kitas|kindergärten|parteien|organisationen|einrichtungen|initiativen|clubs|:)$|^(?:\p{L}|[a-z]\s?[-–]\s?[a-z]|sport|musik|kultur|soziales|politik|kirche|natur|umwelt|tiere|jugend|senioren|sonstiges?|weitere|allgemein|freizeit|brauchtum)$/iu;
const sum = /^(?:summe|gesamt|insgesamt|anzahl)(?!\p{L})/iu;
const maxWords = 7;

/** Why a row is none of the list's entries, a German sentence. @param isAlone whether only its name is filled */
export function reasonForNoEntry(name: string, isAlone: boolean): string | undefined {
  if (refersElsewhere(name)) return `„${name}“ ist kein Name.`;
  if (!isAlone && !sum.test(name)) return undefined;
  if (sum.test(name) || ofList.test(name) || name.split(/\s+/).length > maxWords)
    return `„${name}“ gehört nicht zur Liste, sondern steht darüber oder darunter.`;
  return heading.test(name) ? `„${name}“ ist wohl eine Überschrift in der Liste.` : undefined;
}
