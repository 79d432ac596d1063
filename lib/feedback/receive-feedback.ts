import { maxRemarkLength } from "@dorfforum/shared/feedback/limits";
import { isCmsRequestError } from "@/lib/cms/errors";
import { cleanText } from "@/lib/forms/schemas";
import type { FormValues } from "@/lib/forms/values";
import { isOwnOrigin } from "@/lib/http/own-origin";
import { reportError } from "@/lib/monitoring/report-error";
import { isWithin } from "@/lib/security/rate-limits";
import { type FeedbackAnswer, feedbackAnswers, feedbackFields } from "@/lib/urls/feedback-names";
import { sendFeedback } from "./cms/feedback";
import type { FeedbackSubject } from "./feedback-subject";

export type FeedbackOutcome = "counted" | "stored" | "invalid" | "foreign" | "tooMany" | "unavailable";

type Received = { values: FormValues; headers: Headers /** visitorKey() */; visitor: string };

/** Hands an answer or a remark to the CMS, without who sent it. */
export async function receiveFeedback(
  { kind, id }: FeedbackSubject,
  { values, headers, visitor }: Received,
): Promise<FeedbackOutcome> {
  if (!isOwnOrigin(headers)) return "foreign";
  const sent = sentIn(values);
  if (!sent) return "invalid";
  const isRemark = "remark" in sent;
  if (!(await isAllowed(isRemark, visitor))) return "tooMany";
  try {
    await sendFeedback({ kind, id, ...sent });
    return isRemark ? "stored" : "counted";
  } catch (error) {
    if (!isCmsRequestError(error)) throw error;
    reportError(error, { part: "feedback" });
    return "unavailable";
  }
}

export const remarkIn = (values: FormValues): string => cleanText(values[feedbackFields.remark] ?? "");

function sentIn(values: FormValues): { remark: string } | { answer: FeedbackAnswer } | undefined {
  const remark = remarkIn(values);
  if (remark !== "") return remark.length <= maxRemarkLength ? { remark } : undefined;
  const answer = feedbackAnswers.find((known) => known === values[feedbackFields.answer]);
  return answer && { answer };
}

/** A remark counts as a sending too, like what other forms store. */
const isAllowed = async (isRemark: boolean, visitor: string) =>
  (await isWithin("feedback", visitor)) &&
  (await isWithin("feedbackOfAll")) &&
  (!isRemark ||
    ((await isWithin("sendings", visitor)) &&
      (await isWithin("sendingsOfADay", visitor)) &&
      (await isWithin("sendingsOfAll"))));
