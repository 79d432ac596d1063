import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { type Token, tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { type MatchSet, toMatchSet } from "@dorfforum/german-search/match-set";
import { verbPrefixes } from "@dorfforum/german-search/query/expand-word";
import { rank } from "@dorfforum/german-search/ranking/rank";
import type { VillageIndex } from "../village-index";
import { type ReadTerms, readTerms } from "./read-terms";
import { maxTitles, titlesBeginning } from "./titles-beginning";

/** A query while it is typed, and what it matches so far. */
export type TypedQuery = ReadTerms & {
  q: string;
  now: number;
  /** As SearchContext */
  oftenSearched: readonly string[];
  tokens: readonly Token[];
  /** As the lexicon writes it */
  normalised: string;
  /**
   * The last word, of which more may follow, as the lexicon writes it; "" behind a space or a function word ("fällt die Schule aus"),
   * which finishes it
   */
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

/** Undefined for less than two letters, and for function words alone: "wann kommt der" */
export function toTypedQuery(
  index: VillageIndex,
  q: string,
  now: number,
  oftenSearched: readonly string[],
): TypedQuery | undefined {
  const { lexicon, layers, analyser } = index;
  const all = tokenize(q, 0, maxTokens);
  const last = all.at(-1);
  const normalised = lexicon.normalise(q);
  if (!last || normalised.length < 2) return undefined;
  const isFunctionWord = ({ text }: Token) => layers.questions && isStopWord(lexicon.normalise(text));
  const isSingle = all.length === 1;
  const lastWord = lexicon.normalise(last.text);
  const isFinished = !isSingle && (isFunctionWord(last) || (layers.questions && verbPrefixes.has(lastWord)));
  const tokens = isFinished ? all.slice(0, -1) : all;
  if (!isSingle && tokens.every(isFunctionWord)) return undefined;
  const typing = last.end === q.length && !isFinished;
  const beginning = typing ? lastWord : "";
  const titled = typing && isSingle ? titlesBeginning(index, beginning, now) : [];
  const matchSet = toMatchSet(index, analyser.analyse(tokens, { typing }));
  const isAbbreviation = layers.compounds && beginning !== "" && isSingle && titled.length === 0;
  const abbreviated = isAbbreviation ? analyser.abbreviated(beginning) : [];
  const isRanked =
    titled.length + abbreviated.length < enoughTitles(beginning.length) &&
    !(isSingle && isFunctionWord(last));
  const ranked = isRanked ? rank(index, matchSet, { now, readsTexts: false, limit: maxRanked }) : [];
  return {
    q,
    now,
    oftenSearched,
    tokens,
    normalised,
    beginning,
    matchSet,
    ...readTerms(index, q, matchSet.terms, beginning),
    titled,
    abbreviated,
    ranked,
  };
}
