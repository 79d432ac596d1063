import type { Unit } from "./units";

/** Which units a word of the content answers, and how surely; what two words were joined to answers both. */
export type Answer = { units: number[]; certainty: number };

/** By word: what is marked, and what a title is measured by. */
export type Answering = Map<number, Answer>;

export function answeringWords(units: readonly Unit[]): Answering {
  const answering: Answering = new Map();
  for (const [unit, { alternatives }] of units.entries()) {
    for (const { factor, meanings, isOtherTerm } of alternatives) {
      if (isOtherTerm) continue;
      for (const meaning of meanings) {
        for (const [id, certainty] of meaning) {
          const known = answering.get(id);
          if (!known || known.certainty < certainty * factor)
            answering.set(id, { units: [unit], certainty: certainty * factor });
          else if (known.certainty === certainty * factor && !known.units.includes(unit))
            known.units.push(unit);
        }
      }
    }
  }
  return answering;
}
