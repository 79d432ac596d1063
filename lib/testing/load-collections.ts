import { setTimeout as sleep } from "node:timers/promises";
import { collections } from "@/lib/content/collections";

const maxMs = 20_000;
const pauseMs = 200;

/**
 * Loads all content from the CMS of a test. Where modules are compiled meanwhile, its first answers may come too late for a
 * visitor; replicas then load it again. @throws CmsRequestError after 20 s
 */
export async function loadCollections(): Promise<void> {
  const startedAt = performance.now();
  for (;;) {
    try {
      await Promise.all(collections().map((collection) => collection.ready()));
      return;
    } catch (error) {
      if (performance.now() - startedAt > maxMs) throw error;
      await sleep(pauseMs);
    }
  }
}
