import { expect, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";

test.use({ javaScriptEnabled: false });

test("footers have the municipality's address and the legally required links", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  const address = footer.locator("address");
  for (const path of [routes.home, routes.clubs, "/gibt-es-nicht"])
    await test.step(decodeURI(path), async () => {
      await page.goto(path);
      await expect.soft(address, `${path}: address`).toContainText(/\d{5} \p{L}+/u);
      const number = address.getByRole("link").first();
      await expect.soft(number, `${path}: telephone number`).toHaveAttribute("href", /^tel:\+?\d+$/);
      for (const [name, href] of [
        ["Impressum", routes.imprint],
        ["Datenschutz", routes.privacy],
        ["Barrierefreiheit", routes.accessibility],
      ] as const) {
        const link = footer.getByRole("link", { name, exact: true });
        await expect.soft(link, `${path}: ${name}`).toHaveAttribute("href", href);
      }
      const settings = footer.getByRole("link", { name: "Cookie-Einstellungen" });
      await expect.soft(settings, `${path}: settings of cookies`).toBeVisible();
    });
});

test("the header links to the village's page, which no entry of the menu stands for, to contact and to the login of the CMS", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(routes.home);
  const service = page.getByRole("banner").getByRole("navigation", { name: "Service" });
  await expect(service.getByRole("link", { name: "Kontakt" })).toHaveAttribute("href", routes.contact);
  const logIn = service.getByRole("link", { name: "Anmelden", exact: true });
  await expect(logIn).toHaveAttribute("href", `${process.env.CMS_URL}/admin`);
  await expect(logIn).toHaveAccessibleDescription("für die Redaktion");
  await service.getByRole("link", { name: "Über uns" }).click();
  await expect(page).toHaveURL(routes.article("ueber-uns"));
  await expect(page.getByRole("navigation", { name: "Hauptmenü" }).locator("[aria-current]")).toHaveCount(0);
});

test("the tile for emergencies leads to numbers that can be tapped", async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole("link", { name: "Notdienste" }).click();
  await expect(page).toHaveURL(/#abschnitt-im-notfall$/);
  const numbers = page.locator("h2#abschnitt-im-notfall + ul a");
  await expect(numbers).toHaveText(["112", "110", "116 117", "030 19240", "0800 00 22833"]);
  await expect(numbers.first()).toHaveAttribute("href", "tel:112");
  await expect(numbers.first()).toBeInViewport();
});
