import { aSearchEntry, smallIndex } from "../testing/small-index";
import { answerTo } from "./testing/answer-to";
import { now, said } from "./testing/said";

test.each([
  ["seniorenkreis wann", "Seniorenkreis Musterbach: Mittwoch, 25. November 2026, 9–11 Uhr"],
  ["wann landfrauen?", "Landfrauen Musterbach: Mittwoch, 25. November 2026, 19–21 Uhr"],
  ["wann wird sperrmüll abgeholt", expect.stringContaining("Sperrmüllabfuhr im gesamten Gemeindegebiet:")],
])("„%s“ needs no verb or another one to be answered: %s", (q, sentence) => {
  expect(said(q)).toMatchObject({ kind: "event-date", sentence });
});

test.each([
  [
    "wann ist der nächste seniorennachmittag",
    "Seniorennachmittag: Mittwoch, 25. November 2026, 14.30–17 Uhr, Gemeindehaus",
  ],
  [
    "wann trifft sich die jugendfeuerwehr",
    "Jugendfeuerwehr Musterbach: Mittwoch, 25. November 2026, 17.30–19 Uhr",
  ],
  ["wann probt der chor", "Gemischter Chor Musterbach: Montag, 30. November 2026, 19.30–21 Uhr"],
  [
    "wann turnen die alten im sitzen",
    "Gymnastik im Sitzen und Stehen: Donnerstag, 26. November 2026, 10–11 Uhr, Dorfgemeinschaftshaus",
  ],
  [
    "wann tagt der gemeinderat",
    "Öffentliche Gemeinderatssitzung: Donnerstag, 3. Dezember 2026, 19–21.30 Uhr, Rathaus, Sitzungssaal",
  ],
  [
    "wann ist wieder blutspenden",
    "Blutspendetermin: Montag, 30. November 2026, 16–20 Uhr, Dorfgemeinschaftshaus",
  ],
  ["wann ist kirmes", "Kirmes: Freitag, 27. August, bis Montag, 30. August 2027, Festplatz"],
  ["wie lange geht der seniorennachmittag", expect.stringContaining("25. November 2026, 14.30–17 Uhr")],
  ["sprechstunde bürgermeisterin", expect.stringContaining("Dienstag, 1. Dezember 2026, 16–18 Uhr")],
  [
    "wann ist adventsmarkt",
    expect.stringContaining("Samstag, 28. November, 14 Uhr, bis Sonntag, 29. November 2026, 20 Uhr"),
  ],
  [
    "wann ist im januar repair café",
    "Repair-Café: Samstag, 23. Januar 2027, 14–17.30 Uhr, Dorfgemeinschaftshaus",
  ],
])("„%s“ is answered with the next date", (q, sentence) => {
  expect(said(q)).toMatchObject({ kind: "event-date", sentence });
});

test("of a series two further dates are told", () => {
  expect(said("wann ist wieder krabbelgruppe")?.details).toEqual([
    "danach Dienstag, 8. Dezember 2026, 9.30–11 Uhr",
    "danach Dienstag, 15. Dezember 2026, 9.30–11 Uhr",
  ]);
});

test("a cancelled event is told to be", () => {
  const small = smallIndex({});
  const dates = {
    start: "2026-12-05T13:00:00.000Z",
    exceptions: [],
    recurrence: undefined,
    end: undefined,
    allDay: false,
  };
  small.put(
    aSearchEntry({ kind: "veranstaltung", id: "basar", title: "Adventsbasar", status: "abgesagt", dates }),
  );
  expect(answerTo(small, "wann ist adventsbasar", now)?.sentence).toBe(
    "Abgesagt: Adventsbasar: Samstag, 5. Dezember 2026, 14 Uhr",
  );
});
