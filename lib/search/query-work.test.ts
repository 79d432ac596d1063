import { fc } from "@dorfforum/shared/testing/arbitraries";
import { cleanQuery } from "./clean-query";
import { suggestFrom } from "./suggest";
import { ask, demoContext, demoIndex } from "./testing/demo-index";

/* Counts work, not time: letters that are stemmed, and words that all words are compared with. */

const index = demoIndex();
const now = new Date("2026-11-21T09:00:00.000Z");
const stemOf = jest.spyOn(index.lexicon, "stemOf");
const near = jest.spyOn(index.lexicon.affixes, "near");

function workOf(query: string) {
  const q = cleanQuery(query);
  return [() => ask(index, q), () => suggestFrom(index, q, now, demoContext)].map((run) => {
    stemOf.mockClear();
    near.mockClear();
    run();
    const stemmedLetters = stemOf.mock.calls.reduce((sum, [{ length }]) => sum + length, 0);
    return { stemmedLetters, comparisons: near.mock.calls.length };
  });
}

/** Of as many letters as a query may have, and of words that people search for */
const plainQueries = [
  "Weihnachtsmarkt Feuerwehr Sportverein Gemeinderat Kindergarten Bürgerhaus Wanderung Sperrmüll Anmeldung Bibliothek Konzert Gottesdienst Turnhalle Spielplatz Flohmarkt Grundschule Wertstoffhof Rathaus",
  "wann ist der Weihnachtsmarkt am Rathaus und wo kann ich mich für die Wanderung vom Sportverein anmelden und was kostet der Eintritt in das Konzert der Feuerwehr im Bürgerhaus am nächsten Samstag",
];
const plain = plainQueries.map(workOf);
const mostOf = (at: number) => Math.max(...plain.map((works) => works[at]?.stemmedLetters ?? 0));
const plainLetters = [mostOf(0), mostOf(1)];
/** Of one query: a response analyses its words up to this many times, for each reading of its days and for its answer. */
const maxAnalyses = 12;
const maxLookUps = 6;

const withoutTheirOrder = (word: string) => `${word.slice(0, 2)}${word[3]}${word[2]}${word.slice(4)}`;
const titleWords = index.entries.flatMap((entry) => entry?.title.match(/\p{L}{5,}/gu) ?? []);
const growing = ["\ufdfa", "\ufdfb", "ß", "ﬃ", "ΐ", "㍿", "㌖", "½", "Ⅷ", "İ", "ǆ", "㊿"];

const hostileQuery = fc
  .tuple(
    fc.array(
      fc.oneof(
        fc.constantFrom(...titleWords),
        fc.constantFrom(...titleWords).map((word) => word.toLowerCase()),
        fc.constantFrom(...titleWords).map(withoutTheirOrder),
        fc.constantFrom(...growing),
        fc.tuple(fc.constantFrom(...growing), fc.nat(200)).map(([letter, times]) => letter.repeat(times)),
        fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), minLength: 3, maxLength: 100 }),
        fc.string({ unit: fc.constantFrom(..."0123456789.:/"), maxLength: 12 }),
      ),
      { minLength: 1, maxLength: 60, size: "max" },
    ),
    fc.constantFrom("", " ", "-", '" "', "\u00ad"),
  )
  .map(([parts, separator]) => parts.join(separator));

test.each([
  ["a letter that becomes 18", "\ufdfa".repeat(197)],
  ["a letter that becomes eight", "\ufdfb".repeat(197)],
  ["a letter that becomes three", "ﬃ".repeat(197)],
  ["200 letters", titleWords.join("").toLowerCase()],
])("a query of %s is little more work than a plain one", (_, query) => {
  for (const [at, { stemmedLetters }] of workOf(`${query.slice(0, 197)}xyz`).entries())
    expect(stemmedLetters).toBeLessThan(2 * (plainLetters[at] ?? 0));
});

test("no query is more work than five plain ones of its length", () => {
  fc.assert(
    fc.property(hostileQuery, (query) => {
      for (const [at, { stemmedLetters, comparisons }] of workOf(query).entries()) {
        expect(stemmedLetters).toBeLessThan(5 * (plainLetters[at] ?? 0));
        expect(comparisons).toBeLessThanOrEqual(maxAnalyses * maxLookUps);
      }
    }),
    { numRuns: Number(process.env.FAST_CHECK_RUNS ?? 30) },
  );
});
