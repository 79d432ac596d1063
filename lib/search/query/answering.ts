import type { Unit } from "./units";

/** Which words of the content answer which unit, and how surely: what is marked, and what a title is measured by. */
export type Answering = Map<number, { unit: number; certainty: number }>;

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
