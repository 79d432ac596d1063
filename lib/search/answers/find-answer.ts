import { emptyContext, type FeatureAnswer, type SearchContext } from "../search-context";
import type { SearchEntry } from "../search-entry";
import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { answerDate } from "./answer-date";
import { answerEmergency } from "./answer-emergency";
import { answerHolidays } from "./answer-holidays";
import { answerHours } from "./answer-hours";
import { answerNamed } from "./answer-named";
import { answerPhone } from "./answer-phone";
import { answerQuote } from "./answer-quote";
import { answerSchool } from "./answer-school";

/** Tried in this order: the first that knows something answers. */
const answers: readonly FeatureAnswer[] = [
  answerEmergency,
  answerHolidays,
  answerSchool,
  answerPhone,
  (...asked) => firstOf(asked[3].featureAnswers, asked),
  answerHours,
  answerDate,
  answerQuote,
];

/**
 * What the content says with certainty about a question, or about a name alone; undefined where it does not.
 * @param hits the first entries that a search finds without any filter, of which one may be what a name alone means
 */
export function findAnswer(
  index: VillageIndex,
  query: string,
  now: Date,
  context: SearchContext = emptyContext,
  hits?: readonly SearchEntry[],
): Answer | undefined {
  const asked: Parameters<FeatureAnswer> = [index, query, now, context];
  return firstOf(answers, asked) ?? (hits && answerNamed(...asked, hits));
}

function firstOf(all: readonly FeatureAnswer[], asked: Parameters<FeatureAnswer>): Answer | undefined {
  let known: Answer | undefined;
  for (const answer of all) {
    known = answer(...asked);
    if (known) break;
  }
  return known;
}
