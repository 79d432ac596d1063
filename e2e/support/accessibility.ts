import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const tags = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** The name of each violated rule, with the elements that violate it */
type Violations = [rule: string, elements: string[]][];

/** AxeBuilder sends axe's source, 1.3 MB, twice for each run. A document that has axe gets nothing in its place. */
const nothing = ";";

/** axe, run within the page: faster than its default, a page of its own for each run. Of frames it would see less; the site has none. */
async function axeIn(page: Page): Promise<AxeBuilder> {
  const hasAxe = await page.evaluate(() => "axe" in window);
  const builder = new AxeBuilder({ page, ...(hasAxe && { axeSource: nothing }) });
  return builder.setLegacyMode().options({ resultTypes: ["violations"] });
}

/** What is found is looked at once more: a colour may have begun to change while axe looked. */
async function violationsOf(page: Page, choose: (axe: AxeBuilder) => AxeBuilder): Promise<Violations> {
  const look = async () => {
    await untilSettled(page);
    return (await choose(await axeIn(page)).analyze()).violations;
  };
  let violations = await look();
  if (violations.length > 0) violations = await look();
  return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

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
 * What axe finds in the page, or in its part that `within` selects, against WCAG 2.2, level AAA included, and axe's best
 * practices.
 */
export async function accessibilityViolations(page: Page, within = "html"): Promise<Violations> {
  return violationsOf(page, (axe) => axe.include(within).withTags(tags));
}

/** What axe finds against the contrast of text, which is what a colour scheme changes. */
export async function contrastViolations(page: Page): Promise<Violations> {
  return violationsOf(page, (axe) => axe.withRules(["color-contrast", "color-contrast-enhanced"]));
}

export async function expectAccessible(page: Page, within?: string): Promise<void> {
  expect(await accessibilityViolations(page, within), `${page.url()}: axe`).toEqual([]);
}

export async function expectContrast(page: Page): Promise<void> {
  expect(await contrastViolations(page), `${page.url()}: contrast`).toEqual([]);
}
