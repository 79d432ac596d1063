import { reportError } from "@/lib/monitoring/report-error";
import { articles } from "./articles";
import { categories } from "./categories";
import { readChanges } from "./changes";
import { events } from "./events";
import { infos } from "./infos";
import { offers } from "./offers";
import { organisations } from "./organisations";
import { pages } from "./pages";
import { replicas } from "./replicas";
import { settings } from "./settings";
import { synonyms } from "./synonyms";

/** How often the CMS is asked what changed while nobody listened, in milliseconds. */
const interval = 30_000;

const collections = [settings, categories, pages, events, articles, offers, infos, organisations, synonyms];

async function compareAll(): Promise<void> {
  try {
    const changes = await readChanges();
    for (const replica of replicas().values()) replica.compare(changes);
  } catch (error) {
    reportError(error, { part: "change query" });
  }
}

/**
 * Loads every replica, so that each page can be served from the first request and when the CMS goes away later,
 * and from then on heals lost webhooks. A CMS that is absent delays nothing: pages answer 503 until it comes.
 */
export function watchChanges(): void {
  for (const collection of collections) {
    // Each failure is reported by the replica itself; here nobody waits for an answer.
    collection.ready().catch(() => undefined);
  }
  setInterval(compareAll, interval).unref();
}
