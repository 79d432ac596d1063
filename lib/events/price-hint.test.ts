import { priceHint } from "./price-hint";

test.each([
  ["Kostenlos", "kostenlos"],
  ["Eintritt frei.", "kostenlos"],
  ["Öffentlich und kostenlos", "kostenlos"],
  ["Freier Eintritt, Spenden erbeten", "kostenlos"],
  ["4 €, ermäßigt 2 €", "4 €, ermäßigt 2 €"],
  ["4,50 € je Stunde", "4,50 € je Stunde"],
  ["12 €, für Mitglieder kostenlos", "12 €"],
  ["Eintritt frei, Standgebühr 6 € oder ein Kuchen", "Eintritt frei"],
  ["Kostenlos, Material 2 €", "Kostenlos, Material 2 €"],
])("„%s“ is shown in lists as „%s“", (cost, hint) => {
  expect(priceHint(cost)).toBe(hint);
});

test.each([
  undefined,
  "",
  "Zuschauen kostenlos",
  "Kostenlos für Haushaltsmengen",
  "Zwei Abholungen im Jahr sind in der Müllgebühr enthalten",
  "Für Kinder bis vierzehn Jahre in Begleitung 4 €",
  "Umzug und Platzkonzert sind frei, der Königsball kostet 8 €",
])("„%s“ is left to the event's page", (cost) => {
  expect(priceHint(cost)).toBeUndefined();
});
