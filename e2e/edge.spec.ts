import { once } from "node:events";
import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { edgeEnv, edgeNonce } from "./support/edge";
import { openEditor } from "./support/editor";
import { everyRoute } from "./support/every-route";
import { type Servers, test } from "./support/stack";

/** Within the second that a page is kept, and what a busy machine needs */
const soon = { timeout: 10_000, intervals: [50] };

const noncesIn = (text: string) => new Set(text.match(/(?<=nonce[-="\\]+)[\w+/=]{16,}/g));

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers, redirect: "manual" });
  const { status } = response;
  return { status, headers: response.headers, body: await response.text() };
}

/** React's data of a page: Next redirects to the address with the hash of the request's headers. */
async function getData(origin: string, path: string) {
  const { status, headers } = await get(origin + path, { RSC: "1" });
  expect(status, path).toBe(307);
  return get(new URL(headers.get("location") ?? "", origin).href, { RSC: "1" });
}

const htmlType = "text/html; charset=utf-8";

type Answer = Awaited<ReturnType<typeof get>>;

const wholeText = ({ headers, body }: Answer) => `${JSON.stringify([...headers])}${body}`;

/** A CMS, a site that it tells of changes, and nginx in front of the site */
async function startAll(servers: Servers) {
  const port = await servers.freePort();
  const cms = await servers.startCms({ siteUrl: `http://127.0.0.1:${port}` });
  const site = await servers.startSite({ cmsUrl: cms.url, port, env: edgeEnv });
  const edge = await servers.startEdge(port);
  return { cms, site, edge, editor: await openEditor(cms.url) };
}

test("each answer of a cached page has a nonce of its own, and the placeholder never leaves the edge", async ({
  servers,
}) => {
  const site = await servers.startSite({ env: edgeEnv });
  const edge = await servers.startEdge(site.port);
  for (const path of [...everyRoute, routes.search(), "/gibt-es-nicht", routes.event("gibt-es-nicht")]) {
    const answers = [await get(edge.url + path), await get(edge.url + path)];
    for (const answer of answers) {
      const inBody = noncesIn(answer.body);
      expect(inBody.size, path).toBe(1);
      expect(noncesIn(answer.headers.get("content-security-policy") ?? ""), path).toEqual(inBody);
      expect(answer.headers.get("etag"), path).toBeNull();
      expect(wholeText(answer), path).not.toContain(edgeNonce);
    }
    expect(wholeText(await get(edge.url + path, { RSC: "1" })), path).not.toContain(edgeNonce);
    expect([...noncesIn(answers[0]?.body ?? "")]).not.toEqual([...noncesIn(answers[1]?.body ?? "")]);
  }
});

test("a page is made once for all visitors, whatever they send along", async ({ servers }) => {
  const site = await servers.startSite({ env: edgeEnv });
  const edge = await servers.startEdge(site.port);
  await site.stop();
  expect((await get(edge.url + routes.imprint)).status).toBe(503);

  const again = await servers.startSite({ env: edgeEnv, port: site.port, dataDir: site.dataDir });
  await get(edge.url + routes.imprint);
  await get(edge.url + routes.calendar({ day: "2031-05-01" }));
  await getData(edge.url, routes.imprint);
  await again.stop();
  const sent = { Cookie: "a=b", "If-None-Match": "*", "If-Modified-Since": new Date().toUTCString() };
  for (const query of ["", "?utm_source=x", "?fbclid=1&b=2", "?_rsc=abc"]) {
    const answer = await get(edge.url + routes.imprint + query, sent);
    expect([answer.status, answer.headers.get("content-type")], query).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
  }
  expect((await get(`${edge.url}/veranstaltungen?x=1&tag=2031-05-01`)).status).toBe(200);
  expect((await get(`${edge.url}/veranstaltungen?tag=2031-05-02`)).status).toBe(503);
  expect((await getData(edge.url, routes.imprint)).headers.get("content-type")).toBe("text/x-component");
});

test("forms, searches, previews and the API are not kept", async ({ servers }) => {
  const site = await servers.startSite({ env: edgeEnv });
  const edge = await servers.startEdge(site.port);
  const paths = [
    routes.contact,
    routes.participate,
    routes.reportContent(),
    routes.feedback("beitrag", "abfallkalender"),
    routes.search({ q: "Fest" }),
    routes.preview("x"),
    routes.proposal("x"),
    routes.cookies("gespeichert"),
    routes.daycareComparison(["kita-bachkiesel"]),
    routes.searchApi({ q: "Fest" }),
    routes.health,
  ];
  const before = new Map<string, number>();
  for (const path of paths) before.set(path, (await get(edge.url + path)).status);
  expect(Object.fromEntries(before)).toMatchObject({ [routes.contact]: 200, [routes.preview("x")]: 404 });
  await site.stop();
  for (const path of paths) expect((await get(edge.url + path)).status, path).toBe(503);
  const down = await get(edge.url + routes.contact);
  expect(down.body).toContain("gerade nicht erreichbar");
  expect(down.headers.get("retry-after")).toBe("30");
});

test("the placeholder is taken from the edge alone", async ({ servers }) => {
  const site = await servers.startSite({ env: edgeEnv });
  const edge = await servers.startEdge(site.port);
  const guess = "0".repeat(32);
  const sent = { "X-Edge-Nonce": guess, "X-Edge-Second": "9999999999", "X-Nonce": guess };
  const direct = await get(site.url + routes.imprint, sent);
  expect(wholeText(direct)).not.toContain(guess);
  expect(direct.headers.get("x-accel-expires")).toBeNull();
  for (const path of [routes.imprint, routes.contact]) {
    const answer = await get(edge.url + path, { ...sent, "X-Edge-Nonce": edgeNonce });
    expect(wholeText(answer), path).not.toContain(edgeNonce);
  }
  const made = await get(site.url + routes.imprint, { "X-Edge-Nonce": edgeNonce });
  expect(wholeText(made)).toContain(edgeNonce);
});

test("a page's data and its document are kept apart", async ({ servers }) => {
  const site = await servers.startSite({ env: edgeEnv });
  const edge = await servers.startEdge(site.port);
  for (const path of [routes.imprint, routes.event("feuerwehrfest")]) {
    const data = await getData(edge.url, path);
    expect([data.status, data.headers.get("content-type")], path).toEqual([200, "text/x-component"]);
    expect(wholeText(data), path).not.toContain(edgeNonce);
    // The router's other headers are no part of a document's key.
    for (const headers of [{}, { RSC: "2" }, { "Next-Router-State-Tree": "x" }])
      expect((await get(edge.url + path, headers)).headers.get("content-type"), path).toBe(htmlType);
    const again = await getData(edge.url, path);
    expect(again.headers.get("content-type"), path).toBe("text/x-component");
  }
});

test("a change shows at once, and what was taken back does not return while the site is away", async ({
  servers,
}) => {
  const { site, edge, editor } = await startAll(servers);
  const { documentId } = await editor.createEntry("veranstaltung", {
    Titel: "Randfest",
    Slug: "randfest",
    Beginn: "2031-05-01T10:00:00.000Z",
    Kurztext: "Kommt alle!",
  });
  const url = edge.url + routes.event("randfest");
  const read = async () => {
    const { status, body } = await get(url);
    return status === 200 ? body : String(status);
  };
  expect(await read()).toBe("404");
  await editor.publish("veranstaltung", documentId);
  await expect.poll(read, soon).toContain("Randfest</h1>");
  await editor.publish("veranstaltung", documentId, { Titel: "Kantenfest" });
  await expect.poll(read, soon).toContain("Kantenfest</h1>");
  await editor.unpublish("veranstaltung", documentId);
  await expect.poll(read, soon).toBe("404");
  await get(edge.url);
  await site.stop();
  expect(await read()).toBe("404");
  expect((await get(edge.url)).status).toBe(200);
});

test("browsers run a cached page without a violation of its policy", async ({ page, servers }) => {
  const site = await servers.startSite({ env: edgeEnv });
  const edge = await servers.startEdge(site.port);
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(String(error)));
  await get(edge.url + routes.calendar());
  await page.goto(edge.url + routes.calendar());
  await page.getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  expect(problems).toEqual([]);
});

test("pages come by HTTP/2, compressed; the panel has a name of its own, and other names get nothing", async ({
  servers,
}) => {
  const site = await servers.startSite({ env: edgeEnv });
  const { port: cmsPort } = new URL(process.env.CMS_URL ?? "");
  const edge = await servers.startTlsEdge({ sitePort: site.port, cmsPort: Number(cmsPort) });
  const ask = async (name: string, path: string, headers = {}) => {
    const session = connect(`https://${name}:${edge.tlsPort}`, { rejectUnauthorized: false });
    try {
      const stream = session.request({ ":path": path, ...headers });
      const [received] = await once(stream, "response");
      return { ...received, body: await text(stream) };
    } finally {
      session.close();
    }
  };
  const page = await ask("127.0.0.1", routes.imprint, { "accept-encoding": "gzip" });
  expect(page).toMatchObject({ ":status": 200, "content-encoding": "gzip" });
  expect((await ask("localhost", "/_health"))[":status"]).toBe(204);
  expect((await ask("localhost", "/api/aenderungen"))[":status"]).toBe(404);
  const plain = await get(edge.url + routes.calendar({ day: "2031-05-01" }));
  expect([plain.status, plain.headers.get("location")]).toEqual([
    308,
    `https://127.0.0.1${routes.calendar({ day: "2031-05-01" })}`,
  ]);
  await expect(ask("127.0.0.1", "/", { ":authority": "foreign.example" })).rejects.toThrow();
});
