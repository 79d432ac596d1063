/** For browsers without `requestIdleCallback` (Safari before 26) */
const fallbackDelayMs = 500;

/** A page that plays a film on a slow device may never be idle. */
const maxWaitMs = 3000;

/** Runs something once the browser has nothing else to do, or after three seconds. @returns a function that cancels it */
export function whenIdle(run: () => unknown): () => void {
  if (typeof requestIdleCallback === "function") {
    const id = requestIdleCallback(run, { timeout: maxWaitMs });
    return () => cancelIdleCallback(id);
  }
  const id = setTimeout(run, fallbackDelayMs);
  return () => clearTimeout(id);
}
