"use client";

import { useMessageStore } from "@/lib/messages/message-store";
import { Message } from "./message";
import styles from "./message.module.css";

/**
 * The one place for messages, under the header. The alert comes with its message, which is when screen readers tell
 * it, and takes no room, so that nothing shifts when it comes and goes.
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
