"use client";

import { useEffect } from "react";

/** What visitors copy has no soft hyphens: other programs would search for them, or show them. */
export function CopiedText() {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    import("@/lib/browser/copy-without-soft-hyphens").then(
      ({ copyWithoutSoftHyphens }) => document.addEventListener("copy", copyWithoutSoftHyphens, { signal }),
      // Offline soft hyphens are copied, too.
      () => {},
    );
    return () => listening.abort();
  }, []);
  return null;
}
