import { runSearch } from "@/lib/search/run-search";
import type { Highlighted } from "@/lib/search/search-response";
import type { IndexedEntry } from "../entry";
import { SearchIndex } from "../index/search-index";
import { anEntry } from "../testing/small-index";

function excerptFor(q: string, given: Partial<IndexedEntry>, synonyms: string[][] = []): Highlighted {
  const index = new SearchIndex();
  index.put(anEntry(given));
  index.setSynonyms(synonyms);
  const request = { q, category: undefined, page: 1, without: [], literally: false };
  return runSearch(index, request, new Date("2026-11-21T09:00:00.000Z")).hits[0]?.excerpt ?? [];
}

const hitsIn = (marked: Highlighted) => marked.filter(({ hit }) => hit).map(({ text }) => text);

test.each([
  ["muehle", "Die **Mühle** am Bach", ["Mühle"]],
  ["Mühlen", "Die Mu\u0308hle am Bach", ["Mu\u0308hle"]],
  ["Märkte", "Ein Markt im Hof", ["Markt"]],
  ["fest", "Das Schützenfest der Schützen", ["Schützenfest"]],
  ["Strasse", "Die [Straße](/x) ist zu", ["Straße"]],
])("„%s“ in „%s“ marks %j", (q, lead, words) => {
  expect(hitsIn(excerptFor(q, { lead }))).toEqual(words);
});

test("a synonym is marked as it stands there", () => {
  expect(hitsIn(excerptFor("Jahrmarkt", { lead: "Die Kirmes kommt" }, [["Kirmes", "Jahrmarkt"]]))).toEqual([
    "Kirmes",
  ]);
});

test("the passage is shown, not the beginning, and nothing of the Markdown", () => {
  const lead = `${"Vorher steht viel. ".repeat(40)}Der *Gelbe* Sack kommt. ${"Nachher auch. ".repeat(20)}`;
  const shown = excerptFor("gelber sack", { lead })
    .map(({ text }) => text)
    .join("");
  expect(shown).toMatch(/^… .*Gelbe Sack.* …$/);
  expect(shown).not.toContain("*");
  expect(shown.length).toBeLessThan(220);
});

test("a megabyte of text costs no more than a long one", () => {
  const body = "Viele Wörter stehen hier und sagen wenig. ".repeat(25_000);
  const began = performance.now();
  expect(excerptFor("wörter", { body }).length).toBeGreaterThan(1);
  expect(performance.now() - began).toBeLessThan(3000);
});
