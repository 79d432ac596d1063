"use client";

import { useEffect, useState } from "react";
import { useMessageStore } from "@/lib/messages/message-store";
import { Message } from "./message";
import styles from "./message.module.css";

/** A message in the HTML. After hydration it moves to the message store, and `MessageBanner` shows it in the same place. */
export function ServerMessage({ message }: { message: string }) {
  const setMessage = useMessageStore((state) => state.setMessage);
  const [handedOver, setHandedOver] = useState(false);

  useEffect(() => {
    setMessage(message);
    setHandedOver(true);
  }, [message, setMessage]);

  return (
    <div className={styles.space}>
      {!handedOver && (
        <div className={styles.fromServer} role="alert">
          <Message>{message}</Message>
        </div>
      )}
    </div>
  );
}
