import { maxFiles, maxPages, maxPictures } from "./base/limits";

const prefix = "dorfforum-unterwegs-";

/** The caches on the visitor's device. Another format needs other names: those that are not listed here are deleted. */
export const offlineCaches = {
  /** Empty; exists from the visitor's act until the visitor deletes what is stored. */
  consent: `${prefix}an-1`,
  pages: `${prefix}seiten-1`,
  /** Scripts, styles and fonts of the build, whose names change with their content */
  files: `${prefix}dateien-1`,
  pictures: `${prefix}bilder-1`,
};

const maxEntries = new Map([
  [offlineCaches.pages, maxPages],
  [offlineCaches.files, maxFiles],
  [offlineCaches.pictures, maxPictures],
]);

/** Whether the visitor has asked for it and not deleted it: otherwise nothing may be stored. */
export const isStoring = (): Promise<boolean> => caches.has(offlineCaches.consent);

/**
 * Deletes what was stored first until the cache is within its limit, and what was stored while all was being deleted. Follows
 * whatever opens a cache.
 */
export async function trimCache(name: string): Promise<void> {
  const cache = await caches.open(name);
  const requests = await cache.keys();
  const surplus = requests.slice(0, Math.max(0, requests.length - (maxEntries.get(name) ?? 0)));
  await Promise.all(surplus.map((request) => cache.delete(request)));
  if (!(await isStoring())) await caches.delete(name);
}

/** Deletes the caches of reading offline, except those in `kept`; the consent first, so that nothing is stored after it. */
export async function deleteCaches(kept: readonly string[] = []): Promise<void> {
  const names = await caches.keys();
  const doomed = names.filter((name) => name.startsWith(prefix) && !kept.includes(name));
  if (doomed.includes(offlineCaches.consent)) await caches.delete(offlineCaches.consent);
  await Promise.all(doomed.map((name) => caches.delete(name)));
}

/** Ends the worker, unless push messages come to it as well: they end with their worker. */
export async function unregisterWithoutPush(registration: ServiceWorkerRegistration): Promise<void> {
  // Safari has no push outside of the home screen.
  if (!(await registration.pushManager?.getSubscription())) await registration.unregister();
}

/** When the server sent a stored page. */
export const storedAt = (response: Response): Date => new Date(response.headers.get("date") ?? Date.now());
