import type { IncomingMessage, ServerResponse } from "node:http";
import { serverEnv } from "@/lib/env/server";
import { addressIn, connectionHeader, networkOf } from "@/lib/http/visitor-address";
import { currentRequest, log } from "./log";
import { measureRequest } from "./metrics";
import { requestIdHeader, toRequestId } from "./request-id";
import { scrubLine } from "./scrub-text";

const unloggedPaths = /^\/(_next|medien)\//;

/** Gives a request its id, and logs and measures it once it is answered. The query is left out, for search terms stand in it. */
export function logRequest(request: IncomingMessage, response: ServerResponse): void {
  const requestId = toRequestId(request.headers[requestIdHeader]);
  request.headers[requestIdHeader] = requestId;
  response.setHeader(requestIdHeader, requestId);
  currentRequest.enterWith({ requestId });

  const { method = "", url = "/" } = request;
  const startedAt = performance.now();
  response.once("close", () => {
    const status = response.writableFinished ? response.statusCode : "aborted";
    const durationMs = performance.now() - startedAt;
    measureRequest(url, method, status, durationMs);
    const path = scrubLine(decoded(url)).slice(0, 200);
    if (unloggedPaths.test(path)) return;
    const line = {
      requestId,
      method,
      path,
      status,
      ms: Math.round(durationMs),
      from: visitorNetwork(request),
    };
    log[levelOf(response)](line, "request");
  });
}

function levelOf({ statusCode, writableFinished }: ServerResponse): "debug" | "info" | "warn" {
  if (statusCode >= 500) return "warn";
  return writableFinished ? "info" : "debug";
}

/** "192.0.2.0" or "2001:db8:1::": a network of many connections, never a person's own. */
function visitorNetwork({ headers }: IncomingMessage): string | undefined {
  const address = addressIn(String(headers[connectionHeader] ?? ""), serverEnv().TRUSTED_PROXY_HOPS);
  return address && networkOf(address, { v4: 24, v6: 48 });
}

function decoded(url: string): string {
  const path = url.replace(/[?#].*$/s, "");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}
