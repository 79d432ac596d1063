import { expect, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { withMotion } from "./support/motion";

test.use(withMotion);

test("the printed page has content and logo, but no controls, whatever the screen; its links to other sites show their URL", async ({
  page,
}) => {
  for (const width of [390, 820, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ media: "screen" });
      await page.goto(routes.home);
      const banner = page.getByRole("banner");
      // A scrolled page has a small header, and `Nach oben` on wide screens.
      await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
      await expect(banner.locator('img[src*="logo_klein"]')).toBeVisible();
      await page.emulateMedia({ media: "print" });
      for (const hidden of [
        banner.locator("input"),
        banner.getByRole("navigation", { name: "Service" }),
        banner.locator("video"),
        page.getByRole("navigation", { name: "Hauptmenü" }),
        page.getByRole("navigation", { name: "Kategorien" }),
        page.getByRole("button", { name: "Menü" }),
        page.getByRole("button", { name: /^Bewegung/ }),
        page.getByRole("button", { name: "Nach oben" }),
        page.getByRole("link", { name: "Zum Inhalt springen" }),
        page.getByRole("navigation", { name: "Rechtliches" }),
      ])
        await expect.soft(hidden, `not printed at ${width} px`).toBeHidden();
      for (const [part, printed] of [
        [
          "logo",
          banner.getByRole("link", { name: "Startseite" }).locator('img[src*="/logo_"]:not([src*="klein"])'),
        ],
        ["heading", page.getByRole("heading", { level: 1 })],
        ["address", page.getByRole("contentinfo").locator("address")],
      ] as const)
        await expect.soft(printed, `${part}, printed at ${width} px`).toBeVisible();
    });

  await page.emulateMedia({ media: "screen" });
  await page.goto(routes.club("musikverein-musterbach"));
  const link = page.getByRole("main").locator('a[href^="http"]').first();
  const printed = () => link.evaluate((element) => getComputedStyle(element, "::after").content);
  expect(await printed(), "a link on the screen").not.toContain("http");
  await page.emulateMedia({ media: "print" });
  expect(await printed(), "a printed link").toContain((await link.getAttribute("href")) ?? "no address");
});
