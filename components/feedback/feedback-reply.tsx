import { type ReactNode, type SubmitEventHandler, useEffect, useRef, useState } from "react";
import { feedbackTexts } from "@/lib/feedback/base/texts";
import { FetchError, fetchJson } from "@/lib/messages/fetch-json";
import styles from "./feedback.module.css";
import { RemarkForm } from "./remark-form";

/** @returns whether it arrived; otherwise the banner says why not */
async function post(target: string, body: FormData): Promise<boolean> {
  try {
    await fetchJson(target, () => true, { method: "POST", body, headers: { Accept: "application/json" } });
    return true;
  } catch (error) {
    if (error instanceof FetchError) return false;
    throw error;
  }
}

/** @returns what takes the question's place; undefined when the answer was not counted */
export const sendAnswer = async (target: string, answer: FormData): Promise<ReactNode> =>
  (await post(target, answer)) ? <FeedbackReply target={target} /> : undefined;

/** Thanks for the answer, and the field for a remark. Takes the focus, since what was pressed is gone. */
function FeedbackReply({ target }: { target: string }) {
  const [stage, setStage] = useState<"counted" | "sending" | "stored">("counted");
  const ref = useRef<HTMLDivElement>(null);
  const isStored = stage === "stored";
  // biome-ignore lint/correctness/useExhaustiveDependencies: the focus follows what is shown.
  useEffect(() => ref.current?.focus(), [isStored]);

  const send: SubmitEventHandler<HTMLFormElement> = async (event) => {
    event.preventDefault();
    if (stage === "sending") return;
    const remark = new FormData(event.currentTarget);
    setStage("sending");
    setStage((await post(target, remark)) ? "stored" : "counted");
  };

  return (
    <div className={styles.reply} ref={ref} tabIndex={-1}>
      <p className={styles.thanks}>{isStored ? feedbackTexts.stored : feedbackTexts.counted}</p>
      {!isStored && <RemarkForm target={target} onSubmit={send} isSending={stage === "sending"} />}
    </div>
  );
}
