import { execFile } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { connect } from "node:http2";
import { text } from "node:stream/consumers";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import { registrationRoutes } from "@/lib/registrations/base/routes";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { readTarget } from "@/lib/urls/match-route";
import { routes } from "@/lib/urls/routes";
import type { SiteRoute } from "@/lib/urls/site-route";
import { chosenParameters, pageRoutes, typedParameters } from "@/lib/urls/site-routes";
import { edgeEnv } from "../scripts/stack/edge";
import { openEditor } from "../scripts/stack/editor";
import { everyRoute, unknown } from "../scripts/stack/every-route";
import { startLocalServer } from "../scripts/stack/local-server";
import { knownHeaders } from "./support/known-headers";
import { sharedServers, test } from "./support/stack";

/** Within the second that a page is kept, and what a busy machine needs */
const soon = { timeout: 10_000, intervals: [50] };

async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers, redirect: "manual" });
  const { status } = response;
  return { status, headers: response.headers, body: await response.text() };
}

/** The address of React's data of a page: Next redirects to it, for it has the hash of the request's headers. */
async function findData(origin: string, path: string) {
  const { status, headers } = await get(origin + path, { RSC: "1" });
  expect([path, status, headers.get("cache-control")]).toEqual([path, 307, "no-store"]);
  return new URL(headers.get("location") ?? "", origin).href;
}

const getData = async (origin: string, path: string) => get(await findData(origin, path), { RSC: "1" });

const htmlType = "text/html; charset=utf-8";

type Answer = Awaited<ReturnType<typeof get>>;

const wholeText = ({ headers, body }: Answer) => `${JSON.stringify([...headers])}${body}`;

/** A site that nobody stops, and nginx in front of it */
const unchanged = sharedServers(async (servers) => {
  const site = await servers.startSite({ env: edgeEnv });
  return { site, edge: await servers.startEdge(site.port) };
});

test("a cached page comes as the site compressed it, under a policy that names what stands in it", async () => {
  const { site, edge } = await unchanged();
  const hashOf = (text = "") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  const paths = [...everyRoute, routes.search(), "/gibt-es-nicht", routes.event("gibt-es-nicht")];
  for (const path of paths)
    for (const encoding of ["br", "gzip", "identity"]) {
      const own = await get(site.url + path, { "Accept-Encoding": encoding });
      for (let time = 0; time < 2; time += 1) {
        const { status, headers, body } = await get(edge.url + path, { "Accept-Encoding": encoding });
        expect([path, status]).toEqual([path, own.status]);
        for (const name of ["content-encoding", "cache-control", "vary"])
          expect([path, name, headers.get(name)]).toEqual([path, name, own.headers.get(name)]);
        const inline = [...body.matchAll(/<script(?: id="[^"]*")?>([\s\S]*?)<\/script>/g)];
        for (const [, text] of inline) expect(headers.get("content-security-policy")).toContain(hashOf(text));
        expect(inline.length, path).toBeGreaterThan(0);
        expect(headers.has("x-accel-expires"), path).toBe(false);
      }
    }
});

test("every parameter of every route has the same effect through the edge as directly", async () => {
  const { site, edge } = await unchanged();
  const tour = (await get(site.url + routes.event("muehlenfuehrung"))).body;
  const tours = [...tour.matchAll(/tag=(\d{4}-\d\d-\d\d)/g)].map(([, day]) => day).sort();
  const asked = [
    `${routes.clubs}?art=sport`,
    `${routes.daycare}?alter=2`,
    `${routes.daycare}?art=kindergarten`,
    routes.calendar({ quickDate: "wochenende", category: "sport" }),
    routes.calendar({ month: "2031-05", look: "monat" }),
    routes.calendar({ day: "2031-05-01" }),
    routes.calendar({ from: "2031-05-01", to: "2031-05-09", organiser: "feuerwehr" }),
    routes.calendar({ page: 2, around: true }),
    routes.subscribe({ categories: ["sport"], organisers: ["feuerwehr"], alarm: "1tag" }),
    routes.wasteOf("musterbach", String(new Date().getFullYear() + 1)),
    registrationRoutes.register("muehlenfuehrung", tours.at(-1)),
    roomRoutes.askForRoom("turnhalle", "2031-05-01"),
    `${roomRoutes.room("turnhalle")}?tag=${new Date().getFullYear() + 1}-05-03`,
    routes.news(2),
    routes.poster({ period: "monat", from: "2031-05-01" }),
    routes.reportChange(routes.imprint),
    routes.reportBarrier(routes.imprint),
    routes.reportContent(routes.imprint),
    routes.search({ kind: "verein", page: 2 }),
    routes.easyArticle("abfallkalender"),
    routes.event("feuerwehrfest", "2031-05-01"),
    routes.category("vereine", { kind: "verein", page: 2 }),
  ];
  for (const path of asked) {
    const [own, answer] = [await get(site.url + path), await get(`${edge.url}${path}&unbekannt=1`)];
    // Behind the elements stands Next's data, whose rows are in the order in which they were ready.
    const elements = ({ body }: Answer) => body.slice(0, body.indexOf("self.__next_f"));
    expect([path, answer.status, elements(answer)]).toEqual([path, own.status, elements(own)]);
    expect(elements(own)).not.toBe(elements(await get(site.url + path.replace(/\?.*/, ""))));
  }
  const namesOf = (path: string) => {
    const { match, sent } = readTarget(path);
    return [...new URLSearchParams(sent.query).keys()].map((name) => `${match?.route.pattern} ${name}`);
  };
  const ofOneVisitor = [...typedParameters, ...chosenParameters];
  const pages = Object.values<SiteRoute>(pageRoutes).filter(({ isPersonal }) => !isPersonal);
  const shared = pages.flatMap(({ pattern, parameters = [] }) =>
    parameters.filter((name) => !ofOneVisitor.includes(name)).map((name) => `${pattern} ${name}`),
  );
  expect(new Set(asked.flatMap(namesOf))).toEqual(new Set(shared));
});

test("whoever has a page gets a 304 from the edge, with the policy that it has", async () => {
  const { edge } = await unchanged();
  const { headers } = await get(edge.url + routes.imprint);
  await expect(async () => {
    const again = await get(edge.url + routes.imprint, { "If-None-Match": headers.get("etag") ?? "" });
    expect(again).toMatchObject({ status: 304, body: "" });
    expect(again.headers.get("content-security-policy")).toBe(headers.get("content-security-policy"));
  }).toPass(soon);
});

test("a page is made once for all visitors, whatever they send along", async ({ servers }) => {
  const site = await servers.startSite({ env: edgeEnv });
  const edge = await servers.startEdge(site.port);
  await site.stop();
  expect((await get(edge.url + routes.imprint)).status).toBe(503);

  const again = await servers.startSite({ env: edgeEnv, port: site.port, dataDir: site.dataDir });
  await get(edge.url + routes.imprint);
  await get(edge.url + routes.calendar({ day: "2031-05-01" }));
  const data = await findData(edge.url, routes.imprint);
  await get(data, { RSC: "1" });
  await again.stop();
  const sent = { Cookie: "a=b", "If-None-Match": '"x"', "If-Modified-Since": new Date().toUTCString() };
  for (const query of ["", "?utm_source=x", "?fbclid=1&b=2", "?_rsc=abc"]) {
    const answer = await get(edge.url + routes.imprint + query, sent);
    expect([answer.status, answer.headers.get("content-type")], query).toEqual([
      200,
      "text/html; charset=utf-8",
    ]);
  }
  expect((await get(`${edge.url}/veranstaltungen?x=1&tag=2031-05-01`)).status).toBe(200);
  expect((await get(`${edge.url}/veranstaltungen?tag=2031-05-02`)).status).toBe(503);
  expect((await get(data, { RSC: "1" })).headers.get("content-type")).toBe("text/x-component");
});

/** Whatever a cache that follows Cache-Control would give to others */
const isForOthers = ({ headers }: Answer) =>
  !/no-store|private/.test(headers.get("cache-control") ?? "no-store");

/** What must be the same for all. Behind the elements stands Next's data, whose rows are in the order in which they were ready. */
const shared = ({ status, headers, body }: Answer) => ({
  status,
  ...Object.fromEntries(
    ["content-type", "cache-control", "location"].map((name) => [name, headers.get(name)]),
  ),
  policy: headers.get("content-security-policy")?.replace(/ 'sha256-[^']+'/g, ""),
  elements: body.slice(0, body.indexOf("self.__next_f")),
});

test("no header that one visitor sends changes what others get", async ({ servers }) => {
  test.slow();
  const env = { ...edgeEnv, SITE_URL: "https://forum.example" };
  const site = await servers.startSite({ env });
  const edge = await servers.startEdge(site.port);
  // Nobody sends it anything odd.
  const clean = await servers.startSite({ env });
  const headers = await knownHeaders();
  expect(headers.length).toBeGreaterThan(80);
  // Each has an address of its own, which nobody has asked for before.
  const day = new Date("2031-01-01");
  const nextDay = () => new Date(day.setUTCDate(day.getUTCDate() + 1)).toISOString().slice(0, 10);
  const [moved, data] = ["/uebersicht/vereine", await findData(site.url, routes.imprint)];
  const missing = await get(site.url + unknown);
  const [redirect, plainData] = [await get(site.url + moved), await get(data, { RSC: "1" })];

  for (const [name, value] of headers) {
    const header = `${name}: ${value}`;
    const path = routes.calendar({ day: nextDay() });
    const wanted = shared(await get(clean.url + path));
    for (const [origin, suffix] of [
      [site.url, ""],
      [site.url, "&_rsc=abc"],
      [edge.url, ""],
    ]) {
      const odd = await get(origin + path + suffix, { [name]: value });
      const where = `${header} at ${origin === site.url ? "the site" : "nginx"}${suffix}`;
      if (isForOthers(odd)) expect.soft(shared(odd), where).toEqual(wanted);
      if (suffix) expect.soft(odd.headers.get("cache-control"), where).toBe("no-store");
    }
    for (const others of [site.url, edge.url]) {
      const answer = await get(others + path);
      expect.soft(shared(answer), header).toEqual(wanted);
      expect.soft(wholeText(answer), header).not.toContain("fremd");
    }
    for (const [path, plain] of [
      [moved, redirect],
      [unknown, missing],
    ] as const) {
      const odd = await get(site.url + path, { [name]: value });
      if (isForOthers(odd)) expect.soft(shared(odd), `${header} at ${path}`).toEqual(shared(plain));
    }
    if (name === "rsc") continue;
    const oddData = await get(data, { RSC: "1", [name]: value });
    if (!isForOthers(oddData)) continue;
    expect.soft(oddData.headers.get("content-type"), header).toBe("text/x-component");
    expect.soft(oddData.body.split("\n").length, header).toBe(plainData.body.split("\n").length);
    expect.soft(wholeText(oddData), header).not.toContain("fremd");
  }
});

test("searches, previews, answers to forms and the API are not kept", async ({ servers }) => {
  const site = await servers.startSite({ env: edgeEnv });
  const edge = await servers.startEdge(site.port);
  const paths = [
    routes.contactForm("1"),
    routes.feedback("beitrag", "abfallkalender", "danke"),
    routes.search({ q: "Fest" }),
    routes.preview("x"),
    routes.proposal("x"),
    routes.letterSubscription(),
    routes.cookies("gespeichert"),
    routes.daycareComparison(["kita-bachkiesel"]),
    routes.searchApi({ q: "Fest" }),
    routes.health,
  ];
  const before = new Map<string, number>();
  for (const path of paths) before.set(path, (await get(edge.url + path)).status);
  expect(Object.fromEntries(before)).toMatchObject({ [routes.health]: 200, [routes.preview("x")]: 404 });
  await site.stop();
  for (const path of paths) expect((await get(edge.url + path)).status, path).toBe(503);
  const down = await get(edge.url + routes.search({ q: "Fest" }));
  expect(down.body).toContain("gerade nicht erreichbar");
  expect(down.headers.get("retry-after")).toBe("30");
});

test("what a site cannot answer yet another one answers, but nothing is posted twice", async ({
  servers,
}) => {
  const posts: string[] = [];
  const startWith = (status: number) =>
    startLocalServer(({ method }, response) => {
      if (method === "POST") posts.push(`${status}`);
      response.writeHead(status, { "Retry-After": "2" }).end();
    });
  const sites = [await startWith(503), await startWith(200)];
  const edge = await servers.startEdge(...sites.map(({ url }) => Number(new URL(url).port)));
  for (const path of [routes.search({ q: "fest" }), routes.searchApi({ q: "fest" }), "/"])
    for (let time = 0; time < 2; time += 1)
      expect([path, (await get(edge.url + path)).status]).toEqual([path, 200]);
  const post = async () => (await fetch(edge.url + routes.searchApi(), { method: "POST" })).status;
  expect([await post(), await post()].sort()).toEqual([200, 503]);
  expect(posts.sort()).toEqual(["200", "503"]);
  for (const site of sites) await site.close();
});

test("while no site is ready, the answer and its Retry-After are the site's own", async ({ servers }) => {
  const startNotReady = () =>
    startLocalServer((_, response) => response.writeHead(503, { "Retry-After": "2" }).end("gleich bereit"));
  const sites = [await startNotReady(), await startNotReady()];
  const edge = await servers.startEdge(...sites.map(({ url }) => Number(new URL(url).port)));
  const { status, headers, body } = await get(edge.url + routes.search({ q: "fest" }));
  expect([status, headers.get("retry-after"), body]).toEqual([503, "2", "gleich bereit"]);
  for (const site of sites) await site.close();
});

test("a page's data and its document are kept apart", async () => {
  const { edge } = await unchanged();
  for (const path of [routes.imprint, routes.event("feuerwehrfest")]) {
    const data = await getData(edge.url, path);
    expect([data.status, data.headers.get("content-type")], path).toEqual([200, "text/x-component"]);
    expect(wholeText(data), path).not.toMatch(/nonce-/);
    // The router's other headers are no part of a document's key.
    for (const headers of [{}, { RSC: "2" }, { "Next-Router-State-Tree": "x" }])
      expect((await get(edge.url + path, headers)).headers.get("content-type"), path).toBe(htmlType);
    const again = await getData(edge.url, path);
    expect(again.headers.get("content-type"), path).toBe("text/x-component");
  }
});

test("a change shows at once, and what was taken back does not return while the site is away", async ({
  linked: { cms, webhookTargets },
  servers,
}) => {
  const site = await servers.startSite({ cmsUrl: cms.url, env: edgeEnv });
  webhookTargets.add(site.url);
  const edge = await servers.startEdge(site.port);
  const editor = await openEditor(cms.url);
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
  webhookTargets.delete(site.url);
  await editor.deleteEntry("veranstaltung", documentId);
  await site.stop();
  expect(await read()).toBe("404");
  expect((await get(edge.url)).status).toBe(200);
});

test("browsers run a cached page without a violation of its policy", async ({ page }) => {
  const { edge } = await unchanged();
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
  const version = await promisify(execFile)("sh", ["deploy/nginx/fill.sh"]);
  expect((await ask("127.0.0.1", "/_edge/version")).body).toBe(version.stdout.trim());
  const plain = await get(edge.url + routes.calendar({ day: "2031-05-01" }));
  expect([plain.status, plain.headers.get("location")]).toEqual([
    308,
    `https://127.0.0.1${routes.calendar({ day: "2031-05-01" })}`,
  ]);
  await expect(ask("127.0.0.1", "/", { ":authority": "foreign.example" })).rejects.toThrow();
});
