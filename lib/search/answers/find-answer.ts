import { emptyContext, type FeatureAnswer, type SearchContext } from "../search-context";
import type { SearchEntry } from "../search-entry";
import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { answerDate } from "./answer-date";
import { answerHours } from "./answer-hours";
import { answerNamed } from "./answer-named";
import { answerPhone } from "./answer-phone";
import { answerQuote } from "./answer-quote";
import { answerSchool } from "./answer-school";
import { answerWaste } from "./answer-waste";

/**
 * What the content says with certainty about a question, or about a name alone; undefined where it does not.
 * @param hits the first entries that a search finds without any filter, of which one may be what a name alone means
 */
export const findAnswer = (
  index: VillageIndex,
  query: string,
  now: Date,
  context: SearchContext = emptyContext,
  hits?: readonly SearchEntry[],
): Answer | undefined =>
  answerSchool(index, query, now, context) ??
  answerPhone(index, query, now, context) ??
  answerWaste(index, query, now, context) ??
  answerOfFeature(index, query, now, context) ??
  answerHours(index, query, now, context) ??
  answerDate(index, query, now, context) ??
  answerQuote(index, query, now, context) ??
  (hits && answerNamed(index, query, now, context, hits));

/** The first that one of them knows */
function answerOfFeature(...[index, query, now, context]: Parameters<FeatureAnswer>): Answer | undefined {
  for (const answer of context.featureAnswers) {
    const known = answer(index, query, now, context);
    if (known) return known;
  }
  return undefined;
}
