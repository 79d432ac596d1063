"use client";

import { useEffect, useState } from "react";
import { useMessageStore } from "@/lib/messages/message-store";
import { Message } from "./message";
import styles from "./message.module.css";

/**
 * A message that the server has to tell: it stands in the page's HTML, and once the page is alive the banner takes it
 * over, at the same place and in the same paint, and gives it its time.
 */
export function ServerMessage({ message }: { message: string }) {
  const setMessage = useMessageStore((state) => state.setMessage);
  const [handedOver, setHandedOver] = useState(false);

  useEffect(() => {
    setMessage(message);
    setHandedOver(true);
  }, [message, setMessage]);

  return (
    <div className={styles.room}>
      {handedOver ? null : (
        <div className={styles.fromServer} role="alert">
          <Message>{message}</Message>
        </div>
      )}
    </div>
  );
}
