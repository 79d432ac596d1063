import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether the page is scrolled past a mark: an element one pixel high that stands in the page as far down as the
 * threshold (its own CSS says where). The browser tells when the mark leaves the window's upper edge, so that nothing
 * runs while scrolling. Exactly at the threshold the mark is still whole: not past.
 */
export function useScrolledPast(): [RefObject<HTMLSpanElement | null>, boolean] {
  const mark = useRef<HTMLSpanElement>(null);
  const [past, setPast] = useState(false);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setPast(latest.boundingClientRect.top < 0);
      },
      // Zoomed pages have fractions of pixels: more steps than 0 and 1 catch them.
      { threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, []);

  return [mark, past];
}
