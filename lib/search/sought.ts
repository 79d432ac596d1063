import type { Entry } from "./entry";
import { findPassages, type Passage } from "./excerpt";
import type { SearchIndex } from "./index/search-index";
import { type Answering, answeringWords } from "./query/answering";
import type { Unit } from "./query/units";

/** What a query asks for, in the words of the content. */
export type Sought = {
  units: readonly Unit[];
  answering: Answering;
  passageOf: (entry: Entry) => Passage;
};

export function toSought(index: SearchIndex, units: readonly Unit[]): Sought {
  const answering = answeringWords(units);
  return { units, answering, passageOf: findPassages(index, answering) };
}
