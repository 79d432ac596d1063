import { allLayers } from "../packages/german-search/layers.ts";
import { baseVocabularies } from "../packages/german-search/query/base-vocabularies.ts";
import {
  associations,
  meanings,
  translations,
} from "../packages/german-search/vocabulary/base-vocabulary.ts";
import { print } from "../scripts/progress.mjs";

/** What the everyday words cost */
export function printVocabulary() {
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const began = performance.now();
  baseVocabularies(allLayers);
  const took = performance.now() - began;
  globalThis.gc?.();
  const memory = (process.memoryUsage().heapUsed - before) / 1e6;
  const terms = [...meanings, ...associations, ...translations].flatMap(({ said }) => said).length;
  print(`base vocabulary: ${terms} terms, ${took.toFixed(0)} ms, ${memory.toFixed(1)} MB\n`);
}
