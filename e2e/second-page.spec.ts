import { chromium, expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { createGate } from "./support/gate";
import { withMotion } from "./support/motion";
import { searchField } from "./support/search";

test.use(withMotion);

/** What it takes to read on: a link that is about to be followed, the way back, and a second visit. */

const link = (page: Page) => page.getByRole("contentinfo").locator(`a[href="${routes.glossary}"]`).first();

/** Requests for the glossary's data */
function requestsOf(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    if (new URL(request.url()).pathname === routes.glossary) urls.push(request.url());
  });
  return urls;
}

test("a page is prefetched when the pointer rests on its link, and opened without another request", async ({
  page,
}) => {
  await page.goto(routes.imprint, { waitUntil: "networkidle" });
  const requests = requestsOf(page);
  const isData = (url: string, headers: Record<string, string>) =>
    new URL(url).pathname === routes.glossary && !("next-router-prefetch" in headers);
  const [data] = await Promise.all([
    // After a first response with the router's tree
    page.waitForResponse((response) => isData(response.url(), response.request().headers())),
    link(page).hover(),
  ]);
  await data.finished();
  const prefetched = requests.length;
  await link(page).click();
  await page.waitForURL(`**${routes.glossary}`);
  await expect(page.getByRole("heading", { level: 1, name: "Glossar" })).toBeVisible();
  expect(requests).toHaveLength(prefetched);
});

const opened = {
  "a link": (page: Page) => page.locator(`a[href="${routes.clubs}"]:visible`).first().click(),
  "the search": async (page: Page) => {
    await searchField(page).fill("Fest");
    await page.keyboard.press("Enter");
  },
};

for (const [way, open] of Object.entries(opened))
  test(`code that a page loads late is loaded beside its data when ${way} opens it`, async ({ page }) => {
    await page.goto(routes.imprint, { waitUntil: "networkidle" });
    const gate = createGate();
    const held: string[] = [];
    await page.route(/[?&]_rsc=/, async (route) => {
      await gate.opened;
      await route.continue();
    });
    page.on("request", (request) => {
      if (request.resourceType() === "script") held.push(request.url());
    });
    await open(page);
    await expect.poll(() => held).not.toEqual([]);
    gate.open();
    await expect(page.getByRole("heading", { level: 1, name: /Vereine|Suchergebnisse/ })).toBeVisible();
  });

for (const connection of [{ saveData: true }, { effectiveType: "slow-2g" }])
  test(`nothing is prefetched with ${JSON.stringify(connection)}`, async ({ page }) => {
    await page.addInitScript((value) => {
      Object.defineProperty(navigator, "connection", { value });
    }, connection);
    await page.goto(routes.imprint, { waitUntil: "networkidle" });
    const requests = requestsOf(page);
    await link(page).hover();
    // The click asks for the page: had the pointer asked before, there would be two requests or none.
    await Promise.all([page.waitForURL(`**${routes.glossary}`), link(page).click()]);
    expect(requests).toHaveLength(1);
  });

/** How the way back to a page showed it: "restored", or loaded anew for reasons, of which "masked" are the browser's own */
async function wayBack(page: Page, path: string, other: string): Promise<string> {
  await page.goto(path, { waitUntil: "networkidle" });
  await page.evaluate(() =>
    window.addEventListener("pageshow", ({ persisted }) => Object.assign(window, { persisted })),
  );
  await page.goto(other);
  await page.evaluate(() => history.back());
  let shown = "";
  // Reading fails while the browser is between the two pages.
  await expect(async () => {
    shown = await page.evaluate(() => {
      if ("persisted" in window) return "restored";
      const [navigation] = performance.getEntriesByType("navigation").map((entry) => entry.toJSON());
      const reasons = navigation.notRestoredReasons?.reasons ?? [];
      return navigation.type === "back_forward" ? `loaded anew ${JSON.stringify(reasons)}` : "";
    });
    expect(shown).not.toBe("");
  }).toPass();
  return shown;
}

test("the way back restores the page from memory", async ({ baseURL }) => {
  const { CHROMIUM_PATH } = process.env;
  // A headless shell has no such cache; of other browsers Playwright switches it off.
  const browser = await chromium.launch({
    ...test.info().project.use.launchOptions,
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const page = await browser.newPage({ baseURL: baseURL ?? "" });
  // A browser that is short of something forgets pages, too.
  for (const path of [routes.home, routes.calendar(), routes.search({ q: "Müll" }), routes.contact])
    await expect(async () => expect(await wayBack(page, path, routes.live), path).toBe("restored")).toPass({
      timeout: 60_000,
    });
  await browser.close();
});

test("a second visit loads no font, style or script again", async ({ page }) => {
  const transferred = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .flatMap((entry) => (entry instanceof PerformanceResourceTiming ? entry : []))
        .filter(({ name, transferSize }) => /\.(?:css|js|woff2)$/.test(name) && transferSize > 0)
        .map(({ name }) => name),
    );
  for (const path of [routes.home, routes.search({ q: "Müll" }), routes.contact]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const first = await transferred();
    expect(first.length, path).toBeGreaterThan(0);
    await page.goto(path, { waitUntil: "networkidle" });
    // On a busy machine some of what waits for an idle browser comes with this visit only.
    const again = (await transferred()).filter((name) => first.includes(name));
    expect(again, path).toEqual([]);
  }
});
