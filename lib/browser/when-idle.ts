/** For browsers without `requestIdleCallback` (Safari before 26) */
const fallbackDelayMs = 500;

/** Runs something once the browser has nothing else to do. @returns a function that cancels it */
export function whenIdle(run: () => unknown): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(run);
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, fallbackDelayMs);
  return () => clearTimeout(id);
}
