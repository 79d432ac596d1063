/// <reference lib="webworker" />
import { routes } from "@/lib/urls/routes";
import { deleteCaches, isStoring, offlineCaches } from "./offline-caches";
import type { LoadedFiles } from "./offline-reading";
import {
  findStored,
  NotOfferedError,
  refreshWhenDue,
  storeFiles,
  storePage,
  storePictures,
  storePlannedPages,
  tidyUp,
} from "./page-store";
import { isStorable } from "./storable-pages";
import { data, pageOf, pages, strategyFor } from "./strategies";

/*
 * The service worker of reading offline (docs/decisions/offline.md). It is registered by "Für unterwegs speichern" alone,
 * asks the network first for every page, and stores nothing once its caches are deleted.
 */

declare const self: ServiceWorkerGlobalScope;

// Nobody waits on an old worker until all tabs are closed.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** The first worker is activated before anything is stored; each later one belongs to another build. */
async function takeOver(): Promise<void> {
  await self.clients.claim();
  await self.registration.navigationPreload?.enable();
  if (!(await isStoring())) return;
  await keepOffered(() => storePlannedPages(true));
  await tidyUp();
}

/** The site may have stopped to offer this, or have no connection just now. */
async function keepOffered(store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (!(error instanceof NotOfferedError)) return;
    await deleteCaches();
    await self.registration.unregister();
  }
}

/** Asked by lib/offline/offline-reading.ts, with the files and pictures that its page has loaded. */
self.addEventListener("message", (event) => {
  const { files, pictures } = event.data as LoadedFiles;
  const [port] = event.ports;
  const store = async () => {
    await caches.open(offlineCaches.pages);
    await storePlannedPages(true);
    await storeFiles(files);
    await storePictures(pictures);
    if (!(await findStored(routes.offline))) throw new TypeError("The overview was not stored");
  };
  event.waitUntil(
    store().then(
      () => port?.postMessage({}),
      (error: Error) => port?.postMessage({ failure: error.name }),
    ),
  );
});

self.addEventListener("fetch", (event) => {
  const strategy = strategyFor(event.request);
  if (!strategy) return;
  const [response, isStored] = strategy.handleAll({ event, request: event.request });
  event.respondWith(response);
  if (strategy === pages || strategy === data)
    event.waitUntil(isStored.catch(() => undefined).then(() => afterwards(event.request, response)));
});

/** Stores the document of a page that was loaded by client navigation: the navigation fetched React's data only. */
async function afterwards(request: Request, answer: Promise<Response>): Promise<void> {
  const isAnswered = await answer.then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isAnswered || !(await isStoring())) return;
  const page = pageOf(request);
  const isOpened = request.headers.has("rsc") && !request.headers.has("next-router-prefetch");
  if (isOpened && isStorable(page)) await storePage(page.pathname + page.search);
  await keepOffered(refreshWhenDue);
}
