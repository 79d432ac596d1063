import { smallIndex } from "../testing/small-index";
import { findAnswer } from "./find-answer";
import { now, said } from "./testing/said";

test.each([
  ["wann kommt der gelbe sack", "Gelber Sack: Dienstag, alle zwei Wochen, gerade Kalenderwoche."],
  ["wann is gelba sack", "Gelber Sack: Dienstag, alle zwei Wochen, gerade Kalenderwoche."],
  [
    "Wann wird der Restmüll in Obermühle abgeholt?",
    "Restmüll (schwarze Tonne), Obermühle und Birkenrain: Donnerstag, alle zwei Wochen, ungerade Kalenderwoche.",
  ],
  [
    "schwarze tonne musterbach",
    "Restmüll (schwarze Tonne), Musterbach: Mittwoch, alle zwei Wochen, ungerade Kalenderwoche.",
  ],
  [
    "wann braune tonne",
    "Biotonne (braun): Musterbach Mittwoch, Obermühle und Birkenrain Donnerstag, alle zwei Wochen, gerade Kalenderwoche.",
  ],
  ["wann muss die blaue tonne raus", "Papier (blaue Tonne): erster Freitag im Monat, monatlich."],
  ["wann kommt die müllabfuhr", "Jede Tonne hat ihren eigenen Abfuhrtag."],
  ["restmüll abholtermin", expect.stringContaining("ungerade Kalenderwoche")],
  [
    "welche tonne kommt übermorgen",
    "Donnerstag, 26. November 2026: Biotonne (braun) in Obermühle und Birkenrain.",
  ],
  ["was für müll wird morgen abgeholt", "Mittwoch, 25. November 2026: Biotonne (braun) in Musterbach."],
  ["abfuhrtermine", "Jede Tonne hat ihren eigenen Abfuhrtag."],
  ["altpapiersammlung wann", "Papier (blaue Tonne): erster Freitag im Monat, monatlich."],
  ["ist morgen biotonne", "Mittwoch, 25. November 2026: Biotonne (braun) in Musterbach."],
  ["wird morgen der restmüll geleert", "Mittwoch, 25. November 2026: keine Abholung."],
  ["gelber sack am wochenende", "28.–29. November 2026: keine Abholung."],
  // The week of a public holiday changes the round.
  ["welche tonne am 26. dezember", "Jede Tonne hat ihren eigenen Abfuhrtag."],
])("„%s“ is answered by the waste calendar", (q, sentence) => {
  expect(said(q)).toMatchObject({ kind: "waste-collection", sentence });
});

test("another village's calendar, written the other way round, and one in sentences", () => {
  const table =
    "| Ort | Graue Tonne | Biomüll |\n|---|---|---|\n| Unterdorf | Montag | Freitag |\n| Oberdorf | Dienstag | Freitag |";
  const turned = smallIndex({ plan: `# Müllkalender\n${table}\n\nRestmüll wird geleert.` });
  expect(findAnswer(turned, "restmüll oberdorf wann", now)?.sentence).toBe(
    "Graue Tonne, Oberdorf: Dienstag.",
  );
  const told = smallIndex({
    plan: "# Abfuhr\nDie Biotonne wird freitags geleert. Am Montag ist das Rathaus offen.",
  });
  expect(findAnswer(told, "wann kommt die biotonne", now)?.sentence).toBe(
    "Laut „Abfuhr“: Die Biotonne wird freitags geleert.",
  );
  const unsure = smallIndex({
    a: "Die Biotonne wird am Montag geleert.",
    b: "Die Biotonne wird am Freitag geleert.",
  });
  expect(findAnswer(unsure, "wann kommt die biotonne", now)).toBeUndefined();
});
