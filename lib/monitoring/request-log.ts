import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { serverEnv } from "@/lib/env/server";
import { addressIn, connectionHeader } from "@/lib/http/visitor-address";
import { currentRequest, log } from "./log";
import { requestIdHeader, toRequestId } from "./request-id";
import { scrubLine } from "./scrub-text";

type Start = { request: IncomingMessage; response: ServerResponse };

/** Files of the build and of the design are not worth a line. */
const quiet = /^\/(_next|medien)\//;

/**
 * Names every request before Next sees it, and writes a line once it is answered: method, path without query, status,
 * milliseconds and the visitor's network. What visitors searched for is in the query and stays out.
 */
export function logRequests(): void {
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as Start;
    const requestId = toRequestId(request.headers[requestIdHeader]);
    request.headers[requestIdHeader] = requestId;
    response.setHeader(requestIdHeader, requestId);
    currentRequest.enterWith({ requestId });

    const path = scrubLine(decoded(request.url)).slice(0, 200);
    if (quiet.test(path)) return;
    const begun = performance.now();
    response.once("close", () => {
      const status = response.writableFinished ? response.statusCode : "aborted";
      const ms = Math.round(performance.now() - begun);
      const line = { requestId, method: request.method, path, status, ms, from: shortAddress(request) };
      if (response.statusCode >= 500) log.warn(line, "request");
      else log.info(line, "request");
    });
  });
}

/** "192.0.2.0" or "2001:db8:1::": a network, never a person's connection */
function shortAddress({ headers }: IncomingMessage): string | undefined {
  const address = addressIn(String(headers[connectionHeader] ?? ""), serverEnv().TRUSTED_PROXY_HOPS);
  if (!address?.includes(":")) return address?.replace(/\d+$/, "0");
  const groups = (address.split("::", 1)[0] ?? "").split(":");
  return `${groups.slice(0, 3).join(":")}::`;
}

function decoded(url = "/"): string {
  const path = url.replace(/[?#].*$/s, "");
  try {
    return decodeURI(path);
  } catch {
    // A malformed escape: as it was sent.
    return path;
  }
}
