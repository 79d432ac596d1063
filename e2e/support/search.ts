import type { Page } from "@playwright/test";

/** The header's search; its field is a combobox once the page is hydrated. */
export const searchBox = (page: Page) => page.getByRole("search", { name: "Suche im Dorfforum" });
export const searchField = (page: Page) => searchBox(page).getByRole("combobox", { name: "Suche" });

export const hits = (page: Page) =>
  page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
export const resultStatus = (page: Page) => page.getByRole("main").getByRole("status");
