import { type RefObject, useEffect, useRef, useState } from "react";

/**
 * Whether the page is scrolled further than `thresholdPx`. The ref goes to an element with the class `scroll-mark`,
 * which stands at the top of the page: an IntersectionObserver watches it, so that no code runs while scrolling.
 */
export function useScrolledPast(thresholdPx: number): [RefObject<HTMLSpanElement | null>, boolean] {
  const mark = useRef<HTMLSpanElement>(null);
  const [past, setPast] = useState(false);

  useEffect(() => {
    if (!mark.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const latest = entries.at(-1);
        if (latest) setPast(latest.boundingClientRect.top < -thresholdPx);
      },
      // On zoomed pages positions are fractions of pixels, which the steps 0 and 1 alone would miss.
      { rootMargin: `${thresholdPx}px 0px 0px`, threshold: [0, 0.25, 0.5, 0.75, 1] },
    );
    observer.observe(mark.current);
    return () => observer.disconnect();
  }, [thresholdPx]);

  return [mark, past];
}
