"use client";

import { type ReactNode, type SyntheticEvent, useRef, useState } from "react";

type FeedbackFormProps = { target: string; children: ReactNode };

/** The question. What follows an answer is loaded with the answer; where that fails, the browser sends the form itself. */
export function FeedbackForm({ target, children }: FeedbackFormProps) {
  const [reply, setReply] = useState<ReactNode>();
  const state = useRef<"asking" | "sending" | "left to the browser">("asking");

  async function send(event: SyntheticEvent<HTMLFormElement, SubmitEvent>) {
    if (state.current === "left to the browser") return;
    event.preventDefault();
    if (state.current === "sending") return;
    state.current = "sending";
    const { currentTarget: form } = event;
    const { submitter } = event.nativeEvent;
    try {
      const { sendAnswer } = await import("./feedback-reply");
      setReply(await sendAnswer(target, new FormData(form, submitter)));
      state.current = "asking";
    } catch {
      state.current = "left to the browser";
      form.requestSubmit(submitter);
    }
  }

  return (
    reply ?? (
      <form method="post" action={target} onSubmit={send}>
        {children}
      </form>
    )
  );
}
