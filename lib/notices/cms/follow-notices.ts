import { announceContentChange, onContentChange } from "@/lib/cms/content-changes";
import { reportError } from "@/lib/monitoring/report-error";
import { type CurrentNotices, currentNotices, notices } from "./notices";

/** The clock is read at least this often: it may be set while a timer runs, and timers hold no more than 24 days. */
const maxDelayMs = 60_000;

/**
 * Announces a change of content when a notice begins or ends, for whatever is kept until content changes. Pages and the
 * feed do not depend on it: they read the clock.
 * @returns a function that ends it
 */
export function followNotices(source: { ready: () => Promise<CurrentNotices> } = currentNotices): () => void {
  let timer: NodeJS.Timeout | undefined;
  let announced: CurrentNotices | undefined;

  async function check(byClock: boolean): Promise<void> {
    const current = await source.ready();
    const isNew = current !== announced;
    announced = current;
    clearTimeout(timer);
    timer = setTimeout(
      () => start(true),
      Math.min((current.nextMs ?? Infinity) - Date.now(), maxDelayMs),
    ).unref();
    if (isNew && byClock) announceContentChange(notices.model);
  }

  function start(byClock: boolean): void {
    check(byClock).catch((error: unknown) => reportError(error, { part: "notices" }));
  }

  const stop = onContentChange((model) => model === notices.model && start(false));
  start(false);
  return () => {
    stop();
    clearTimeout(timer);
  };
}
