import "@/lib/testing/server-environment";
import { givenCacheControl, keptByBrowser, sharedForASecond } from "@/lib/http/cache-control";
import { hasRenderNonce } from "@/lib/security/content-security-policy";
import { startFakeCms } from "@/lib/testing/fake-cms";
import { untilSearchReady } from "@/lib/testing/until-search-ready";
import { routes } from "@/lib/urls/routes";
import { decideRequest } from "./decide-request";

let stop: () => Promise<unknown>;

/** A CMS without entries */
beforeAll(async () => {
  stop = await startFakeCms(() => []);
  await untilSearchReady();
}, 30_000);
afterAll(() => stop());

const decided = async (path: string, asksForData = false) => {
  const { policy, headers } = await decideRequest(path, asksForData);
  return { policy, ...Object.fromEntries(headers) } as Record<string, string>;
};

test.each([
  ["a page", routes.imprint, sharedForASecond],
  ["a page with a choice that all see alike", routes.calendar({ day: "2031-05-01" }), sharedForASecond],
  ["a page of results without words", routes.search({ kind: "verein" }), sharedForASecond],
  ["a missing page", routes.event("gibt-es-nicht"), sharedForASecond],
  ["a page at another address of the app", routes.clubs, sharedForASecond],
  ["an older spelling", "/uebersicht/vereine", sharedForASecond],
  ["a comparison", routes.daycareComparison(["kita"]), keptByBrowser],
  ["a confirmation of a choice", routes.cookies("gespeichert"), keptByBrowser],
  ["typed words", routes.search({ q: "Scheidung" }), undefined],
  ["typed words in a category", routes.category("vereine", { q: "Scheidung" }), undefined],
  ["an answer to a form", routes.contactForm("1"), undefined],
  ["a receipt", routes.sent("x"), undefined],
  ["a proposal", routes.proposal("x"), undefined],
  ["a preview", routes.preview("x"), undefined],
  ["a feed, which says it itself", routes.feed, undefined],
])("%s may be stored as it says", async (_, path, cacheControl) => {
  expect((await decided(path))[givenCacheControl]).toBe(cacheControl);
});

const policies = async (path: string, asksForData = false) => {
  const { policy, "Content-Security-Policy": ofResponse } = await decided(path, asksForData);
  return [policy ?? "", ofResponse ?? ""].map(hasRenderNonce);
};

test("a document is rendered under a nonce, a page's data without one", async () => {
  // Next writes the headers of the middleware's response over those of the request.
  for (const path of [routes.imprint, routes.event("gibt-es-nicht"), routes.preview("x")]) {
    expect([path, await policies(path)]).toEqual([path, [true, true]]);
    expect([path, await policies(path, true)]).toEqual([path, [false, false]]);
  }
});

test("a file is answered under its own policy, and not as a page", async () => {
  const answer = await decided(routes.villageIcon("symbol-192.png"));
  expect(answer["Content-Security-Policy"]).toMatch(/sandbox/);
  expect(answer).not.toHaveProperty(givenCacheControl);
});
