import { serverEnv } from "@/lib/env/server";
import { sameSecret } from "./same-secret";

const nonceHeader = "x-edge-nonce";
const secondHeader = "x-edge-second";

/** Pages do not see them: they hold the secret of the edge. */
export const edgeHeaders = [nonceHeader, secondHeader];

/**
 * What the edge (deploy/nginx) sends with a request for a page that it caches for all visitors. In each answer it replaces
 * `nonce` by a fresh one. `headers` let it keep the page until its second is over; they win over `Cache-Control` in nginx.
 * Undefined for every other request, whatever it claims.
 * @param readHeader reads a header of the request
 */
export function edgeRequest(
  readHeader: (name: string) => string | null | undefined,
): { nonce: string; headers: [string, string][] } | undefined {
  const { EDGE_NONCE } = serverEnv();
  const sent = readHeader(nonceHeader);
  if (!EDGE_NONCE || !sent || !sameSecret(sent, EDGE_NONCE)) return undefined;
  const second = readHeader(secondHeader) ?? "";
  // The edge's own clock: a page would be kept too long by that of another machine.
  const headers: [string, string][] = /^\d{10}$/.test(second) ? [["X-Accel-Expires", `@${second}`]] : [];
  return { nonce: EDGE_NONCE, headers };
}
