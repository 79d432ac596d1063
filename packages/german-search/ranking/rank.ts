import type { IndexedEntry } from "../entry";
import { unionOf } from "../index/scores";
import type { SearchIndex } from "../index/search-index";
import type { MatchSet } from "../match-set";
import type { QueryTerm } from "../query/query-term";
import { weights } from "../weights";
import { Candidates } from "./candidates";
import { idf, scoreTerm } from "./score-term";

/** What a search may find, beside the words that it matches */
export type SlotFilter = {
  /** The factor of an entry's score; 0 for what may not be found */
  factorOf(slot: number): number;
  /** Whether everything may be found as it is */
  isOpen?: boolean;
};

type RankOptions = {
  /** Milliseconds since 1970 */
  now: number;
  /** Everything may be found without one. */
  filter?: SlotFilter;
  /** Whether to read the texts of the best entries for words that stand together, which takes longest */
  readsTexts?: boolean;
  /** Of so many slots the order is needed, all unless given */
  limit?: number;
};

/**
 * The slots of matching entries, best first: those that match all terms, then good ones that lack some. Where none
 * matches all, those that match most.
 */
export function rank<Entry extends IndexedEntry>(
  index: SearchIndex<Entry>,
  matchSet: MatchSet,
  { now, filter, readsTexts = true, limit }: RankOptions,
): number[] {
  const { titlesRead, textsRead, proximity } = weights.ranking;
  const candidates = collectCandidates(index, matchSet, now, filter);
  const ranked = candidates.best(index.titleOrder, limit && Math.max(limit, titlesRead));
  const titled = ranked.slice(0, titlesRead).flatMap((slot) => {
    const entry = index.entries[slot];
    if (!entry) return [];
    const title = titleBoost(index, entry.title, matchSet);
    // A query for Feuerwehr asks for one, not for its Förderverein: an organisation's type counts as its title.
    const type = entry.type ? titleBoost(index, entry.type, matchSet).factor : 1;
    const score = candidates.scoreOf(slot) * Math.max(title.factor, type);
    return { entry, slot, matched: title.matched, score };
  });
  titled.sort(byScore);
  if (readsTexts && matchSet.terms.length > 1) {
    for (const each of titled.slice(0, textsRead)) {
      const near = proximityOf(matchSet, each.matched, matchSet.passageOf(each.entry).matched);
      each.score *= 1 + proximity * near ** 2;
    }
    titled.sort(byScore);
  }
  for (const [at, { slot }] of titled.entries()) ranked[at] = slot;
  return limit === undefined ? ranked : ranked.slice(0, limit);
}

/** Every entry that matches a term, with the mean of its terms' scores weighted by idf, times all boosts. */
function collectCandidates<Entry extends IndexedEntry>(
  index: SearchIndex<Entry>,
  { terms }: MatchSet,
  now: number,
  filter: SlotFilter | undefined,
) {
  const { someTerms, allTerms } = weights.ranking;
  const { entries, postings } = index;
  const asked = filter?.isOpen ? undefined : filter;
  const boosts = index.staticBoosts(now);
  const scored = terms.map((term) => {
    const scores = scoreTerm(term, postings);
    return { scores, weight: term.weight * idf(scores, postings) };
  });
  const whole = scored.reduce((sum, { weight }) => sum + weight, 0);
  const slots = unionOf(scored.map(({ scores }) => scores));
  const candidates = new Candidates(slots.length, postings.slots);
  for (let at = 0; at < slots.length; at += 1) {
    const slot = slots[at] as number;
    const staticBoost = boosts ? (boosts[slot] as number) : entries[slot] ? 1 : 0;
    if (staticBoost === 0) continue;
    const boost = asked ? asked.factorOf(slot) : 1;
    if (boost === 0) continue;
    let score = 0;
    let matched = 0;
    for (const { scores, weight } of scored) {
      const each = scores.bySlot[slot] as number;
      if (each === 0) continue;
      score += each * weight;
      matched += weight;
    }
    const share = matched / whole;
    candidates.add(slot, (score / whole) * (someTerms + allTerms * share) * boost * staticBoost, share);
  }
  for (const { scores } of scored) scores.release();
  return candidates;
}

/** The share of the query that the title and one passage of the text hold together, from 0 to 1. */
function proximityOf({ terms }: MatchSet, ...places: ReadonlyMap<number, number>[]): number {
  const matched = terms.map(
    ({ weight }, term) => weight * Math.max(...places.map((place) => place.get(term) ?? 0)),
  );
  return matched.reduce((sum, each) => sum + each, 0) / totalWeight(terms);
}

const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;

/** Above 1 for a title with words of the query, most for one that consists of them, as a whole or up to its colon. */
export function titleBoost(
  index: Pick<SearchIndex, "nameWords">,
  title: string,
  { terms, wordMatches }: MatchSet,
) {
  const matched = new Map<number, number>();
  const all = { sum: 0, count: 0 };
  const beforeColon = { sum: 0, count: 0 };
  const colon = title.indexOf(":");
  for (const { id, start } of index.nameWords(title)) {
    const match = wordMatches.get(id ?? -1);
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

const totalWeight = (terms: readonly QueryTerm[]): number =>
  terms.reduce((sum, { weight }) => sum + weight, 0);
