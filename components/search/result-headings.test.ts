import type { SearchResponse } from "@/lib/search/search-response";
import { aSearchResponse } from "@/lib/testing/search-factories";
import { resultsTitle, statusLine } from "./result-headings";

const youth = { name: "Jugend", slug: "jugend" };
const yesterday = { id: "zeit", label: "gestern", words: "gestern", isPast: true } as const;

test.each<[q: string, outcome: Partial<SearchResponse>, line: string]>([
  ["Feuerwehr", { total: 12 }, "12 Treffer für „Feuerwehr“"],
  ["Bus", { total: 1, category: youth }, "1 Treffer für „Bus“ in „Jugend“"],
  ["was war gestern", { total: 3, intents: [yesterday] }, "Das war gestern (3 Treffer)"],
  ["Fest gestern", { total: 3, intents: [{ ...yesterday, failed: true }] }, "3 Treffer an anderen Tagen"],
  [
    "Bus gestern",
    { total: 3, intents: [yesterday], leftOut: ["Bus"] },
    "Zu „Bus“ steht in dieser Zeit nichts im Kalender",
  ],
  ["", { total: 1, category: youth }, "1 Eintrag in „Jugend“"],
  ["", { total: 1234 }, "1.234 Einträge"],
  ["Tierarzt", { total: 2, isNearest: true, unknown: ["Tierarzt"] }, "Zu „Tierarzt“ steht hier nichts"],
  [
    "Zirkus und Kirmes in den Winterferien",
    { total: 2, isNearest: true, unknown: ["Zirkus", "Winterferien"], unknownHolidays: ["Winterferien"] },
    "Zu „Zirkus“ steht hier nichts",
  ],
  ["Adwent", { total: 0, unknown: ["Adwent"] }, "Nichts gefunden für „Adwent“"],
  ["", { total: 0, category: youth }, "Hier ist noch nichts eingetragen"],
  ["Bus", { total: 0, unknownCategory: "Raumfahrt" }, "Die Kategorie „Raumfahrt“ gibt es nicht"],
])("„%s“ with %j", (q, outcome, line) => {
  expect(statusLine(aSearchResponse(outcome), { q })).toBe(line);
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
