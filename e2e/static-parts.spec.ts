import { expect, test } from "@playwright/test";
import { shellTexts, siteTexts } from "@/lib/texts/shell";
import { paginationTexts } from "@/lib/texts/ui";
import { routes } from "@/lib/urls/routes";

/** Parts that the browser takes from the document, because its data has them not (docs/decisions/page-weight.md) */

const titles = "main article h3";

test("the calendar's rows are once in the document, and survive hydration, navigation and the way back", async ({
  page,
}) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (entry) => entry.type() === "error" && errors.push(entry.text()));

  const document = await page.goto(routes.calendar());
  const html = (await document?.text()) ?? "";
  const written = await page.locator(titles).allTextContents();
  expect(written.length).toBeGreaterThan(5);
  const data = html.slice(html.indexOf("self.__next_f"));
  for (const title of new Set(written)) expect(data, `the data has ${title}`).not.toContain(title);

  const service = page.getByRole("navigation", { name: siteTexts.service });
  await service.getByRole("link", { name: shellTexts.contact }).click();
  await expect(page).toHaveURL(routes.contact);
  await expect(page.getByRole("contentinfo").getByRole("heading").first()).toBeVisible();
  await page.goBack();
  await expect(page.locator(titles)).toHaveText(written);

  const pages = page.getByRole("navigation", { name: paginationTexts.pages });
  await pages.getByRole("link", { name: `${paginationTexts.page} 2`, exact: true }).click();
  await expect(page).toHaveURL(/seite=2/);
  await expect(page.locator(titles).first()).toBeVisible();
  await expect(page.locator(titles)).not.toHaveText(written);
  expect(errors).toEqual([]);
});
