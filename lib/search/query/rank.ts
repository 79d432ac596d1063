import { isFunctionWord } from "../analysis/function-words";
import { wordsIn } from "../analysis/words";
import type { Entry } from "../entry";
import type { SearchIndex } from "../index/search-index";
import { Candidates } from "./candidates";
import { rarityOf, scoreUnit } from "./score";
import type { Unit } from "./units";

/** Which words of the content answer which unit, and how surely: what is marked, and what a title is measured by. */
export type Answering = Map<number, { unit: number; certainty: number }>;

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
 * The slots of entries that answer all units, the best first, then good ones that lack some; where none answers all,
 * those that answer most. `fitOf` is asked of every candidate before anything is compared: 0 leaves it out, more than 1
 * prefers it.
 */
export function rank(
  index: SearchIndex,
  units: readonly Unit[],
  now: number,
  fitOf: (entry: Entry, slot: number) => number,
): number[] {
  const scored = units
    .map((unit) => ({ unit, scores: scoreUnit(unit, index.postings) }))
    .map(({ unit, scores }) => ({ scores, rarity: unit.weight * rarityOf(scores) }))
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
    const standing = index.standings.of(entry, slot, now);
    candidates.add(slot, (score / whole) * (0.4 + 0.6 * share) * fits * standing, share);
  }
  const order = candidates.best();
  const answering = answeringWords(units);
  const first = order.slice(0, closely).map(({ slot, score }) => ({
    slot,
    score: score * titleBonus(index, index.entries[slot]?.title ?? "", answering, units.length),
  }));
  first.sort((a, b) => b.score - a.score);
  return [...first, ...order.slice(closely)].map(({ slot }) => slot);
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
