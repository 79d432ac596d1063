import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expectAccessible } from "./support/accessibility";

test.use({ contextOptions: { reducedMotion: "reduce" } });

for (const colorScheme of ["light", "dark"] as const) {
  test(`in the ${colorScheme} scheme the open menu of a phone passes axe`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.search({ c: "Jugend" }));
    const toggle = page.getByRole("button", { name: "Menü" });
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expectAccessible(page);
  });
}

for (const width of [320, 390, 820, 1440]) {
  test(`at ${width} px no page overflows, and all controls of the header are visible`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const banner = page.getByRole("banner");
    for (const path of [routes.home, routes.clubs, routes.privacy, "/gibt-es-nicht"]) {
      await page.goto(path);
      for (const top of [0, 400]) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
        await expect(banner.locator('img[src*="logo_klein"]')).toBeVisible({ visible: top > 50 });
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(
          width,
        );
        const parts = banner.locator("a, button, input").filter({ visible: true });
        for (const part of await parts.all())
          await expect(part, `${path} at ${top} px`).toBeInViewport({ ratio: 0.99 });
      }
    }
  });
}
