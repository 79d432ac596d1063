"use client";

import { useEffect } from "react";
import { copyWithoutSoftHyphens } from "@/lib/browser/copy-without-soft-hyphens";

/** What visitors copy has no soft hyphens: other programs would search for them, or show them. */
export function CopiedText() {
  useEffect(() => {
    document.addEventListener("copy", copyWithoutSoftHyphens);
    return () => document.removeEventListener("copy", copyWithoutSoftHyphens);
  }, []);
  return null;
}
