import { isFree } from "./is-free";

test.each([
  "Kostenlos",
  "Eintritt frei.",
  "Der Eintritt ist frei",
  "Freier Eintritt, Spenden erbeten",
  "Öffentlich und kostenlos",
  "Zuschauen kostenlos",
  "Eintritt frei, Standgebühr 6 € oder ein Kuchen",
  "Kostenlos, Material 2 €",
  "Kostenlos für Haushaltsmengen",
  "Auf Spendenbasis",
  "0 €",
  "Keine Gebühr",
])("„%s“ is free", (cost) => {
  expect(isFree(cost)).toBe(true);
});

test.each([
  undefined,
  "",
  "4 €, ermäßigt 2 €",
  "10 €",
  "12 €, für Mitglieder kostenlos",
  "Für Mitglieder kostenlos",
  "Kinder frei, Erwachsene 4 €",
  "2 €, Kinder frei",
  "Umzug frei, Königsball 8 €",
  "Nicht kostenlos",
  "Parken kostenlos",
  "Freibad 3 €",
  "Zwei Abholungen im Jahr sind in der Müllgebühr enthalten",
])("„%s“ does not promise that", (cost) => {
  expect(isFree(cost)).toBe(false);
});
