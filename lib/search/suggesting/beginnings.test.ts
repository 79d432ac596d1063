import { fold } from "@dorfforum/german-search/analysis/fold";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { suggestFrom } from "../suggest";
import beginnings from "../testing/beginnings.json";
import { demoContext, demoIndex } from "../testing/demo-index";

/**
 * What people type until they choose, written before what is suggested for it was looked at. `nonsense` is what a reader called so:
 * what the search suggested before it knew function words, and what is left of it.
 */
type Beginning = { typed: string; expected?: string[]; nonsense?: string[] };

/** A Wednesday */
const now = new Date("2026-11-25T10:00:00+01:00");
const village = demoIndex();
const maxPartOfNonsense = 0.01;

function suggestionsFor(q: string) {
  const { functions = [], completions, entries } = suggestFrom(village, q, now, demoContext);
  const titles = entries.map(({ title }) => title.map(({ text }) => text).join(""));
  return { completions, all: [...functions.map(({ title }) => title), ...completions, ...titles] };
}

const judged = (beginnings as Beginning[]).map((each) => ({ ...each, ...suggestionsFor(each.typed) }));

test("at most 1 % of what is suggested for 306 beginnings is nonsense", () => {
  const nonsense = judged.flatMap(({ typed, nonsense = [], all }) =>
    nonsense.filter((text) => all.includes(text)).map((text) => `${typed}: ${text}`),
  );
  const count = judged.reduce((sum, { all }) => sum + all.length, 0);
  expect({ enough: nonsense.length <= maxPartOfNonsense * count, nonsense }).toMatchObject({ enough: true });
  expect(count).toBeGreaterThan(700);
});

test.each(
  judged
    .filter(({ expected }) => expected)
    .map(({ typed, expected = [], all }) => ({ typed, expected, all })),
)("„$typed“ suggests $expected", ({ expected, all }) => {
  expect(all).toEqual(expect.arrayContaining(expected));
});

test("a function word is never completed inside a sentence, nor is it what a word becomes", () => {
  const wrong = judged.flatMap(({ typed, completions }) => {
    const words = typed.split(" ");
    const isFinished = words.length > 1 && isStopWord(fold(words.at(-1) ?? ""));
    const isGuessed = (text: string) => isFinished && !text.toLowerCase().startsWith(typed.toLowerCase());
    const endsEmpty = (text: string) => isStopWord(fold(text.split(" ").at(-1) ?? ""));
    return completions
      .filter((text) => isGuessed(text) || endsEmpty(text))
      .map((text) => `${typed}: ${text}`);
  });
  expect(wrong).toEqual([]);
});
