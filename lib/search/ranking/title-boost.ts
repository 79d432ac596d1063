import { isStopWord } from "../analysis/stop-words";
import { tokenize } from "../analysis/tokenize";
import type { SearchIndex } from "../index/search-index";
import type { MatchSet } from "../match-set";
import type { QueryTerm } from "../query/query-term";
import { weights } from "../weights";

const maxTitleTokens = 40;

export type TitleBoost = { factor: number; matched: Map<number, number> };

/** Above 1 for a title with words of the query, most for one that consists of them, as a whole or up to its colon. */
export function titleBoost(
  index: SearchIndex,
  title: string,
  { terms, wordMatches }: Pick<MatchSet, "terms" | "wordMatches">,
): TitleBoost {
  const matched = new Map<number, number>();
  const all = { sum: 0, count: 0 };
  const beforeColon = { sum: 0, count: 0 };
  const colon = title.indexOf(":");
  for (const { text, start } of tokenize(title, 0, maxTitleTokens)) {
    const word = index.lexicon.normalise(text);
    if (isStopWord(word)) continue;
    const match = wordMatches.get(index.lexicon.idOf(word) ?? -1);
    const certainty = match?.certainty ?? 0;
    if (certainty >= weights.ranking.minTitleCertainty)
      for (const term of match?.terms ?? []) matched.set(term, Math.max(certainty, matched.get(term) ?? 0));
    for (const part of colon > 0 && start > colon ? [all] : [all, beforeColon]) {
      part.sum += certainty;
      part.count += 1;
    }
  }
  if (matched.size === 0) return { factor: 1, matched };
  const share = totalWeight(terms.filter((_, term) => matched.has(term))) / totalWeight(terms);
  const { title: anyTitle, wholeTitle, titleBeforeColon } = weights.ranking;
  const coverage = Math.max(
    all.sum / all.count,
    (titleBeforeColon * beforeColon.sum) / Math.max(1, beforeColon.count),
  );
  return { factor: 1 + share * share * (anyTitle + wholeTitle * coverage * coverage), matched };
}

export const totalWeight = (terms: readonly QueryTerm[]): number =>
  terms.reduce((sum, { weight }) => sum + weight, 0);
