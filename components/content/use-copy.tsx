"use client";

import { type ReactNode, useState } from "react";
import styles from "@/components/content/share-button.module.css";
import { sharingTexts as texts } from "@/lib/texts/content";

/**
 * Copies a text, and says politely in words whether that went well; where it did not, the text stands there to be
 * copied by hand. `status` has to be rendered all the time.
 */
export function useCopy(text: string): { copy: () => Promise<void>; status: ReactNode } {
  const [outcome, setOutcome] = useState<"copied" | "not copied">();
  const copy = () =>
    copyText(text).then(
      () => setOutcome("copied"),
      () => setOutcome("not copied"),
    );
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

/** Rejects where the browser has no clipboard, as on pages without TLS, or refuses it. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
