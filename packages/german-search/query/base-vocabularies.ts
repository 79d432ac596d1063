import { Lexicon } from "../index/lexicon";
import type { Layers } from "../layers";
import { associations, meanings, translations } from "../vocabulary/base-vocabulary";
import { Vocabulary } from "./vocabulary";

type BaseVocabularies = { vocabulary: Vocabulary; translations: Vocabulary };

const cache = new WeakMap<Layers, BaseVocabularies>();

/** Parsed once: words are normalised alike for every index with the same layers. */
export function baseVocabularies(layers: Layers): BaseVocabularies {
  const cached = cache.get(layers);
  if (cached) return cached;
  const lexicon = new Lexicon(layers);
  const parsed = {
    vocabulary: new Vocabulary([...meanings, ...associations], lexicon),
    translations: new Vocabulary(translations, lexicon),
  };
  cache.set(layers, parsed);
  return parsed;
}
