import { setTimeout as sleep } from "node:timers/promises";
import { UnavailableError } from "@/lib/http/unavailable-error";
import { processWide } from "@/lib/runtime/process-wide";

/** No request waits longer for the index. */
export const maxIndexWaitMs = 100;
/** After this time a page or a browser asks again. */
export const retryAfterSeconds = 2;

/** The index does not hold all content yet: results would be wrong. */
export class SearchNotReadyError extends UnavailableError {
  override name = "SearchNotReadyError";
  constructor() {
    super("The search index is not ready");
  }
}

/** Tested by name, because each bundle (pages, routes) has its own class. */
export const isSearchNotReady = (error: unknown): boolean =>
  error instanceof Error && error.name === "SearchNotReadyError";

type Readiness = { isReady: boolean; ready: Promise<void>; settle: () => void };

/** Apart from the index (current-index.ts), whose code the middleware does without */
const readiness = processWide("searchReadiness", (): Readiness => {
  let settle = () => {};
  const ready = new Promise<void>((resolve) => {
    settle = resolve;
  });
  return { isReady: false, ready, settle };
});

/** For the index, once it holds all content. It stays ready. */
export function markSearchReady(): void {
  readiness.isReady = true;
  readiness.settle();
}

/** Whether searches can be answered */
export const isSearchReady = (): boolean => readiness.isReady;

/** As isSearchReady(), after 100 ms at most */
export async function waitForSearch(): Promise<boolean> {
  if (!readiness.isReady)
    await Promise.race([readiness.ready, sleep(maxIndexWaitMs, undefined, { ref: false })]);
  return readiness.isReady;
}
