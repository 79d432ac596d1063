import { hasDigit } from "@dorfforum/german-search/analysis/stem";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { codeOf } from "@dorfforum/german-search/time/words";
import type { VillageIndex } from "../village-index";
import { weights } from "../weights";
import { popularSearches } from "./popular-searches";
import type { TypedQuery } from "./typed-query";

const maxWords = 300;
/** One less than is shown, so that a synonym is */
const maxOfContent = 3;
/** So few letters begin too many synonyms. */
const minSynonymLength = 3;

/** Searches that what is typed may become: those that editors name, words of the content, then terms of synonyms. */
export function completeQuery(index: VillageIndex, query: TypedQuery): string[] {
  if (query.beginning === "") return [];
  return [...popularSearches(index, query), ...words(index, query), ...synonyms(index, query)];
}

/** Terms that the content may lack, of one group one: all lead to the same entries. */
function synonyms({ layers, analyser, lexicon }: VillageIndex, { normalised, tokens }: TypedQuery): string[] {
  if (!layers.synonyms || normalised.length < minSynonymLength) return [];
  const found = new Map<object, string>();
  for (const { spelling, group, words } of analyser.synonyms.beginningWith(normalised)) {
    const isLacking = words.length > 1 || lexicon.idOf(words[0] ?? "") === undefined;
    if (isLacking && words.length >= tokens.length && !found.has(group)) found.set(group, spelling);
  }
  return [...found.values()];
}

/** The query with its last word completed: nouns, first those of titles and of many entries, of several inflections the shortest. */
function words(index: VillageIndex, query: TypedQuery): string[] {
  const { lexicon, postings, titleWords } = index;
  const { q, tokens, beginning, ranked } = query;
  if (beginning.length < 2 || hasDigit(beginning)) return [];
  const start = tokens.at(-1)?.start ?? 0;
  const matching = tokens.length > 1 ? new Set(ranked) : undefined;
  const byStem = new Map<string, { id: number; score: number }>();
  for (const id of lexicon.affixes.beginningWith(beginning, maxWords)) {
    const isOffered = postings.countOf(id) > 0 && lexicon.isNoun(id) && isCapitalised(lexicon.spellingOf(id));
    if (!isOffered || isUseless(lexicon.wordOf(id))) continue;
    // A word that no entry has beside the others would be a search without results.
    if (matching && !postings.slotsOf(id).some((slot) => matching.has(slot))) continue;
    const score = postings.countOf(id) + weights.completion.title * titleWords.countOf(id);
    const stem = lexicon.stemById(id);
    const other = byStem.get(stem);
    const isShorter = !other || lexicon.wordOf(id).length < lexicon.wordOf(other.id).length;
    byStem.set(stem, { id: isShorter ? id : other.id, score: score + (other?.score ?? 0) });
  }
  return [...byStem.values()]
    .filter(({ score }) => score >= weights.completion.minCount)
    .sort((a, b) => b.score - a.score)
    .slice(0, maxOfContent)
    .map(({ id }) => q.slice(0, start) + lexicon.spellingOf(id));
}

/** Days are suggested by suggest-days.ts. */
const isUseless = (word: string) => isStopWord(word) || codeOf(word) !== undefined;

const isCapitalised = (word: string) => /^\p{Lu}/u.test(word);
