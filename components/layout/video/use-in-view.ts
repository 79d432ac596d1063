import { type RefObject, useEffect, useState } from "react";

/** Share of the video's area that has to be visible before it loads (spec.md §9). */
const videoVisibilityThreshold = 0.1;

/** Whether enough of the element is visible. False until the page's load event, so that the video delays nothing. */
export function useInView(element: RefObject<HTMLElement | null>): boolean {
  const [inView, setInView] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.some((entry) => entry.intersectionRatio >= videoVisibilityThreshold)),
      { threshold: videoVisibilityThreshold },
    );
    const start = () => element.current && observer.observe(element.current);
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => {
      removeEventListener("load", start);
      observer.disconnect();
    };
  }, [element]);

  return inView;
}
