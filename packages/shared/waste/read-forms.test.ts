import { readCollections, writeCollections } from "./collections.ts";

/** What a text says, as lines "28.12. Restmüll"; unread lines follow as "?2" by their number. */
function said(text: string): string[] {
  const { collections, unread, districts } = readCollections(text);
  const written = writeCollections(collections);
  // What is stored is read by everybody again.
  expect(writeCollections(readCollections(written).collections)).toBe(written);
  const days = collections.map(
    ({ day, title }) => `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(2, 4)} ${title}`,
  );
  return [...days, ...unread.map(({ line }) => `?${line}`), ...districts.map((each) => `Bezirk ${each}`)];
}

test.each([
  ["28.12.2026 Restmüll (statt 25.12.2026)", ["28.12.26 Restmüll (verlegt)"]],
  ["28.12.2026 Restmüll (statt 2026-12-25)", ["28.12.26 Restmüll (verlegt)"]],
  ["Mo 28.12. statt Fr 25.12.2026 Restmüll", ["28.12.26 Restmüll (verlegt)"]],
  ["Mo 28.12.2026;Restmüll;verschoben vom Fr 25.12.2026", ["28.12.26 Restmüll (verlegt)"]],
  ["Restmüll verschoben vom 25.12.2026 auf 28.12.2026", ["28.12.26 Restmüll (verlegt)"]],
  ["Restmüll 24.12.2026 (vorgezogen auf 23.12.2026)", ["23.12.26 Restmüll (verlegt)"]],
  ["Papier 24.12.2026 → 23.12.2026", ["23.12.26 Papier (verlegt)"]],
  ["Sa, 02.01.2027 (für Fr, 01.01.2027) Gelber Sack", ["02.01.27 Gelber Sack (verlegt)"]],
  ["Restmüll 02.01.2027 Ersatztermin für 01.01.2027", ["02.01.27 Restmüll (verlegt)"]],
  ["Restmüll 25.12.2026 entfällt, Ersatztermin 28.12.2026", ["28.12.26 Restmüll (verlegt)"]],
  [
    "Restmüll: 10.12.2026, 24.12.2026 (vorgezogen auf 23.12.2026), 07.01.2027",
    ["10.12.26 Restmüll", "23.12.26 Restmüll (verlegt)", "07.01.27 Restmüll"],
  ],
  ["25.12.2026 Restmüll entfällt", []],
  ["Keine Abfuhr am 24. und 31.12.2026\n07.01.2027 Bio", ["07.01.27 Bio"]],
  ["25.12.2026 Restmüll\n28.12.2026 Restmüll (statt 25.12.2026)", ["28.12.26 Restmüll (verlegt)"]],
  ["Stand: 12.11.2026, gültig ab 01.01.2027\n07.01.2027 Bio", ["07.01.27 Bio"]],
  ["Anmeldung bis 05.01.2027: Sperrmüll 12.01.2027", ["12.01.27 Sperrmüll"]],
  ["25.12.2026 Restmüll wird am 28.12.2026 nachgeholt", ["?1"]],
  ["28.12.2026 (25.12.2026) Restmüll", ["?1"]],
  ["Restmüll: ab 07.01.2027 alle 14 Tage", ["?1"]],
  ["Gelber Sack: jeden 2. Freitag, Start 08.01.2027", ["?1"]],
  ["Bio: 06.01., 20.01.2027\nDie Abfuhr vom 06.01. wird auf den 07.01.2027 verlegt.", ["20.01.27 Bio", "?2"]],
  [
    "Restmüll\n05.01.2027\n19.01.2027 entfällt\n20.01.2027 Ersatztermin",
    ["05.01.27 Restmüll", "20.01.27 Restmüll Ersatztermin"],
  ],
  ["Papier: 7.12.26; 4.1.27\nPapier am 4.1. entfällt", ["07.12.26 Papier"]],
  ["Papier: 7.12.26; 4.1.27\nKeine Abfuhr am 4.1.!", ["07.12.26 Papier"]],
  ["Papier: 24.12.2026, 31.12.2026\n(entfällt am Do, 31.12.)", ["24.12.26 Papier"]],
  ["Papier: 24.12.2026, 31.12.2026 (entfällt am 31.12.)", ["?1"]],
  ["Papier: 24.12.2026\nDie Abfuhr am Fr 24.12. entfällt.", ["24.12.26 Papier", "?2"]],
  ["Papier: 24.12.2026\nDie Abfuhr am Fr 24.12.2026 entfällt.", ["24.12.26 Papier", "?2"]],
  ["Papier: 24.12.2026, 24.12.2027\nKeine Abfuhr am 24.12.", ["24.12.26 Papier", "24.12.27 Papier", "?2"]],
  ["Bio: 24.12.2026, 28.12.2026, 4.1.2027\nKeine Abfuhr vom 24.12.2026 bis 2.1.2027", ["04.01.27 Bio"]],
  ["Bio: 24.12.2026, 28.12.2026\nKeine Abfuhr vom 24.12. bis 2.1.", ["24.12.26 Bio", "28.12.26 Bio", "?2"]],
  ["04.01.2027 Bio\n04.01.2027 Papier\nPapier am 4.1. entfällt", ["04.01.27 Bio"]],
  ["Papier\nMi, 06.01.2027\nentfällt wegen Feiertag\nMi, 13.01.2027", ["13.01.27 Papier", "?2", "?3"]],
])("a day that a collection was moved from, or that dates the list, is none: %j", (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  ["Mo, 7. Dez. 2026: Restmüll\nDi 8. Dez 2026 Gelber Sack", ["07.12.26 Restmüll", "08.12.26 Gelber Sack"]],
  [
    "7. Januar 2027 Restmüll\n07/01/2027 Papier\n2027-01-08 Bio",
    ["07.01.27 Papier", "07.01.27 Restmüll", "08.01.27 Bio"],
  ],
  ["07.01. / 21.01. / 04.02.2027 Restmüll", ["07.01.27 Restmüll", "21.01.27 Restmüll", "04.02.27 Restmüll"]],
  ["Restmüll: 10.12.2026, 24.12., 07.01.", ["10.12.26 Restmüll", "24.12.26 Restmüll", "07.01.27 Restmüll"]],
  ["Abfallkalender 2027\nRestmüll: 7.1., 21.1.", ["07.01.27 Restmüll", "21.01.27 Restmüll"]],
  [
    "Restmüll 2027: 05.01., 19.01.; Papier: 12.01.",
    ["05.01.27 Restmüll", "12.01.27 Papier", "19.01.27 Restmüll"],
  ],
  ["Januar 2027\nDo 7. Restmüll\nFebruar 2027\n4. Restmüll", ["07.01.27 Restmüll", "04.02.27 Restmüll"]],
  [
    "2027\nRestmüll\nJanuar: 7., 21.\nFebruar: 4.",
    ["07.01.27 Restmüll", "21.01.27 Restmüll", "04.02.27 Restmüll"],
  ],
  ["7., 21. Januar und 4. Februar 2027: Papier", ["07.01.27 Papier", "21.01.27 Papier", "04.02.27 Papier"]],
  ["07.01.27 10-12 Uhr Schadstoffmobil", ["07.01.27 10-12 Uhr Schadstoffmobil"]],
  [
    "04.01.2027 - 06.01.2027 Weihnachtsbäume",
    ["04.01.27 Weihnachtsbäume", "05.01.27 Weihnachtsbäume", "06.01.27 Weihnachtsbäume"],
  ],
  [
    "Restmüll\n14.12.2026\n28.12.2026*\n* verschoben wegen Feiertag",
    ["14.12.26 Restmüll", "28.12.26 Restmüll"],
  ],
  ["25.12.2026* Restmüll\n07.01.2027 Restmüll\n* entfällt", ["07.01.27 Restmüll", "?1"]],
  ["28.12.2026 Restmüll¹", ["28.12.26 Restmüll"]],
  ["Do 07.01.2027 Bio statt Mittwoch", ["07.01.27 Bio statt Mittwoch"]],
  ["Restmüll 04.12.2026 bis 18.12.2026 alle zwei Wochen", ["?1"]],
  ["Restmüll 04.12.2026 bis 16.12.2026, 14-tägig", ["?1"]],
  ["Restmüll (wöchentlich)\n1.12.2026 - 12.12.2026", ["?2"]],
  ["Restmüll (wöchentlich) 1.12.2026 - 12.12.2026", ["?1"]],
  [
    "Gelber Sack: jeweils am 1. Montag, 7.12.2026, 4.1.2027",
    ["07.12.26 Gelber Sack: jeweils am 1. Montag", "04.01.27 Gelber Sack: jeweils am 1. Montag"],
  ],
  [
    "Restmüll jeden 2. Freitag: 4.12.2026, 18. Dezember 2026",
    ["04.12.26 Restmüll jeden 2. Freitag", "18.12.26 Restmüll jeden 2. Freitag"],
  ],
  ["Januar 2027\n4. Mo, 11. Mo Papier", ["04.01.27 Papier", "11.01.27 Papier"]],
  ["06.01.2027 Erinnerung: morgen Restmüll\n07.01.2027 Restmüll", ["07.01.27 Restmüll", "?1"]],
  ["06.01.2027 Vorabend Restmüll", ["?1"]],
  ["06.01.2027 Morgen Restmüll", ["?1"]],
  ["07.01.2027 Bio, bitte am Vorabend hinstellen", ["07.01.27 Bio, bitte am Vorabend hinstellen"]],
  ["07.01.2027 Bio morgens ab 6 Uhr", ["07.01.27 Bio morgens ab 6 Uhr"]],
  ["Restmüll 10.12.", ["?1"]],
  ["Abfallkalender 2026/2027\nRestmüll 10.12., 07.01.", ["?2"]],
  ["Mi 07.01.2027 Restmüll", ["?1"]],
  ["01/07/2027 Restmüll\n01/21/2027 Restmüll", ["?1", "?2"]],
  ["Jan 07, 2027 Restmüll\n07.02.2027 Restmüll", ["07.02.27 Restmüll", "?1"]],
])("days are read in each form, or told: %j", (text, expected) => {
  expect(said(text)).toEqual(expected);
});

test.each([
  [
    "Restmüll;Bio\n07.01.2027;14.01.2027\n21.01.2027;",
    ["07.01.27 Restmüll", "14.01.27 Bio", "21.01.27 Restmüll"],
  ],
  ["Datum;Tag;Restmüll;Bio\n07.01.2027;Do;;x\n08.01.2027;Fr;x;x", ["07.01.27 Bio", "08.01.27 Restmüll, Bio"]],
  ["Monat;Restmüll;Bio\nJanuar 2027;7., 21.;14.", ["07.01.27 Restmüll", "14.01.27 Bio", "21.01.27 Restmüll"]],
  [
    "Tonne;Januar 2027;Februar 2027\nRestmüll;7., 21.;4.",
    ["07.01.27 Restmüll", "21.01.27 Restmüll", "04.02.27 Restmüll"],
  ],
  [
    "Von;Bis;Art\n04.01.2027;05.01.2027;Weihnachtsbäume\n07.01.2027;07.01.2027;Bio",
    ["04.01.27 Weihnachtsbäume", "05.01.27 Weihnachtsbäume", "07.01.27 Bio"],
  ],
  ["2027;Restmüll;Bio\nJanuar;5.+19.;12.", ["05.01.27 Restmüll", "12.01.27 Bio", "19.01.27 Restmüll"]],
  ["Abfallart\tTermine 2027\nRestmüll\t05.01. 19.01.", ["05.01.27 Restmüll", "19.01.27 Restmüll"]],
  ['Datum,Tonne\n2027-01-07,"Restmüll"', ["07.01.27 Restmüll"]],
  ["| Datum | Tonne |\n|---|---|\n| 07.01.2027 | Restmüll |", ["07.01.27 Restmüll"]],
  [
    "Datum;Art\n07.01.2027;Restmüll\n;Papier\n08.01.2027;Papier",
    ["07.01.27 Restmüll", "08.01.27 Papier", "?3"],
  ],
  ["Restmüll   Bio\n07.01.2027   14.01.2027\n21.01.2027", ["?2", "?3"]],
  ["Bezirk;Datum;Tonne\n1;07.01.2027;Bio\n2;08.01.2027;Bio", ["Bezirk 1", "Bezirk 2"]],
  ["07.01.2027 Restmüll Bezirk 1\n08.01.2027 Restmüll Bezirk 2", ["Bezirk 1", "Bezirk 2"]],
  ["Mittwoch\n02.12.2026\nRestmüll\nFreitag\n04.12.2026\nPapier", ["02.12.26 Restmüll", "04.12.26 Papier"]],
  [
    "Montag, 4. Januar 2027\n- Restmüll\n- Papier\n\nDienstag, 5. Januar 2027\n- Bio",
    ["04.01.27 Papier", "04.01.27 Restmüll", "05.01.27 Bio"],
  ],
  ["Termine\n\n02.12.2026\nRestmüll\n\n04.12.2026\nPapier", ["02.12.26 Restmüll", "04.12.26 Papier"]],
  ["Restmüll\n02.12.2026\nPapier\n04.12.2026\nBio wöchentlich", ["?1", "?2", "?3", "?4", "?5"]],
  ["07.01.2027 Restmüll, 08.01.2027 Bio", ["07.01.27 Restmüll", "08.01.27 Bio"]],
  [
    "07.01.2027 Restmüll\n           Papier\n08.01.2027 Papier",
    ["07.01.27 Restmüll", "08.01.27 Papier", "?2"],
  ],
])("tables, columns and lines apart say which bin a day is of, or it is told: %j", (text, expected) => {
  expect(said(text)).toEqual(expected);
});

/** Lists in the forms of German companies and villages */
const lists: [name: string, text: string, count: number, some: string[]][] = [
  [
    "a town's page with a paragraph for each bin",
    `Abfuhrtermine 2027 für Musterbach
Stand: 3. November 2026

Restmülltonne (14-täglich)
Di 05.01., Di 19.01., Di 02.02., Di 16.02.

Gelbe Säcke (alle vier Wochen)
Fr 08.01., Fr 05.02.

Bitte stellen Sie die Tonnen bis 6 Uhr bereit.`,
    6,
    ["05.01.27 Restmülltonne (14-täglich)", "05.02.27 Gelbe Säcke (alle vier Wochen)"],
  ],
  [
    "a county's export",
    `Abfallart;Datum;Wochentag;Bemerkung
Restabfall 120 l;04.01.2027;Montag;
Bioabfall;Sa 09.01.2027;Samstag;verlegt von Fr 08.01.2027
Altpapier;2027-01-12;Dienstag;`,
    3,
    ["04.01.27 Restabfall 120 l", "09.01.27 Bioabfall (verlegt)", "12.01.27 Altpapier"],
  ],
  [
    "a calendar by months",
    `Januar 2027
Mo. 04. Restmüll
Mi. 06. Feiertag
Do. 07. Bio, Papier
Februar 2027
Mo. 01. Restmüll`,
    4,
    ["04.01.27 Restmüll", "07.01.27 Bio, Papier", "01.02.27 Restmüll"],
  ],
  [
    "a table of bins and months",
    `Müllabfuhr 2027\t\t\t
Tonne\tJanuar\tFebruar\tMärz
Restmüll\t7. + 21.\t4. + 18.\t4. + 18.
Papier\t14.\t11.\t11.`,
    9,
    ["07.01.27 Restmüll", "18.03.27 Restmüll", "11.02.27 Papier"],
  ],
  [
    "a list with holidays in brackets",
    `Gelbe Tonne: 11.12.2026, 28.12.2026 (statt 25.12.2026), 08.01.2027, 22.01.2027
Restmüll: 18.12.2026 und 02.01.2027 (für Neujahr, 01.01.2027)`,
    6,
    ["28.12.26 Gelbe Tonne (verlegt)", "02.01.27 Restmüll (verlegt)"],
  ],
  [
    "a village sheet in sentences",
    `Die Biotonne wird am 5. und 19. Januar 2027 geleert.
Altpapiersammlung der Feuerwehr: Samstag, 16. Januar 2027, ab 9 Uhr
Weihnachtsbäume holt die Jugend am 9. Januar 2027.`,
    4,
    ["16.01.27 Altpapiersammlung der Feuerwehr: ab 9 Uhr"],
  ],
  [
    "a page whose table came apart",
    `Datum
Abfallart
Mo, 04.01.2027
Restmüll
Di, 05.01.2027
Bioabfall`,
    2,
    ["04.01.27 Restmüll", "05.01.27 Bioabfall"],
  ],
  [
    "weeks with a column for each bin",
    `KW;Restmüll;Bio;Gelber Sack;Papier
1;04.01.2027;;08.01.2027;
2;;12.01.2027;;15.01.2027
53;Di 29.12.2026 (statt 28.12.2026);;;`,
    5,
    ["29.12.26 Restmüll (verlegt)", "15.01.27 Papier"],
  ],
  [
    "an app's export",
    `"Betreff","Beginnt am","Beginnt um","Endet am","Endet um","Ganztägiges Ereignis"
"Restmüll","07.01.2027","00:00:00","07.01.2027","00:00:00","Wahr"
"Gelber Sack","08.01.2027","00:00:00","08.01.2027","00:00:00","Wahr"`,
    2,
    ["07.01.27 Restmüll", "08.01.27 Gelber Sack"],
  ],
  [
    "a mobile's tour",
    `Schadstoffmobil 2027
13.03.2027 9.00–10.30 Uhr Festplatz
16.10.2027 13.00–14.30 Uhr Bauhof`,
    2,
    ["13.03.27 Schadstoffmobil 9.00–10.30 Uhr Festplatz"],
  ],
];
test.each(lists)("%s is read", (_, text, count, some) => {
  const lines = said(text);
  expect(lines).toHaveLength(count);
  expect(lines).toEqual(expect.arrayContaining(some));
});
