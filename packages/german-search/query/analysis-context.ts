import type { Lexicon } from "../index/lexicon";
import type { Postings } from "../index/postings";
import type { Layers } from "../layers";
import type { Content } from "./compound-paraphrase";
import type { WordExpander } from "./expand-word";
import type { Synonyms } from "./synonyms";
import type { Vocabulary } from "./vocabulary";

export type AnalysisContext = {
  lexicon: Lexicon;
  postings: Postings;
  layers: Layers;
  synonyms: Synonyms;
  /** What people say, and how offices call it */
  vocabulary: Vocabulary;
  /** Regional and English words */
  translations: Vocabulary;
  expander: WordExpander;
  /** Texts in which parts of compounds may stand together */
  content: Content;
};
