import { isFunctionWord } from "../analysis/function-words";
import { wordsIn } from "../analysis/words";
import type { Entry } from "../entry";
import type { SearchIndex } from "../index/search-index";
import { rarityOf, type Scores, scoreUnit } from "./score";
import type { Unit } from "./units";

/** An entry's slot and how well it answers. */
export type Ranked = { slot: number; score: number };

/** Which words of the content answer which unit, and how surely: what is marked, and what a title is measured by. */
export type Answering = Map<number, { unit: number; certainty: number }>;

/** What answers less well than this share of the best is noise. */
const noise = 0.07;
/** What lacks a word of the query may stand behind those that have all, when it is this good. */
const goodWithout = 0.3;
/** How many of the best are looked at closely. */
const closely = 80;

export function answeringWords(units: readonly Unit[]): Answering {
  const answering: Answering = new Map();
  for (const [unit, { alternatives }] of units.entries()) {
    for (const { factor, meanings, isOtherTerm } of alternatives) {
      if (isOtherTerm) continue;
      for (const meaning of meanings) {
        for (const [id, certainty] of meaning) {
          const known = answering.get(id);
          if (!known || known.certainty < certainty * factor)
            answering.set(id, { unit, certainty: certainty * factor });
        }
      }
    }
  }
  return answering;
}

/**
 * Entries that answer all units, the best first, then good ones that lack some; where none answers all, those that
 * answer most. `fitOf` is asked of every candidate before anything is compared: 0 leaves it
 * out, more than 1 prefers it.
 */
export function rank(
  index: SearchIndex,
  units: readonly Unit[],
  now: number,
  fitOf: (entry: Entry, slot: number) => number,
): Ranked[] {
  const scored = units
    .map((unit) => ({ unit, scores: scoreUnit(unit, index.postings) }))
    .map(({ unit, scores }) => ({ scores, rarity: unit.weight * rarityOf(scores) }))
    .filter(({ rarity }) => rarity > 0);
  const whole = scored.reduce((sum, { rarity }) => sum + rarity, 0);
  const candidates: (Ranked & { held: number })[] = [];
  let mostHeld = 0;
  for (let slot = 0; slot < index.postings.slots; slot += 1) {
    const { score, held } = answerOf(scored, slot);
    if (held === 0) continue;
    const entry = index.entries[slot];
    const fits = entry ? fitOf(entry, slot) : 0;
    if (!entry || fits === 0) continue;
    const share = held / whole;
    mostHeld = Math.max(mostHeld, share);
    candidates.push({
      slot,
      held: share,
      score: (score / whole) * (0.4 + 0.6 * share) * fits * standingOf(entry, index, now),
    });
  }
  return sortCandidates(index, units, candidates, mostHeld);
}

function answerOf(scored: readonly { scores: Scores; rarity: number }[], slot: number) {
  let score = 0;
  let held = 0;
  for (const { scores, rarity } of scored) {
    const each = scores[slot] as number;
    if (each === 0) continue;
    score += each * rarity;
    held += rarity;
  }
  return { score, held };
}

function sortCandidates(
  index: SearchIndex,
  units: readonly Unit[],
  candidates: (Ranked & { held: number })[],
  mostHeld: number,
): Ranked[] {
  const isFull = ({ held }: { held: number }) => held >= mostHeld - 1e-6;
  const bestFull = candidates.reduce((best, each) => (isFull(each) ? Math.max(best, each.score) : best), 0);
  const best = candidates.reduce((most, { score }) => Math.max(most, score), 0);
  const kept = candidates.filter(
    (each) => each.score >= noise * best && (isFull(each) || each.score >= goodWithout * bestFull),
  );
  const order = sortByScore(kept);
  const answering = answeringWords(units);
  const first = order.slice(0, closely).map((each) => ({
    slot: each.slot,
    score: each.score * titleBonus(index, index.entries[each.slot]?.title ?? "", answering, units.length),
  }));
  first.sort((a, b) => b.score - a.score);
  return [...first, ...order.slice(closely)];
}

/** By typed array, which sorts numbers without calling back: thousands are sorted in a millisecond. */
function sortByScore(ranked: readonly Ranked[]): Ranked[] {
  const keys = Float64Array.from(ranked, ({ score }, at) => -Math.round(score * 1e9) * 1e6 + at);
  keys.sort();
  return Array.from(keys, (key) => {
    const at = ((key % 1e6) + 1e6) % 1e6;
    return ranked[at] as Ranked;
  });
}

/** What counts apart from words: what is over stands behind what comes. */
function standingOf(entry: Entry, index: SearchIndex, now: number): number {
  if (entry.kind === "seite") return 0.85;
  if (entry.dates) return index.dates.isOver(entry, now) ? 0.35 : 1.06;
  if (entry.day) return 0.9 + 0.1 * 0.5 ** (Math.max(0, now - Date.parse(entry.day)) / (365 * 86_400_000));
  return 1;
}

/** More for a title that is what was asked for, whole or up to its colon. */
function titleBonus(index: SearchIndex, title: string, answering: Answering, units: number): number {
  const answered = new Set<number>();
  let sum = 0;
  let count = 0;
  let headCount = 0;
  let headSum = 0;
  const colon = title.indexOf(":");
  for (const { text, start } of wordsIn(title, 0, 40)) {
    const word = index.lexicon.normalise(text);
    if (isFunctionWord(word)) continue;
    const id = index.lexicon.idOf(word);
    const found = id === undefined ? undefined : answering.get(id);
    const certainty = found?.certainty ?? 0;
    if (found && certainty >= 0.3) answered.add(found.unit);
    sum += certainty;
    count += 1;
    if (colon > 0 && start > colon) continue;
    headSum += certainty;
    headCount += 1;
  }
  if (count === 0 || answered.size === 0) return 1;
  const share = answered.size / units;
  const coverage = Math.max(sum / count, (0.85 * headSum) / Math.max(1, headCount));
  return 1 + share * share * (0.25 + 0.6 * coverage * coverage);
}
