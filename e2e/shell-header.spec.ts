import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { withMotion } from "./support/motion";

test.use(withMotion);

const sizes = [
  { width: 390, height: 844 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** The web fonts replace fallbacks in which a word is some pixels wider; reports of layout shifts round this to 0. */
const maxShift = 0.001;

const smallLogo = (page: Page) => page.getByRole("banner").locator('img[src*="logo_klein"]');
const landscape = (page: Page) => page.getByRole("banner").locator("[data-landscape]");
const toTop = (page: Page) => page.getByRole("button", { name: "Nach oben" });

/** Scrolls, then waits until intersection observers have run and their changes are rendered. */
const scrollPage = (page: Page, top: number) =>
  page.evaluate(async (y) => {
    scrollTo({ top: y, behavior: "instant" });
    for (let frame = 0; frame < 4; frame++) await new Promise(requestAnimationFrame);
  }, top);

const transitionsEnd = (page: Page) =>
  page.evaluate(async () => {
    const ending = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });

/** Opens the home page in windows of each size, one after the other. */
async function atEachSize(page: Page, check: (at: string) => Promise<void>): Promise<void> {
  for (const size of sizes)
    await test.step(`at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.goto(routes.home);
      await check(`at ${size.width} px`);
    });
}

test("the header is small from 51 px on and large up to 50 px, in both directions", async ({ page }) => {
  const height = () => page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height);
  await atEachSize(page, async (at) => {
    const large = await height();
    const positions = [
      [51, "small"],
      [50, "large"],
      [49, "large"],
      [50, "large"],
      [51, "small"],
      [400, "small"],
      [51, "small"],
      [50, "large"],
      [0, "large"],
    ] as const;
    for (const [y, look] of positions) {
      await scrollPage(page, y);
      const small = look === "small";
      await expect(smallLogo(page), `small logo ${at}, at ${y} px`).toBeVisible({ visible: small });
      await expect(landscape(page), `film ${at}, at ${y} px`).toBeVisible({ visible: !small });
      const ofHeader = expect.poll(height, `height ${at}, at ${y} px`);
      await (small ? ofHeader.toBeLessThan(large / 2) : ofHeader.toBe(large));
    }
  });
});

test("the video pauses while the header is small and resumes at the same time", async ({ page }) => {
  const film = page.getByRole("banner").locator("video");
  const paused = () => film.evaluate((video: HTMLVideoElement) => video.paused);
  const time = () => film.evaluate((video: HTMLVideoElement) => video.currentTime);
  await atEachSize(page, async (at) => {
    await expect.poll(time, `time ${at}`).toBeGreaterThan(0);
    await scrollPage(page, 51);
    await expect.poll(paused, `paused ${at}, scrolled`).toBe(true);
    await expect(film, `film ${at}, scrolled`).toBeHidden();
    const stopped = await time();
    await scrollPage(page, 50);
    await expect.poll(paused, `paused ${at}, scrolled back`).toBe(false);
    await expect(film, `film ${at}, scrolled back`).toBeVisible();
    expect(await time(), `time ${at}, scrolled back`).toBeGreaterThanOrEqual(stopped);
    await expect.poll(time, `time ${at}, later`).toBeGreaterThan(stopped);
  });
});

// Each size has a test of its own: fonts that are in the browser's cache would not come late.
for (const viewport of sizes)
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the layout does not shift: neither with the fonts nor while the header changes its size", async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const shifts: PerformanceEntry[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => shifts.push(...list.getEntries())).observe({
          type: "layout-shift",
          buffered: true,
        });
      });
      const shiftScore = () =>
        page.evaluate(() => {
          const { shifts } = window as unknown as { shifts: { value: number }[] };
          return shifts.reduce((sum, { value }) => sum + value, 0);
        });

      await page.goto(routes.home);
      await page.evaluate(() => document.fonts.ready);
      for (const y of [10, 60, 300, 20, 400, 0]) {
        await scrollPage(page, y);
        await expect(smallLogo(page)).toBeVisible({ visible: y > 50 });
        await transitionsEnd(page);
      }
      const before = await shiftScore();

      // Shifts are reported in order, so once this one has arrived, all earlier ones have.
      await page.getByRole("main").evaluate((main) => main.before("Verschoben"));
      await expect.poll(shiftScore).toBeGreaterThan(before + maxShift);
      expect(before).toBeLessThan(maxShift);
    });
  });

test("`Nach oben` is there on wide screens from 301 px on, scrolls to the top, smoothly where motion is wanted, and focuses the content", async ({
  page,
}) => {
  await atEachSize(page, async (at) => {
    if (page.viewportSize()?.width !== 1440) {
      await scrollPage(page, 1000);
      await expect(smallLogo(page), `small logo ${at}`).toBeVisible();
      await expect(toTop(page), `button ${at}`).toBeHidden();
      return;
    }
    for (const [y, visible] of [
      [301, true],
      [300, false],
      [299, false],
      [300, false],
      [301, true],
      [0, false],
    ] as const) {
      await scrollPage(page, y);
      await expect(toTop(page), `button ${at}, at ${y} px`).toBeVisible({ visible });
    }
    /** Where the page is before it is drawn again */
    const press = () =>
      toTop(page).evaluate((button: HTMLButtonElement) => {
        button.click();
        return scrollY;
      });
    await page.emulateMedia({ reducedMotion: "reduce" });
    await scrollPage(page, 1000);
    expect(await press(), `at once ${at}`).toBe(0);
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await scrollPage(page, 1000);
    expect(await press(), `smoothly ${at}`).toBe(1000);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole("main")).toBeFocused();
    await expect(toTop(page)).toBeHidden();
  });
});

test("the header's height on the home page is known before its body is rendered and differs from other pages", async ({
  page,
  request,
}) => {
  const html = await (await request.get(routes.home)).text();
  expect(html.slice(0, html.indexOf("<body"))).toContain('name="dorfforum-header"');

  await page.setViewportSize({ width: 1440, height: 900 });
  const height = () => page.getByRole("banner").evaluate((header) => header.getBoundingClientRect().height);
  await page.goto(routes.home);
  const atHome = await height();
  await page.getByRole("banner").getByRole("link", { name: "Kontakt" }).click();
  await expect(page).toHaveTitle("Kontakt");
  await expect.poll(height).toBeLessThan(atHome);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect.poll(height).toBe(atHome);
});
