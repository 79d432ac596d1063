import { hasDigit } from "@dorfforum/german-search/analysis/stem";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { editDistance } from "@dorfforum/german-search/query/fuzzy-words";
import type { QueryTerm } from "@dorfforum/german-search/query/query-term";
import type { VillageIndex } from "./village-index";

export function correctedQuery(q: string, terms: readonly QueryTerm[]): string | undefined {
  let corrected = "";
  let copied = 0;
  for (const { start, end, correction } of terms.toSorted((one, other) => one.start - other.start)) {
    if (!correction) continue;
    corrected += q.slice(copied, start) + correction;
    copied = end;
  }
  return copied === 0 ? undefined : corrected + q.slice(copied);
}

const maxSimilar = 5;
const maxTokens = 5;
const maxWordLength = 30;
const maxCompared = 400;
/** Letters that similar words begin with: fewer have nothing in common, as Banane and Bank */
const minSharedLetters = 4;
const minSharedPart = 0.6;

export function similarQueries(index: VillageIndex, q: string): string[] {
  const { lexicon, postings } = index;
  const similar: { id: number; distance: number }[] = [];
  for (const { text } of tokenize(q, 0, maxTokens)) {
    const word = lexicon.normalise(text).slice(0, maxWordLength);
    if (word.length < 4 || isStopWord(word) || hasDigit(word)) continue;
    const beginning = word.slice(0, Math.max(minSharedLetters, Math.ceil(minSharedPart * word.length)));
    for (const id of lexicon.affixes.beginningWith(beginning, maxCompared)) {
      const distance = editDistance(word, lexicon.wordOf(id), word.length / 2);
      if (Number.isFinite(distance) && postings.countOf(id) > 0 && lexicon.isNoun(id))
        similar.push({ id, distance });
    }
  }
  similar.sort((a, b) => a.distance - b.distance || postings.countOf(b.id) - postings.countOf(a.id));
  return [...new Set(similar.map(({ id }) => lexicon.spellingOf(id)))].slice(0, maxSimilar);
}
