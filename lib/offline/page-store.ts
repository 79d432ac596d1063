import { routes } from "@/lib/urls/routes";
import { maxPageAgeDays, maxPictureBytes } from "./base/limits";
import { deleteCaches, isStoring, offlineCaches, storedAt, trimCache } from "./offline-caches";
import { filesOf } from "./page-files";
import { isStorable } from "./storable-pages";

/** A page to be stored without having been opened, and after how many hours it is fetched again. */
export type PlannedPage = { path: string; refreshHours: number };

/** The site offers no reading offline (any more): what was stored goes. */
export class NotOfferedError extends Error {
  override name = "NotOfferedError";
}

const hourMs = 3_600_000;
/** Opening hours and dates are this old at most while a visitor reads with a connection. */
const refreshIntervalMs = hourMs;
const parallelFetches = 4;

/** Matches whatever the request's headers say: documents and data of a page have different addresses here. */
const anyHeaders = { ignoreVary: true };

export async function findStored(url: string): Promise<Response | undefined> {
  // Unlike open(), it creates no cache.
  const stored = await caches.match(url, { ...anyHeaders, cacheName: offlineCaches.pages });
  return stored && ageMs(stored) < maxPageAgeDays * 24 * hourMs ? stored : undefined;
}

const ageMs = (stored: Response): number => Date.now() - storedAt(stored).getTime();

/** Whether a response is the page itself: not an error, not a redirect to another page, not a file. */
export const isWholePage = (response: Response): boolean =>
  response.status === 200 &&
  response.type === "basic" &&
  !response.redirected &&
  (response.headers.get("content-type") ?? "").startsWith("text/html");

/** Fetches pages and stores them with the files that they need. */
export async function storePages(paths: readonly string[]): Promise<void> {
  for (let first = 0; first < paths.length; first += parallelFetches) {
    const documents = await Promise.all(paths.slice(first, first + parallelFetches).map(storeDocument));
    await storeFiles(documents.flatMap(filesOf));
  }
  await trimCache(offlineCaches.pages);
}

/** @returns its HTML; nothing when it is not stored */
async function storeDocument(path: string): Promise<string> {
  const response = await fetch(path, { headers: { Accept: "text/html" } });
  if (!isWholePage(response) || !(await isStoring())) return "";
  const html = response.clone().text();
  await (await caches.open(offlineCaches.pages)).put(path, response);
  return html;
}

/**
 * Stores files with all that they name, such as code that a page loads late; fetches what is not stored yet. One that is
 * missing takes nothing from the text of a page.
 * @returns the addresses of all of them
 */
export async function storeFiles(files: readonly string[]): Promise<Set<string>> {
  const all = new Set<string>();
  if (!(await isStoring())) return all;
  const cache = await caches.open(offlineCaches.files);
  async function store(file: string): Promise<void> {
    if (all.has(file)) return;
    all.add(file);
    if (!(await cache.match(file, anyHeaders))) await cache.add(file).catch(() => undefined);
    const stored = /\.(?:js|css)$/.test(file) && (await cache.match(file, anyHeaders));
    if (stored) await Promise.all(filesOf(await stored.text()).map(store));
  }
  await Promise.all(files.map(store));
  await trimCache(offlineCaches.files);
  return all;
}

/** Stores the pictures among these that are small enough. */
export async function storePictures(pictures: readonly string[]): Promise<void> {
  const cache = await caches.open(offlineCaches.pictures);
  await Promise.all(
    pictures.map(async (picture) => {
      const response = await fetch(picture).catch(() => undefined);
      if (response && (await isSmallPicture(response))) await cache.put(picture, response);
    }),
  );
  await trimCache(offlineCaches.pictures);
}

export const isSmallPicture = async (response: Response): Promise<boolean> =>
  response.status === 200 && (await response.clone().blob()).size <= maxPictureBytes;

/** Stores everything that the visitor gets without having opened it. @throws NotOfferedError, or TypeError without a connection */
export async function storePlannedPages(isForced: boolean): Promise<void> {
  const due: string[] = [];
  for (const { path, refreshHours } of await fetchPlan()) {
    const stored = isForced ? undefined : await findStored(path);
    if (!stored || ageMs(stored) >= refreshHours * hourMs) due.push(path);
  }
  await storePages(due);
}

async function fetchPlan(): Promise<PlannedPage[]> {
  const response = await fetch(routes.offlinePlan, { cache: "no-store" });
  if (response.status === 404 || response.status === 410) throw new NotOfferedError();
  if (!response.ok) throw new TypeError(`The plan was answered with ${response.status}`);
  const { pages } = (await response.json()) as { pages: PlannedPage[] };
  return pages.filter(({ path }) => isStorable(new URL(path, location.origin)));
}

/** Fetches again what is too old, at most once an hour. */
export async function refreshWhenDue(): Promise<void> {
  const overview = await findStored(routes.offline);
  if (!overview || ageMs(overview) >= refreshIntervalMs) await storePlannedPages(false);
}

/** Deletes caches of former formats, pages that are too old, and files that no stored page needs. */
export async function tidyUp(): Promise<void> {
  await deleteCaches(Object.values(offlineCaches));
  const pages = await caches.open(offlineCaches.pages);
  const named: string[] = [];
  for (const request of await pages.keys()) {
    const stored = await findStored(request.url);
    if (stored) named.push(...filesOf(await stored.text()));
    else await pages.delete(request);
  }
  const needed = await storeFiles(named);
  const files = await caches.open(offlineCaches.files);
  for (const request of await files.keys())
    if (!needed.has(new URL(request.url).pathname)) await files.delete(request);
}
