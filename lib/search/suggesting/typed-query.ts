import { type Token, tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { type MatchSet, toMatchSet } from "@dorfforum/german-search/match-set";
import { rank } from "@dorfforum/german-search/ranking/rank";
import type { VillageIndex } from "../village-index";
import { maxTitles, titlesBeginning } from "./titles-beginning";

/** A query while it is typed, and what it matches so far. */
export type TypedQuery = {
  q: string;
  now: number;
  tokens: readonly Token[];
  /** As the lexicon writes it */
  normalised: string;
  /** The last word, of which more may follow, as the lexicon writes it; "" behind a space, which finishes it */
  beginning: string;
  matchSet: MatchSet;
  /** Slots of entries whose title has a word that begins with a single word that is typed */
  titled: readonly number[];
  /** Where no title has one, those whose initials it is */
  abbreviated: readonly number[];
  /** Slots of matching entries, the best first; none where titles are enough to choose from */
  ranked: readonly number[];
};

const maxTokens = 12;
const maxRanked = 80;
/** Where so many titles fit, ranking by whole texts takes long and adds nothing; two letters are in every text. */
const enoughTitles = (letters: number) => (letters < 3 ? 1 : maxTitles);

/** Undefined for less than two letters */
export function toTypedQuery(index: VillageIndex, q: string, now: number): TypedQuery | undefined {
  const tokens = tokenize(q, 0, maxTokens);
  const last = tokens.at(-1);
  const normalised = index.lexicon.normalise(q);
  if (!last || normalised.length < 2) return undefined;
  const typing = last.end === q.length;
  const matchSet = toMatchSet(index, index.analyser.analyse(tokens, { typing }));
  const beginning = typing ? index.lexicon.normalise(last.text) : "";
  const titled = typing && tokens.length === 1 ? titlesBeginning(index, beginning, now) : [];
  const isAbbreviation =
    index.layers.compounds && beginning !== "" && tokens.length === 1 && titled.length === 0;
  const abbreviated = isAbbreviation ? index.analyser.abbreviated(beginning) : [];
  const isRanked = titled.length + abbreviated.length < enoughTitles(beginning.length);
  const ranked = isRanked ? rank(index, matchSet, { now, readsTexts: false, limit: maxRanked }) : [];
  return { q, now, tokens, normalised, beginning, matchSet, titled, abbreviated, ranked };
}
