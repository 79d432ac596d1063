import { reportError } from "@/lib/monitoring/report-error";
import { processWide } from "@/lib/runtime/process-wide";

/** `model` is the collection whose content changed, by Strapi's singular API name, such as "veranstaltung". */
type Listener = (model: string) => void;

const listeners = processWide("contentChangeListeners", () => new Set<Listener>());

/**
 * Calls `listener` after each change of a collection's published content: after a webhook, after a change query that
 * found a difference, after the first load, from the CMS or from the copy on disk, and when a notice begins or ends. `collection.ready()` then
 * resolves with a new snapshot. A refresh that found nothing new calls nobody.
 * @returns a function that removes the listener
 */
export function onContentChange(listener: Listener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Called by replicas, and when a notice begins or ends. A listener that throws is reported and stops no other. */
export function announceContentChange(model: string): void {
  for (const listener of listeners) {
    try {
      listener(model);
    } catch (error) {
      reportError(error, { part: "content change listener", model });
    }
  }
}
