import { useEffect, useRef } from "react";
import { contentId } from "@/lib/browser/element-ids";

/** Focuses the content when a change removed the focused element, so that the focus does not start again at the top. */
export function useFocusFallback(content: unknown): void {
  const previous = useRef(content);
  useEffect(() => {
    if (previous.current === content) return;
    previous.current = content;
    const isLost = document.activeElement === document.body;
    if (isLost) document.getElementById(contentId)?.focus({ preventScroll: true });
  }, [content]);
}
