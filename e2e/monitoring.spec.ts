import path from "node:path";
import { type Page, expect as patient } from "@playwright/test";
import { routes } from "@/lib/routes";
import { failureTexts } from "@/lib/texts/errors";
import { startReports } from "./support/reports";
import { test as base } from "./support/stack";
import { foreignRequests, stored } from "./support/visit";

type Reports = Awaited<ReturnType<typeof startReports>>;

/** Until an event has come the long way: the SDK loads when the browser is idle. */
const expect = patient.configure({ timeout: 30_000 });

const test = base.extend<{ reports: Reports }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  reports: async ({}, use) => {
    const reports = await startReports();
    await use(reports);
    await reports.close();
  },
});

/** What a person leaves behind: in fields, the address, cookies, headers and errors. Nothing of it may arrive. */
const planted = {
  query: "Suchwortgeheim",
  field: "Tippwortgeheim",
  cookie: "Kekswertgeheim",
  header: "Kopfwertgeheim",
  quoted: "Zitatgeheim",
  mail: "planterna@example.org",
  phone: "030 23125 987",
  /** As proxies tell the visitor's address */
  address: "203.0.113.77",
};
/** Of the page itself, written by editors: no word of it belongs into a recording. */
const pageText = ["Musterbach", "Rathausplatz", "Abfallkalender", "Zum Inhalt springen"];

const message = (kind: string) =>
  `${kind}: "${planted.quoted}" of ${planted.mail}, ${planted.phone}, at /suche?q=${planted.query}`;
const scrubbed = (kind: string) => `${kind}: "…" of [mail], [number], at /suche`;

const everythingIn = (reports: Reports) =>
  reports.received.map(({ headers, url }) => JSON.stringify(headers) + url).join() +
  reports
    .all()
    .map(({ envelope, text }) => JSON.stringify(envelope) + text)
    .join();

function expectNothingPersonal(reports: Reports) {
  const sent = everythingIn(reports);
  for (const [where, word] of Object.entries(planted)) expect(sent, where).not.toContain(word);
  for (const { text } of reports.ofType("replay_recording"))
    for (const word of pageText) expect(text).not.toContain(word);
}

/** Decides what is sampled: 10 % of sessions are recorded from their start. */
const rollDice = (page: Page, value: number) =>
  page.addInitScript((dice) => {
    Math.random = () => dice;
  }, value);

const throwIn = (page: Page, text: string) =>
  page.evaluate((reason) => {
    setTimeout(() => {
      throw new Error(reason);
    });
  }, text);

const plantIn = async (page: Page, site: string) => {
  await page.context().addCookies([{ name: "geheim", value: planted.cookie, url: site }]);
  await page.setExtraHTTPHeaders({ "X-Geheim": planted.header, "X-Forwarded-For": planted.address });
};

test("errors of the browser arrive, early ones too, with a replay of outlines and nothing personal", async ({
  page,
  servers,
  reports,
}) => {
  const site = await servers.startSite({ cmsUrl: process.env.CMS_URL ?? "", env: reports.env });
  await plantIn(page, site.url);
  await rollDice(page, 0.11);
  await page.addInitScript((reason) => {
    // After the page's scripts have run, before the SDK is asked for.
    addEventListener("load", () => {
      throw new Error(reason);
    });
  }, message("early"));
  const foreign = foreignRequests(page, site.url);
  const before = await stored(page).catch(() => []);

  await page.goto(site.url + routes.search({ q: planted.query }));
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill(planted.field);
  await expect.poll(reports.errors).toContain(scrubbed("early"));
  await throwIn(page, message("late"));
  await expect.poll(reports.errors).toContain(scrubbed("late"));
  await expect.poll(() => reports.ofType("replay_event").length).toBeGreaterThan(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  await expect
    .poll(() => reports.ofType("transaction").map(({ json }) => json.transaction))
    .toContain("/suchergebnisse");

  const [replay] = reports.ofType("replay_event");
  expect(replay?.json).toMatchObject({ replay_type: "buffer", environment: "e2e" });
  expect(reports.ofType("replay_recording")[0]?.text).toContain("********");
  for (const { envelope } of reports.ofType("transaction"))
    expect(envelope.trace).toMatchObject({ sample_rate: "1" });
  expectNothingPersonal(reports);
  expect(foreign).toEqual([]);
  expect(await stored(page)).toEqual([...before, "cookie geheim"]);
});

test("one session in ten is recorded without an error, and only the page's outlines", async ({
  page,
  servers,
  reports,
}) => {
  const site = await servers.startSite({ cmsUrl: process.env.CMS_URL ?? "", env: reports.env });
  await plantIn(page, site.url);
  await rollDice(page, 0.09);
  await page.goto(site.url + routes.contact);
  await page.mouse.wheel(0, 200);
  await expect
    .poll(() => reports.ofType("replay_event").map(({ json }) => json.replay_type))
    .toContain("session");
  expectNothingPersonal(reports);
});

test("errors of the server arrive with the name of their request, and nothing personal in report or log", async ({
  page,
  servers,
  reports,
}) => {
  const fault = "https://fault.example";
  const env = {
    ...reports.env,
    NODE_OPTIONS: `--require=${path.resolve("e2e/support/fault.cjs")}`,
    FAULT_ON: fault,
    FAULT_MESSAGE: message("fault"),
  };
  const site = await servers.startSite({ cmsUrl: process.env.CMS_URL ?? "", env });
  await plantIn(page, site.url);

  const answer = await page.goto(site.url + routes.search({ q: fault }));
  expect(answer?.status()).toBe(500);
  const requestId = answer?.headers()["x-request-id"] ?? "";
  expect(requestId).toMatch(/^[\da-f]{16}$/);
  const posted = await page.request.post(`${site.url}${routes.consentChoice}?q=${planted.query}`, {
    form: { name: planted.field },
    headers: { Origin: fault },
  });
  expect(posted.status()).toBe(500);

  const tagsOf = (part: string) =>
    reports
      .ofType("event")
      .map(({ json }) => json.tags as Record<string, string>)
      .find((tags) => tags?.part === part);
  await expect
    .poll(() => tagsOf("render"))
    .toMatchObject({ requestId, route: "/suchergebnisse/[[...category]]" });
  await expect.poll(() => tagsOf("route")).toMatchObject({ route: routes.consentChoice });
  await expect.poll(reports.errors).toContain(scrubbed("fault"));
  await expect.poll(() => reports.ofType("transaction").length).toBeGreaterThan(0);

  const digest = tagsOf("render")?.digest ?? "";
  expect(digest).toMatch(/^\d+$/);

  const lines = () =>
    site
      .log()
      .split("\n")
      .filter((line) => /^{.*}$/.test(line));
  const ofRequest = () =>
    lines()
      .map((line) => JSON.parse(line))
      .filter((line) => line.requestId === requestId);
  await expect
    .poll(ofRequest)
    .toContainEqual(expect.objectContaining({ level: "error", part: "render", digest }));
  await expect.poll(ofRequest).toContainEqual(
    expect.objectContaining({
      msg: "request",
      method: "GET",
      path: routes.search(),
      status: 500,
      ms: expect.any(Number),
    }),
  );
  expectNothingPersonal(reports);
  const { quoted, ...rest } = planted;
  for (const [where, word] of Object.entries(rest)) expect(site.log(), where).not.toContain(word);
  // Said once, and not again by the framework.
  expect(lines().filter((line) => line.includes(digest))).toHaveLength(1);
});

test("without a network reports wait in memory, and go when it is back", async ({
  page,
  servers,
  reports,
}) => {
  const site = await servers.startSite({ cmsUrl: process.env.CMS_URL ?? "", env: reports.env });
  await rollDice(page, 0.5);
  await page.goto(site.url + routes.imprint);
  await throwIn(page, "online");
  await expect.poll(reports.errors).toContain("online");
  await page.context().setOffline(true);
  await throwIn(page, "offline");
  expect(await stored(page)).toEqual([]);
  expect(reports.errors()).not.toContain("offline");
  await page.context().setOffline(false);
  await expect.poll(reports.errors).toContain("offline");
});

test("the way to the service takes reports of the site's own pages alone, of a bounded size", async ({
  request,
  servers,
  reports,
}) => {
  const site = await servers.startSite({ cmsUrl: process.env.CMS_URL ?? "", env: reports.env });
  const send = (Origin: string, data: string) =>
    request.post(`${site.url}/api/monitoring`, { data, headers: { Origin, "Content-Type": "text/plain" } });
  expect((await send("https://other.example", "{}")).status()).toBe(403);
  expect((await send(site.url, "x".repeat(2_000_001))).status()).toBe(413);
  // The server's own reports name their SDK.
  const sent = () => reports.received.map(({ url }) => url).filter((url) => !url.includes("sentry_client"));
  expect(sent()).toEqual([]);
  expect((await send(site.url, "{}\n")).status()).toBe(200);
  await expect.poll(sent).toEqual(["/api/7/envelope/?sentry_version=7&sentry_key=publickey"]);
});

test("without a DSN nothing of it is loaded or sent", async ({ page, request, baseURL }) => {
  const scripts: Promise<string>[] = [];
  const asked: string[] = [];
  page.on("response", (response) => {
    asked.push(response.url());
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto(routes.home, { waitUntil: "networkidle" });
  await throwIn(page, "nobody hears this");
  await page.waitForLoadState("networkidle");
  expect(asked.filter((url) => url.includes("monitoring"))).toEqual([]);
  const code = (await Promise.all(scripts)).join();
  expect(code.length).toBeGreaterThan(10_000);
  expect(code).not.toMatch(/replaysSessionSampleRate|sentry_key|rrweb/);
  const answer = await request.post("/api/monitoring", { data: "{}", headers: { Origin: baseURL ?? "" } });
  expect(answer.status()).toBe(404);
});

test("who is told that nothing can be shown is told what the log calls it", async ({ page, servers }) => {
  const site = await servers.startSite({ cmsUrl: `http://127.0.0.1:${await servers.freePort()}` });
  const answer = await page.goto(site.url);
  const requestId = answer?.headers()["x-request-id"] ?? "";
  await expect(page.getByText(failureTexts.reference(requestId))).toBeVisible();
  await expect.poll(site.log).toContain(`"requestId":"${requestId}"`);
});
