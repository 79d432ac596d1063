import { serverEnv } from "@/lib/env/server";
import { sameSecret } from "./same-secret";

const nonceHeader = "x-edge-nonce";
const secondHeader = "x-edge-second";

/**
 * What the edge (deploy/nginx) sends with a request for a page that it caches for all visitors. In each answer it replaces
 * `nonce` by a fresh one. `headers` let it keep the page until its second is over; they win over `Cache-Control` in nginx.
 * Undefined for every other request, whatever it claims.
 */
export function edgeRequest(received: Headers): { nonce: string; headers: [string, string][] } | undefined {
  const { EDGE_NONCE } = serverEnv();
  const sent = received.get(nonceHeader);
  if (!EDGE_NONCE || !sent || !sameSecret(sent, EDGE_NONCE)) return undefined;
  const second = received.get(secondHeader) ?? "";
  // The edge's own clock: a page would be kept too long by that of another machine.
  const headers: [string, string][] = /^\d{10}$/.test(second) ? [["X-Accel-Expires", `@${second}`]] : [];
  return { nonce: EDGE_NONCE, headers };
}

/** Keeps the secret of a request from the pages. */
export function withoutEdgeHeaders(received: Headers): Headers {
  const headers = new Headers(received);
  headers.delete(nonceHeader);
  headers.delete(secondHeader);
  return headers;
}
