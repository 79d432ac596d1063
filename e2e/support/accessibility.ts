import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** Checks with axe that the page, or its part that `within` selects, violates no rule of WCAG 2.2 AA. */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(wcag).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
