import { fold } from "@dorfforum/german-search/analysis/fold";
import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { type Token, tokenize } from "@dorfforum/german-search/analysis/tokenize";
import type { QueryTerm } from "@dorfforum/german-search/query/query-term";
import { isFiller } from "@dorfforum/german-search/time/fillers";
import { type Condition, type DetectedIntents, detectIntents, type Intent } from "./intents/detect-intents";
import { namesNothing } from "./intents/detect-qualities";
import type { Position } from "./intents/phrase";
import { emptyContext, type Question, type SearchContext } from "./search-context";
import type { SearchRequest } from "./search-response";
import type { VillageIndex } from "./village-index";
import { Filter } from "./ways/filter";

export type IndexRequest = Omit<SearchRequest, "category"> & {
  category: { id: string; name: string } | undefined | false;
};

/** What somebody searches, read once: every way of finding something is given the same. */
export type Query = Question & {
  /** False where one is asked for that does not exist */
  category: IndexRequest["category"];
  /** Every word is searched as written, without intents and corrections */
  literally: boolean;
  /** The first words, as written */
  tokens: readonly Token[];
  /** What it asks for beside its words */
  detected: DetectedIntents;
  /** What may be found at all */
  eligible: Filter;
};

const maxTokens = 20;

export function toQuery(
  index: VillageIndex,
  { q, category, literally, without }: IndexRequest,
  now: number,
  context: SearchContext = emptyContext,
): Query {
  const isRead = index.layers.questions && !literally && category !== false;
  return {
    index,
    q,
    now,
    context,
    category,
    literally,
    tokens: tokenize(q, 0, maxTokens),
    detected: isRead
      ? detectIntents(q, new Date(now), without, context.villageDays, index.layers.qualities)
      : noIntents,
    eligible: new Filter({ index, now, category }, []),
  };
}

const noIntents: DetectedIntents = {
  intents: [],
  impliedWords: [],
  asksWhen: false,
  unknownHolidays: [],
  feasts: [],
  asksDays: false,
  impossibleDays: [],
  removed: [],
  setAside: [],
};

export const conditionsOf = (intents: readonly Intent[]): Condition[] =>
  intents.map(({ condition }) => condition);

export type DaysCondition = Extract<Condition, { type: "zeit" }>;

export const daysOf = (intents: readonly Intent[]): DaysCondition | undefined =>
  conditionsOf(intents).find((condition) => condition.type === "zeit");

/** Where the days stand in the query */
export const positionsOfDays = (intents: readonly Intent[]): readonly Position[] =>
  intents.find((intent) => daysOf([intent]))?.positions ?? [];

export const isAboutQuality = ({ condition }: Intent): boolean => "quality" in condition;

export const overlaps = (one: Position, other: Position) => one.start < other.end && one.end > other.start;

export const overlapsAny = (one: Position, others: readonly Position[]): boolean =>
  others.some((other) => overlaps(one, other));

/** Whether a word only belongs to the wording of a question about days: "was ist los" */
export const isAsking = ({ text }: Token): boolean => isFiller(fold(text));

export const isFunctionWord = ({ index }: Query, { text }: Token): boolean =>
  isStopWord(index.lexicon.normalise(text));

/** The words of a query that no applied intent consumes, and those that the query implies. */
export function remainingWords({ q, tokens, detected }: Query, applied: readonly Intent[]): Token[] {
  const { intents, impliedWords, removed, setAside, unknownHolidays } = detected;
  const asksQuality = removed.length > 0 || intents.some(isAboutQuality);
  // Of a quality that nothing has on a day the page says so; its words are not said to be left out, too.
  const isSearched = (intent: Intent) => intent.isSearchable && !(daysOf(applied) && isAboutQuality(intent));
  const understood = intents.filter((intent) => applied.includes(intent) || !isSearched(intent));
  const positions = [...understood.flatMap((intent) => intent.positions), ...removed, ...setAside];
  return [
    ...tokens.filter(
      (token) =>
        // Holidays without days are no time, but a theme.
        (unknownHolidays.includes(token.text) || !overlapsAny(token, positions)) &&
        !(asksQuality && namesNothing(token.text)),
    ),
    // Behind the query, so that none of them is taken for a word of it
    ...tokenize(`${q} ${impliedWords.join(" ")}`, q.length),
  ];
}

export const termsOf = ({ index, literally }: Query, words: readonly Token[]): QueryTerm[] =>
  index.analyser.analyse(words, { literally });

/** The words of terms as the content spells them */
export const wordsOf = ({ q }: Query, terms: readonly QueryTerm[]): string =>
  terms.map(({ start, end, correction }) => correction ?? q.slice(start, end)).join(" ");
