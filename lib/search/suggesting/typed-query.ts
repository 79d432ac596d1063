import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { type Token, tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { type MatchSet, toMatchSet } from "@dorfforum/german-search/match-set";
import { verbPrefixes } from "@dorfforum/german-search/query/expand-word";
import type { QueryTerm } from "@dorfforum/german-search/query/query-term";
import { matchWords, type WordMatches } from "@dorfforum/german-search/query/word-matches";
import { rank } from "@dorfforum/german-search/ranking/rank";
import { weights } from "@dorfforum/german-search/weights";
import { dateWords, hoursWords, phoneWords } from "../answers/question-words";
import type { Popularity } from "../popularity/popularity";
import type { VillageIndex } from "../village-index";
import { maxTitles, titlesBeginning } from "./titles-beginning";

/** A query while it is typed, and what it matches so far. */
export type TypedQuery = {
  q: string;
  now: number;
  popularity: Popularity;
  tokens: readonly Token[];
  /** As the lexicon writes it */
  normalised: string;
  /**
   * The last word, of which more may follow, as the lexicon writes it; "" behind a space or a function word ("fällt die Schule aus"),
   * which finishes it
   */
  beginning: string;
  matchSet: MatchSet;
  /** Words of the content that name what is typed. A few letters begin too many words of the base vocabulary: "bib" is Biber, too. */
  nameMatches: WordMatches;
  /** Positions of the terms that name what is asked about: nouns, else verbs and the unfinished word */
  subjects: ReadonlySet<number>;
  namedBy: "noun" | "verb" | "beginning";
  /** Slots of entries whose title has a word that begins with a single word that is typed */
  titled: readonly number[];
  /** Where no title has one, those whose initials it is */
  abbreviated: readonly number[];
  /** Slots of matching entries, the best first; none where titles are enough to choose from */
  ranked: readonly number[];
};

const minVocabularyLength = 5;
const maxTokens = 12;
const maxRanked = 80;
/** Where so many titles fit, ranking by whole texts takes long and adds nothing; two letters are in every text. */
const enoughTitles = (letters: number) => (letters < 3 ? 1 : maxTitles);

/** Undefined for less than two letters, and for function words alone: "wann kommt der" */
export function toTypedQuery(
  index: VillageIndex,
  q: string,
  now: number,
  popularity: Popularity,
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
  const matchSet = toMatchSet(index, analyser.analyse(tokens, { typing }));
  const beginning = typing ? lastWord : "";
  const titled = typing && isSingle ? titlesBeginning(index, beginning, now, popularity) : [];
  const isAbbreviation = layers.compounds && beginning !== "" && isSingle && titled.length === 0;
  const abbreviated = isAbbreviation ? analyser.abbreviated(beginning) : [];
  const isRanked =
    titled.length + abbreviated.length < enoughTitles(beginning.length) &&
    !(isSingle && isFunctionWord(last));
  const ranked = isRanked ? rank(index, matchSet, { now, readsTexts: false, limit: maxRanked }) : [];
  const named = subjectsOf(index, q, matchSet, typing);
  const isShort = named.namedBy === "beginning" && beginning.length < minVocabularyLength;
  return {
    q,
    now,
    popularity,
    tokens,
    normalised,
    beginning,
    matchSet,
    nameMatches: isShort ? matchWords(matchSet.terms.map(withoutRelated)) : matchSet.wordMatches,
    ...named,
    titled,
    abbreviated,
    ranked,
  };
}

const withoutRelated = ({ clauses, ...term }: QueryTerm): QueryTerm => ({
  ...term,
  clauses: clauses.filter(({ isRelated }) => !isRelated),
});

function subjectsOf(
  { lexicon }: VillageIndex,
  q: string,
  { terms }: MatchSet,
  typing: boolean,
): Pick<TypedQuery, "subjects" | "namedBy"> {
  const named = [...terms.entries()].filter(
    ([, { start, end }]) => !askingWords.has(lexicon.normalise(q.slice(start, end))),
  );
  const finished = named.filter(([, { end }]) => !(typing && end === q.length));
  const nouns = finished.filter(([, { weight }]) => weight === weights.term.noun);
  const found = nouns.length > 0 ? nouns : named;
  const namedBy = nouns.length > 0 ? "noun" : finished.length > 0 ? "verb" : "beginning";
  return { subjects: new Set(found.map(([at]) => at)), namedBy };
}

/** They say what is asked, not about what: "Telefon", "Öffnungszeiten", "kostet" */
export const askingWords: ReadonlySet<string> = new Set([
  ...phoneWords,
  ...hoursWords,
  ...dateWords,
  ...["kostet", "kosten", "teuer", "preis"],
]);
