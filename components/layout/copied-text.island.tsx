"use client";

import { useEffect } from "react";
import { whenIdle } from "@/lib/browser/when-idle";

/** What visitors copy has no soft hyphens: other programs would search for them, or show them. */
export function CopiedText() {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const load = () =>
      import("@/lib/browser/copy-without-soft-hyphens").then(
        ({ copyWithoutSoftHyphens }) => document.addEventListener("copy", copyWithoutSoftHyphens, { signal }),
        // Offline soft hyphens are copied, too.
        () => {},
      );
    const cancel = whenIdle(load);
    return () => {
      cancel();
      listening.abort();
    };
  }, []);
  return null;
}
