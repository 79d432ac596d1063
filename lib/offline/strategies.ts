/// <reference lib="webworker" />
import { CacheFirst, NetworkFirst, NetworkOnly, type SerwistPlugin, type Strategy } from "serwist";
import { routes } from "@/lib/urls/routes";
import { offlineTexts } from "./base/texts";
import { isStoring, offlineCaches, trimCache } from "./offline-caches";
import { withNotice } from "./offline-notice";
import { filesOf } from "./page-files";
import { findStored, isSmallPicture, isWholePage, storeFiles } from "./page-store";
import { isStorable } from "./storable-pages";

declare const self: ServiceWorkerGlobalScope;

/** The network has not even begun to answer by then; phones with one bar would wait for minutes. */
const networkTimeoutSeconds = 5;
/** Links within the site: the browser then loads the whole page, and waits once more. */
const dataTimeoutSeconds = 3;

/** The page that a document or the data of a link belongs to */
export const pageOf = ({ url }: Request | Client) => {
  const page = new URL(url);
  page.hash = "";
  page.searchParams.delete("_rsc");
  return page;
};

type IsWanted = (response: Response, event: ExtendableEvent) => boolean | Promise<boolean>;

const onlyIf = (isWanted: IsWanted): SerwistPlugin => ({
  cacheWillUpdate: async ({ response, event }) =>
    (await isWanted(response, event)) && (await isStoring()) ? response : null,
  cacheDidUpdate: ({ cacheName }) => trimCache(cacheName),
});

const matchOptions = { ignoreVary: true };

export const pages = new NetworkFirst({
  cacheName: offlineCaches.pages,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [
    onlyIf(isWholePage),
    {
      cacheKeyWillBeUsed: async ({ request }) => pageOf(request).href,
      cacheDidUpdate: async ({ newResponse }) => storeFiles(filesOf(await newResponse.clone().text())),
      cachedResponseWillBeUsed: async ({ cachedResponse }) =>
        cachedResponse && withNotice(cachedResponse, self.navigator.onLine),
      handlerDidError: async ({ request }) => instead(request),
    },
  ],
});

/** What is never stored: a browser shows an error page of its own without a connection. */
const otherDocuments = new NetworkOnly({
  plugins: [{ handlerDidError: async ({ request }) => instead(request) }],
});

/** For a page that is not stored: the page without its view, or the overview that names the page that was asked for. */
async function instead(request: Request): Promise<Response> {
  const { pathname, search } = pageOf(request);
  if (search && (await findStored(pathname))) return Response.redirect(pathname, 303);
  if (pathname !== routes.offline && (await findStored(routes.offline)))
    return Response.redirect(`${routes.offline}#${pathname}${search}`, 303);
  const html = `<!doctype html><html lang="de"><title>${offlineTexts.title}</title><p>${offlineTexts.notStored}`;
  return new Response(html, { status: 503, headers: { "Content-Type": "text/html; charset=utf-8" } });
}

/** Of links within the site, for which no document is fetched */
export const data = new NetworkOnly({ networkTimeoutSeconds: dataTimeoutSeconds });

const files = new CacheFirst({
  cacheName: offlineCaches.files,
  matchOptions,
  plugins: [onlyIf(({ status }) => status === 200)],
});

const pictures = new NetworkFirst({
  cacheName: offlineCaches.pictures,
  networkTimeoutSeconds,
  matchOptions,
  plugins: [
    onlyIf(async (response, event) => (await isOnStorablePage(event)) && (await isSmallPicture(response))),
  ],
});

async function isOnStorablePage(event: ExtendableEvent): Promise<boolean> {
  const client = event instanceof FetchEvent ? await self.clients.get(event.clientId) : undefined;
  return client !== undefined && isStorable(pageOf(client));
}

/** How a request is answered; undefined for one that the browser makes as if there were no worker. */
export function strategyFor(request: Request): Strategy | undefined {
  const { origin, pathname } = new URL(request.url);
  if (origin !== location.origin) return undefined;
  if (request.mode === "navigate")
    return request.method === "GET" && isStorable(pageOf(request)) ? pages : otherDocuments;
  if (request.method !== "GET") return undefined;
  if (request.headers.has("rsc")) return data;
  if (pathname.startsWith("/_next/static/")) return files;
  return request.destination === "image" ? pictures : undefined;
}
