import { type RefObject, useEffect, useRef, useState } from "react";

/** The share of the film that has to be visible (spec.md §9). */
const threshold = 0.1;

/** Whether a tenth of the element has been visible since the page finished loading: the film waits for what matters more. */
export function useSeen(): [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => setSeen(entries.some((entry) => entry.intersectionRatio >= threshold)),
      { threshold },
    );
    const start = () => element.current && observer.observe(element.current);
    if (document.readyState === "complete") start();
    else addEventListener("load", start, { once: true });
    return () => {
      removeEventListener("load", start);
      observer.disconnect();
    };
  }, []);

  return [element, seen];
}
