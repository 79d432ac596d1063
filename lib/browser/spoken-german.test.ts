import { endsInAbbreviation, toSpokenGerman } from "./spoken-german";

test.each([
  ["Do., 3. Dez., 19.30 Uhr", "Donnerstag, dritter Dezember, neunzehn Uhr dreißig"],
  ["Do. 3. Dez. 19.30 Uhr im Saal.", "Donnerstag dritter Dezember neunzehn Uhr dreißig im Saal."],
  ["Wir feiern am 3. Dezember.", "Wir feiern am dritten Dezember."],
  ["am Donnerstag, 3. Dezember 2026", "am Donnerstag, dritten Dezember 2026"],
  ["Der 1. Mai ist frei.", "Der erste Mai ist frei."],
  ["vom 3.–5. Dezember", "vom dritten bis fünften Dezember"],
  ["3.–5. Dezember", "dritter bis fünfter Dezember"],
  ["vom 3. bis 5.12.2026", "vom dritten bis fünften Dezember 2026"],
  ["30. Nov. bis 2. Dez.", "dreißigster November bis zweiten Dezember."],
  ["Am 03.12.2026 um 8.10.", "Am dritten Dezember 2026 um 8.10."],
  ["am 24.12. geschlossen", "am vierundzwanzigsten Dezember geschlossen"],
  ["Am 2. Advent und am 7. März", "Am zweiten Advent und am siebten März"],
  ["vom 3.–5.12.2026", "vom dritten bis fünften Dezember 2026"],
  ["vom 28.12.–2.1.", "vom achtundzwanzigsten Dezember bis zweiten Januar."],
  ["Ende Dez. 2026", "Ende Dezember 2026"],
  ["Der beste 3. Platz", "Der beste 3. Platz"],
  ["in der 3. Klasse", "in der dritten Klasse"],
  ["Das 25. Jubiläum", "Das fünfundzwanzigste Jubiläum"],
  ["jeden 2. Mittwoch", "jeden zweiten Mittwoch"],
  ["jeden 1. und 3. Dienstag im Monat", "jeden ersten und dritten Dienstag im Monat"],
  ["Anmeldung bis zum 31.12.", "Anmeldung bis zum einunddreißigsten Dezember."],
  ["um 8.10. Raum", "um 8.10. Raum"],
  ["Do 10.06.27, 20 Uhr", "Donnerstag zehnter Juni 2027, zwanzig Uhr"],
  ["vom 3. bis 5.6.27", "vom dritten bis fünften Juni 2027"],
  ["Punkt 3.1.12 und 16.5.20 Uhr", "Punkt 3.1.12 und 16.5.20 Uhr"],
  ["Sonntag den 16.5.2027", "Sonntag den sechzehnten Mai 2027"],
])("dates: %s", (written, spoken) => expect(toSpokenGerman(written)).toBe(spoken));

test.each([
  ["um 19:30 Uhr", "um neunzehn Uhr dreißig"],
  ["um 19:00", "um neunzehn Uhr"],
  ["8–12 Uhr", "acht bis zwölf Uhr"],
  ["von 8:30-11:05 Uhr", "von acht Uhr dreißig bis elf Uhr fünf"],
  ["9.30–11\u00a0Uhr", "neun Uhr dreißig bis elf Uhr"],
  ["bis 1 Uhr", "bis ein Uhr"],
  ["Es steht 3:2.", "Es steht 3:2."],
  ["ab 18 h, um 9h", "ab achtzehn Uhr, um neun Uhr"],
  ["19.30 h bis 21:00 h", "neunzehn Uhr dreißig bis einundzwanzig Uhr"],
  ["dauert 8 h, 1.30 h oder 5 ha", "dauert 8 h, 1.30 h oder 5 ha"],
])("times: %s", (written, spoken) => expect(toSpokenGerman(written)).toBe(spoken));

test.each([
  ["Mo–Fr 8–12 Uhr", "Montag bis Freitag acht bis zwölf Uhr"],
  ["Di. und Do. 14 Uhr", "Dienstag und Donnerstag vierzehn Uhr"],
  ["Mo., Mi. u. Fr. 9–12 Uhr", "Montag, Mittwoch und Freitag neun bis zwölf Uhr"],
  ["Di, Do 9 Uhr", "Dienstag, Donnerstag neun Uhr"],
  ["Fr., 4. Dez.", "Freitag, vierter Dezember."],
  ["Fr. Nachmittag und So. Abend", "Freitag Nachmittag und Sonntag Abend"],
  ["Fr. 14 Uhr", "Freitag vierzehn Uhr"],
  ["Fr. Lehmann und Hr. Kunz", "Frau Lehmann und Herr Kunz"],
  ["Wir treffen uns am So.", "Wir treffen uns am Sonntag."],
  ["Das ist so.", "Das ist so."],
  ["So 20 Leute kamen.", "So 20 Leute kamen."],
  ["Do it", "Do it"],
])("days of the week: %s", (written, spoken) => expect(toSpokenGerman(written)).toBe(spoken));

test.each([
  ["Hauptstr. 5", "Hauptstraße 5"],
  ["in der Hauptstr.", "in der Hauptstraße."],
  ["max. 20, min. 5 Pers.", "maximal 20, mindestens 5 Personen."],
  ["Max. 20 Gäste, einer heißt Max.", "maximal 20 Gäste, einer heißt Max."],
  ["z. B. Brot u.a. mit Käse, d. h. ca. 3", "zum Beispiel Brot unter anderem mit Käse, das heißt circa 3"],
  ["St. Martin, Dr. Muster, Nr. 4", "Sankt Martin, Doktor Muster, Nummer 4"],
  ["inkl. Essen, ggf. mehr", "inklusive Essen, gegebenenfalls mehr"],
  ["lt. § 3 Abs. 2, Pfr. Muster", "laut § 3 Absatz 2, Pfarrer Muster"],
  ["Kaffee u. Kuchen, Frau U. Muster", "Kaffee und Kuchen, Frau U. Muster"],
  ["Kuchen, Tee usw.", "Kuchen, Tee und so weiter."],
  ["Sportverein e. V.", "Sportverein eingetragener Verein."],
  ["Das Fest. Der Rest.", "Das Fest. Der Rest."],
])("abbreviations: %s", (written, spoken) => expect(toSpokenGerman(written)).toBe(spoken));

test.each([
  ["3,50 €", "3 Euro 50"],
  ["0,50 EUR", "50 Cent"],
  ["5,- € bis 1.200 €", "5 Euro bis zwölfhundert Euro"],
  ["3–5 €", "3 bis 5 Euro"],
  ["1 €", "ein Euro"],
  ["30 km/h", "30 Kilometer pro Stunde"],
  ["für 6-12 Jahre", "für 6 bis 12 Jahre"],
  ["seit 1985", "seit neunzehnhundertfünfundachtzig"],
  ["1901", "neunzehnhunderteins"],
  ["2026", "2026"],
  ["Tel. 033652 4711", "Telefon 0 3 3 6 5 2, 4 7 1 1"],
  ["+49 171 1234567", "plus 4 9, 1 7 1, 1 2 3 4 5 6 7"],
  ["15230 Ort", "15230 Ort"],
])("numbers: %s", (written, spoken) => expect(toSpokenGerman(written)).toBe(spoken));

test.each(["am 6.", "z. B.", "Hauptstr.", "Do. ", "max.", "Fr.", "3. Dez.", "(ca."])(
  "%s ends no sentence",
  (text) => expect(endsInAbbreviation(text)).toBe(true),
);
test.each(["Ein Fest.", "Das ist so.", "im Jahr 1985.", "der Dezember.", "Das war der Rat!"])(
  "%s ends a sentence",
  (text) => expect(endsInAbbreviation(text)).toBe(false),
);
