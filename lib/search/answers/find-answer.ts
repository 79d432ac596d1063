import type { FeatureAnswer, Question } from "../search-context";
import type { SearchEntry } from "../search-entry";
import type { Answer } from "../search-response";
import { answerDate } from "./answer-date";
import { answerEmergency } from "./answer-emergency";
import { answerHolidays } from "./answer-holidays";
import { answerHours } from "./answer-hours";
import { answerNamed } from "./answer-named";
import { answerPhone } from "./answer-phone";
import { answerPublicHoliday } from "./answer-public-holiday";
import { answerQuote } from "./answer-quote";
import { answerSchool } from "./answer-school";

/** Tried in this order: the first that knows something answers. */
const answers: readonly FeatureAnswer[] = [
  answerEmergency,
  answerHolidays,
  answerPublicHoliday,
  answerSchool,
  answerPhone,
  (query) => firstOf(query.context.featureAnswers, query),
  answerHours,
  answerDate,
  answerQuote,
];

/**
 * What the content says with certainty about a question, or about a name alone; undefined where it does not.
 * @param hits the first entries that a search finds without any filter, of which one may be what a name alone means
 */
export const findAnswer = (query: Question, hits?: readonly SearchEntry[]): Answer | undefined =>
  firstOf(answers, query) ?? (hits && answerNamed(query, hits));

function firstOf(all: readonly FeatureAnswer[], query: Question): Answer | undefined {
  let known: Answer | undefined;
  for (const answer of all) {
    known = answer(query);
    if (known) break;
  }
  return known;
}
