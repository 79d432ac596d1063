import type { IncomingMessage, ServerResponse } from "node:http";
import { serverEnv } from "@/lib/env/server";
import { addressIn, connectionHeader, networkOf } from "@/lib/http/visitor-address";
import { currentRequest, log } from "./log";
import { requestIdHeader, toRequestId } from "./request-id";
import { scrubLine } from "./scrub-text";

const unloggedPaths = /^\/(_next|medien)\//;

/** Gives a request its id, and logs it once it is answered. The query is left out, for search terms stand in it. */
export function logRequest(request: IncomingMessage, response: ServerResponse): void {
  const requestId = toRequestId(request.headers[requestIdHeader]);
  request.headers[requestIdHeader] = requestId;
  response.setHeader(requestIdHeader, requestId);
  currentRequest.enterWith({ requestId });

  const path = scrubLine(decoded(request.url)).slice(0, 200);
  if (unloggedPaths.test(path)) return;
  const startedAt = performance.now();
  response.once("close", () => {
    const status = response.writableFinished ? response.statusCode : "aborted";
    const ms = Math.round(performance.now() - startedAt);
    const line = { requestId, method: request.method, path, status, ms, from: visitorNetwork(request) };
    if (response.statusCode >= 500) log.warn(line, "request");
    else log.info(line, "request");
  });
}

/** "192.0.2.0" or "2001:db8:1::": a network of many connections, never a person's own. */
function visitorNetwork({ headers }: IncomingMessage): string | undefined {
  const address = addressIn(String(headers[connectionHeader] ?? ""), serverEnv().TRUSTED_PROXY_HOPS);
  return address && networkOf(address, { v4: 24, v6: 48 });
}

function decoded(url = "/"): string {
  const path = url.replace(/[?#].*$/s, "");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
