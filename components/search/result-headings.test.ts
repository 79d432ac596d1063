import type { SearchResponse } from "@/lib/search/search-response";
import { aSearchResponse } from "@/lib/testing/search-factories";
import { resultsTitle, spokenText, statusLine } from "./result-headings";

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

const easter: SearchResponse["intents"][number] = {
  id: "zeit",
  label: "Ostern: 26.–29. März 2027",
  words: "ostern",
  days: [["2027-03-26", "2027-03-29"]],
  failed: true,
};
const nearest = { id: "nearest", heading: "Die nächsten Termine davor und danach", count: 9 } as const;

test.each<[title: string, outcome: Partial<SearchResponse>, text: string]>([
  [
    "a feast and its days",
    {
      total: 6,
      groups: [
        { id: "about", heading: "Rund um Weihnachten", count: 1 },
        { id: "days", heading: "An diesen Tagen: 24.–26. Dezember", count: 5 },
      ],
    },
    "6 Treffer für „ostern“. Rund um Weihnachten: 1 Treffer. An diesen Tagen: 24.–26. Dezember: 5 Treffer.",
  ],
  [
    "a feast on whose days nothing takes place",
    {
      total: 11,
      hasEmptyDays: true,
      intents: [easter],
      groups: [{ id: "about", heading: "Rund um Ostern", count: 2 }, nearest],
    },
    "Ostern: 26.–29. März 2027: In dieser Zeit steht keine Veranstaltung im Kalender. Rund um Ostern: 2 Treffer. Die nächsten Termine davor und danach: 9 Treffer.",
  ],
  [
    "nothing about it either, in a category",
    {
      total: 9,
      hasEmptyDays: true,
      intents: [easter],
      groups: [nearest],
      unknown: ["ostern"],
      category: youth,
    },
    "Zu „ostern“ steht hier nichts. Ostern: 26.–29. März 2027: In dieser Zeit steht in „Jugend“ keine Veranstaltung im Kalender. Die nächsten Termine davor und danach: 9 Treffer.",
  ],
  [
    "nothing at all",
    { total: 0, hasEmptyDays: true, intents: [easter], groups: [] },
    "Ostern: 26.–29. März 2027: In dieser Zeit steht keine Veranstaltung im Kalender.",
  ],
])("read aloud is %s", (_, outcome, text) => {
  expect(spokenText(aSearchResponse(outcome), { q: "ostern" })).toBe(text);
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
