import { readdir, readFile } from "node:fs/promises";
import path from "node:path";

/** They belong to the connection, or are checked where the whole request is: hostile-requests.ts. */
const ofTheMessage =
  /^(connection|content-length|expect|host|keep-alive|te|trailer|transfer-encoding|upgrade)$/;

const inNext =
  /['"](rsc|(?:next|x)-[a-z-]*[a-z])['"]|headers(?:\.get\(|\[)['"]([a-z-]+)['"]|_HEADER\w* = ['"]([a-z-]+)['"]/g;

/** Every name in Next's own code that a header may have, so that none of another release is forgotten */
async function namesInNext(): Promise<string[]> {
  const names = new Set<string>();
  for (const part of ["client/components", "lib", "server", "shared/lib"]) {
    const folder = path.join("node_modules/next/dist", part);
    const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith(".js"));
    for (const file of files)
      for (const [, ...found] of (await readFile(path.join(folder, file), "utf8")).matchAll(inNext))
        for (const name of found) if (name) names.add(name);
  }
  return [...names];
}

/** Values that mean something to who reads the header; harmless ones. "fremd" must not come back in any answer. */
const values: Record<string, string[]> = {
  accept: ["text/x-component", "application/json"],
  "accept-language": ["en"],
  authorization: ["Bearer fremd"],
  baggage: ["fremd=1"],
  "cache-control": ["no-cache"],
  "content-security-policy": ["script-src 'nonce-fremd'"],
  "content-security-policy-report-only": ["script-src 'nonce-fremd'"],
  "content-type": ["multipart/form-data; boundary=fremd", "text/x-component"],
  cookie: ["fremd=1; next-instant-navigation-testing=1"],
  dnt: ["1"],
  forwarded: ["for=192.0.2.1;host=fremd.example;proto=http"],
  "if-modified-since": ["Wed, 01 Jan 2020 00:00:00 GMT"],
  "if-range": ['"fremd"'],
  "next-router-segment-prefetch": ["/_tree", "/fremd"],
  "next-router-state-tree": ["fremd", encodeURIComponent('["",{}]')],
  "next-url": ["/fremd"],
  origin: ["https://fremd.example"],
  prefer: ["safe"],
  purpose: ["prefetch"],
  range: ["bytes=0-9"],
  referer: ["https://fremd.example/"],
  rsc: ["1", "2"],
  "save-data": ["on"],
  "sec-ch-prefers-color-scheme": ["dark"],
  "sec-fetch-dest": ["empty", "image"],
  "sec-fetch-site": ["cross-site"],
  "sec-gpc": ["1"],
  "sec-purpose": ["prefetch;prerender"],
  "sentry-trace": [`${"f".repeat(32)}-${"f".repeat(16)}-1`],
  traceparent: [`00-${"f".repeat(32)}-${"f".repeat(16)}-01`],
  tracestate: ["fremd=1"],
  "user-agent": ["Googlebot/2.1", "Twitterbot/1.0", "Mozilla/5.0 (compatible; bingbot/2.0)", "curl/8"],
  "x-dorfforum-data": ["1"],
  "x-dorfforum-failed-status": ["fremd"],
  "x-dorfforum-rewritten": ["fremd"],
  "x-edge-second": ["1000000000"],
  "x-forwarded-for": ["192.0.2.1"],
  "x-forwarded-host": ["fremd.example"],
  "x-forwarded-port": ["8443"],
  "x-forwarded-prefix": ["/fremd"],
  "x-forwarded-proto": ["http", "https"],
  "x-http-method-override": ["POST"],
  "x-matched-path": ["/fremd"],
  "x-middleware-rewrite": ["/impressum"],
  "x-nextjs-rewritten-path": ["/fremd"],
  "x-now-route-matches": ["1=fremd"],
  "x-original-url": ["/fremd"],
  "x-real-ip": ["192.0.2.1"],
  "x-request-id": ["fremd"],
  "x-requested-with": ["XMLHttpRequest"],
  "x-rewrite-url": ["/fremd"],
};

/** Headers that Next, proxies, platforms, browsers and monitoring know, one a time, each with a value */
export const knownHeaders = async (): Promise<[name: string, value: string][]> =>
  [...new Set([...Object.keys(values), ...(await namesInNext())])]
    .filter((name) => !ofTheMessage.test(name))
    .sort()
    .flatMap((name) => (values[name] ?? ["1"]).map((value): [string, string] => [name, value]));
