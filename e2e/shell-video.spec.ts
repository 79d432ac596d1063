import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/routes";

const stop = { name: "Bewegung anhalten" };
const play = { name: "Bewegung abspielen" };

const film = (page: Page) => page.getByRole("banner").locator("video");
const still = (page: Page) => page.getByRole("banner").locator('img[src*="hero-poster"]');
const paused = (page: Page) => film(page).evaluate((video: HTMLVideoElement) => video.paused);
const stillIsDrawn = (page: Page) =>
  still(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** The films that the page asked for, from now on. */
function requestedFilms(page: Page) {
  const films: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/medien\/hero.*\.(webm|mp4)$/.test(pathname)) films.push(pathname);
  });
  return films;
}

test("the film is muted, looped and inline, over a still, and one source of it is loaded", async ({
  page,
}) => {
  const films = requestedFilms(page);
  await page.goto(routes.home);
  await expect.poll(() => paused(page)).toBe(false);
  await expect(film(page)).toHaveJSProperty("muted", true);
  await expect(film(page)).toHaveJSProperty("loop", true);
  await expect(film(page)).toHaveJSProperty("playsInline", true);
  expect(new Set(films).size).toBe(1);
  expect(await stillIsDrawn(page)).toBe(true);
  const types = await film(page)
    .locator("source")
    .evaluateAll((sources: HTMLSourceElement[]) => sources.map(({ type }) => type));
  expect(types).toEqual(["video/webm", "video/mp4", "video/webm", "video/mp4"]);
});

test("nothing of it is requested before a tenth of it is visible", async ({ page }) => {
  await page.goto(routes.home);
  const { width, height } = (await page.getByRole("banner").locator("[data-landscape]").boundingBox()) ?? {};
  if (!width || !height) throw new Error("The header has no landscape.");
  const show = (share: number) => page.setViewportSize({ width, height: Math.round(height * share) });

  const films = requestedFilms(page);
  await show(0.08);
  await page.reload({ waitUntil: "networkidle" });
  // The page is alive: its button knows that motion is allowed.
  await expect(page.getByRole("button", stop)).toHaveCount(1);
  expect(films).toEqual([]);
  await show(0.12);
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

test("a page that opens further down requests nothing until it is scrolled up", async ({ page }) => {
  await page.goto(routes.privacy);
  const lastHeading = await page.getByRole("main").locator("h2[id]").last().getAttribute("id");
  await page.goto("about:blank");

  const films = requestedFilms(page);
  await page.goto(`${routes.privacy}#${lastHeading}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("banner").locator('img[src*="logo-small"]')).toBeVisible();
  expect(films).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => films.length).toBeGreaterThan(0);
});

test.describe("with less motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("there is the still, and neither a film nor a button for it", async ({ page }) => {
    const films = requestedFilms(page);
    await page.goto(routes.home, { waitUntil: "networkidle" });
    expect(films).toEqual([]);
    expect(await stillIsDrawn(page)).toBe(true);
    await expect(page.getByRole("button", stop)).toHaveCount(0);
    // The page is alive: it follows the wish when it changes.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(() => films.length).toBeGreaterThan(0);
  });
});

test("with Save-Data there is the still and no film", async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const films = requestedFilms(page);
  await page.goto(routes.home, { waitUntil: "networkidle" });
  expect(films).toEqual([]);
  expect(await stillIsDrawn(page)).toBe(true);
  await expect(page.getByRole("button", stop)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("there is the still, and no film is requested", async ({ page }) => {
    const films = requestedFilms(page);
    await page.goto(routes.home, { waitUntil: "networkidle" });
    expect(films).toEqual([]);
    await expect(still(page)).toBeVisible();
    await expect(page.getByRole("button", stop)).toHaveCount(0);
  });
});

test("who stops the film is remembered: nothing is requested until it is played again", async ({ page }) => {
  const films = requestedFilms(page);
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  await page.goto(routes.home);
  await expect.poll(() => paused(page)).toBe(false);
  expect(await stored()).toEqual({});
  await page.getByRole("button", stop).click();
  await expect.poll(() => paused(page)).toBe(true);
  expect(await stored()).toEqual({ "dorfforum-bewegung": "angehalten" });

  films.length = 0;
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("button", play)).toBeVisible();
  expect(films).toEqual([]);
  await expect(film(page)).toHaveCount(0);

  await page.getByRole("button", play).click();
  await expect.poll(() => paused(page)).toBe(false);
  expect(films.length).toBeGreaterThan(0);
  expect(await stored()).toEqual({});
});

test("who stopped the film keeps it stopped through scrolling and on the next page", async ({ page }) => {
  await page.goto(routes.home);
  await expect.poll(() => paused(page)).toBe(false);
  await page.getByRole("button", stop).click();
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  await expect(film(page)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(film(page)).toBeVisible();
  expect(await paused(page)).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "Kontakt" }).click();
  await expect(page).toHaveURL(routes.contact);
  await expect(page.getByRole("button", play)).toBeVisible();
});

for (const [colorScheme, wanted, unwanted] of [
  ["light", "hero", "hero-night"],
  ["dark", "hero-night", "hero"],
] as const) {
  test(`in the ${colorScheme} scheme film and still are those of ${wanted}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    const media: string[] = [];
    page.on("request", (request) => media.push(new URL(request.url()).pathname));
    await page.goto(routes.home);
    await expect
      .poll(() => media.filter((path) => path === `/medien/${wanted}.webm`).length)
      .toBeGreaterThan(0);
    expect(media).toContain(`/medien/${wanted}-poster.avif`);
    expect(media.filter((path) => path.startsWith(`/medien/${unwanted}.`))).toEqual([]);
    expect(media.filter((path) => path.startsWith(`/medien/${unwanted}-poster`))).toEqual([]);
  });
}
