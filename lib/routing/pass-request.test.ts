import "@/lib/testing/server-environment";
import type { IncomingMessage, ServerResponse } from "node:http";
import { passedHeader } from "@/lib/http/passed-header";
import { routes } from "@/lib/routes";
import { loadCollections } from "@/lib/testing/load-collections";
import { startStandInCms } from "@/lib/testing/stand-in-cms";
import { passRequest } from "./pass-request";

const edgeNonce = "5eb63bbbe01eeed093cb22bb8f5acdc3";
const offer = {
  documentId: "bus",
  updatedAt: "2026-01-01T00:00:00.000Z",
  Titel: "Bus",
  Slug: "bus",
  Ziel: "/kontakt",
};

const asked: string[] = [];
let stop: () => Promise<unknown>;

/** A CMS that has one offer. */
beforeAll(async () => {
  stop = await startStandInCms((path) => {
    asked.push(path);
    return path === "/api/angebote" ? [offer] : [];
  });
  process.env.EDGE_NONCE = edgeNonce;
});
afterAll(() => stop());

/** What Next would see of a request, and the headers of its response. */
async function pass(url: string, headers: Record<string, string> = {}) {
  const request = { url, headers: { host: "x", ...headers } };
  const sent = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => sent.set(name, value) };
  await passRequest(request as unknown as IncomingMessage, response as unknown as ServerResponse);
  return { received: request.headers as Record<string, string>, sent };
}

const untouched = { received: { host: "x" }, sent: new Map() };

test("while content is missing, the middleware waits for it", async () => {
  expect(await pass(routes.imprint)).toEqual(untouched);
  expect(asked).toEqual([]);
});

describe("once content is there", () => {
  beforeAll(loadCollections, 30_000);

  test.each([routes.imprint, routes.search({ q: "Müll" }), routes.category("umwelt")])(
    "%s is passed under one nonce, and may be kept by its visitor's browser",
    async (url) => {
      const { received, sent } = await pass(url);
      expect(received[passedHeader]).toBe("1");
      expect(received["content-security-policy"]).toMatch(/'nonce-[^']{24}'/);
      expect(sent.get("Content-Security-Policy")).toBe(received["content-security-policy"]);
      expect(sent.get("Cache-Control")).toBe("private, no-cache");
      expect((await pass(url)).sent.get("Content-Security-Policy")).not.toBe(
        sent.get("Content-Security-Policy"),
      );
    },
  );

  test("a file is passed under its own policy, and not as a page", async () => {
    const { received, sent } = await pass(routes.villageIcon("symbol-192.png"));
    expect(received[passedHeader]).toBe("1");
    expect([...sent]).toEqual([["Content-Security-Policy", expect.stringMatching(/sandbox/)]]);
  });

  test("the edge gets its nonce and its second, and the page does not see its secret", async () => {
    const { received, sent } = await pass(routes.imprint, {
      "x-edge-nonce": edgeNonce,
      "x-edge-second": "1795425449",
    });
    expect(sent.get("Content-Security-Policy")).toContain(`'nonce-${edgeNonce}'`);
    expect(sent.get("X-Accel-Expires")).toBe("@1795425449");
    expect(Object.keys(received).filter((name) => name.startsWith("x-edge"))).toEqual([]);
  });

  test.each([
    ["an entry that does not exist", routes.event("kirmes")],
    ["an offer, of which an unsafe Ziel is reported", routes.offer("bus")],
    ["a path that is served by another one", routes.clubs],
    ["a path that leads to another one", "/uebersicht/vereine"],
    ["a path that nothing serves", "/gibt-es-nicht"],
    ["the API", routes.searchApi({ q: "Fest", kind: "beitrag" })],
    ["a slash at the end", `${routes.imprint}/`],
    ["dots", "/x/../impressum"],
    ["another host", "//example.org/impressum"],
    ["a broken escape", "/%E0%A4%A"],
    ["the preview", routes.preview("x")],
    ["a proposal", routes.proposal("x")],
    ["a proposal in another spelling", routes.proposal("x").replace("/e", "/%65")],
  ])("left to the middleware is %s", async (_name, url) => {
    const before = asked.length;
    expect(await pass(url)).toEqual(untouched);
    expect(asked.slice(before)).toEqual([]);
  });
});
