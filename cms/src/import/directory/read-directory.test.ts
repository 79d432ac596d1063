import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeText } from "../decode-text";
import { readDirectory } from "./read-directory";

const table = [
  [
    "Vereinsname",
    "Typ",
    "Anschrift",
    "PLZ",
    "Ort",
    "Tel.",
    "E-Mail-Adresse",
    "Homepage",
    "Beschreibung",
    "Trainingszeiten",
  ],
  [
    "TSV Öls",
    "Verein",
    "Ring 1",
    "1234",
    "Öls",
    "030 23125 100",
    "tsv@example.org",
    "tsv.example.org",
    "Turnen,\nSpiel; Sport",
    "Mo 18–20 Uhr",
  ],
];
const quoted = (delimiter: string, lineEnd = "\r\n") =>
  table.map((row) => row.map((cell) => `"${cell}"`).join(delimiter)).join(lineEnd);

const expected = {
  Name: "TSV Öls",
  Organisation: "verein",
  Beschreibung: "Turnen,\nSpiel; Sport",
  Strasse: "Ring 1",
  Postleitzahl: "01234",
  Ort: "Öls",
  Telefon: "030 23125 100",
  E_Mail: "tsv@example.org",
  Webseite: "https://tsv.example.org",
  Oeffnungszeiten: [{ Tage: "Mo", Von: "18:00", Bis: "20:00" }],
};

const files: [name: string, bytes: Buffer][] = [
  ["semicolons and Windows-1252", Buffer.from(quoted(";").replace("–", "-"), "latin1")],
  ["commas and UTF-8 with a mark", Buffer.from(`\ufeff${quoted(",", "\n")}`)],
  ["tabs and UTF-16", Buffer.from(`\ufeff${quoted("\t")}`, "utf16le")],
  ["Excel's own first line", Buffer.from(`sep=;\r\n${quoted(";")}`)],
];
for (const [name, bytes] of files)
  test(`a table with ${name} is read`, () => {
    const { entries, skipped } = readDirectory(decodeText(bytes));
    assert.deepEqual(
      entries.map(({ fields }) => fields),
      [expected],
    );
    assert.deepEqual(skipped, []);
  });

test("missing columns are named, with other names that they may have and what was found", () => {
  assert.throws(
    () => readDirectory("Telefon;Farbe\n1;2"),
    /Es fehlt die Spalte „Name“ \(oder verein, .*\) und die Spalte „Verzeichnis“ .*Gefunden wurden: Telefon, Farbe\./,
  );
  assert.throws(() => readDirectory(""), /leer/);
});

test("without a column for it the directory is the one that was chosen", () => {
  const { entries } = readDirectory("Name\nChor", { directory: "verein" });
  assert.deepEqual(entries[0]?.fields, { Name: "Chor", Organisation: "verein" });
});

test("rows and cells that make no sense are told", () => {
  const { entries, skipped, leftOut } = readDirectory(
    'Name;Verzeichnis;PLZ;E-Mail;Plätze;Farbe\n;Verein\nBäckerei;Laden\n"Kita\nSonne";Kita;ABC;kita;viele;rot\nChor;Verein;1;2;3;4;5',
  );
  assert.deepEqual(skipped, [
    { line: 2, reason: "Die Zeile hat keinen Namen." },
    { line: 3, reason: "„Laden“ ist kein Verzeichnis: Bitte schreiben Sie Verein, Kita oder Schule." },
    { line: 6, reason: "Die Zeile hat 7 Spalten, die Überschrift aber nur 6." },
  ]);
  const [kita] = entries;
  assert.equal(kita?.line, 4);
  assert.equal(kita?.fields.Organisation, "kindertagesstätte");
  assert.deepEqual(kita?.notes, [
    "„ABC“ ist keine Postleitzahl.",
    "„kita“ ist keine E-Mail-Adresse, zum Beispiel name@beispiel.de.",
    "„viele“ ist keine Zahl von Plätzen.",
  ]);
  assert.deepEqual(leftOut, { "Spalten ohne Feld dafür (Farbe)": 1 });
});

test("a club's mail address keeps the umlauts of its domain", () => {
  const { entries } = readDirectory(
    "Name;E-Mail\nSchützen;mailto:info@schützenverein.example\nChor;jörg@example.org",
    { directory: "verein" },
  );
  assert.equal(entries[0]?.fields.E_Mail, "info@schützenverein.example");
  assert.equal(entries[1]?.fields.E_Mail, undefined);
  assert.match(entries[1]?.notes[0] ?? "", /^„jörg@example.org“ darf vor dem @ keine Umlaute/);
});

test("an Excel file that was not saved as a table is refused with what to do", () =>
  assert.throws(() => readDirectory("PK\u0003\u0004\u0014"), /CSV/));
