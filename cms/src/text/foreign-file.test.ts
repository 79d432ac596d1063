import assert from "node:assert/strict";
import { test } from "node:test";
import { foreignFile } from "./foreign-file";

const zip = (...parts: string[]) => `PK\u0003\u0004\u0014\0\0\0${parts.join("PK\u0003\u0004")}`;
const cases: [begin: string, said: RegExp | undefined][] = [
  [zip("mimetypeapplication/vnd.oasis.opendocument.spreadsheet"), /LibreOffice-Tabelle \(\.ods\)/],
  [zip("[Content_Types].xml", "xl/workbook.xml"), /Excel-Datei \(\.xlsx\)/],
  [zip("[Content_Types].xml", "word/document.xml"), /Word-Dokument/],
  [zip("Vereine.csv"), /gepackter Ordner/],
  ["\u00d0\u00cf\u0011\u00e0\u00a1\u00b1\u001a\u00e1", /ältere Excel- oder Word-Datei/],
  ["%PDF-1.7\n%âãÏÓ", /ein PDF/],
  ["{\\rtf1\\ansi Name;Telefon}", /\.rtf/],
  ["\u0089PNG\r\n\u001a\n", /ein Bild/],
  ["\u00ff\u00d8\u00ff\u00e0\0\u0010JFIF", /ein Bild/],
  ["\u00ef\u00bb\u00bf<!DOCTYPE html><title>Anmelden</title>", /Internetseite/],
  ['<?xml version="1.0"?><Workbook/>', /XML/],
  ['[{"Name": "Chor"}]', /JSON/],
  ["BEGIN:VCARD\nFN:Chor", /Kontakten/],
  ["\u0007\u0001\u0002\u0003\u0004\u0005\u0006\u0007\u0008\u000e".repeat(2), /keine Textdatei/],
  ["Name;Telefon\nChor;030 1", undefined],
  ["\u00ff\u00feN\0a\0m\0e\0;\0", undefined],
  ["[Vereine]\nName;Ort", undefined],
  ["BEGIN:VCALENDAR", undefined],
];
for (const [begin, said] of cases)
  test(`a file that begins with ${JSON.stringify(begin.slice(0, 30))} is ${said?.source ?? "read"}`, () => {
    const sentence = foreignFile(Buffer.from(begin, "latin1"));
    if (said) assert.match(sentence ?? "", said);
    else assert.equal(sentence, undefined);
  });
