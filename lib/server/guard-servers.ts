import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { type IncomingMessage, Server, type ServerResponse } from "node:http";
import type { Socket } from "node:net";
import { constants } from "node:zlib";
import compression from "compression";
import { asksForDocument } from "@/lib/html/cacheable";
import { cachedPage, type PageKey, type PageState } from "@/lib/html/page-cache";
import { transformResponse } from "@/lib/html/transform-response";
import { applyCacheControl, isStorable, secondHeader, untilEndOf } from "@/lib/http/cache-control";
import { asksForData, isAtItsAddress } from "@/lib/http/data-request";
import { reportError } from "@/lib/monitoring/report-error";
import { logRequest } from "@/lib/monitoring/request-log";
import { securityHeaders } from "@/lib/security/security-headers";
import { lookStyles } from "@/lib/theme/look-styles";
import { canonicalAddress } from "@/lib/urls/canonical-address";
import { readTarget, type Target } from "@/lib/urls/match-route";
import { isWithinConnectionLimit } from "./connection-limit";
import { prepareRequest, removeChangingHeaders } from "./prepare-request";
import {
  type Refusal,
  rawResponse,
  refusalOf,
  refusalOfError,
  tooManyConnections,
  tooManyRequests,
  unknownExpectation,
} from "./refusals";
import { secondsToWait } from "./request-limit";

const connections = "net.server.socket";
const requests = "http.server.request.start";

/** The state in which a page may be sent again; without it, each is rendered. */
type ReadState = (key: PageKey) => Promise<PageState | undefined>;

/** A little more than forms wait for their body (lib/forms/read-form.ts), so that they answer by themselves. */
const requestTimeoutMs = 100_000;
const headersTimeoutMs = 20_000;
/** Without a byte in either direction. Clients that never read an answer are closed after it. */
const idleTimeoutMs = 60_000;

/**
 * In place of Next's own compression, behind which no document can be arranged; with Brotli, in a window of 256 KiB, as long as
 * the longest script. Its usual window of 4 MiB, of each response, brought V8 to collect garbage five times as often.
 */
const compress = compression({ brotli: { params: { [constants.BROTLI_PARAM_LGWIN]: 18 } } });

/**
 * Puts a guard in front of every HTTP server of this process: it sets the headers that all responses have, logs, refuses
 * what Next cannot answer well, and bounds time and connections. Node publishes each new connection before anything is
 * read from it, whichever server it belongs to: that of the standalone server.js, of `next dev`, or of a test.
 * @returns a function that leaves servers alone that have no guard yet
 */
export function guardServers(readState: ReadState = async () => undefined): () => void {
  const headers = securityHeaders();
  const guarded = new WeakSet<Server>();
  function guardOnce(server: Server, socket: Socket): void {
    if (guarded.has(server)) return;
    guarded.add(server);
    guardServer(server, headers, readState);
    socket.setTimeout(idleTimeoutMs);
  }
  const guardConnection = (message: unknown) => {
    const { socket } = message as { socket: Socket & { server?: unknown } };
    const { server } = socket;
    if (!(server instanceof Server)) return;
    guardOnce(server, socket);
    if (isWithinConnectionLimit(socket)) return;
    socket.write(rawResponse(tooManyConnections, headers));
    // Nothing of it is read any more.
    socket.destroySoon();
  };
  // A connection that was opened before has no other message; its first request passes, those that follow do not.
  const guardRequest = (message: unknown) => {
    const { server, socket } = message as { server: Server; socket: Socket };
    guardOnce(server, socket);
  };
  subscribe(connections, guardConnection);
  subscribe(requests, guardRequest);
  return () => {
    unsubscribe(connections, guardConnection);
    unsubscribe(requests, guardRequest);
  };
}

function guardServer(server: Server, headers: ReadonlyMap<string, string>, readState: ReadState): void {
  const handlers = server.listeners("request");
  const pass = (request: IncomingMessage, response: ServerResponse) => {
    for (const handle of handlers) handle.call(server, request, response);
  };
  // An address that cannot be read is met again by the page, where Next reports it.
  const keyOf = (request: IncomingMessage, target: Target): PageKey | undefined => {
    try {
      return canonicalAddress(target, asksForData(request) ? ["_rsc"] : []);
    } catch {
      return undefined;
    }
  };
  const stateOf = async (key: PageKey | undefined) => key && readState(key).catch(reportNoState);
  async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    prepare(request, response, headers);
    const target = readTarget(request.url ?? "/");
    const refusal = refusalOf(request, target) ?? tooManyRequests(await secondsToWait(request, target));
    if (refusal) return refuse(response, refusal);
    const key = keyOf(request, target);
    if (key) request.url = key.address;
    if (target.match?.route.kind !== "api") removeChangingHeaders(request);
    if (process.env.NODE_ENV === "production") {
      const state = asksForDocument(request) ? await stateOf(key) : undefined;
      if (key && state && sendCachedPage(request, response, key, state)) return;
      compress(request as never, response as never, () => {});
      transformResponse(response, key && state && { key, state });
    }
    pass(request, response);
  }
  server.removeAllListeners("request");
  server.on("request", receive);
  server.on("checkExpectation", (request, response) => {
    prepare(request, response, headers);
    refuse(response, unknownExpectation);
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket: Socket) => {
    const isAnswered = "_httpMessage" in socket && socket._httpMessage !== null;
    if (socket.writable && !isAnswered) socket.write(rawResponse(refusalOfError(error.code), headers));
    // end() would leave the half open in which the client may go on sending.
    socket.destroySoon();
  });
  // Without it Node answers 400 by itself.
  Object.assign(server, { requireHostHeader: false });
  server.requestTimeout = requestTimeoutMs;
  server.headersTimeout = headersTimeoutMs;
  server.timeout = idleTimeoutMs;
  if (process.env.NODE_ENV === "production") ignoreUpgrades(server);
}

/** Pages are rendered for each request then. */
function reportNoState(error: unknown): undefined {
  reportError(error, { part: "page state" });
}

function prepare(
  request: IncomingMessage,
  response: ServerResponse,
  headers: ReadonlyMap<string, string>,
): void {
  response.setHeaders(new Map(headers));
  prepareRequest(request);
  if (isMadeForOthers(request.url)) response.setHeader("Cross-Origin-Resource-Policy", "cross-origin");
  finishHeaders(request, response);
  // Last, for it logs the recorded connection.
  logRequest(request, response);
}

function refuse(response: ServerResponse, { status, text, headers }: Refusal): void {
  const type = text && { "Content-Type": "text/plain; charset=utf-8" };
  response.writeHead(status, { ...type, ...headers }).end(text);
}

/** Share pictures, feeds with their pictures, calendars and lists of dates, which other sites and programs show. */
const isMadeForOthers = (url = ""): boolean =>
  /^\/(?:teilbild\/|einbetten\/|dateien\/|feed\.xml|[^?]*\.(?:ics|vcf)(?:\?|$))/.test(url);

/**
 * Without a listener Node ignores the header Upgrade and answers as usual (RFC 9110, 7.8). Next adds one, which leaves the
 * socket open for good; it is used while developing only.
 */
function ignoreUpgrades(server: Server): void {
  server.removeAllListeners("upgrade");
  server.on("newListener", (event: string) => {
    if (event === "upgrade") process.nextTick(() => server.removeAllListeners("upgrade"));
  });
}

/** Removes what is internal: the address that Next has rendered for a 404 or 503, the middleware's Cache-Control. Says who may keep the answer, and how long the edge may keep the answer. */
function finishHeaders(request: IncomingMessage, response: ServerResponse): void {
  const { writeHead } = response;
  const keptUntil = untilEndOf(request.headers[secondHeader]);
  // Of the address as it was sent: pages are looked up by another.
  const mayBeStoredHere = isAtItsAddress(request);
  response.writeHead = function (this: ServerResponse, ...parameters: unknown[]) {
    this.removeHeader("x-middleware-rewrite");
    applyCacheControl(this);
    if (!mayBeStoredHere) this.setHeader("Cache-Control", "no-store");
    if (keptUntil && this.statusCode < 500 && isStorable(this.getHeader("Cache-Control")))
      this.setHeader("X-Accel-Expires", keptUntil);
    return Reflect.apply(writeHead, this, parameters);
  } as ServerResponse["writeHead"];
}

/**
 * Sends the page that an address had in this state. The header Cache-Status (RFC 9211) says so.
 * @returns false if there is none
 */
function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  key: PageKey,
  state: PageState,
): boolean {
  const page = cachedPage(key, lookStyles(), state);
  if (!page) return false;
  for (const [name, value] of page.answer.headers) response.setHeader(name, value);
  response.setHeader("Cache-Status", "dorfforum; hit");
  page.document.send(request, response).catch((error) => {
    reportError(error, { part: "kept page" });
    response.destroy();
  });
  return true;
}
