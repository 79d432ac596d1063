import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage, ServerResponse } from "node:http";
import { connectionHeader } from "@/lib/http/visitor-address";
import { logRequest } from "@/lib/monitoring/request-log";
import { securityHeaders } from "@/lib/security/security-headers";

/**
 * Prepares every request before Next sees it, so that responses that Next makes by itself (a doubled slash, a file, an
 * error) are covered too: Node publishes this channel before the server's own listeners run.
 */
export function prepareRequests(): void {
  const headers = securityHeaders();
  subscribe("http.server.request.start", (message) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    recordConnection(request);
    response.setHeaders(headers);
    neutralise(request);
    // Last, for it logs the recorded connection.
    logRequest(request, response);
  });
}

/** Next tells its handlers no address of the connection, and believes any X-Forwarded-For. */
function recordConnection({ headers, socket }: IncomingMessage): void {
  const addresses = [headers["x-forwarded-for"], socket.remoteAddress].flat();
  headers[connectionHeader] = addresses.filter(Boolean).join(", ");
}

const knownMethods = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS)$/;

function neutralise(request: IncomingMessage): void {
  // Next answers it with `{}`, which a cache in front could keep as the page.
  delete request.headers["x-middleware-prefetch"];
  // Next answers methods that it does not know with a bare 400, and TRACE with 500; PUT is answered with 405 everywhere.
  if (!knownMethods.test(request.method ?? "")) request.method = "PUT";
}
