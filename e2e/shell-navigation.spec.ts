import { expect, type Page, type Request, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { createGate } from "./support/gate";
import { withMotion } from "./support/motion";

test.use({ ...withMotion, viewport: { width: 1440, height: 900 } });

const headerLink = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const progress = (page: Page) => page.getByRole("progressbar", { name: "Seite wird geladen" });

const isDataRequest = (request: Request) => request.headers().rsc !== undefined;
const waitUntilHydrated = (page: Page) =>
  expect(page.getByRole("button", { name: "Bewegung anhalten" })).toBeVisible();

/** Holds back the router's data requests. @returns a function that releases them */
async function holdData(page: Page) {
  const gate = createGate();
  await page.route("**/*", async (route) => {
    if (isDataRequest(route.request())) await gate.opened;
    await route.continue();
  });
  return gate.open;
}

test("a link to the current URL, pressed by keyboard before its form is hydrated, ends its progress bar", async ({
  page,
}) => {
  await page.goto(routes.contact, { waitUntil: "networkidle" });
  const reloaded = page.waitForResponse((response) => isDataRequest(response.request()));
  await headerLink(page, "Kontakt").focus();
  await page.keyboard.press("Enter");
  await reloaded;
  await expect(progress(page)).toHaveCount(0);
});

test("a link to the current URL reloads its data in the same document", async ({ page }) => {
  await page.goto(routes.contact);
  await waitUntilHydrated(page);
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.resourceType()));
  for (let click = 0; click < 2; click++) {
    const reloaded = page.waitForResponse((response) => isDataRequest(response.request()));
    await headerLink(page, "Kontakt").click();
    const response = await reloaded;
    expect(new URL(response.url()).pathname).toBe(routes.contact);
    expect(response.status()).toBe(200);
  }
  expect(requests).not.toContain("document");
});

test("visible links are not prefetched", async ({ page }) => {
  const urls: string[] = [];
  page.on("request", (request) => isDataRequest(request) && urls.push(request.url()));
  await page.goto(routes.home, { waitUntil: "networkidle" });
  await expect(headerLink(page, "Kontakt")).toBeVisible();
  expect(urls).toEqual([]);
});

test("a new page starts at the top, and back and forward restore the scroll position", async ({ page }) => {
  await page.goto(routes.home);
  await waitUntilHydrated(page);
  await footerLink(page, "Datenschutz").scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(500);
  await footerLink(page, "Datenschutz").click();
  await expect(page).toHaveURL(routes.privacy);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect.poll(() => scrolled(page)).toBe(position);
  await page.goForward();
  await expect(page).toHaveURL(routes.privacy);
  await expect.poll(() => scrolled(page)).toBe(900);
});

test("reloading keeps the scroll position", async ({ page }) => {
  await page.goto(routes.privacy);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test("a navigation focuses the content and announces the new title", async ({ page }) => {
  await page.goto(routes.home);
  await waitUntilHydrated(page);
  await headerLink(page, "Kontakt").click();
  await expect(page).toHaveURL(routes.contact);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveTitle("Kontakt");
  await expect(page.locator("next-route-announcer")).toHaveText("Kontakt");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("header, #kategorien"))).toBeNull();
});

test("a slow navigation shows progress until it ends", async ({ page }) => {
  await page.goto(routes.home);
  await waitUntilHydrated(page);
  const release = await holdData(page);
  await headerLink(page, "Kontakt").click();
  await expect(progress(page)).toHaveCSS("opacity", "1");
  await expect(progress(page)).toBeInViewport();
  await expect(page).toHaveURL(routes.home);
  release();
  await expect(page).toHaveURL(routes.contact);
  await expect(progress(page)).toHaveCount(0);
});

test("a slow search shows progress until it ends", async ({ page }) => {
  await page.goto(routes.contact);
  await waitUntilHydrated(page);
  const release = await holdData(page);
  const field = page.getByRole("banner").getByRole("combobox");
  await field.fill("Feuerwehr");
  await field.press("Enter");
  await expect(progress(page)).toHaveCSS("opacity", "1");
  release();
  await expect(page).toHaveURL(routes.search({ q: "Feuerwehr" }));
  await expect(progress(page)).toHaveCount(0);
});

test("a navigation of less than 300 ms shows no progress", async ({ page }) => {
  await page.goto(routes.home);
  await waitUntilHydrated(page);
  const release = await holdData(page);
  await headerLink(page, "Kontakt").click();
  const opacityAt = (time: number) =>
    progress(page).evaluate((sign, moment) => {
      for (const animation of sign.getAnimations()) {
        animation.pause();
        animation.currentTime = moment;
      }
      return getComputedStyle(sign).opacity;
    }, time);
  expect(await opacityAt(0)).toBe("0");
  expect(await opacityAt(299)).toBe("0");
  expect(await opacityAt(302)).toBe("1");
  release();
  await expect(page).toHaveURL(routes.contact);
});
