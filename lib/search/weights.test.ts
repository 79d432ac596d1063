import { weights as ofEngine } from "@dorfforum/german-search/weights";
import { emptyContext } from "./search-context";
import { suggestFrom } from "./suggest";
import { ask, demoContext, demoIndex } from "./testing/demo-index";
import { readDemo } from "./testing/demo-village";
import { smallIndex } from "./testing/small-index";
import { weightsOfEntries } from "./testing/weight-cases/of-entries";
import { weightsOfSuggestionsAndAnswers } from "./testing/weight-cases/of-suggestions-and-answers";
import { weightsOfWords } from "./testing/weight-cases/of-words";
import type { WeightCase } from "./testing/weight-cases/weight-case";
import { weights as ofVillage } from "./weights";

const weights = { ...ofEngine, ...ofVillage };
const now = new Date("2026-11-21T09:00:00.000Z");

const cases = [...weightsOfWords, ...weightsOfEntries, ...weightsOfSuggestionsAndAnswers];

/** Without the base vocabulary, which finds much in another way, and answers, whose pages come first */
const newDemo = (answers = false) => demoIndex({ vocabulary: false, answers });
const demo = newDemo();
const answering = newDemo(true);

/** Amounts are stored in the index, and static boosts are cached with it. */
const needsOwnIndex = ({ weight }: WeightCase) => /^(?:field|staticBoost)\./.test(weight);

function indexFor(each: WeightCase) {
  if (each.texts) return smallIndex(each.texts);
  if (needsOwnIndex(each)) return newDemo();
  const index = each.answers ? answering : demo;
  // They renew the analyser, which caches what words stand for.
  index.setSynonyms(readDemo("synonyme"));
  return index;
}

function find(each: WeightCase): string[] {
  const { q, finds, texts, suggests, answers } = each;
  const index = indexFor(each);
  if (answers) {
    const { answer } = ask(index, q, now);
    if (!answer) return [];
    const numbers = answer.details.flatMap((line) => /: ([\d ]+)$/.exec(line)?.[1] ?? []);
    return [answer.phone?.number ?? answer.sentence, ...numbers];
  }
  if (!suggests)
    return ask(index, q, now)
      .hits.slice(0, texts ? undefined : finds.length)
      .map(({ id }) => id);
  const context = texts ? emptyContext : demoContext;
  const { entries, completions } = suggestFrom(index, q, now, context);
  const ids = entries.map(({ href }) => href.split(/[/#]/).at(-1) ?? "");
  const suggested = each.weight.startsWith("completion.") ? completions : ids;
  return suggested.slice(0, texts ? undefined : finds.length);
}

test.each(cases)("$weight: „$q“ finds $finds, and does not with $instead", (each) => {
  const [group = "", name = ""] = each.weight.split(".");
  expect(find(each)).toEqual(each.finds);
  jest.replaceProperty(weights[group as keyof typeof weights] as Record<string, number>, name, each.instead);
  try {
    expect(find(each)).not.toEqual(each.finds);
  } finally {
    jest.restoreAllMocks();
  }
});

test("every weight has a case", () => {
  const names = Object.entries(weights).flatMap(([group, ofGroup]) =>
    Object.keys(ofGroup).map((name) => `${group}.${name}`),
  );
  // Those of the group "highlight" change no order: highlighting/*.test.ts has their cases.
  const ofRanking = names.filter((name) => !name.startsWith("highlight."));
  expect(cases.map(({ weight }) => weight).sort()).toEqual(ofRanking.sort());
});
