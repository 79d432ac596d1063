import { expect, type Page, type Request, test } from "@playwright/test";
import { routes } from "@/lib/routes";

test.use({ viewport: { width: 1440, height: 900 } });

const headerLink = (page: Page, name: string) => page.getByRole("banner").getByRole("link", { name });
const footerLink = (page: Page, name: string) => page.getByRole("contentinfo").getByRole("link", { name });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));
const progress = (page: Page) => page.getByRole("progressbar", { name: "Seite wird geladen" });

const isDataRequest = (request: Request) => request.headers().rsc !== undefined;
const isAlive = (page: Page) => expect(page.getByRole("button", { name: "Bewegung anhalten" })).toBeVisible();

/** Keeps back what the router asks for until it is let go. */
async function holdData(page: Page) {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route("**/*", async (route) => {
    if (isDataRequest(route.request())) await gate;
    await route.continue();
  });
  return letGo;
}

test("a link to the current URL loads its data again, in the same document", async ({ page }) => {
  await page.goto(routes.contact);
  await isAlive(page);
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

test("no link is prefetched, neither seen nor pointed at", async ({ page }) => {
  const asked: string[] = [];
  page.on("request", (request) => isDataRequest(request) && asked.push(request.url()));
  await page.goto(routes.home, { waitUntil: "networkidle" });
  await headerLink(page, "Kontakt").hover();
  await footerLink(page, "Impressum").hover();
  // What is asked for first is what was pressed, not what was pointed at.
  await headerLink(page, "Über uns").click();
  await expect(page).toHaveURL(routes.article("ueber-uns"));
  expect(asked.map((url) => new URL(url).pathname)).toEqual([routes.article("ueber-uns")]);
});

test("a new page begins at its top, and back and forward lead to where one was", async ({ page }) => {
  await page.goto(routes.home);
  await isAlive(page);
  await footerLink(page, "Datenschutz").scrollIntoViewIfNeeded();
  const left = await scrolled(page);
  expect(left).toBeGreaterThan(500);
  await footerLink(page, "Datenschutz").click();
  await expect(page).toHaveURL(routes.privacy);
  await expect.poll(() => scrolled(page)).toBe(0);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.goBack();
  await expect(page).toHaveURL(routes.home);
  await expect.poll(() => scrolled(page)).toBe(left);
  await page.goForward();
  await expect(page).toHaveURL(routes.privacy);
  await expect.poll(() => scrolled(page)).toBe(900);
});

test("reloading keeps the place", async ({ page }) => {
  await page.goto(routes.privacy);
  await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }));
  await page.reload();
  await expect.poll(() => scrolled(page)).toBe(900);
});

test("after a navigation the focus is on the content, and the title is the new page's", async ({ page }) => {
  await page.goto(routes.home);
  await isAlive(page);
  await headerLink(page, "Kontakt").click();
  await expect(page).toHaveURL(routes.contact);
  await expect(page.getByRole("main")).toBeFocused();
  await expect(page).toHaveTitle("Kontakt");
  await expect(page.locator("next-route-announcer")).toHaveText("Kontakt");
  await page.keyboard.press("Tab");
  expect(await page.evaluate(() => document.activeElement?.closest("header, #kategorien"))).toBeNull();
});

test("a slow navigation shows that it goes on, until it has arrived", async ({ page }) => {
  await page.goto(routes.home);
  await isAlive(page);
  const letGo = await holdData(page);
  await headerLink(page, "Kontakt").click();
  await expect(progress(page)).toHaveCSS("opacity", "1");
  await expect(progress(page)).toBeInViewport();
  await expect(page).toHaveURL(routes.home);
  letGo();
  await expect(page).toHaveURL(routes.contact);
  await expect(progress(page)).toHaveCount(0);
});

test("a slow search shows that it goes on", async ({ page }) => {
  await page.goto(routes.contact);
  await isAlive(page);
  const letGo = await holdData(page);
  const field = page.getByRole("banner").getByRole("combobox");
  await field.fill("Feuerwehr");
  await field.press("Enter");
  await expect(progress(page)).toHaveCSS("opacity", "1");
  letGo();
  await expect(page).toHaveURL(routes.search({ q: "Feuerwehr" }));
  await expect(progress(page)).toHaveCount(0);
});

test("a navigation that takes less than 300 ms shows nothing", async ({ page }) => {
  await page.goto(routes.home);
  await isAlive(page);
  const letGo = await holdData(page);
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
  letGo();
  await expect(page).toHaveURL(routes.contact);
});
