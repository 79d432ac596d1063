import type { IncomingMessage, ServerResponse } from "node:http";
import { decodedPath } from "@/lib/http/decoded-path";
import { routes } from "@/lib/routes";

/**
 * Whether the server may keep the document of an address. Pages with something of their visitor are sent with `no-store`
 * (lib/routing/decide-request.ts). The results of typed words are not kept either: the words are a visitor's, and each
 * visitor counts whose words find nothing (lib/search/zero-results.ts).
 * @param cacheControl the response's header
 */
export const mayBeKept = (address: string, cacheControl: unknown): boolean =>
  typeof cacheControl === "string" && !cacheControl.includes("no-store") && !hasTypedWords(address);

const hasTypedWords = (address: string): boolean =>
  isResultsPage(address) && new URLSearchParams(address.slice(pathOf(address).length)).has("q");

/** Whether an address is one of search results, in any spelling. Also true for an address that cannot be decoded. */
export const isResultsPage = (address: string): boolean =>
  decodedPath(pathOf(address))?.startsWith(routes.search()) ?? true;

const pathOf = (address: string): string => address.split("?", 1)[0] ?? "";

/**
 * Headers that change an answer: of Next's router, of Next itself, of the edge (deploy/nginx), which asks for a document of its
 * own, and of traces, which Sentry would go on with.
 */
const changingAnswers =
  /^(rsc|next-.*|x-(action|edge|invoke|matched|middleware|next|nextjs|now|prerender|vercel)-.*|sentry-trace|baggage|trace(parent|state))$/;

/** Whether a request is for a whole document, which depends on nothing but its address. */
export const asksForDocument = ({ method, headers }: IncomingMessage): boolean =>
  method === "GET" && !Object.keys(headers).some((name) => changingAnswers.test(name));

/** Headers that Node or the compression write anew for each response */
const ofTransfer = /^(content-(encoding|length)|transfer-encoding|connection|keep-alive|date)$/;

/**
 * The headers that a response got after `before`, for sending its document again. Undefined if it must not be, because it is no
 * success or sets a cookie.
 */
export function headersToKeep(response: ServerResponse, before: NodeJS.Dict<unknown>) {
  if (response.statusCode !== 200 || response.hasHeader("Set-Cookie")) return undefined;
  return Object.entries(response.getHeaders()).flatMap(([name, value]) =>
    value === undefined || value === before[name] || ofTransfer.test(name)
      ? []
      : [[name, value] satisfies [string, unknown]],
  );
}
