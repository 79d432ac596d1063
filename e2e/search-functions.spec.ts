import { expect, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { expectAccessible } from "./support/accessibility";
import { searchBox, searchField } from "./support/search";

test("what one can do here stands above the hits, and is suggested first", async ({ page }) => {
  await page.goto(routes.search({ q: "drucken" }));
  const functions = page.getByRole("region", { name: "Das können Sie hier tun" });
  await expect(functions.getByRole("link")).toHaveText([
    "Aushang drucken",
    "Monat auf einem Blatt drucken",
    "Abfallkalender drucken",
  ]);
  await expectAccessible(page);
  await searchField(page).fill("aush");
  const option = searchBox(page).getByRole("group", { name: "Das können Sie hier tun" }).getByRole("option");
  await expect(option).toHaveText("Aushang drucken");
  await expectAccessible(page);
  await option.click();
  await expect(page).toHaveURL(routes.poster());
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a bin alone is answered above the filters", async ({ page }) => {
    await page.goto(routes.search({ q: "graue Tonne" }));
    const answer = page.getByRole("region", { name: "Antwort" });
    await expect(answer).toContainText(/Restmüll: .*\d{4}/);
    const filter = page.getByRole("list", { name: "Ergebnisse eingrenzen" });
    const [above, below] = [await answer.boundingBox(), await filter.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
});
