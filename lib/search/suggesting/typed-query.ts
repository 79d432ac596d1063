import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { type Token, tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { type MatchSet, toMatchSet } from "@dorfforum/german-search/match-set";
import { verbPrefixes } from "@dorfforum/german-search/query/expand-word";
import type { QueryTerm } from "@dorfforum/german-search/query/query-term";
import { matchWords } from "@dorfforum/german-search/query/word-matches";
import { rank } from "@dorfforum/german-search/ranking/rank";
import { weights } from "@dorfforum/german-search/weights";
import { dateWords, hoursWords, phoneWords } from "../answers/question-words";
import type { VillageIndex } from "../village-index";
import { maxTitles, titlesBeginning } from "./titles-beginning";

/** A query while it is typed, and what it matches so far. */
export type TypedQuery = {
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
  /** Ids of words that say what is asked about: nouns, else verbs and the unfinished word; no function words, as "ei" begins "eine" */
  subjectWords: ReadonlySet<number>;
  /** Positions of the terms that ask for something: all but function words and those that say what is asked */
  asked: readonly number[];
  /** Slots of entries whose title has a word that begins with a single word that is typed */
  titled: readonly number[];
  /** Where no title has one, those whose initials it is */
  abbreviated: readonly number[];
  /** Slots of matching entries, the best first; none where titles are enough to choose from */
  ranked: readonly number[];
};

/** Fewer letters begin too many words of the base vocabulary: "bib" is Biber, too. */
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
  const matchSet = toMatchSet(index, analyser.analyse(tokens, { typing }));
  const beginning = typing ? lastWord : "";
  const titled = typing && isSingle ? titlesBeginning(index, beginning, now) : [];
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
    ...subjectsOf(index, q, matchSet, beginning),
    titled,
    abbreviated,
    ranked,
  };
}

function subjectsOf(
  { lexicon }: VillageIndex,
  q: string,
  { terms, wordMatches }: MatchSet,
  beginning: string,
): Pick<TypedQuery, "subjectWords" | "asked"> {
  const named = [...terms.entries()].filter(
    ([, { start, end }]) => !askingWords.has(lexicon.normalise(q.slice(start, end))),
  );
  const finished = named.filter(([, { end }]) => beginning === "" || end < q.length);
  const nouns = finished.filter(([, { weight }]) => weight === weights.term.noun);
  const subjects = new Set((nouns.length > 0 ? nouns : named).map(([at]) => at));
  const isShort = finished.length === 0 && beginning.length < minVocabularyLength;
  const subjectWords = new Set<number>();
  for (const [id, match] of isShort ? matchWords(terms.map(withoutRelated)) : wordMatches) {
    const isShown = match.certainty >= weights.highlight.minCertainty;
    if (isShown && match.terms.some((at) => subjects.has(at)) && !isStopWord(lexicon.wordOf(id)))
      subjectWords.add(id);
  }
  const asked = named.flatMap(([at, { start, end }]) =>
    isStopWord(lexicon.normalise(q.slice(start, end))) ? [] : [at],
  );
  return { subjectWords, asked };
}

const withoutRelated = ({ clauses, ...term }: QueryTerm): QueryTerm => ({
  ...term,
  clauses: clauses.filter(({ isRelated }) => !isRelated),
});

/** They say what is asked, not about what: "Telefon", "Öffnungszeiten", "kostet" */
export const askingWords: ReadonlySet<string> = new Set([
  ...phoneWords,
  ...hoursWords,
  ...dateWords,
  ...["kostet", "kosten", "teuer", "preis"],
]);
