"use client";

import { type ReactNode, useState } from "react";
import { sharingTexts as texts } from "@/lib/texts/content";
import styles from "./share-button.module.css";

/** `status` is a live region that has to stay mounted; after a failure it contains the text, to be copied by hand. */
export function useCopy(text: string): { copy: () => Promise<void>; status: ReactNode } {
  const [outcome, setOutcome] = useState<"copied" | "not copied">();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      // The browser refuses, or has no clipboard, as on pages without TLS.
      setOutcome("not copied");
    }
  };
  const status = (
    <p className={styles.status} role="status">
      {outcome === "copied" && texts.copied}
      {outcome === "not copied" && (
        <>
          {texts.notCopied} <span>{text}</span>
        </>
      )}
    </p>
  );
  return { copy, status };
}
