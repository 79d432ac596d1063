import type { IncomingMessage, ServerResponse } from "node:http";
import { asksForDocument, headersToCache, isForOthers } from "./cacheable";

test.each([
  ["a browser", "GET", { accept: "text/html", cookie: "a=b" }, true],
  ["a question for headers", "HEAD", {}, true],
  ["a form", "POST", {}, false],
  ["Next's router", "GET", { rsc: "1" }, false],
])("%s asks for a document: %#", (_, method, headers, expected) => {
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
  expect(headersToCache(answer(200, headers), { "x-request-id": "1", "referrer-policy": "b" })).toEqual([
    ["vary", "rsc"],
    ["referrer-policy", "a"],
  ]);
});

test.each([
  ["what is no success", answer(404, {})],
  ["what sets a cookie", answer(200, { "set-cookie": "a=b" })],
])("%s is not kept", (_, response) => {
  expect(isForOthers(response)).toBe(false);
});
