import assert from "node:assert/strict";
import { test } from "node:test";
import { decodeText } from "../../../text/decode-text";
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
  ["that line in quotes, as LibreOffice saves it again", Buffer.from(`\ufeff"sep=;"\r\n${quoted(";")}`)],
  ["that line as a row of all columns", Buffer.from(`"sep=;";;;;;;;;;\r\n${quoted(";")}`)],
  [
    "that line from before another program changed the separator",
    Buffer.from(`sep=;\n${quoted("\t", "\n")}`),
  ],
  ["Mac Roman", Buffer.from(quoted(";").replace("–", "-").replaceAll("Ö", "\x85"), "latin1")],
];
for (const [name, bytes] of files)
  test(`a table with ${name} is read`, async () => {
    const { entries, skipped } = await readDirectory(decodeText(bytes));
    assert.deepEqual(
      entries.map(({ fields }) => fields),
      [expected],
    );
    assert.deepEqual(skipped, []);
  });

test("missing columns are named, with other names that they may have and what was found", async () => {
  await assert.rejects(
    () => readDirectory("Telefon;Farbe\n1;2"),
    /Es fehlt die Spalte „Name“ \(oder verein, .*\) und die Spalte „Verzeichnis“ .*Gefunden wurden: Telefon, Farbe\./,
  );
  await assert.rejects(() => readDirectory(""), /leer/);
});

test("without a column for it the directory is the one that was chosen", async () => {
  const { entries } = await readDirectory("Name\nChor", { directory: "verein" });
  assert.deepEqual(entries[0]?.fields, { Name: "Chor", Organisation: "verein" });
});

test("rows and cells that make no sense are told", async () => {
  const { entries, skipped, leftOut } = await readDirectory(
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

test("a club's mail address keeps the umlauts of its domain", async () => {
  const { entries } = await readDirectory(
    "Name;E-Mail\nSchützen;mailto:info@schützenverein.example\nChor;jörg@example.org",
    { directory: "verein" },
  );
  assert.equal(entries[0]?.fields.E_Mail, "info@schützenverein.example");
  assert.equal(entries[1]?.fields.E_Mail, undefined);
  assert.match(entries[1]?.notes[0] ?? "", /^„jörg@example.org“ darf vor dem @ keine Umlaute/);
});

test("a quotation mark that is not closed is told, whatever the other separators make of it", async () =>
  assert.rejects(() => readDirectory('Name;Ort\nChor;"Öls\n', { directory: "verein" }), /nicht geschlossen/));

test("the separator is the one that the lines agree on, whatever else stands in them", async () => {
  const one = async (text: string) =>
    (await readDirectory(text, { directory: "verein" })).entries.map(({ fields }) => fields);
  const club = { Name: "Chor", Organisation: "verein", Strasse: "Ring 1", Postleitzahl: "12345", Ort: "Öls" };
  assert.deepEqual(
    await one("Name;Straße, Hausnummer;PLZ, Ort;Wann, wo, wer, wie\nChor;Ring 1;12345 Öls;Mo, Di, Mi, Do"),
    [club],
  );
  assert.deepEqual(
    await one("Name;Straße;PLZ;Ort;Art, Zweck, Zeiten, Alter, Info\nChor;Ring 1;12345;Öls;\nSkat;;;;"),
    [club, { Name: "Skat", Organisation: "verein" }],
  );
  assert.deepEqual((await one('Name,Straße,Ort,PLZ\n"Chor; Band",,,\nChor,Ring 1,Öls,12345'))[1], club);
  assert.deepEqual(await one("Name\nChor, gemischt"), [{ Name: "Chor, gemischt", Organisation: "verein" }]);
});

const cellOf = async (column: string, cell: string) => {
  const [entry] = (await readDirectory(`Name;${column}\nChor;${cell}`, { directory: "verein" })).entries;
  const { Name: _, Organisation: __, ...fields } = entry?.fields ?? {};
  return { value: Object.values(fields)[0], notes: entry?.notes ?? [] };
};

for (const [column, cell] of [
  ["Telefon", "4,91511E+11"],
  ["Telefon", "4.915123E+12"],
  ["Telefon", "5E+10"],
  ["Telefon", "0171 1234567, 4,9E11"],
  ["Telefon", "03. Dez"],
  ["Telefon", "#########"],
  ["Website", "#NAME?"],
  ["Beschreibung", "#BEZUG!"],
  ["Altersgruppe", "06. Mrz"],
  ["Hausnummer", "05.03.2026"],
  ["PLZ", "1,2345E+04"],
] as const)
  test(`${cell} in the column ${column} is told and left out`, async () => {
    const { value, notes } = await cellOf(column, cell);
    assert.equal(value, undefined);
    assert.equal(notes.length, 1);
    assert.match(notes[0] ?? "", /^„.*“ hat die Tabellenkalkulation aus etwas anderem gemacht/);
  });

const rowsOf = async (text: string) => {
  const { entries, skipped } = await readDirectory(text, { directory: "verein" });
  return {
    read: entries.map(({ fields }) =>
      Object.entries(fields).flatMap(([name, value]) => (name === "Organisation" ? [] : value)),
    ),
    told: [
      ...skipped.map(({ line, reason }) => `${line}: ${reason}`),
      ...entries.flatMap(({ notes }) => notes),
    ],
  };
};
const tables: [what: string, text: string, read: string[][], told: RegExp[]][] = [
  [
    "rows below the list",
    "Name;Telefon\nChor;030 2312520\n;\nStand: 01.11.2026;\nAlle Angaben ohne Gewähr;\nAnzahl der Vereine;24",
    [["Chor", "030 2312520"]],
    [/^4: „Stand: 01\.11\.2026“ gehört nicht/, /^5: .*ohne Gewähr/, /^6: „Anzahl der Vereine“/],
  ],
  [
    "headings between its parts",
    "Name;Telefon\nSportvereine;\nTurnverein;030 2312521\nMusik;\nName;Telefon\nPosaunenchor;030 2312522\nStammtisch;",
    [["Turnverein", "030 2312521"], ["Posaunenchor", "030 2312522"], ["Stammtisch"]],
    [
      /^2: „Sportvereine“ ist wohl eine Überschrift/,
      /^4: „Musik“/,
      /^Außer dem Namen steht in der Zeile nichts/,
    ],
  ],
  [
    "running numbers",
    "Nr.;Verein;Straße;PLZ;Ort\n1;Chor;Hauptstraße 5;12345;Öls\n2;Skat;Am Anger 2;12345;Öls",
    [
      ["Chor", "Hauptstraße 5", "12345", "Öls"],
      ["Skat", "Am Anger 2", "12345", "Öls"],
    ],
    [],
  ],
  [
    "a number beside the street",
    "Verein;Straße;Nr.\nChor;Ring;5\nSkat;Ring 7;7",
    [
      ["Chor", "Ring 5"],
      ["Skat", "Ring 7"],
    ],
    [],
  ],
  [
    "area codes in a column",
    "Verein;Vorwahl;Telefon\nChor;07755;91155\nSkat;7755;911-0\nTanz;07755;0171 1234567\nRad;+49 (0) 7755;91156\nBoule;07755;\nKegeln;7755;/ 1 oder 2",
    [
      ["Chor", "07755 91155"],
      ["Skat", "07755 911-0"],
      ["Tanz", "0171 1234567"],
      ["Rad", "+497755 91156"],
      ["Boule"],
      ["Kegeln", "07755 1 oder 07755 2"],
    ],
    [/Zur Vorwahl „07755“ fehlt/],
  ],
  ["area codes and numbers", "Verein;Vorwahl;Nr.\nChor;030;2312520", [["Chor", "030 2312520"]], []],
  [
    "names in links",
    'Verein;Website;E-Mail\n"<a href=""https://chor.example"">Chor &amp; Band</a>";;\n[Skat](https://skat.example/a);-;[Post](mailto:post@skat.example)\n"=HYPERLINK(""https://tanz.example"";""Tanz"")";"<a href=""https://www.tanz.example"">Seite</a>";',
    [
      ["Chor & Band", "https://chor.example"],
      ["Skat", "post@skat.example", "https://skat.example/a"],
      ["Tanz", "https://tanz.example"],
    ],
    [/„Website“ steht zweimal da/],
  ],
  [
    "what stands elsewhere",
    "Verein;Straße;Telefon\nChor;Ring 1;030 2312520\nSkat;dito;siehe oben\nTanz;k. A.;-",
    [["Chor", "Ring 1", "030 2312520"], ["Skat"], ["Tanz"]],
    [
      /„dito“ in der Spalte „Straße“/,
      /„siehe oben“ in der Spalte „Telefon“/,
      /Außer dem Namen/,
      /Außer dem Namen/,
    ],
  ],
  [
    "a column twice",
    "Verein;Telefon;Telefon\nChor;030 1;030 2\nSkat;030 3;030 3\nTanz;;030 4",
    [
      ["Chor", "030 1"],
      ["Skat", "030 3"],
      ["Tanz", "030 4"],
    ],
    [/^„Telefon“ steht zweimal da, „030 2“ bleibt weg\.$/],
  ],
  ["a person's name beside the club's", "Name;Verein;Telefon\nE. Muster;Chor;030 1", [["Chor", "030 1"]], []],
];
for (const [what, text, read, told] of tables)
  test(`a table with ${what}: nothing becomes a club or a contact without cause, and what is left out is told`, async () => {
    const found = await rowsOf(text);
    assert.deepEqual(found.read, read);
    assert.equal(found.told.length, told.length, found.told.join("\n"));
    for (const [at, sentence] of told.entries()) assert.match(found.told[at] ?? "", sentence);
  });

const mended: [column: string, cell: string, value: unknown, sentence?: RegExp][] = [
  ["Telefon", "1711234567", "01711234567", /wird zu 01711234567/],
  ["Telefon", "1711234567,00", "01711234567", /wird zu 01711234567/],
  ["Telefon", "1.711.234.567", "01711234567", /wird zu 01711234567/],
  ["Telefon", "491711234567", "+491711234567", /wird zu \+491711234567/],
  ["Telefon", "'0171 1234567", "0171 1234567"],
  ["Telefon", '"=""0171 1234567"""', "0171 1234567"],
  ["Telefon", "'+49 171 1234567", "+49 171 1234567"],
  ["Telefon", "0171 1234567", "0171 1234567"],
  ["Telefon", "23125100", "23125100"],
  ["Telefon", "033652 471 oder 0171 1234567", "033652 471 oder 0171 1234567"],
  ["Telefon", "030.231.251", "030.231.251"],
  ["PLZ", "'01234", "01234"],
  ["PLZ", "1234,0", "01234"],
  ["PLZ", "D-12345", "12345"],
  ["PLZ", "12 345", "12345"],
  ["Telefon", "\u202a0171 1234567\u202c", "0171 1234567"],
  ["E-Mail", "\u200binfo@verein.example", "info@verein.example"],
  ["E-Mail", "info%40verein.example", "info@verein.example"],
  ["E-Mail", "mailto:info@verein.example?subject=Anfrage%20Verein", "info@verein.example"],
  ["E-Mail", "<info@verein.example>", "info@verein.example"],
  ["E-Mail", "Chor <info@verein.example>", "info@verein.example"],
  ["E-Mail", "info(at)verein.example", "info@verein.example"],
  [
    "E-Mail",
    "info@verein.example, post@verein.example",
    "info@verein.example",
    /„post@verein.example“ bleibt weg/,
  ],
  ["Plätze", "25,0", 25],
  ["Altersgruppe", "3-6", "3-6"],
  ["Hausnummer", "3e", "3e"],
  ["Art", "Mai", "Mai"],
  ["Beschreibung", "'s Wirtshaus", "'s Wirtshaus"],
  ["Beschreibung", "'90er Party", "'90er Party"],
  ["Website", "www.schützen.example", "https://www.schützen.example"],
  ["E-Mail", "info@schützen.example", "info@schützen.example"],
];
for (const [column, cell, value, sentence] of mended)
  test(`${cell} in the column ${column} is ${value}`, async () => {
    const { notes, ...read } = await cellOf(column, cell);
    assert.deepEqual([read.value, notes.length], [value, sentence ? 1 : 0]);
    if (sentence) assert.match(notes[0] ?? "", sentence);
  });

for (const title of ["Tabelle 1\n", "Vereine in Öls;;\n;;\n", '"Stand: 1. Mai, vorläufig"\n'])
  for (const delimiter of [";", ","])
    test(`columns separated by ${delimiter} are found below ${JSON.stringify(title)}`, async () => {
      const text = `${title}Name;Ort;Telefon\nChor;Öls;0171 1234567\n`.replaceAll(";", delimiter);
      const { entries, skipped } = await readDirectory(text, { directory: "verein" });
      assert.deepEqual([entries.map(({ title: name }) => name), skipped], [["Chor"], []]);
    });

const tooMuch: [what: string, text: string, sentence: RegExp][] = [
  ["more columns", `Name;${"x;".repeat(100)}`, /mehr als 100 Spalten/],
  [
    "a row of more columns below",
    `Name;Ort\nChor;${",".repeat(3)}${"x;".repeat(100)}`,
    /mehr als 100 Spalten/,
  ],
  ["more rows", `Name;Ort\n${"Chor;Öls\n".repeat(5001)}`, /mehr als 5\.000 Zeilen/],
  ["a longer row", `Name;Ort\nChor;${"x".repeat(20_001)}`, /Zeile ist zu lang/],
];
for (const [what, text, sentence] of tooMuch)
  test(`a table with ${what} than is taken over is refused: ${sentence.source}`, () =>
    assert.rejects(readDirectory(text, { directory: "verein" }), sentence));

test("empty cells and rows that a spreadsheet adds do not count", async () => {
  const text = `Name;Ort${";".repeat(300)}\nChor;Öls${";".repeat(300)}\n${";\n".repeat(6000)}`;
  const { entries, skipped } = await readDirectory(text, { directory: "verein" });
  assert.deepEqual([entries.map(({ title }) => title), skipped], [["Chor"], []]);
});

test("a row of nothing but separators is refused before it is cut into cells, one that a spreadsheet fills up is not", async () => {
  await assert.rejects(readDirectory(`Name;Ort\nTSV;Anger\n${";".repeat(300_000)}`), /viel zu lang/);
  const { entries } = await readDirectory(`Name;Ort\nTSV;Anger${";".repeat(16_384)}\n`, {
    directory: "verein",
  });
  assert.equal(entries.length, 1);
});

test("dates of a column of closing days become special days, and its other words a note", async () => {
  const { entries } = await readDirectory(
    "Name;Schließtage\nKita Nord;24.12.2026–1.1.2027\nKita Süd;24.12.\nKita West;drei Wochen im Sommer\n",
    { directory: "kindertagesstätte", today: "2026-11-29" },
  );
  assert.deepEqual(
    entries.map(({ fields: { Besondere_Tage, Oeffnungszeiten_Hinweis } }) => [
      Besondere_Tage,
      Oeffnungszeiten_Hinweis,
    ]),
    [
      [[{ Von: "2026-12-24", Bis: "2027-01-01", Gilt: "geschlossen" }], undefined],
      [[{ Von: "2026-12-24", Gilt: "geschlossen" }], "24.12."],
      [undefined, "drei Wochen im Sommer"],
    ],
  );
});
