"use client";

import { useMessageStore } from "@/lib/messages/message-store";
import { Message } from "./message";
import styles from "./message.module.css";

/** The alert is rendered together with its message, so that screen readers announce it. */
export function MessageBanner() {
  const { message, setMessage } = useMessageStore();
  if (!message) return null;
  return (
    <div className={styles.region} role="alert">
      <Message onClose={() => setMessage("")}>{message}</Message>
    </div>
  );
}
