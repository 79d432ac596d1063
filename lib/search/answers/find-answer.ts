import { emptyContext, type FeatureAnswer, type SearchContext } from "../search-context";
import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { answerDate } from "./answer-date";
import { answerHours } from "./answer-hours";
import { answerPhone } from "./answer-phone";
import { answerQuote } from "./answer-quote";
import { answerSchool } from "./answer-school";
import { answerWaste } from "./answer-waste";

/** What the content says with certainty about a question; undefined where it does not, or where nothing is asked. */
export const findAnswer = (
  index: VillageIndex,
  query: string,
  now: Date,
  context: SearchContext = emptyContext,
): Answer | undefined =>
  answerSchool(index, query, now, context) ??
  answerPhone(index, query, now, context) ??
  answerWaste(index, query, now, context) ??
  answerOfFeature(index, query, now, context) ??
  answerHours(index, query, now, context) ??
  answerDate(index, query, now, context) ??
  answerQuote(index, query, now, context);

/** The first that one of them knows */
function answerOfFeature(...[index, query, now, context]: Parameters<FeatureAnswer>): Answer | undefined {
  for (const answer of context.featureAnswers) {
    const known = answer(index, query, now, context);
    if (known) return known;
  }
  return undefined;
}
