import { useEffect, useRef } from "react";
import { contentId } from "@/lib/browser/element-ids";

/** A intent that was taken away takes the focus with it: it goes to the content then, and not to the top of the page. */
export function useFocusFallback(content: unknown): void {
  const before = useRef(content);
  useEffect(() => {
    if (before.current === content) return;
    before.current = content;
    const isLost = document.activeElement === document.body;
    if (isLost) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [content]);
}
