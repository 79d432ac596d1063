import { subscribe } from "node:diagnostics_channel";
import type { IncomingMessage } from "node:http";
import { connectionHeader } from "@/lib/http/visitor-address";

/**
 * Notes on every request where its connection comes from, before Next sees it: Next tells its handlers no address, and
 * takes X-Forwarded-For from whoever wrote it.
 */
export function followConnections(): void {
  subscribe("http.server.request.start", (message) => {
    const { request } = message as { request: IncomingMessage };
    const forwarded = request.headers["x-forwarded-for"];
    request.headers[connectionHeader] = [forwarded, request.socket.remoteAddress]
      .flat()
      .filter(Boolean)
      .join(", ");
  });
}
