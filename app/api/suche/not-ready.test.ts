import "@/lib/testing/server-environment";
import { decideRequest } from "@/lib/routing/decide-request";
import { pageState } from "@/lib/routing/page-state";
import { processWide } from "@/lib/runtime/process-wide";
import { ZeroResultCounter } from "@/lib/search/zero-results";
import { startFakeCms } from "@/lib/testing/fake-cms";
import { untilSearchReady } from "@/lib/testing/until-search-ready";
import { routes } from "@/lib/urls/routes";
import { siteRoutes } from "@/lib/urls/site-routes";
import { GET as getReadiness } from "../health/ready/route";
import { GET as getResults } from "./route";
import { GET as getSuggestions } from "./vorschlaege/route";

const info = {
  documentId: "sack",
  updatedAt: "2026-01-01T00:00:00.000Z",
  Titel: "Gelber Sack",
  Slug: "gelber-sack",
  Ziel: "/kontakt",
};

let open = () => {};
const opened = new Promise<void>((resolve) => {
  open = resolve;
});

let stop: () => Promise<unknown>;
beforeAll(async () => {
  stop = await startFakeCms(async (path) => {
    if (path !== "/api/infos") return [];
    await opened;
    return [info];
  });
});
afterAll(() => stop());

const url = (path: string) => `http://localhost${path}`;
const headersOf = (visitor: string) => ({
  "x-dorfforum-connection": visitor,
  "Sec-Fetch-Site": "same-origin",
});
const ask = (q: string, visitor = "192.0.2.1") =>
  getResults(new Request(url(routes.searchApi({ q })), { headers: headersOf(visitor) }));
/** As this process counts them */
const counted = () => processWide("zeroResultCounter", () => new ZeroResultCounter()).reportable(10);

test("until the index is ready the search says so, and nothing is counted or kept", async () => {
  const responses = [
    await ask("Xylophon", "192.0.2.1"),
    await ask("Xylophon", "192.0.2.2"),
    await getSuggestions(new Request(url(routes.suggestionsApi("gel")))),
  ];
  for (const { status, headers } of responses) {
    expect([status, headers.get("Retry-After"), headers.get("Cache-Control")]).toEqual([
      503,
      "2",
      "no-store",
    ]);
  }
  expect(await responses[0]?.json()).toEqual({
    fehler: expect.stringMatching(/^Die Suche ist gleich bereit/),
  });
  for (const path of [routes.search({ q: "Xylophon" }), routes.category("umwelt-abfall")]) {
    const { decision, headers } = await decideRequest(path, false);
    expect(decision).toEqual({ kind: "not ready" });
    expect(headers.map(([name]) => name)).toEqual(["Content-Security-Policy"]);
  }
  expect(await pageState(siteRoutes.search)).toBeUndefined();
  expect(await getReadiness().json()).toMatchObject({ search: "waiting" });

  open();
  await untilSearchReady();
  expect(await getReadiness().json()).toMatchObject({ search: "ready" });
  expect((await ask("Sack")).status).toBe(200);
  expect((await decideRequest(routes.search({ q: "Xylophon" }), false)).decision).toEqual({ kind: "pass" });
  expect(await pageState(siteRoutes.search)).toBeDefined();

  // Three visitors make a query known to editors: the two from before do not count.
  for (const visitor of ["192.0.2.3", "192.0.2.4"]) await ask("Xylophon", visitor);
  expect(counted()).toEqual([]);
  await ask("Xylophon", "192.0.2.5");
  expect(counted()).toEqual([{ query: "xylophon", count: 3 }]);
}, 30_000);
