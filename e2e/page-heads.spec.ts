import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Page, test } from "@playwright/test";
import { registrationRoutes } from "@/lib/registrations/base/routes";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { contentTexts } from "@/lib/texts/content";
import { routes } from "@/lib/urls/routes";

/** A page of each kind that begins with a title under the header and the menu */
const pages = [
  routes.calendar(),
  routes.event("feuerwehrfest"),
  routes.article("abfallkalender"),
  routes.club("landfrauen-musterbach"),
  routes.clubs,
  routes.daycare,
  routes.search({ q: "Feuerwehr" }),
  routes.contact,
  routes.waste,
  routes.letterSubscription(),
  routes.imprint,
];

type View = {
  width: number;
  height: number;
  /** The browser's own letters, in pixels: 16 unless a visitor has chosen larger ones */
  letters?: number;
  /** What part of the screen is above the title, at most */
  above: number;
};

const third = 1 / 3;
/** A zoom of 200 % leaves half of the window's pixels; letters of 200 % leave all of them. */
const views: View[] = [
  { width: 390, height: 844, above: third },
  { width: 820, height: 1180, above: third },
  { width: 1440, height: 900, above: third },
  { width: 195, height: 422, above: 0.5 },
  { width: 410, height: 590, above: 0.5 },
  { width: 720, height: 450, above: 0.5 },
  { width: 390, height: 844, letters: 32, above: 0.5 },
];

async function setLetters(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setFontSizes", { fontSizes: { standard, fixed: standard } });
}

for (const { width, height, letters = 16, above } of views)
  test(`at ${width} × ${height} px with letters of ${letters} px, titles begin in the upper ${above === 0.5 ? "half" : "third"} of the screen`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await setLetters(page, letters);
    for (const path of pages) {
      await page.goto(path);
      const title = page.getByRole("heading", { level: 1 });
      await expect(title).toHaveCount(1);
      const top = await title.evaluate((h1) => h1.getBoundingClientRect().top);
      expect.soft(top, decodeURI(path)).toBeLessThan(height * above);
    }
  });

/** Pages with two others between them and the home page */
const deepPages = [
  registrationRoutes.register("muehlenfuehrung"),
  roomRoutes.askForRoom("dorfgemeinschaftshaus"),
  routes.calendar({ day: berlinDay(new Date()) }),
];

test("what leads to a page is cut at no width", async ({ page }) => {
  const links = page.getByRole("navigation", { name: contentTexts.breadcrumbs }).getByRole("link");
  for (const path of deepPages) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 844 });
      await expect(links).toHaveCount(3);
      const cut = await links.evaluateAll((all) =>
        all.filter((link) => link.scrollWidth > link.clientWidth).map(({ textContent }) => textContent),
      );
      expect.soft(cut, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("from 1024 px on all categories are visible on two lines, below that none", async ({ page }) => {
  const links = page.getByRole("navigation", { name: "Kategorien" }).getByRole("listitem").getByRole("link");
  // The longest name is the current one, whose letters are bold.
  await page.goto(routes.search({ c: "Seniorinnen & Senioren" }));
  await page.evaluate(() => document.fonts.ready);
  const lines = () =>
    links.evaluateAll((all) => new Set(all.map((link) => link.getBoundingClientRect().top)).size);
  for (let width = 1024; width <= 1600; width += 24) {
    await page.setViewportSize({ width, height: 900 });
    await expect.soft(links.filter({ visible: true }), `at ${width} px`).toHaveCount(13);
    expect.soft(await lines(), `lines at ${width} px`).toBeLessThanOrEqual(2);
  }
  await page.setViewportSize({ width: 1023, height: 900 });
  await expect(links.filter({ visible: true })).toHaveCount(0);
});
