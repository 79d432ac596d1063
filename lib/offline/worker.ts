/// <reference lib="webworker" />
import type { Strategy } from "serwist";
import { showMessages } from "@/lib/letters/push-worker";
import { routes } from "@/lib/urls/routes";
import { deleteCaches, isStoring, offlineCaches, unregisterWithoutPush } from "./offline-caches";
import type { Loaded } from "./offline-reading";
import {
  findStored,
  NotOfferedError,
  refreshWhenDue,
  storePages,
  storePictures,
  storePlannedPages,
  tidyUp,
} from "./page-store";
import { isStorable } from "./storable-pages";
import { data, pageOf, pages, strategyFor } from "./strategies";

/*
 * The service worker of reading offline (docs/decisions/offline.md) and of push messages (docs/decisions/letters.md). It is
 * registered by "Für unterwegs speichern" and "Auf diesem Gerät" alone, asks the network first for every page, and stores nothing once its caches are deleted.
 */

declare const self: ServiceWorkerGlobalScope;

showMessages();

// Nobody waits on an old worker until all tabs are closed.
self.addEventListener("install", (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));

/** The first worker is activated before anything is stored; each later one belongs to another build. */
async function takeOver(): Promise<void> {
  await self.clients.claim();
  // Firefox resolves a preload that failed with an error, which Serwist takes for the page. Former builds enabled it.
  await self.registration.navigationPreload?.disable();
  // Former builds took the pages themselves for the consent.
  if (await caches.has(offlineCaches.pages)) await caches.open(offlineCaches.consent);
  if (await isStoring()) await keepOffered(() => storePlannedPages(true));
  // Not where that has deleted the caches: it would open them again.
  if (await isStoring()) await tidyUp();
}

/** The site may have stopped to offer this, or have no connection just now. */
async function keepOffered(store: () => Promise<void>): Promise<void> {
  try {
    await store();
  } catch (error) {
    if (!(error instanceof NotOfferedError)) return;
    await deleteCaches();
    await unregisterWithoutPush(self.registration);
  }
}

/** Asked by lib/offline/offline-reading.ts, with the paths of the pictures that its page has loaded. */
self.addEventListener("message", (event) => {
  const { pictures } = event.data as Loaded;
  const [port] = event.ports;
  const store = async () => {
    await caches.open(offlineCaches.consent);
    await storePlannedPages(true);
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
  if (strategy) event.respondWith(answer(event, strategy));
});

/** Where nothing is stored, the worker serves push alone, and requests are made as if there were none. */
async function answer(event: FetchEvent, strategy: Strategy): Promise<Response> {
  if (!(await isStoring())) return fetch(event.request);
  const [response, isStored] = strategy.handleAll({ event, request: event.request });
  if (strategy === pages || strategy === data)
    event.waitUntil(isStored.catch(() => undefined).then(() => afterwards(event.request, response)));
  // What fails without the worker fails with it, and is no error of the worker.
  return response.catch(() => Response.error());
}

/** Stores the document of a page that was loaded by client navigation: the navigation fetched React's data only. */
async function afterwards(request: Request, answer: Promise<Response>): Promise<void> {
  const isAnswered = await answer.then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isAnswered || !(await isStoring())) return;
  const page = pageOf(request);
  const isOpened = request.headers.has("rsc") && !request.headers.has("next-router-prefetch");
  if (isOpened && isStorable(page)) await storePages([page.pathname + page.search]);
  await keepOffered(refreshWhenDue);
}
