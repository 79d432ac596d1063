/** The beginnings of files that people take for a table, in Latin-1 with "·" for a control character, and what they are */
const kinds: [RegExp, string][] = [
  [/^PK··.{0,200}opendocument\.spreadsheet/s, "eine LibreOffice-Tabelle (.ods)"],
  [/^PK··.{0,200}opendocument\.text/s, "ein LibreOffice-Text (.odt)"],
  [/^PK··.{0,4000}word\//s, "ein Word-Dokument (.docx)"],
  [/^PK··.{0,4000}Index\//s, "eine Numbers-Tabelle"],
  [/^PK··.{0,4000}(?:xl\/|\[Content_Types\]\.xml)/s, "eine Excel-Datei (.xlsx)"],
  [/^PK··/, "ein gepackter Ordner (.zip)"],
  [/^ÐÏ·à/, "eine ältere Excel- oder Word-Datei (.xls oder .doc)"],
  [/^\s*%PDF-/, "ein PDF"],
  [/^\{\\rtf/, "ein Text von Word oder WordPad (.rtf)"],
  [/^·PNG|^ÿØÿ|^GIF8|^RIFF.{4}WEBP|^.{4}ftyp(?:heic|avif|mif1)|^BM.{4}·{4}/s, "ein Bild"],
  [/^(?:ï»¿)?\s*(?:<\?xml[^>]*>\s*)?<(?:!doctype html|html|head|body|table)/i, "eine Internetseite (HTML)"],
  [/^(?:ï»¿)?\s*<\?xml/, "eine XML-Datei"],
  [/^(?:ï»¿)?\s*[[{]\s*["{[]/, "eine JSON-Datei"],
  [/^SQLite format 3/, "eine Datenbank"],
  [/^(?:ï»¿)?\s*BEGIN:VCARD/i, "eine Datei mit Kontakten (.vcf)"],
];

const maxHeadBytes = 4096;
/** Control characters that a text does not have; those of UTF-16 are zeros. */
const maxControls = 8;
const control = /[^\P{Cc}\s]/gu;

/** "Das ist ein PDF.", whatever the file's name; undefined for what may be a text */
export function foreignFile(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, maxHeadBytes)).toString("latin1");
  const [, kind] = kinds.find(([begin]) => begin.test(head.replace(control, "·"))) ?? [];
  if (kind) return `Das ist ${kind}.`;
  const controls = head.match(control)?.filter((letter) => letter < " " && letter !== "\0") ?? [];
  return controls.length > maxControls ? "Das ist keine Textdatei." : undefined;
}
