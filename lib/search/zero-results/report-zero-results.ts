import { sendSearchGaps } from "@/lib/cms/search-gaps";
import { reportError } from "@/lib/monitoring/report-error";
import { ZeroResultCounter } from "./zero-result-counter";

/** How often the CMS is told, in milliseconds: one small request, and none when there is nothing new. */
const interval = 60_000;
const atOnce = 50;

const key = Symbol.for("dorfforum.searchGaps");
// On globalThis, because Next bundles pages and routes apart in one process.
const shared = globalThis as { [key]?: ZeroResultCounter };

/** Remembers that a query found nothing; editors are told when several visitors asked it. */
export function countZeroResults(q: string, visitor: string): void {
  if (!shared[key]) {
    shared[key] = new ZeroResultCounter();
    setInterval(reportZeroResults, interval).unref();
  }
  shared[key].count(q, visitor);
}

async function reportZeroResults(): Promise<void> {
  const gaps = shared[key]?.toTell(atOnce) ?? [];
  if (gaps.length === 0) return;
  try {
    await sendSearchGaps(gaps);
    shared[key]?.told(gaps);
  } catch (error) {
    // Kept, and told with the next ones.
    reportError(error, { part: "searches that found nothing" });
  }
}
