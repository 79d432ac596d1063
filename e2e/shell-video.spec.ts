import { expect, type Page, type Request, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { createGate } from "./support/gate";
import { withMotion } from "./support/motion";

test.use(withMotion);

const stop = { name: "Bewegung anhalten" };
const play = { name: "Bewegung abspielen" };

const video = (page: Page) => page.getByRole("banner").locator("video");
const poster = (page: Page) => page.getByRole("banner").locator('img[src*="hero-poster"]');
const paused = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused);
const posterIsDrawn = (page: Page) =>
  poster(page).evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0);

/** Waits until the video has enough data: one that is paused earlier is removed, since it would continue to load. */
const waitUntilPlaying = (page: Page) =>
  expect
    .poll(() =>
      video(page).evaluate(
        ({ paused, readyState }: HTMLVideoElement) =>
          !paused && readyState === HTMLMediaElement.HAVE_ENOUGH_DATA,
      ),
    )
    .toBe(true);

const videoFiles = /\/medien\/hero.*\.(webm|mp4)$/;

/** The paths of the videos that the page requests from now on */
function requestedVideos(page: Page) {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (videoFiles.test(request.url())) requests.push(new URL(request.url()).pathname);
  });
  return requests;
}

test("the video is muted, looped and inline, over its poster, and loads one source", async ({ page }) => {
  const requests = requestedVideos(page);
  await page.goto(routes.home);
  await expect.poll(() => paused(page)).toBe(false);
  await expect(video(page)).toHaveJSProperty("muted", true);
  await expect(video(page)).toHaveJSProperty("loop", true);
  await expect(video(page)).toHaveJSProperty("playsInline", true);
  expect(new Set(requests).size).toBe(1);
  expect(await posterIsDrawn(page)).toBe(true);
  const types = await video(page)
    .locator("source")
    .evaluateAll((sources: HTMLSourceElement[]) => sources.map(({ type }) => type));
  expect(types).toEqual(Array.from({ length: 4 }, () => ["video/webm", "video/mp4"]).flat());
});

for (const colorScheme of ["light", "dark"] as const)
  test(`a phone gets a video of at most 90 kB, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.home);
    await waitUntilPlaying(page);
    const source = await video(page).evaluate((element: HTMLVideoElement) => element.currentSrc);
    expect(source).toMatch(colorScheme === "dark" ? /hero-night-small\.\w+$/ : /hero-small\.\w+$/);
    for (const ending of ["webm", "mp4"]) {
      const file = await page.request.get(source.replace(/\w+$/, ending));
      expect((await file.body()).byteLength).toBeLessThanOrEqual(90_000);
    }
  });

test("the video is requested once a tenth of it is visible", async ({ page }) => {
  await page.goto(routes.home);
  const { width, height } = (await page.getByRole("banner").locator("[data-landscape]").boundingBox()) ?? {};
  if (!width || !height) throw new Error("The header has no landscape.");
  const show = (share: number) => page.setViewportSize({ width, height: Math.round(height * share) });

  // This page, on which all of it is visible, is about to request the video.
  await page.goto("about:blank");
  const requests = requestedVideos(page);
  await show(0.08);
  await page.goto(routes.home, { waitUntil: "networkidle" });
  // The button comes with the video's code.
  await expect(page.getByRole("button", stop)).toHaveCount(1);
  expect(requests).toEqual([]);
  await show(0.12);
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test("a page that opens scrolled requests nothing until it is scrolled to the top", async ({ page }) => {
  await page.goto(routes.privacy);
  const lastHeading = await page.getByRole("main").locator("h2[id]").last().getAttribute("id");
  await page.goto("about:blank");

  const requests = requestedVideos(page);
  await page.goto(`${routes.privacy}#${lastHeading}`, { waitUntil: "networkidle" });
  await expect(page.getByRole("banner").locator('img[src*="logo_klein"]')).toBeVisible();
  expect(requests).toEqual([]);
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect.poll(() => requests.length).toBeGreaterThan(0);
});

test.describe("with prefers-reduced-motion", () => {
  test.use({ contextOptions: { reducedMotion: "reduce" } });

  test("the poster is shown, without video and button", async ({ page }) => {
    const requests = requestedVideos(page);
    await page.goto(routes.home, { waitUntil: "networkidle" });
    expect(requests).toEqual([]);
    expect(await posterIsDrawn(page)).toBe(true);
    await expect(page.getByRole("button", stop)).toHaveCount(0);
    // Hydration is complete: the page follows the preference.
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await expect.poll(() => requests.length).toBeGreaterThan(0);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the poster is shown and no video requested", async ({ page }) => {
    const requests = requestedVideos(page);
    await page.goto(routes.home, { waitUntil: "networkidle" });
    expect(requests).toEqual([]);
    await expect(poster(page)).toBeVisible();
    await expect(page.getByRole("button", stop)).toHaveCount(0);
  });
});

test("a pause is stored: nothing is requested on the next page until the video is played", async ({
  page,
}) => {
  const requests = requestedVideos(page);
  const stored = () => page.evaluate(() => ({ ...localStorage }));
  await page.goto(routes.home);
  await waitUntilPlaying(page);
  expect(await stored()).toEqual({});
  await page.getByRole("button", stop).click();
  await expect.poll(() => paused(page)).toBe(true);
  expect(await stored()).toEqual({ "dorfforum-bewegung": "angehalten" });

  requests.length = 0;
  await page.reload({ waitUntil: "networkidle" });
  await expect(page.getByRole("button", play)).toBeVisible();
  expect(requests).toEqual([]);
  await expect(video(page)).toHaveCount(0);

  await page.getByRole("button", play).click();
  await expect.poll(() => paused(page)).toBe(false);
  expect(requests.length).toBeGreaterThan(0);
  expect(await stored()).toEqual({});
});

test("pausing a video that is still loading cancels its request; playing it starts again", async ({
  page,
}) => {
  const requests = requestedVideos(page);
  const gate = createGate();
  await page.route(videoFiles, async (route) => {
    await gate.opened;
    // The page may have cancelled the request.
    await route.continue().catch(() => {});
  });
  await page.goto(routes.home);
  await expect.poll(() => requests.length).toBe(1);
  const isOfVideo = (request: Request) => videoFiles.test(request.url());
  const cancelled = page.waitForEvent("requestfailed", { predicate: isOfVideo, timeout: 20_000 });
  await page.getByRole("button", stop).click();
  await expect(video(page)).toHaveCount(0);
  await cancelled;
  gate.open();
  await page.getByRole("button", play).click();
  await expect.poll(() => paused(page)).toBe(false);
});

test("the video stays paused after scrolling and on the next page", async ({ page }) => {
  await page.goto(routes.home);
  await waitUntilPlaying(page);
  await page.getByRole("button", stop).click();
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  await expect(video(page)).toBeHidden();
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  await expect(video(page)).toBeVisible();
  expect(await paused(page)).toBe(true);
  await page.getByRole("banner").getByRole("link", { name: "Kontakt" }).click();
  await expect(page).toHaveURL(routes.contact);
  await expect(page.getByRole("button", play)).toBeVisible();
});

for (const [colorScheme, wanted, unwanted] of [
  ["light", "hero", "hero-night"],
  ["dark", "hero-night", "hero"],
] as const) {
  test(`in the ${colorScheme} scheme video and poster are ${wanted}`, async ({ page }) => {
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
