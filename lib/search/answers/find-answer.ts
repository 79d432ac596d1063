import type { Answer } from "../search-response";
import type { VillageIndex } from "../village-index";
import { answerDate } from "./answer-date";
import { answerHours } from "./answer-hours";
import { answerPhone } from "./answer-phone";
import { answerQuote } from "./answer-quote";
import { answerWaste } from "./answer-waste";

/** What the content says with certainty about a question; undefined where it does not, or where nothing is asked. */
export const findAnswer = (index: VillageIndex, query: string, now: Date): Answer | undefined =>
  answerPhone(index, query, now) ??
  answerWaste(index, query, now) ??
  answerHours(index, query, now) ??
  answerDate(index, query, now) ??
  answerQuote(index, query, now);
