import { readChanges } from "@/lib/cms/changes";
import { reportError } from "@/lib/monitoring/report-error";
import { collections } from "./collections";

const intervalMs = 30_000;

/** Asks the CMS once what has changed, and refreshes what differs. A failure is reported. */
export async function compareAll(): Promise<void> {
  try {
    const changes = await readChanges();
    for (const { replica } of collections()) replica.compare(changes);
  } catch (error) {
    reportError(error, { part: "change query" });
  }
}

/**
 * Loads every collection, so that each page can be served from the first request on and while the CMS is away, and from
 * then on finds every 30 seconds what lost webhooks did not tell. It waits for nothing: without the CMS pages answer 503.
 */
export function watchChanges(): void {
  for (const collection of collections()) {
    // The replica reports the failure itself.
    collection.ready().catch(() => undefined);
  }
  setInterval(compareAll, intervalMs).unref();
}
