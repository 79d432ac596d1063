import { conditionOf, holdsOn, includesHolidays } from "./condition";

test.each([
  undefined,
  "Probe",
  "Anmeldung im Büro",
  "Bibliothek",
  "für alle",
  "ab 3 Jahren",
  "1. Mannschaft",
  "ohne Termin",
  "2–4 Jahre",
  "Raum 3",
  "Bringzeit bis 9 Uhr",
  "Frühdienst ab 6.30 Uhr",
  "Telefon 030 23125",
  "und nach Vereinbarung",
  "und auf Anfrage",
  "sonst Ruhetag",
  "sowie nach telefonischer Absprache",
  "weitere Termine nach Vereinbarung",
  "außer an Feiertagen",
  "feiertags geschlossen",
  "und Feiertage",
  "ganzjährig",
  "kein Ruhetag",
  "ohne Voranmeldung",
  "letzter Einlass 17.30 Uhr",
  "und nachmittags nach Vereinbarung",
])("%j is no condition", (note) => expect(conditionOf(note)).toBeUndefined());

test.each([
  "nach Vereinbarung",
  "n. V.",
  "n.V.",
  "nur nach telefonischer Absprache",
  "nur mit Termin",
  "in den Ferien geschlossen",
  "nicht in den Schulferien",
  "14-täglich",
  "alle zwei Wochen",
  "jeden zweiten Samstag",
  "bei gutem Wetter",
  "im August nur Notdienst",
  "Probe, im Sommer draußen",
  "freitags bis 11 Uhr",
  "auf Anfrage",
  "in der Saison",
  "zurzeit unregelmäßig",
  "ab 1. März",
  "nach vorheriger Anmeldung",
  "Silvester",
  "ab 2027",
  "Do auch 14–18 Uhr",
  "Kirmes bis 10 Uhr",
  "Gründonnerstag bis 11 Uhr",
  "Dezember ab 9 Uhr",
  "Telefonsprechzeit",
  "abwechselnd mit Nachbarort",
  "solange der Vorrat reicht",
  "Mittagspause 12–13 Uhr",
  "bis 31.12.",
  "seit Mai",
  "jeden 1. im Monat geschlossen",
  "x".repeat(501),
])("hours with %j are never certain", (note) => {
  for (const day of ["2026-01-15", "2026-04-15", "2026-07-15", "2026-10-15"])
    expect(holdsOn(note, day)).toBeUndefined();
});

test.each([
  ["nur jeden 1. im Monat", "2026-12-05", "2026-11-28"],
  ["am ersten Sonntag im Monat", "2026-12-06", "2026-12-13"],
  ["1. und 3. Mittwoch im Monat", "2026-12-16", "2026-12-09"],
  ["jeden ersten Samstag im Monat", "2026-12-05", "2026-12-06"],
  ["letzter Freitag im Monat", "2026-11-27", "2026-11-20"],
  ["jeden letzten Freitag des Monats", "2027-02-26", "2027-02-19"],
  ["April bis Oktober", "2026-10-31", "2026-11-01"],
  ["nur von Mai–Sept.", "2026-09-30", "2026-04-30"],
  ["Okt.–April", "2027-01-07", "2026-05-01"],
  ["(Oktober bis März)", "2026-12-31", "2026-04-01"],
  ["1.4.–31.10.", "2026-04-01", "2026-03-31"],
  ["15. Mai bis 15. September", "2026-05-15", "2026-09-16"],
  ["1.–20. August", "2026-08-20", "2026-08-21"],
  ["01.06.2026 - 31.08.2026", "2026-07-01", "2027-07-01"],
  ["im August", "2026-08-01", "2026-07-31"],
  ["Juli und August", "2026-07-01", "2026-06-30"],
  ["im August geschlossen", "2026-07-31", "2026-08-31"],
  ["außer im Januar", "2026-02-01", "2026-01-31"],
  ["Betriebsferien 1.–20. August", "2026-08-21", "2026-08-20"],
  ["24.12. geschlossen", "2026-12-23", "2026-12-24"],
  ["gerade Wochen", "2026-11-25", "2026-12-02"],
  ["in ungeraden KW", "2026-12-02", "2026-11-25"],
  ["außer mittwochs", "2026-12-03", "2026-12-02"],
  ["Mi. & Do. Ruhetag", "2026-12-04", "2026-12-03"],
  ["Ruhetag: Mittwoch", "2026-12-03", "2026-12-02"],
  ["an Sonn- und Feiertagen geschlossen", "2026-12-05", "2026-12-06"],
  ["im Sommer", "2026-07-01", "2026-12-01"],
  ["Winterzeit", "2026-12-01", "2026-07-01"],
  ["werktags", "2026-11-30", "2026-11-29"],
  ["Sommer (April–Oktober)", "2026-04-01", "2026-11-01"],
  ["jeden ersten Montag im Monat geschlossen", "2026-12-14", "2026-12-07"],
])("%j holds on %s and not on %s", (note, on, off) => {
  expect([holdsOn(note, on), holdsOn(note, off)]).toEqual([true, false]);
});

test.each([
  ["im Sommer", "2026-09-20"],
  ["werktags", "2026-11-28"],
  ["Sommer, jeden 1. Samstag im Monat", "2026-05-02"],
])("%j is not certain on %s", (note, day) => expect(holdsOn(note, day)).toBeUndefined());

test("hours that are suspended hold on no day", () => {
  expect(holdsOn("vorübergehend geschlossen", "2026-12-01")).toBe(false);
  expect(holdsOn("bis auf Weiteres geschlossen", "2026-12-01")).toBe(false);
});

test("a note may name holidays beside its days", () => {
  expect(includesHolidays("und Feiertage")).toBe(true);
  expect(includesHolidays("auch an Feiertagen")).toBe(true);
  expect(includesHolidays("feiertags geschlossen")).toBe(false);
  expect(includesHolidays("außer an Feiertagen")).toBe(false);
  expect(includesHolidays("vor Feiertagen")).toBe(false);
});
