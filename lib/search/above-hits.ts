import { unknownWords } from "@dorfforum/german-search/query/unknown-words";
import { findAnswer } from "./answers/find-answer";
import { correctedQuery } from "./did-you-mean";
import { findFunctions } from "./functions/find-functions";
import type { Query } from "./query";
import type { Results } from "./ways/results";

/** Of the first hits one may be what a name alone means. */
const maxNamed = 10;

/** Answers beside which the hits stay those of all words; the others account for every word themselves. */
const kindsOfHits: readonly string[] = ["event-date", "phone", "opening-hours", "quote"];

/**
 * What is said above the hits, and of the words: the answer, what one can do here, the corrected query, what is unknown or left out.
 * @param isQuestion whether it may be answered, not only found
 */
export function aboveHits(query: Query, results: Results, isQuestion: boolean) {
  const { index, q, context } = query;
  const { unknownHolidays = [], intents = [], groups } = results;
  const [leftOut, unknownFeasts] = [results.leftOut, results.unknownFeasts].map((positions = []) =>
    positions.map(({ start, end }) => q.slice(start, end)),
  ) as [string[], string[]];
  const terms = results.matchSet.terms.filter(({ end }) => end <= q.length);
  const didYouMean = correctedQuery(q, terms);
  const lacksWord = () => didYouMean !== undefined || unknownWords(q, terms).words.length > 0;
  const functions = isQuestion ? findFunctions(q, context, lacksWord) : [];
  const isPlain = intents.length === 0;
  const first = isPlain
    ? results.slots.slice(0, maxNamed).flatMap((slot) => index.entries[slot] ?? [])
    : undefined;
  const said = isQuestion ? findAnswer(query, first) : undefined;
  // A sentence with the words is no better answer than where one does it.
  const answer = said?.kind === "quote" && functions.length > 0 ? undefined : said;
  // Words that an answer takes account of are neither unknown nor left out.
  const { words, known } = unknownWords(q, answer ? [] : terms);
  // What the site can do is known here, though no text may have a word for it.
  const unknown = functions.length > 0 ? [] : words;
  return {
    answer,
    functions,
    leftOut: !answer || kindsOfHits.includes(answer.kind) ? leftOut : [],
    didYouMean: functions.length > 0 ? undefined : didYouMean,
    unknown: [...new Set([...unknown, ...unknownHolidays, ...unknownFeasts])],
    unknownHolidays,
    isNearest: words.length > 0 && leftOut.length === 0 && !groups,
    known,
  };
}
