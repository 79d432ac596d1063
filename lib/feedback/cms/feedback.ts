import { cmsFetch } from "@/lib/cms/client";
import type { FeedbackAnswer, FeedbackKind } from "@/lib/urls/feedback-names";

/** An answer to "War das hilfreich?", or what somebody wrote after it, about a page by the id of its entry */
export type Feedback = { kind: FeedbackKind; id: string } & ({ answer: FeedbackAnswer } | { remark: string });

/**
 * Counts an answer or stores a remark for the editors. There is no retry: it could count twice.
 * @throws CmsRequestError when it is not known to be stored
 */
export async function sendFeedback({ kind, id, ...sent }: Feedback): Promise<void> {
  const data = {
    Art: kind,
    Dokument: id,
    ...("answer" in sent ? { Antwort: sent.answer } : { Text: sent.remark }),
  };
  await cmsFetch("/api/rueckmeldungen", async (response) => response.body?.cancel(), {
    token: "CMS_WRITE_TOKEN",
    body: { data },
  });
}
