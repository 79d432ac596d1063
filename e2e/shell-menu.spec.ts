import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";

const mainEntries = [
  "Veranstaltungen",
  "Vereine",
  "Kitas & Schulen",
  "Aktuelles",
  "Mitmachen",
  "Leichte Sprache",
];

const entries = (page: Page) => page.getByRole("navigation", { name: "Hauptmenü" }).getByRole("link");
const menu = (page: Page) => page.getByRole("navigation", { name: "Kategorien" });
const smallLogo = (page: Page) => page.getByRole("banner").locator('img[src*="logo_klein"]');
const toggle = (page: Page) => page.getByRole("button", { name: "Menü" });

const ways: Record<string, (page: Page, withJavaScript: boolean) => Promise<void>> = {
  async "with its button"(page, withJavaScript) {
    await toggle(page).tap();
    await expect(menu(page)).toBeHidden();
    if (withJavaScript) await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
  },
  async "with Escape, which focuses its button"(page) {
    await toggle(page).focus();
    await page.keyboard.press("Tab");
    await expect(entries(page).first()).toBeFocused();
    await page.keyboard.press("Tab");
    await expect(entries(page).nth(1)).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(toggle(page)).toBeFocused();
  },
  async "with a tap outside"(page) {
    await page.getByRole("banner").getByLabel("Suche", { exact: true }).tap();
    await expect(menu(page)).toBeHidden();
  },
  async "when a link is followed"(page) {
    await menu(page).getByRole("link", { name: "Jugend" }).tap();
    await expect(page).toHaveURL(routes.search({ c: "Jugend" }));
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(menu(page)).toBeHidden();
    await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
  },
};

for (const javaScriptEnabled of [true, false])
  test.describe(`${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ javaScriptEnabled, hasTouch: true });

    test("the page behind the open menu scrolls only once the window is wide", async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(routes.home);
      await toggle(page).click();
      await expect(page.locator("body")).toHaveCSS("overflow", "hidden");
      await page.setViewportSize({ width: 1440, height: 900 });
      await expect(toggle(page)).toBeHidden();
      await expect(menu(page)).toBeVisible();
      await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
    });

    for (const viewport of [
      { width: 390, height: 844 },
      { width: 820, height: 1180 },
    ])
      test(`at ${viewport.width} px the menu opens with its button and closes in four ways`, async ({
        page,
      }) => {
        await page.setViewportSize(viewport);
        for (const [way, close] of Object.entries(ways))
          await test.step(`it closes ${way}`, async () => {
            await page.goto(routes.home);
            await expect(menu(page)).toBeHidden();
            await expect(entries(page)).toHaveText(mainEntries.slice(0, viewport.width < 700 ? 3 : 6));
            if (javaScriptEnabled) await expect(toggle(page)).toHaveAttribute("aria-expanded", "false");
            await toggle(page).tap();
            await expect(menu(page)).toBeVisible();
            await expect(entries(page)).toHaveText(mainEntries);
            if (javaScriptEnabled) {
              await expect(toggle(page)).toHaveAttribute("aria-expanded", "true");
              await expect(smallLogo(page), "the header is small").toBeVisible();
            }
            await close(page, javaScriptEnabled);
          });
      });
  });

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const javaScriptEnabled of [true, false]) {
    test(`the largest entries are on the first screen of an inner page ${javaScriptEnabled ? "with" : "without"} JavaScript`, async ({
      browser,
      baseURL,
    }) => {
      const page = await browser.newPage({
        javaScriptEnabled,
        baseURL: baseURL ?? "",
        viewport: { width: 390, height: 844 },
      });
      await page.goto(routes.privacy);
      for (const entry of await entries(page).all()) {
        await expect(entry).toBeInViewport({ ratio: 1 });
        expect((await entry.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await entries(page).nth(1).click();
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vereine in Musterbach");
      await expect(page.locator("body")).not.toHaveCSS("overflow", "hidden");
      await page.close();
    });
  }

  test("opening and closing the menu leaves the page where it was", async ({ page }) => {
    await page.goto(routes.privacy);
    const top = () =>
      page.getByRole("heading", { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().top);
    const before = await top();
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    expect(await top()).toBe(before);
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    expect(await top()).toBe(before);
  });

  test("the menu closes when a link to the same page is followed", async ({ page }) => {
    await page.goto(routes.contact);
    await toggle(page).click();
    const link = menu(page).getByRole("link", { name: "Kontakt" });
    await expect(link).toHaveAttribute("aria-current", "page");
    await link.click();
    await expect(menu(page)).toBeHidden();
    await expect(page).toHaveURL(routes.contact);
  });

  test("the menu closes on back navigation", async ({ page }) => {
    await page.goto(routes.home);
    await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
    await expect(page).toHaveURL(routes.imprint);
    await toggle(page).click();
    await expect(menu(page)).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(routes.home);
    await expect(menu(page)).toBeHidden();
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a wide screen ${javaScriptEnabled ? "with" : "without"} JavaScript`, () => {
    test.use({ viewport: { width: 1440, height: 900 }, javaScriptEnabled });

    test("the navigation is always visible; the entry of the page's section and its category are current and highlighted", async ({
      page,
    }) => {
      const background = (element: Element) => getComputedStyle(element).backgroundColor;
      await page.goto(routes.home);
      await expect(entries(page)).toHaveText(mainEntries);
      await expect(menu(page)).toBeVisible();
      await expect(toggle(page)).toBeHidden();
      await expect(menu(page).locator("[aria-current]")).toHaveCount(0);

      const current = page.getByRole("navigation", { name: "Hauptmenü" }).locator("[aria-current]");
      // lib/navigation/main-entries.test.ts has all entries.
      for (const [path, name, state] of [
        [routes.clubs, "Vereine", "page"],
        [routes.article("abfallkalender"), "Aktuelles", "true"],
      ] as const)
        await test.step(`${decodeURI(path)} belongs to ${name}`, async () => {
          await page.goto(path);
          await expect(current, `${path}: current entry`).toHaveText([name]);
          await expect(current, `${path}: state`).toHaveAttribute("aria-current", state);
          const other = entries(page).filter({ hasNotText: name }).first();
          const usual = await other.evaluate(background);
          expect(await current.evaluate(background), `${path}: highlighted`).not.toBe(usual);
        });

      const category = menu(page).locator("[aria-current=page]");
      for (const path of [routes.search({ c: "Jugend" }), routes.category("jugend")])
        await test.step(`${path} is the category Jugend alone`, async () => {
          await page.goto(path);
          await expect(category, `${path}: current category`).toHaveText("Jugend");
          await expect(category, `${path}: current category`).toBeVisible();
          const other = menu(page).getByRole("listitem").getByRole("link", { name: "Umwelt & Abfall" });
          const usual = await other.evaluate(background);
          expect(await category.evaluate(background), `${path}: highlighted`).not.toBe(usual);
        });
    });
  });
}

test("the current link changes with the page", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.search({ c: "Jugend" }));
  const links = menu(page).getByRole("listitem").getByRole("link");
  const next = links.filter({ hasNotText: "Jugend" }).filter({ visible: true }).first();
  const name = (await next.textContent()) ?? "";
  await next.click();
  await expect(page).toHaveURL(routes.search({ c: name }));
  await expect(menu(page).locator("[aria-current]")).toHaveText([name]);
});
