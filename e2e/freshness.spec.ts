import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { startChain } from "./support/chain";
import { openEditor } from "./support/editor";
import { type RunningCms, test } from "./support/stack";

test.use({ javaScriptEnabled: false });

/** By the webhook: the change query alone would need up to 30 s. `npm run bench:freshness` measures how long it takes. */
const soon = { timeout: 10_000, intervals: [50] };

const tomorrow = () => new Date(Date.now() + 24 * 3600_000).toISOString();

const textOf = async (page: Page, url: string) => {
  const response = await page.request.get(url);
  return response.ok() ? response.text() : `${response.status()}`;
};

/** The change query is the one question that a page nobody changed may cost. */
const contentCalls = (calls: string[]) => calls.filter((call) => !call.includes("/api/aenderungen"));

async function publishEvent(cms: RunningCms, title: string, slug: string) {
  const editor = await openEditor(cms.url);
  const fields = { Titel: title, Slug: slug, Beginn: tomorrow(), Kurztext: "Kommt alle!" };
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  await editor.publish("veranstaltung", documentId);
  return documentId;
}

test("what an editor publishes, changes, unpublishes and deletes shows at once", async ({
  page,
  servers,
}) => {
  const { cms, site, editor } = await startChain(servers);
  const list = site.url + routes.search({ kind: "veranstaltung" });
  const own = site.url + routes.event("dorfabend");
  expect(await textOf(page, own)).toBe("404");
  expect(await textOf(page, list)).not.toContain("Dorfabend");

  const id = await publishEvent(cms, "Dorfabend", "dorfabend");
  await expect.poll(() => textOf(page, own), soon).toContain("Dorfabend</h1>");
  await expect.poll(() => textOf(page, list), soon).toContain("Dorfabend");

  await editor.publish("veranstaltung", id, { Titel: "Großer Dorfabend" });
  await expect.poll(() => textOf(page, own), soon).toContain("Großer Dorfabend</h1>");
  await expect.poll(() => textOf(page, list), soon).toContain("Großer Dorfabend");

  await editor.unpublish("veranstaltung", id);
  await expect.poll(() => textOf(page, own), soon).toBe("404");
  await expect.poll(() => textOf(page, list), soon).not.toContain("Dorfabend");

  await editor.publish("veranstaltung", id);
  await expect.poll(() => textOf(page, own), soon).toContain("Großer Dorfabend</h1>");
  await editor.deleteEntry("veranstaltung", id);
  await expect.poll(() => textOf(page, own), soon).toBe("404");
});

test("a renamed category is renamed in the navigation and at its entries, a deleted one is gone", async ({
  page,
  servers,
}) => {
  const { site, editor } = await startChain(servers);
  const category = await editor.findEntry("kategorie", { Slug: "jugend" });
  expect(await textOf(page, site.url)).toContain("Jugend");

  await editor.updateEntry("kategorie", category.documentId, { Name: "Jugend & Übermut/100 %" });
  await expect.poll(() => textOf(page, site.url), soon).toContain("Jugend &amp; Übermut/100 %");
  const found = await page.goto(site.url + routes.search({ c: "Jugend & Übermut/100 %" }));
  expect(found?.status()).toBe(200);
  await expect(page.getByRole("status")).toContainText("„Jugend & Übermut/100 %“");

  await editor.deleteEntry("kategorie", category.documentId);
  await expect.poll(() => textOf(page, site.url), soon).not.toContain("Übermut");
  expect((await page.goto(site.url + routes.event("jugendforum")))?.status()).toBe(200);
});

test("a warm page costs the CMS nothing, a changed entry one call", async ({ page, servers }) => {
  const { site, proxy, editor } = await startChain(servers);
  const paths = [routes.home, routes.event("feuerwehrfest"), routes.clubs, routes.search(), routes.imprint];
  for (const path of paths) expect((await page.request.get(site.url + path)).status()).toBe(200);

  proxy.calls.length = 0;
  for (const path of [...paths, ...paths]) await page.request.get(site.url + path);
  expect(contentCalls(proxy.calls)).toEqual([]);

  const event = await editor.findEntry("veranstaltung", { Slug: "feuerwehrfest" });
  proxy.calls.length = 0;
  await editor.publish("veranstaltung", event.documentId, { Titel: "Feuerwehrfest am Anger" });
  const own = site.url + routes.event("feuerwehrfest");
  await expect.poll(() => textOf(page, own), soon).toContain("Feuerwehrfest am Anger</h1>");
  for (const path of paths) await page.request.get(site.url + path);
  expect(contentCalls(proxy.calls)).toHaveLength(1);
});

test("after a restart the first request shows what changed meanwhile", async ({ page, servers }) => {
  const { cms, site, proxy } = await startChain(servers);
  await textOf(page, site.url);
  await site.stop();
  await publishEvent(cms, "Nachtwanderung", "nachtwanderung");

  const again = await servers.startSite({ cmsUrl: proxy.url, port: site.port, dataDir: site.dataDir });
  expect(await textOf(page, again.url + routes.event("nachtwanderung"))).toContain("Nachtwanderung</h1>");
});

test("when the webhook is lost, the change shows within a minute", async ({ page, servers }) => {
  const cms = await servers.startCms({ siteUrl: "http://127.0.0.1:9" });
  const site = await servers.startSite({ cmsUrl: cms.url });
  const own = site.url + routes.event("lampionfahrt");
  expect(await textOf(page, own)).toBe("404");
  const editor = await openEditor(cms.url);
  const id = await publishEvent(cms, "Lampionfahrt", "lampionfahrt");
  await expect.poll(() => textOf(page, own), { timeout: 60_000 }).toContain("Lampionfahrt</h1>");
  await editor.deleteEntry("veranstaltung", id);
  await expect.poll(() => textOf(page, own), { timeout: 60_000 }).toBe("404");
});

test("with the CMS gone an expired page shows its last good copy, and heals when the CMS is back", async ({
  page,
  servers,
}) => {
  const { proxy, site, editor } = await startChain(servers);
  const own = site.url + routes.event("feuerwehrfest");
  const old = /<h1[^>]*>(.*?)<\/h1>/.exec(await textOf(page, own))?.[1] ?? "";
  expect(old).toContain("Feuerwehrfest");

  for (const mode of ["refuse", "status500", "hang"] as const) {
    proxy.mode = mode;
    const event = await editor.findEntry("veranstaltung", { Slug: "feuerwehrfest" });
    await editor.publish("veranstaltung", event.documentId, { Titel: `Neu trotz ${mode}` });
    const response = await page.request.get(own, { timeout: 5000 });
    expect(response.status(), mode).toBe(200);
    expect(await response.text(), mode).toContain(old);
  }
  await expect.poll(site.log).toContain("CmsRequestError");

  proxy.mode = "pass";
  await expect.poll(() => textOf(page, own), { timeout: 45_000 }).toContain("Neu trotz hang</h1>");
});

test("a site that restarts while the CMS is gone still has every page, even those nobody had opened", async ({
  page,
  servers,
}) => {
  const { site, proxy } = await startChain(servers);
  await expect.poll(() => textOf(page, site.url)).toContain("Feuerwehrfest");
  await site.stop();
  proxy.mode = "refuse";
  const again = await servers.startSite({ cmsUrl: proxy.url, port: site.port, dataDir: site.dataDir });
  for (const path of [routes.home, routes.article("abfallkalender"), routes.clubs, routes.imprint]) {
    expect((await page.request.get(again.url + path)).status(), path).toBe(200);
  }
});
