import { hash } from "node:crypto";
import fresh from "fresh";

/** 22 characters that change with the content: its SHA-256, cut to 132 bits. */
export const contentHash = (content: string | Buffer): string =>
  hash("sha256", content, "base64url").slice(0, 22);

/** The entity tag of a body (RFC 9110, 8.8.3), with its quotation marks. */
export const etagOf = (body: string): string => `"${contentHash(body)}"`;

/** Whether a request can be answered with 304 (RFC 9110, 13.2.2), by the ETag and Last-Modified of the response. */
export function isNotModified(request: Request, headers: HeadersInit): boolean {
  // Without Cache-Control: Node's fetch adds "no-cache" to every conditional request, and `fresh` then says no.
  const conditions = [...request.headers].filter(([name]) => name.startsWith("if-"));
  return fresh(Object.fromEntries(conditions), Object.fromEntries(new Headers(headers)));
}
