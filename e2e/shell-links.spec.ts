import { expect, test } from "@playwright/test";
import { routes } from "@/lib/routes";

test.use({ javaScriptEnabled: false });

for (const path of [routes.home, routes.clubs, "/gibt-es-nicht"]) {
  test(`the footer of ${decodeURI(path)} has the municipality's address and the legally required links`, async ({
    page,
  }) => {
    await page.goto(path);
    const footer = page.getByRole("contentinfo");
    await expect(footer.locator("address")).toContainText(/\d{5} \p{L}+/u);
    await expect(footer.locator("address").getByRole("link").first()).toHaveAttribute("href", /^tel:\+?\d+$/);
    for (const [name, href] of [
      ["Impressum", routes.imprint],
      ["Datenschutz", routes.privacy],
      ["Barrierefreiheit", routes.accessibility],
    ] as const)
      await expect(footer.getByRole("link", { name, exact: true })).toHaveAttribute("href", href);
    await expect(footer.getByRole("link", { name: "Cookie-Einstellungen" })).toBeVisible();
  });
}

test("the header links to the village's page, to contact and to the login of the CMS", async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.home);
  const service = page.getByRole("banner").getByRole("navigation", { name: "Service" });
  await expect(service.getByRole("link", { name: "Über uns" })).toHaveAttribute(
    "href",
    routes.article("ueber-uns"),
  );
  await expect(service.getByRole("link", { name: "Kontakt" })).toHaveAttribute("href", routes.contact);
  await expect(service.getByRole("link", { name: "Anmelden" })).toHaveAttribute(
    "href",
    `${process.env.CMS_URL}/admin`,
  );
});
