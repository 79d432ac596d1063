"use client";

import { useMessageStore } from "@/lib/messages/message-store";
import { Message } from "./message";
import styles from "./message.module.css";

/**
 * The message of the message store, under the header. The alert is rendered together with its message, so that screen
 * readers announce it, and lies over the page, so that nothing shifts.
 */
export function MessageBanner() {
  const { message, setMessage } = useMessageStore();
  if (!message) return null;
  return (
    <div className={styles.region} role="alert">
      <Message onClose={() => setMessage("")}>{message}</Message>
    </div>
  );
}
