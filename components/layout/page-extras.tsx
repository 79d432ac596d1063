import { useEffect } from "react";
import { copyWithoutSoftHyphens } from "@/lib/browser/copy-without-soft-hyphens";
import { ScrollToTop } from "./scroll-to-top";

export function PageExtras() {
  // What visitors copy has no soft hyphens: other programs would search for them, or show them.
  useEffect(() => {
    document.addEventListener("copy", copyWithoutSoftHyphens);
    return () => document.removeEventListener("copy", copyWithoutSoftHyphens);
  }, []);
  return <ScrollToTop />;
}
