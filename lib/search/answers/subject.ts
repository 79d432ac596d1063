import { isStopWord } from "@dorfforum/german-search/analysis/stop-words";
import { type Token, tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { toMatchSet } from "@dorfforum/german-search/match-set";
import { isUnknown } from "@dorfforum/german-search/query/query-term";
import { rank, type SlotFilter } from "@dorfforum/german-search/ranking/rank";
import { isFiller } from "@dorfforum/german-search/time/fillers";
import type { Position } from "../intents/phrase";
import type { SearchEntry } from "../search-entry";
import type { VillageIndex } from "../village-index";
import type { Subject, SubjectTerm } from "./match-name";
import { audienceWords } from "./question-words";
import type { TownHall } from "./town-hall";

const maxTokens = 20;

/**
 * The words of a query that name what it asks about. Undefined without any, or with one that the content does not know: its
 * answer would be about something else.
 * @param ownWords of the question's wording, folded
 * @param timed where the query names a time
 * @param kept words that name a subject here, although they name none in questions about days
 */
export function subjectOf(
  index: VillageIndex,
  query: string,
  townHall: TownHall | undefined,
  ownWords: ReadonlySet<string>,
  timed: readonly Position[] = [],
  kept: ReadonlySet<string> = new Set(),
): Subject | undefined {
  const ignored = villageWords(index, townHall);
  const isTimed = ({ start, end }: Token) => timed.some((each) => start < each.end && end > each.start);
  const tokens = tokenize(query, 0, maxTokens)
    .filter((token) => !isTimed(token))
    .map((token) => ({ ...token, word: index.lexicon.normalise(token.text) }))
    .filter(
      ({ word }) =>
        (word.length > 1 || /\d/.test(word)) &&
        !isStopWord(word) &&
        (ownWords.has(word) || kept.has(word) || !isFiller(word)),
    )
    .map((token) => ({ ...token, text: audienceWords.get(token.word) ?? token.text }));
  const own = (token: { word: string }) => ownWords.has(token.word);
  const named = tokens.filter((token) => !own(token));
  const isElsewhere = (token: { word: string }) => !ignored.has(token.word);
  const searched = named.some(isElsewhere)
    ? tokens.filter((token) => own(token) || isElsewhere(token))
    : tokens;
  if (searched.every(own)) return undefined;
  const terms = index.analyser.analyse(searched).map((term): SubjectTerm => {
    const words = searched.filter(({ start, end }) => start >= term.start && end <= term.end);
    return {
      ...term,
      stems: words.map(({ word }) => index.lexicon.stemOf(word)),
      isOptional: words.every(own),
    };
  });
  return terms.every(({ isOptional }) => isOptional) ? undefined : { terms, ignored };
}

export const hasUnknownWord = ({ terms }: Subject): boolean =>
  terms.some((term) => !term.isOptional && isUnknown(term));

/** The village's own name stands in most names and tells nothing apart. */
export function villageWords(
  index: VillageIndex,
  { village = "", town = "" }: Partial<TownHall> = {},
): ReadonlySet<string> {
  return new Set(tokenize(`${village} ${town}`).map(({ text }) => index.lexicon.normalise(text)));
}

/** Entries whose facts are read */
const maxEntries = 30;

/** The entries that are most about a subject. Their texts are not compared: names decide. */
export function entriesAbout(
  index: VillageIndex,
  { terms }: Subject,
  now: number,
  filter?: SlotFilter,
): SearchEntry[] {
  const named = terms.filter(({ isOptional }) => !isOptional);
  const matchSet = toMatchSet(index, named.length > 0 ? named : terms);
  return rank(index, matchSet, {
    now,
    readsTexts: false,
    limit: maxEntries,
    ...(filter && { filter }),
  }).flatMap((slot) => {
    const entry = index.entries[slot];
    // An answer is a German sentence, and so is what it quotes.
    return entry && entry.language === undefined ? entry : [];
  });
}
