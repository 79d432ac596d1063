import { sendSearchGaps } from "@/lib/cms/search-gaps";
import { reportError } from "@/lib/monitoring/report-error";
import { processWide } from "@/lib/process-wide";
import { ZeroResultCounter } from "./zero-result-counter";

const reportIntervalMs = 60_000;
const maxQueriesPerReport = 50;

const counter = () =>
  processWide("zeroResultCounter", () => {
    setInterval(reportZeroResults, reportIntervalMs).unref();
    return new ZeroResultCounter();
  });

export const countZeroResults = (q: string, visitor: string): void => counter().count(q, visitor);

async function reportZeroResults(): Promise<void> {
  const queries = counter().reportable(maxQueriesPerReport);
  if (queries.length === 0) return;
  try {
    await sendSearchGaps(queries);
    counter().markReported(queries);
  } catch (error) {
    // The queries stay and are reported again.
    reportError(error, { part: "searches without results" });
  }
}
