import { connect } from "node:net";
import { expect as baseExpect, type Page } from "@playwright/test";
import { failureTexts } from "@/lib/texts/failure";
import { routes } from "@/lib/urls/routes";
import { faultEnv, faultPagePath, faultUrl } from "./support/fault";
import { foreignRequests, storedNames } from "./support/privacy-checks";
import { startReports } from "./support/reports";
import { sharedServers, test } from "./support/stack";

type Reports = Awaited<ReturnType<typeof startReports>>;

/** Reports arrive late because the SDK loads when the browser is idle. */
const expect = baseExpect.configure({ timeout: 30_000 });

/** A site that reports, and what it and its pages have reported so far, in earlier tests of this file too */
const reportingSite = sharedServers(async (servers) => {
  const reports = await servers.stopAtEnd(startReports());
  return { reports, site: await servers.startSite({ env: reports.env }) };
});

/** Personal data in fields, URL, cookies, headers and errors, which no report may contain */
const personal = {
  query: "Suchwortgeheim",
  field: "Tippwortgeheim",
  cookie: "Kekswertgeheim",
  header: "Kopfwertgeheim",
  quoted: "Zitatgeheim",
  mail: "planterna@example.org",
  phone: "030 23125 987",
  /** The visitor's address as a proxy reports it */
  address: "203.0.113.77",
};
/** Words of the page, which no recording may contain */
const pageText = ["Musterbach", "Rathausplatz", "Abfallkalender", "Zum Inhalt springen"];

const message = (kind: string) =>
  `${kind}: "${personal.quoted}" of ${personal.mail}, ${personal.phone}, at /suche?q=${personal.query}`;
const scrubbed = (kind: string) => `${kind}: "…" of [mail], [number], at /suche`;

const everythingIn = (reports: Reports) =>
  reports.received.map(({ headers, url }) => JSON.stringify(headers) + url).join() +
  reports
    .all()
    .map(({ envelope, text }) => JSON.stringify(envelope) + text)
    .join();

function expectNothingPersonal(reports: Reports) {
  const sent = everythingIn(reports);
  for (const [where, word] of Object.entries(personal)) expect(sent, where).not.toContain(word);
  for (const { text } of reports.ofType("replay_recording"))
    for (const word of pageText) expect(text).not.toContain(word);
}

/** Fixes Math.random(), which decides whether a session is sampled: 10 % are recorded from their start. */
const setRandom = (page: Page, value: number) =>
  page.addInitScript((random) => {
    Math.random = () => random;
  }, value);

const throwIn = (page: Page, text: string) =>
  page.evaluate((reason) => {
    setTimeout(() => {
      throw new Error(reason);
    });
  }, text);

const addPersonalData = async (page: Page, site: string) => {
  await page.context().addCookies([{ name: "geheim", value: personal.cookie, url: site }]);
  await page.setExtraHTTPHeaders({ "X-Geheim": personal.header, "X-Forwarded-For": personal.address });
};

test("browser errors are reported, early ones too, with a masked replay and no personal data", async ({
  page,
}) => {
  const { reports, site } = await reportingSite();
  await addPersonalData(page, site.url);
  await setRandom(page, 0.11);
  await page.addInitScript((reason) => {
    // The error occurs after the page's scripts have run and before the SDK is loaded.
    addEventListener("load", () => {
      throw new Error(reason);
    });
  }, message("early"));
  const foreign = foreignRequests(page, site.url);
  const before = await storedNames(page).catch(() => []);

  await page.goto(site.url + routes.search({ q: personal.query }));
  await page.getByRole("searchbox").or(page.getByRole("combobox")).first().fill(personal.field);
  await expect.poll(reports.errors).toContain(scrubbed("early"));
  await throwIn(page, message("late"));
  await expect.poll(reports.errors).toContain(scrubbed("late"));
  await expect.poll(() => reports.ofType("replay_event").length).toBeGreaterThan(0);
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Impressum" })).toBeVisible();
  await expect
    .poll(() => reports.ofType("transaction").map(({ json }) => json.transaction))
    .toContain("/suchergebnisse");

  expect(reports.ofType("replay_event").map(({ json }) => json)).toContainEqual(
    expect.objectContaining({ replay_type: "buffer", environment: "e2e" }),
  );
  expect(reports.ofType("replay_recording")[0]?.text).toContain("********");
  for (const { envelope } of reports.ofType("transaction"))
    expect(envelope.trace).toMatchObject({ sample_rate: "1" });
  expectNothingPersonal(reports);
  expect(foreign).toEqual([]);
  expect(await storedNames(page)).toEqual([...before, "cookie geheim"]);
});

test("one session in ten is recorded without an error, with masked text", async ({ page }) => {
  const { reports, site } = await reportingSite();
  await addPersonalData(page, site.url);
  await setRandom(page, 0.09);
  await page.goto(site.url + routes.contact);
  await page.mouse.wheel(0, 200);
  await expect
    .poll(() => reports.ofType("replay_event").map(({ json }) => json.replay_type))
    .toContain("session");
  expectNothingPersonal(reports);
});

test("server errors are reported with their request id, without personal data in report or log", async ({
  page,
  servers,
}) => {
  const reports = await servers.stopAtEnd(startReports());
  const site = await servers.startSite({ env: { ...reports.env, ...faultEnv(message("fault")) } });
  await addPersonalData(page, site.url);

  const answer = await page.goto(site.url + faultPagePath);
  expect(answer?.status()).toBe(500);
  const requestId = answer?.headers()["x-request-id"] ?? "";
  expect(requestId).toMatch(/^[\da-f]{16}$/);
  const posted = await page.request.post(`${site.url}${routes.consentChoice}?q=${personal.query}`, {
    form: { name: personal.field },
    headers: { Origin: faultUrl },
  });
  expect(posted.status()).toBe(500);

  const tagsOf = (part: string) =>
    reports
      .ofType("event")
      .map(({ json }) => json.tags as Record<string, string>)
      .find((tags) => tags?.part === part);
  await expect.poll(() => tagsOf("render")).toMatchObject({ requestId, route: routes.subscribe() });
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
      path: routes.subscribe(),
      status: 500,
      ms: expect.any(Number),
    }),
  );
  expectNothingPersonal(reports);
  const { quoted, ...rest } = personal;
  for (const [where, word] of Object.entries(rest)) expect(site.log(), where).not.toContain(word);
  // Next does not log the error a second time.
  expect(lines().filter((line) => line.includes(digest))).toHaveLength(1);
});

test("reports wait in memory while offline and are sent once online", async ({ page }) => {
  const { reports, site } = await reportingSite();
  await setRandom(page, 0.5);
  await page.goto(site.url + routes.imprint);
  await throwIn(page, "online");
  await expect.poll(reports.errors).toContain("online");
  await page.context().setOffline(true);
  await throwIn(page, "offline");
  expect(await storedNames(page)).toEqual([]);
  expect(reports.errors()).not.toContain("offline");
  await page.context().setOffline(false);
  await expect.poll(reports.errors).toContain("offline");
});

test("the monitoring route accepts reports of the site's own pages up to a maximum size", async ({
  request,
}) => {
  const { reports, site } = await reportingSite();
  const send = (Origin: string, data: string) =>
    request.post(`${site.url}/api/monitoring`, { data, headers: { Origin, "Content-Type": "text/plain" } });
  expect((await send("https://other.example", "{}")).status()).toBe(403);
  expect((await send(site.url, "x".repeat(2_000_001))).status()).toBe(413);
  const sent = () => reports.received.filter(({ body }) => /^({}|x+)\s*$/.test(body)).map(({ url }) => url);
  expect(sent()).toEqual([]);
  expect((await send(site.url, "{}\n")).status()).toBe(200);
  await expect.poll(sent).toEqual(["/api/7/envelope/?sentry_version=7&sentry_key=publickey"]);
});

test("without a DSN no monitoring code is loaded and nothing is sent", async ({ page, request, baseURL }) => {
  const scripts: Promise<string>[] = [];
  const urls: string[] = [];
  page.on("response", (response) => {
    urls.push(response.url());
    if (response.request().resourceType() === "script") scripts.push(response.text());
  });
  await page.goto(routes.home, { waitUntil: "networkidle" });
  await throwIn(page, "not reported");
  await page.waitForLoadState("networkidle");
  expect(urls.filter((url) => url.includes("monitoring"))).toEqual([]);
  const code = (await Promise.all(scripts)).join();
  expect(code.length).toBeGreaterThan(10_000);
  expect(code).not.toMatch(/replaysSessionSampleRate|sentry_key|rrweb/);
  const answer = await request.post("/api/monitoring", { data: "{}", headers: { Origin: baseURL ?? "" } });
  expect(answer.status()).toBe(404);
});

test("requests that break off in the middle of a body write no error", async ({ servers }) => {
  const site = await servers.startSite({ env: { LOG_LEVEL: "debug" } });
  const { hostname, port } = new URL(site.url);
  const paths = [routes.imprint, routes.formTarget("kontakt"), "/api/suche", "/api/einwilligung"];
  for (const path of paths) {
    const socket = connect(Number(port), hostname);
    const head = [`POST ${path} HTTP/1.1`, `Host: ${hostname}`, "Content-Length: 1000"];
    socket.write([...head, "Content-Type: application/x-www-form-urlencoded", "", "text=half"].join("\r\n"));
    socket.destroySoon();
    await expect.poll(site.log, path).toContain(`"method":"POST","path":"${path}"`);
  }
  expect(site.log()).not.toContain('"level":"error"');
});

test("the 503 page shows the request id of the log", async ({ page, servers }) => {
  const site = await servers.startSiteWithoutCms();
  const answer = await page.goto(site.url);
  const requestId = answer?.headers()["x-request-id"] ?? "";
  await expect(page.getByText(failureTexts.reference(requestId))).toBeVisible();
  await expect.poll(site.log).toContain(`"requestId":"${requestId}"`);
});
