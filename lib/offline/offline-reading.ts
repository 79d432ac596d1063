import { routes } from "@/lib/urls/routes";
import { deleteCaches, isStoring, offlineCaches, storedAt, unregisterWithoutPush } from "./offline-caches";

/** The visitor's side of reading offline: asks the service worker to store, and looks at what it has stored. */

export type SavingFailure = "unsupported" | "offline" | "full" | "unknown";

export class SavingError extends Error {
  override name = "SavingError";
  constructor(
    readonly reason: SavingFailure,
    cause: unknown,
  ) {
    super(`Pages were not stored: ${reason}`, { cause });
  }
}

/** Phones on a slow line fetch some 30 pages. */
const savingTimeoutMs = 120_000;

/** Registers the worker and has it store; what was stored of a failed attempt is deleted. @throws SavingError */
export async function saveForOffline(): Promise<void> {
  if (!("serviceWorker" in navigator) || !("caches" in window))
    throw new SavingError("unsupported", undefined);
  try {
    await navigator.serviceWorker.register(routes.offlineWorker, { scope: "/", updateViaCache: "none" });
    const { active } = await navigator.serviceWorker.ready;
    if (active) await askToStore(active);
  } catch (error) {
    await removeOffline().catch(() => undefined);
    throw new SavingError(reasonOf(error), error);
  }
}

function askToStore(worker: ServiceWorker): Promise<void> {
  const { port1: receiver, port2: sender } = new MessageChannel();
  const answer = new Promise<void>((resolve, reject) => {
    receiver.onmessage = ({ data: { failure } }: MessageEvent<{ failure?: string }>) => {
      if (failure === undefined) resolve();
      else reject(Object.assign(new Error("The worker could not store"), { name: failure }));
    };
    setTimeout(reject, savingTimeoutMs, new Error("The worker did not answer"));
  });
  worker.postMessage(loaded(), [sender]);
  return answer;
}

/** Paths of the pictures that a page has loaded from the site */
export type Loaded = { pictures: string[] };

const loaded = (): Loaded => ({
  pictures: performance
    .getEntriesByType("resource")
    .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === "img")
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === location.origin)
    .map(({ pathname, search }) => pathname + search),
});

function reasonOf(error: unknown): SavingFailure {
  const name = error instanceof Error ? error.name : "";
  if (name === "QuotaExceededError") return "full";
  if (name === "SecurityError" || name === "NotSupportedError") return "unsupported";
  return navigator.onLine ? "unknown" : "offline";
}

/** Deletes everything that was stored for reading offline, and the worker if nothing else needs it. */
export async function removeOffline(): Promise<void> {
  await deleteCaches();
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration) await unregisterWithoutPush(registration);
  // A page that the worker was storing meanwhile
  await deleteCaches();
}

/** How much is stored; undefined where nothing is. */
export async function storedBytes(): Promise<number | undefined> {
  if (!("caches" in window) || !(await isStoring())) return undefined;
  let bytes = 0;
  for (const name of Object.values(offlineCaches)) {
    const cache = await caches.open(name);
    for (const response of await cache.matchAll()) bytes += (await response.blob()).size;
  }
  return bytes;
}

export type StoredPage = { path: string; title: string; storedAt: Date };

/** The stored pages, the newest first. */
export async function storedPages(): Promise<StoredPage[]> {
  if (!("caches" in window) || !(await isStoring())) return [];
  const cache = await caches.open(offlineCaches.pages);
  const pages = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const response = await cache.match(request, { ignoreVary: true });
      const { pathname, search } = new URL(request.url);
      return (
        response && { path: pathname + search, title: await titleOf(response), storedAt: storedAt(response) }
      );
    }),
  );
  const found = pages.filter((page) => page !== undefined);
  // Entries have the site's title, which is that of the home page, behind their own.
  const siteTitle = found.find(({ path }) => path === routes.home)?.title;
  return found
    .map((page) => ({ ...page, title: page.title.replace(` – ${siteTitle}`, "") }))
    .sort((a, b) => b.storedAt.getTime() - a.storedAt.getTime());
}

async function titleOf(response: Response): Promise<string> {
  // Not the whole head: browsers would report its styles, whose hashes stand in the policy of another document.
  const [title = ""] = /<title>[^<]*/.exec(await response.text()) ?? [];
  return new DOMParser().parseFromString(title, "text/html").title;
}
