import { isStopWord } from "../analysis/stop-words";
import { tokenize } from "../analysis/tokenize";
import type { Passage } from "../highlighting/excerpt";
import type { SearchIndex } from "../index/search-index";
import type { QueryTerm } from "../query/query-term";
import type { WordMatches } from "../query/word-matches";
import type { SearchEntry } from "../search-entry";
import { Candidates } from "./candidates";
import { rarityOf, scoreTerm } from "./score-term";

/** Of how many of the best the titles are looked at, and of how many the texts, which takes longer. */
const closely = { titles: 80, texts: 20 };

/** How much more a title is worth that is asked for, and words that stand together as they were asked together. */
const bonus = { title: 0.25, wholeTitle: 0.6, together: 0.4 };

/**
 * The slots of entries that answer all terms, the best first, then good ones that lack some; where none answers all,
 * those that answer most. `fitOf` is asked of every candidate before anything is compared: 0 leaves it out, more than 1
 * prefers it.
 */
export function rank(
  index: SearchIndex,
  {
    terms,
    wordMatches,
    passageOf,
  }: { terms: readonly QueryTerm[]; wordMatches: WordMatches; passageOf?: PassageOf },
  now: number,
  fitOf: (entry: SearchEntry, slot: number) => number,
): number[] {
  const scored = terms
    .map((term) => ({ term, scores: scoreTerm(term, index.postings) }))
    .map(({ term, scores }) => ({ scores, rarity: term.weight * rarityOf(scores) }))
    .filter(({ rarity }) => rarity > 0);
  const whole = scored.reduce((sum, { rarity }) => sum + rarity, 0);
  const candidates = new Candidates(index.postings.slots);
  for (let slot = 0; slot < index.postings.slots; slot += 1) {
    let score = 0;
    let held = 0;
    for (const { scores, rarity } of scored) {
      const each = scores[slot] as number;
      if (each === 0) continue;
      score += each * rarity;
      held += rarity;
    }
    if (held === 0) continue;
    const entry = index.entries[slot];
    const fits = entry ? fitOf(entry, slot) : 0;
    if (!entry || fits === 0) continue;
    const share = held / whole;
    const standing = index.staticBoosts.of(entry, slot, now);
    candidates.add(slot, (score / whole) * (0.4 + 0.6 * share) * fits * standing, share);
  }
  const order = candidates.best();
  const titled = order.slice(0, closely.titles).map(({ slot, score }) => {
    const entry = index.entries[slot];
    const title = readTitle(index, entry?.title ?? "", wordMatches, terms);
    // Who seeks the Feuerwehr wants what is one, before its Förderverein.
    const bonus = entry?.type
      ? Math.max(title.bonus, readTitle(index, entry.type, wordMatches, terms).bonus)
      : title.bonus;
    return { slot, title, score: score * bonus };
  });
  titled.sort(byScore);
  if (passageOf && terms.length > 1) {
    for (const each of titled.slice(0, closely.texts)) {
      const entry = index.entries[each.slot];
      if (entry)
        each.score *= 1 + bonus.together * nearness(terms, each.title.held, passageOf(entry).held) ** 2;
    }
    titled.sort(byScore);
  }
  return [...titled, ...order.slice(closely.titles)].map(({ slot }) => slot);
}

type PassageOf = (entry: SearchEntry) => Passage;

const byScore = (a: { score: number }, b: { score: number }) => b.score - a.score;

const weightOf = (terms: readonly QueryTerm[]) => terms.reduce((sum, { weight }) => sum + weight, 0);

/** How much of the query stands in the title and within a few lines of the text together, from 0 to 1. */
function nearness(terms: readonly QueryTerm[], ...places: ReadonlyMap<number, number>[]): number {
  const held = terms.map(
    ({ weight }, term) => weight * Math.max(...places.map((place) => place.get(term) ?? 0)),
  );
  return held.reduce((sum, each) => sum + each, 0) / weightOf(terms);
}

/** Which terms a title answers, and how surely; more for one that is what was asked for, whole or up to its colon. */
function readTitle(
  index: SearchIndex,
  title: string,
  wordMatches: WordMatches,
  terms: readonly QueryTerm[],
): { bonus: number; held: Map<number, number> } {
  const held = new Map<number, number>();
  let sum = 0;
  let count = 0;
  let headCount = 0;
  let headSum = 0;
  const colon = title.indexOf(":");
  for (const { text, start } of tokenize(title, 0, 40)) {
    const word = index.lexicon.normalise(text);
    if (isStopWord(word)) continue;
    const id = index.lexicon.idOf(word);
    const found = id === undefined ? undefined : wordMatches.get(id);
    const certainty = found?.certainty ?? 0;
    if (certainty >= 0.3)
      for (const term of found?.terms ?? []) held.set(term, Math.max(certainty, held.get(term) ?? 0));
    sum += certainty;
    count += 1;
    if (colon > 0 && start > colon) continue;
    headSum += certainty;
    headCount += 1;
  }
  if (count === 0 || held.size === 0) return { bonus: 1, held };
  const share = weightOf(terms.filter((_, term) => held.has(term))) / weightOf(terms);
  const coverage = Math.max(sum / count, (0.85 * headSum) / Math.max(1, headCount));
  return { bonus: 1 + share * share * (bonus.title + bonus.wholeTitle * coverage * coverage), held };
}
