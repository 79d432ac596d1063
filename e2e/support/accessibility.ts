import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** axe, run within the page: faster than its default, a page of its own for each run. Of frames it would see less; the site has none. */
const axeIn = (page: Page) =>
  new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });

const violationsOf = async (axe: AxeBuilder) => {
  const { violations } = await axe.analyze();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
};

/** What appears has its colours once its animation is over; some never end. */
const untilSettled = (page: Page) =>
  expect
    .poll(() =>
      page.evaluate(() => {
        const running = document.getAnimations().filter(({ playState }) => playState === "running");
        return running.filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity).length;
      }),
    )
    .toBe(0);

/**
 * Checks with axe that the page, or its part that `within` selects, violates no rule of WCAG 2.2, level AAA included, and
 * none of axe's best practices.
 */
export async function expectAccessible(page: Page, within = "html"): Promise<void> {
  await untilSettled(page);
  expect(await violationsOf(axeIn(page).include(within).withTags(tags))).toEqual([]);
}

/** Checks the contrast of all text, which is what a colour scheme changes. */
export async function expectContrast(page: Page): Promise<void> {
  await untilSettled(page);
  const rules = ["color-contrast", "color-contrast-enhanced"];
  expect(await violationsOf(axeIn(page).withRules(rules))).toEqual([]);
}
