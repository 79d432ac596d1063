import { type ReactNode, useEffect, useRef } from "react";
import { Banner } from "@/components/ui/banner";
import styles from "./form.module.css";

type NoticeProps = { tone: "error" | "info"; children: ReactNode };

/** Why nothing could be sent, or what arrived instead. It takes the focus, so that it is not missed. */
export function Notice({ tone, children }: NoticeProps) {
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <div className={styles.refusal} role="alert" tabIndex={-1} ref={ref} id="meldung">
      <Banner tone={tone}>{children}</Banner>
    </div>
  );
}
