import { type IncomingMessage, STATUS_CODES } from "node:http";
import { readOnlyAddress, refusalTexts } from "@/lib/texts/errors";
import type { Target } from "@/lib/urls/match-route";

export type Refusal = { status: number; text: string; headers?: Record<string, string> };

/** In characters. Node itself refuses more than 16 kB of request line and headers. */
const maxTargetLength = 12_000;
/** Next takes quadratic time to read the parameters, on every route: 7500 of them take three seconds. */
const maxParameters = 100;

/** Next answers 500 to some malformed escapes below these; lib/routing/decide.ts has all others answered with 404. */
const leftOutOfMiddleware = /^\/(?:api|_next\/static)\//;

const refusal = (status: keyof typeof refusalTexts): Refusal => ({ status, text: refusalTexts[status] });

/** Why a request is not passed on to Next; undefined for one that is. */
export function refusalOf(request: IncomingMessage, target: Target): Refusal | undefined {
  const { url = "", method = "", httpVersionMinor, rawHeaders } = request;
  const hosts = rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === "host");
  if (hosts.length > 1 || (hosts.length === 0 && httpVersionMinor > 0)) return refusal(400);
  if (!url.startsWith("/")) return refusal(400);
  if (url.length > maxTargetLength || url.split("&").length > maxParameters) return refusal(414);
  const { path } = target.sent;
  if (leftOutOfMiddleware.test(path) && target.path === undefined) return refusal(400);
  if (path.startsWith("/api/")) return undefined;
  // Pages are only read. Next would render one for any method, and look for server actions in the body.
  if (method === "GET" || method === "HEAD") return undefined;
  // While developing, addresses of Next's own take POST.
  if (process.env.NODE_ENV === "development" && path.startsWith("/_")) return undefined;
  const headers = { Allow: "GET, HEAD, OPTIONS" };
  return method === "OPTIONS"
    ? { status: 204, text: "", headers }
    : { status: 405, text: readOnlyAddress, headers };
}

/** By the error that Node's parser gives; everything else is 400, as Node answers it. */
const statusOfError = new Map<string, keyof typeof refusalTexts>([
  ["HPE_HEADER_OVERFLOW", 431],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
]);

/** What Node would answer by itself, in English and without headers, to a request that it cannot read. */
export const refusalOfError = (code: string | undefined): Refusal =>
  refusal(statusOfError.get(code ?? "") ?? 400);

export const tooManyConnections = refusal(429);

export const tooManyRequests = (seconds: number): Refusal | undefined =>
  seconds > 0 ? { ...refusal(429), headers: { "Retry-After": String(seconds) } } : undefined;

export const unknownExpectation = refusal(417);

/** A whole HTTP/1.1 response, for a connection that has no request. It closes the connection. */
export function rawResponse({ status, text }: Refusal, headers: ReadonlyMap<string, string>): string {
  const all = new Map([
    ...headers,
    ["Content-Type", "text/plain; charset=utf-8"],
    ["Content-Length", String(Buffer.byteLength(text))],
    ["Connection", "close"],
  ]);
  const lines = [...all].map(([name, value]) => `${name}: ${value}\r\n`);
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${text}`;
}
