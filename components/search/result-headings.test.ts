/** @jest-environment node */
import { browsedTitle, resultsTitle, statusLine } from "./result-headings";

test.each([
  [12, { q: "Feuerwehr" }, "12 Treffer für „Feuerwehr“"],
  [1, { q: "Bus", category: "Jugend" }, "1 Treffer für „Bus“ in „Jugend“"],
  [3, { q: "was war gestern", past: "gestern" }, "Das war gestern. 3 Treffer für „was war gestern“"],
  [1, { q: "", category: "Jugend" }, "1 Eintrag in „Jugend“"],
  [1234, { q: "" }, "1.234 Einträge"],
  [0, { q: "Adwent" }, "Nichts gefunden für „Adwent“"],
  [0, { q: "", category: "Jugend" }, "Hier ist noch nichts eingetragen"],
  [0, { q: "Bus", unknownCategory: "Raumfahrt" }, "Die Kategorie „Raumfahrt“ gibt es nicht"],
])("%i hits of %j", (total, words, line) => {
  expect(statusLine(total, words)).toBe(line);
});

test.each([
  [{ q: "Bus" }, "Suchergebnisse"],
  [{ q: "Bus", category: "Jugend" }, "Suchergebnisse"],
  [{ q: "", category: "Jugend" }, "Jugend"],
  [{ q: "", unknownCategory: "Raumfahrt" }, "Suchergebnisse"],
  [{ q: "" }, "Alle Inhalte"],
])("the heading of %j is %s", (words, title) => {
  expect(resultsTitle(words)).toBe(title);
});

test("a kind that is browsed gives the page its heading", () => {
  expect(browsedTitle("angebot")).toBe("Angebote");
  expect(browsedTitle(undefined)).toBe("Alle Inhalte");
});
