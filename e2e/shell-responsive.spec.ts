import { expect, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { accessibilityViolations } from "./support/accessibility";

test("the open menu of a phone passes axe in both schemes", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.search({ c: "Jugend" }));
  const toggle = page.getByRole("button", { name: "Menü" });
  await toggle.click();
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(toggle, `the menu in the ${colorScheme} scheme`).toHaveAttribute("aria-expanded", "true");
    expect.soft(await accessibilityViolations(page), `axe in the ${colorScheme} scheme`).toEqual([]);
  }
});

// every-page.spec.ts tests that no page is wider than its window.
test("from 320 to 1440 px all controls of the header are visible", async ({ page }) => {
  const banner = page.getByRole("banner");
  for (const path of [routes.home, routes.clubs]) {
    await page.goto(path);
    for (const width of [320, 390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const top of [0, 400])
        await test.step(`${decodeURI(path)} at ${width} px, scrolled to ${top} px`, async () => {
          const at = `${path} at ${width} px, scrolled to ${top} px`;
          await page.evaluate((y) => scrollTo({ top: y, behavior: "instant" }), top);
          const smallLogo = banner.locator('img[src*="logo_klein"]');
          await expect(smallLogo, `${at}: small logo`).toBeVisible({ visible: top > 50 });
          const parts = banner.locator("a, button, input").filter({ visible: true });
          for (const part of await parts.all())
            await expect.soft(part, `${at}: control of the header`).toBeInViewport({ ratio: 0.99 });
        });
    }
  }
});
