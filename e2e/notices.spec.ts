import { cp, mkdir, mkdtemp, readFile } from "node:fs/promises";
import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { noticeTexts } from "@/lib/notices/base/texts";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { readStack } from "../scripts/stack/test-stack.mjs";
import { expectAccessible } from "./support/accessibility";
import { clockAhead } from "./support/clock";
import { test } from "./support/stack";

const type = "mitteilung";
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const inMs = (ms: number) => new Date(Date.now() + ms).toISOString();

/** The poll for lost webhooks alone may take 30 s; `npm run bench:freshness` measures the time. */
const webhookTimeout = { timeout: 15_000, intervals: [50] };

type Editor = Awaited<ReturnType<typeof openEditor>>;

/** Publishes a notice. @returns its id; the test deletes it, since it stands above every page of the linked site. */
async function publish(editor: Editor, fields: Record<string, string>): Promise<string> {
  const { documentId } = await editor.createEntry(type, { Stufe: "Warnung", Bis: inMs(hourMs), ...fields });
  await editor.publish(type, documentId);
  return documentId;
}

const region = (page: Page) => page.getByRole("region", { name: noticeTexts.label });

const textOf = async (url: string) => (await fetch(url)).text();

const shows = (url: string, text: string) =>
  expect.poll(async () => (await textOf(url)).includes(text), webhookTimeout);

/** Follows a link to `href` as a visitor does, and waits for its page. */
async function follow(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]:visible`).first().click();
  await page.waitForURL((url) => url.pathname === href);
}

test("a published notice stands above every page and in the feed, until it is unpublished", async ({
  browser,
  page,
  linked: { cms, site },
  servers,
}) => {
  const editor = await openEditor(cms.url);
  const text = "Das Trinkwasser muss abgekocht werden.";
  const documentId = await publish(editor, { Text: text, Link: "/kontakt" });
  await shows(site.url, text).toBe(true);

  const paths = [routes.home, routes.clubs, routes.event("feuerwehrfest"), routes.search({ q: "fest" })];
  const missing = ["/gibt-es-nicht", "/gibt/es/nicht", routes.event("gibt-es-nicht")];
  for (const each of [...paths, ...missing]) {
    const response = await page.goto(site.url + each);
    expect(response?.status(), each).toBe(missing.includes(each) ? 404 : 200);
    await expect(region(page), each).toContainText(`Warnung: ${text}`);
    const link = region(page).getByRole("link", { name: noticeTexts.more });
    await expect(link, each).toHaveAttribute("href", "/kontakt");
    await expect(region(page).locator("+ main"), each).toHaveCount(1);
  }
  const feed = await fetch(site.url + routes.feed);
  expect(await feed.text()).toContain(`Warnung: ${text}`);

  await test.step("without JavaScript it has no button", async () => {
    const plain = await browser.newPage({ javaScriptEnabled: false });
    await plain.goto(site.url);
    await expect(region(plain)).toContainText(text);
    await expect(region(plain).getByRole("button")).toHaveCount(0);
    await plain.close();
  });

  await test.step("a 503 page shows it when there is a copy of it", async () => {
    const copy = path.join("cms", `${type}.ndjson`);
    await expect.poll(() => readFile(path.join(site.dataDir, copy), "utf8")).toContain(text);
    const dataDir = await mkdtemp(path.join((await readStack()).folder, "site-"));
    await mkdir(path.join(dataDir, "cms"));
    await cp(path.join(site.dataDir, copy), path.join(dataDir, copy));
    const proxy = await servers.startCmsProxy();
    proxy.mode = "refuse";
    const withoutCms = await servers.startSite({ cmsUrl: proxy.url, dataDir });
    expect((await page.goto(withoutCms.url))?.status()).toBe(503);
    await expect(region(page)).toContainText(text);
  });

  await editor.unpublish(type, documentId);
  await shows(site.url, text).toBe(false);
  expect(await textOf(`${site.url}/gibt-es-nicht`)).not.toContain(text);
  const headers = { "If-None-Match": feed.headers.get("ETag") ?? "" };
  const later = await fetch(site.url + routes.feed, { headers });
  expect(later.status).toBe(200);
  expect(await later.text()).not.toContain(text);
  await editor.deleteEntry(type, documentId);
});

test("the router shows each page with the newest notices, and hides those that a visitor has hidden", async ({
  page,
  linked: { cms, site },
}) => {
  const editor = await openEditor(cms.url);
  await page.goto(site.url);
  await expect(region(page)).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));

  const documentId = await publish(editor, { Text: "Die Brücke ist gesperrt." });
  await shows(site.url, "Die Brücke ist gesperrt.").toBe(true);
  await expect(region(page)).toHaveCount(0);
  await follow(page, routes.contact);
  await expect(region(page)).toContainText("Die Brücke ist gesperrt.");
  // The router kept this page as it was without a notice.
  await page.goBack();
  await page.waitForURL((url) => url.pathname === routes.home);
  await expect(region(page)).toContainText("Die Brücke ist gesperrt.");

  await editor.publish(type, documentId, { Text: "Die Brücke ist bis Montag gesperrt." });
  await shows(site.url, "bis Montag").toBe(true);
  await follow(page, routes.calendar());
  await expect(region(page)).toContainText("bis Montag");
  await editor.unpublish(type, documentId);
  await shows(site.url, "bis Montag").toBe(false);
  // The same page with another query
  await page.locator('main a[href*="ansicht=monat"]').first().click();
  await page.waitForURL(/ansicht=monat/);
  await expect(region(page)).toHaveCount(0);
  await page.goBack();
  await page.waitForURL((url) => url.search === "");
  await expect(region(page)).toHaveCount(0);

  const others = [
    await publish(editor, { Text: "Glatteis", Stufe: "Gefahr" }),
    await publish(editor, { Text: "Laubsammlung", Stufe: "Hinweis", Link: "https://example.org/laub" }),
  ];
  await shows(site.url, "Laubsammlung").toBe(true);
  await follow(page, routes.imprint);
  await expect(region(page)).toContainText(/Gefahr: Glatteis.*Hinweis: Laubsammlung/s);
  await expect(region(page).locator("[role], [aria-live]")).toHaveCount(0);
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page);
  }

  await page.getByRole("button", { name: "Gefahr ausblenden" }).press("Enter");
  await expect(region(page)).not.toContainText("Glatteis");
  await expect(region(page)).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("button", { name: "Hinweis ausblenden" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(region(page)).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await follow(page, routes.contact);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Kontakt");
  await expect(region(page)).toHaveCount(0);

  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  expect(await page.evaluate(() => localStorage.length + sessionStorage.length)).toBe(0);
  expect(await page.context().cookies()).toEqual([]);
  await page.reload();
  await expect(region(page)).toContainText("Glatteis");
  for (const id of [documentId, ...others]) await editor.deleteEntry(type, id);
  await shows(site.url, "Glatteis").toBe(false);
  await shows(site.url, "Laubsammlung").toBe(false);
});

test("a notice begins and ends by the site's clock, in pages and in the feed", async ({
  linked: { cms, webhookTargets },
  servers,
}) => {
  const site = await servers.startSite({ cmsUrl: cms.url, env: clockAhead(1 / 24) });
  webhookTargets.add(site.url);
  const editor = await openEditor(cms.url);
  const text = "Der Marktplatz ist gesperrt.";
  const beginMs = Date.now() + 6000;
  const endMs = beginMs + 6000;
  const siteTime = (ms: number) => new Date(ms + hourMs).toISOString();
  const documentId = await publish(editor, { Text: text, Von: siteTime(beginMs), Bis: siteTime(endMs) });

  await shows(site.url, text).toBe(true);
  expect(Date.now()).toBeGreaterThanOrEqual(beginMs);
  const feed = await fetch(site.url + routes.feed);
  expect(await feed.text()).toContain(text);
  await shows(site.url, text).toBe(false);
  expect(Date.now()).toBeGreaterThanOrEqual(endMs);
  const headers = { "If-Modified-Since": feed.headers.get("Last-Modified") ?? "" };
  const later = await fetch(site.url + routes.feed, { headers });
  expect(later.status).toBe(200);
  expect(await later.text()).not.toContain(text);
  webhookTargets.delete(site.url);
  await editor.deleteEntry(type, documentId);
});

test("the CMS refuses an end before the beginning, a past end when publishing, and an unsafe link", async () => {
  const editor = await openEditor();
  const fields = { Text: "Test", Stufe: "Hinweis", Bis: inMs(hourMs) };
  const refused = (more: Record<string, string>) => editor.createEntry(type, { ...fields, ...more });
  await expect(refused({ Von: inMs(2 * hourMs) })).rejects.toThrow("Bis muss nach Von liegen.");
  await expect(refused({ Link: "javascript:alert(1)" })).rejects.toThrow("Link ");
  await expect(refused({ Text: "x".repeat(301) })).rejects.toThrow("400");
  const draft = await refused({ Bis: inMs(-minuteMs) });
  await expect(editor.publish(type, draft.documentId)).rejects.toThrow("Bis liegt in der Vergangenheit");
  await editor.deleteEntry(type, draft.documentId);
});

test("an editor sees the draft of a notice in the preview, and nobody else", async ({ page }) => {
  const editor = await openEditor();
  const fields = { Text: "Entwurf einer Warnung", Stufe: "Warnung", Bis: inMs(hourMs) };
  const { documentId } = await editor.createEntry(type, fields);
  const query = `documentId=${documentId}&status=draft`;
  const preview = await editor.fetch(`content-manager/preview/url/api::${type}.${type}?${query}`);
  expect((await page.goto((await preview.json()).data.url))?.status()).toBe(200);
  await expect(page.getByRole("main")).toContainText("Warnung: Entwurf einer Warnung");
  await page.goto(routes.home);
  await expect(region(page)).toHaveCount(0);
  await editor.deleteEntry(type, documentId);
});
