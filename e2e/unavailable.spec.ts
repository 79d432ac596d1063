import { expect } from "@playwright/test";
import { messageForStatus } from "@/lib/texts/errors";
import { resultTexts } from "@/lib/texts/search";
import { routes } from "@/lib/urls/routes";
import { everyRoute } from "../scripts/stack/every-route";
import { test } from "./support/stack";

test.use({ javaScriptEnabled: false });

const paths = [
  ...everyRoute,
  routes.offer("mitfahrbank-nutzen"),
  routes.info("gelber-sack"),
  routes.search(),
];

test("without content every route is a complete 503 page for what the CMS answered, an unknown path a 404 page, and all recover", async ({
  page,
  servers,
}) => {
  const proxy = await servers.startCmsProxy();
  proxy.mode = "status500";
  const site = await servers.startSite({ cmsUrl: proxy.url });

  // What the site itself sends to its message page is not taken from visitors.
  await page.setExtraHTTPHeaders({ "X-Dorfforum-Failed-Status": "404" });
  for (const path of paths) {
    const response = await page.goto(site.url + path);
    expect(response?.status(), path).toBe(503);
    expect(response?.headers()["retry-after"], path).toBe("30");
    expect(response?.headers()["content-security-policy"], path).toContain("'sha256-");
    await expect(page, path).toHaveTitle("Zurzeit nicht erreichbar");
    await expect(page.getByRole("heading", { level: 1 }), path).toHaveText("Zurzeit nicht erreichbar");
    await expect(page.getByRole("alert"), path).toContainText(messageForStatus(500));
    await expect(page.getByRole("banner"), path).toBeVisible();
    await expect(page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }), path).toBeVisible();
  }

  // It may be a short address of the settings, which are not there.
  expect((await page.goto(`${site.url}/gibt-es-nicht`))?.status()).toBe(503);
  expect((await page.goto(`${site.url}/gibt/es/nicht`))?.status()).toBe(404);
  await expect(page).toHaveTitle("Seite nicht gefunden");

  expect((await page.request.get(`${site.url}${routes.health}/live`)).status()).toBe(200);
  const ready = await page.request.get(site.url + routes.ready);
  expect([ready.status(), await ready.json()]).toMatchObject([
    503,
    { status: "unavailable", content: { veranstaltung: "failing" } },
  ]);

  for (const path of [routes.feed, routes.sitemap, routes.openSearch, routes.manifest]) {
    const answer = await page.request.get(site.url + path);
    expect(answer.status(), path).toBe(503);
    expect(answer.headers()["content-type"], path).toBe("text/plain; charset=utf-8");
  }

  proxy.mode = "pass";
  await expect
    .poll(async () => (await page.request.get(site.url + routes.home)).status(), { timeout: 45_000 })
    .toBe(200);
  await expect
    .poll(async () => (await page.request.get(site.url + routes.ready)).json())
    .toMatchObject({ status: "ready", content: { veranstaltung: "current" } });
});

test("a refused token is logged, and visitors get the 503 page", async ({ page, servers }) => {
  const env = { CMS_API_TOKEN: "not-the-token-that-the-cms-knows" };
  const site = await servers.startSite({ env });
  expect((await page.goto(site.url))?.status()).toBe(503);
  await expect.poll(site.log).toMatch(/CmsRequestError: .* 401/);
});

test("until the content is read results say that the search is getting ready, and then appear by themselves", async ({
  page: withoutScript,
  browser,
  servers,
}) => {
  const proxy = await servers.startCmsProxy();
  proxy.mode = "holdEntries";
  const port = await servers.freePort();
  // It is started once the content is there.
  const starting = servers.startSite({ cmsUrl: proxy.url, port });
  const url = `http://localhost:${port}${routes.search({ q: "Feuerwehrfest" })}`;
  const answer = () => withoutScript.request.get(url).then((response) => response.status());
  await expect.poll(() => answer().catch(() => 0), { timeout: 30_000 }).toBe(503);

  const withScript = await browser.newPage({ javaScriptEnabled: true });
  const pages = [withoutScript, withScript];
  for (const page of pages) {
    const response = await page.goto(url);
    expect(response?.status()).toBe(503);
    expect(response?.headers()).toMatchObject({
      "retry-after": "2",
      "cache-control": expect.stringContaining("no-store"),
    });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(resultTexts.notReady);
    await expect(page).toHaveTitle(resultTexts.notReady);
  }
  const api = await withoutScript.request.get(`http://localhost:${port}${routes.searchApi({ q: "Fest" })}`);
  expect([api.status(), api.headers()["retry-after"]]).toEqual([503, "2"]);

  proxy.mode = "pass";
  proxy.held.open();
  for (const page of pages) {
    const hit = page.getByRole("main").getByRole("link", { name: "Feuerwehrfest" });
    await expect(hit.first()).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(resultTexts.title);
  }
  await starting;
  await withScript.close();
});
