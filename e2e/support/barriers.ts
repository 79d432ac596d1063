import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const wcag = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

/** That axe finds no barrier of WCAG 2.2 AA in the page as it stands, or in the part that `within` selects. */
export async function expectNoBarrier(page: Page, within = "html"): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).include(within).withTags(wcag).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
