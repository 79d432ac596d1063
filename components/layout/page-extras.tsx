import { useEffect } from "react";
import { copyWithoutSoftHyphens } from "@/lib/browser/copy-without-soft-hyphens";
import { loadLateCode } from "./late-code";
import { ScrollToTop } from "./scroll-to-top";

export function PageExtras() {
  useEffect(() => {
    const listeners = new AbortController();
    const options = { capture: true, signal: listeners.signal };
    // What visitors copy has no soft hyphens: other programs would search for them, or show them.
    document.addEventListener("copy", copyWithoutSoftHyphens, options);
    for (const type of ["click", "focusin"]) document.addEventListener(type, loadLateCode, options);
    return () => listeners.abort();
  }, []);
  return <ScrollToTop />;
}
