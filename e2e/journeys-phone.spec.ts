import { devices, expect, type Locator, type Page, test } from "@playwright/test";
import { subscribeTexts } from "@/lib/texts/calendar";
import { routes } from "@/lib/urls/routes";
import { withMotion } from "./support/motion";

test.use(withMotion);

/*
 * What a villager does on a phone, from the home page on, counted in taps and in screens that are scrolled down to what
 * is tapped or read. The bounds are what the ways take today (docs/decisions/shell.md).
 */

const screenHeight = 844;
const { defaultBrowserType: _, ...phone } = devices["Pixel 7"];
test.use({ ...phone, viewport: { width: 390, height: screenHeight } });

class Journey {
  taps = 0;
  screens = 0;
  readonly main: Locator;

  constructor(readonly page: Page) {
    this.main = page.getByRole("main");
  }

  /** Scrolls down, as far as needed, until the beginning of `what` can be read. */
  async read(what: Locator) {
    await expect(what).toBeVisible();
    const box = await what.boundingBox();
    const seenTo = (box?.y ?? 0) + Math.min(box?.height ?? 0, 44);
    this.screens += Math.max(0, Math.ceil(seenTo / screenHeight) - 1);
    await what.scrollIntoViewIfNeeded();
  }

  async tap(what: Locator) {
    await this.read(what);
    this.taps += 1;
    await what.tap();
  }

  expectAtMost({ taps, screens }: { taps: number; screens: number }) {
    expect(this.taps, "taps").toBeLessThanOrEqual(taps);
    expect(this.screens, "screens").toBeLessThanOrEqual(screens);
  }

  enter(name: string) {
    return this.tap(this.page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link", { name }));
  }

  link(name: string | RegExp) {
    return this.main.getByRole("link", { name }).first();
  }
}

const start = async (page: Page) => {
  await page.goto(routes.home);
  return new Journey(page);
};

test("what is on tonight: two taps on first screens", async ({ page }) => {
  const journey = await start(page);
  await journey.enter("Veranstaltungen");
  // The home page has a link that says "heute", too.
  await expect(page).toHaveURL(routes.calendar());
  await journey.tap(journey.link("Heute"));
  await expect(page).toHaveURL(routes.calendar({ quickDate: "heute" }));
  await journey.read(journey.main.getByRole("article").first());
  journey.expectAtMost({ taps: 2, screens: 0 });
});

test("the next dates of a club", async ({ page }) => {
  const journey = await start(page);
  await journey.enter("Vereine");
  // Its guided tours take place all year.
  await journey.tap(journey.link(/^Heimatverein/));
  await expect(page).toHaveURL(routes.club("heimatverein-musterbach"));
  const events = journey.main.getByRole("region", { name: "Nächste Veranstaltungen" });
  await journey.read(events.getByRole("article").first());
  journey.expectAtMost({ taps: 2, screens: 4 });
});

test("calling the building yard", async ({ page }) => {
  const journey = await start(page);
  await journey.tap(page.getByRole("button", { name: "Menü" }));
  await journey.tap(
    page.getByRole("dialog").or(page.locator("[popover]")).getByRole("link", { name: "Kontakt" }),
  );
  await expect(page).toHaveURL(routes.contact);
  await journey.tap(journey.link("Wer hilft wobei?"));
  const row = journey.main.getByRole("row").filter({ hasText: "Bauhof" }).first();
  await journey.read(row.locator('a[href^="tel:"]'));
  journey.expectAtMost({ taps: 3, screens: 1 });
});

test("subscribing to the events for young people", async ({ page }) => {
  const journey = await start(page);
  await journey.enter("Veranstaltungen");
  await journey.tap(journey.link("Abonnieren"));
  await journey.tap(journey.main.getByText(subscribeTexts.choose));
  await journey.tap(journey.main.getByLabel("Jugend", { exact: true }));
  await journey.tap(journey.main.getByRole("button", { name: "Kalender zusammenstellen" }));
  await expect(page).toHaveURL(/kategorie=jugend.*#ihr-kalender$/);
  await journey.read(page.locator("#ihr-kalender").locator('a[href^="webcal:"]'));
  journey.expectAtMost({ taps: 5, screens: 3 });
});

test("comparing two day-care centres", async ({ page }) => {
  const journey = await start(page);
  await journey.enter("Kitas & Schulen");
  const boxes = journey.main.getByRole("checkbox", { name: /^Vergleichen/ });
  await journey.tap(boxes.nth(0));
  await journey.tap(boxes.nth(1));
  await journey.tap(journey.main.getByRole("button", { name: "Vergleichen" }));
  await journey.read(journey.main.getByRole("table").first());
  journey.expectAtMost({ taps: 4, screens: 1 });
});

test("reporting a wrong time of a club", async ({ page }) => {
  const journey = await start(page);
  await journey.enter("Vereine");
  await journey.tap(journey.link(/^Landfrauen/));
  await expect(page).toHaveURL(routes.club("landfrauen-musterbach"));
  await journey.tap(journey.link("Änderung mitteilen"));
  await expect(journey.main.getByLabel("Um welche Seite geht es?")).toHaveValue(
    new RegExp(`${routes.club("landfrauen-musterbach")}$`),
  );
  journey.expectAtMost({ taps: 3, screens: 4 });
});
