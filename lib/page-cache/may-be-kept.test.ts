import { readdirSync, readFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { routes } from "@/lib/routes";
import { asksForDocument, headersToKeep, mayBeKept } from "./may-be-kept";

test.each([
  ["a page for all", routes.contact, "private, no-cache", true],
  ["a page with something of its visitor", routes.sent("kontakt"), "private, no-cache, no-store", false],
  ["a page that says nothing of it", routes.contact, undefined, false],
  ["a page of results without words", routes.search({ c: "Vereine", page: 2 }), "private, no-cache", true],
  ["a category's page", routes.category("vereine"), "private, no-cache", true],
  ["a search", routes.search({ q: "Scheidung" }), "private, no-cache", false],
  ["a search in a category", routes.category("vereine", { q: "Scheidung" }), "private, no-cache", false],
  ["a search in another spelling", "/%73uchergebnisse?c=a?b&%71=Scheidung", "private, no-cache", false],
  ["a search whose path cannot be decoded", "/%E0%A4%A?q=Scheidung", "private, no-cache", false],
  [
    "a page whose filter has words, which the browser applies",
    `${routes.clubs}?q=Chor`,
    "private, no-cache",
    true,
  ],
])("%s", (_, address, cacheControl, expected) => {
  expect(mayBeKept(address, cacheControl)).toBe(expected);
});

test.each([
  [
    "a browser",
    "GET",
    { accept: "text/html", cookie: "a=b", "x-forwarded-for": "192.0.2.1", "x-request-id": "1" },
    true,
  ],
  ["a question for headers", "HEAD", {}, false],
  ["Next's router", "GET", { rsc: "1" }, false],
  ["Next's prefetch", "GET", { "next-router-prefetch": "1" }, false],
  ["a trace", "GET", { traceparent: "00-1-1-01" }, false],
  ["somebody behind other proxies", "GET", { "x-amzn-trace-id": "1", "x-real-ip": "192.0.2.1" }, true],
  ["a trace", "GET", { traceparent: "00-1-1-01" }, false],
  ["somebody behind other proxies", "GET", { "x-amzn-trace-id": "1", "x-real-ip": "192.0.2.1" }, true],
  ["somebody who knows Next", "GET", { "x-middleware-rewrite": "/stoerung" }, false],
  ["the edge", "GET", { "x-edge-nonce": "x" }, false],
])("%s", (_, method, headers, expected) => {
  expect(asksForDocument({ method, headers } as unknown as IncomingMessage)).toBe(expected);
});

const answer = (statusCode: number, headers: Record<string, string>) =>
  ({
    statusCode,
    getHeaders: () => headers,
    hasHeader: (name: string) => name.toLowerCase() in headers,
  }) as unknown as ServerResponse;

test("headers of the page are kept, not those of the request and of the transfer", () => {
  const headers = { vary: "rsc", "x-request-id": "1", "content-encoding": "br", "referrer-policy": "a" };
  expect(headersToKeep(answer(200, headers), { "x-request-id": "1", "referrer-policy": "b" })).toEqual([
    ["vary", "rsc"],
    ["referrer-policy", "a"],
  ]);
});

test.each([
  ["what is no success", answer(404, {})],
  ["what sets a cookie", answer(200, { "set-cookie": "a=b" })],
])("%s is not kept", (_, response) => {
  expect(headersToKeep(response, {})).toBeUndefined();
});

test("no page reads its request but the failure's, and results for the count of words that found nothing", () => {
  const readers = ["app", "components", "lib"]
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" }).map((file) => `${root}/${file}`),
    )
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .filter((file) => readFileSync(file, "utf8").includes('"next/headers"'));
  expect(readers.sort()).toEqual(["app/stoerung/page.tsx", "app/suchergebnisse/[[...category]]/page.tsx"]);
});
