import { expect, type Page } from "@playwright/test";

/** The header's search; its field is a combobox once the page is hydrated. */
export const searchBox = (page: Page) => page.getByRole("search", { name: "Suche im Dorfforum" });
export const searchField = (page: Page) => searchBox(page).getByRole("combobox", { name: "Suche" });

export const hits = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
export const resultStatus = (page: Page) => page.getByRole("main").getByRole("status");

/** The results of a document until somebody touches the page */
export const unhydratedResults = (page: Page) => page.locator("[data-not-hydrated]");

/** Touches the results and waits until they are hydrated. Before that their links load pages, not lists. */
export async function touchResults(page: Page): Promise<void> {
  await expect(searchField(page)).toBeVisible();
  await page.getByRole("main").hover();
  await expect(unhydratedResults(page)).toHaveCount(0);
}
