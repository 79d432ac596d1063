import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { everyView, nextMonth, unknown } from "../scripts/stack/every-route";
import { accessibilityViolations, contrastViolations } from "./support/accessibility";
import { missing, pages } from "./support/expected-pages";
import { frame } from "./support/page-frame";
import { outlines } from "./support/page-outlines";
import { foreignRequests } from "./support/privacy-checks";
import { misplacedPieces } from "./support/reading-order";
import { smallTargets } from "./support/small-targets";

/*
 * What is true of every page, checked in one visit to each. The pages of a list share a tab: in a tab of its own, each would
 * take twice the processor time.
 */

test.describe.configure({ mode: "parallel" });

const softly = expect.configure({ soft: true });
/** For documents without scripts: nothing appears later. */
const softlyAtOnce = expect.configure({ soft: true, timeout: 5_000 });

const phone = { width: 390, height: 844 };
/** Opened with the header's film, and left alone until everything that a page loads late has come */
const withFilm = new Set([
  routes.home,
  routes.event("feuerwehrfest"),
  routes.article("abfallkalender"),
  routes.clubs,
  routes.daycare,
  routes.search({ q: "Feuerwehr" }),
  routes.participate,
  routes.contact,
  routes.imprint,
  unknown,
]);

/** Each day of a month's sheet has a seventh of a phone's width, and hits have targets as high as their titles. */
const withSmallTargets = new Set([
  routes.calendar({ look: "monat" }),
  nextMonth,
  routes.category("jugend"),
  routes.search({ q: "Feuerwehr" }),
]);

/** Deals addresses into lists of about the same length, which the workers share. */
const deal = (paths: readonly string[], count: number): string[][] =>
  Array.from({ length: count }, (_, list) => paths.filter((_path, index) => index % count === list));

for (const [index, paths] of deal(everyView, 4).entries())
  test(`pages pass axe, can be tapped, are read in their order and ask nobody else, list ${index + 1} of 4`, async ({
    page,
    baseURL,
  }) => {
    const problems = recordConsoleProblems(page);
    const foreign = foreignRequests(page, baseURL ?? "");
    for (const path of paths)
      await test.step(decodeURI(path), async () => {
        await openOnPhone(page, path);
        await checkLooks(page, path);
        softly(problems.splice(0), `${path}: errors and warnings of the console`).toEqual([]);
        softly(foreign.splice(0), `${path}: requests to other origins`).toEqual([]);
        softly(await page.context().cookies(), `${path}: cookies`).toEqual([]);
        await page.context().clearCookies();
      });
  });

async function openOnPhone(page: Page, path: string): Promise<void> {
  const hasFilm = withFilm.has(path);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: "light", reducedMotion: hasFilm ? "no-preference" : "reduce" });
  await page.goto(path, { waitUntil: hasFilm ? "networkidle" : "load" });
}

async function checkLooks(page: Page, path: string): Promise<void> {
  if (!withSmallTargets.has(path))
    softly(await smallTargets(page), `${path}: targets of less than 44 px`).toEqual([]);
  await page.emulateMedia({ reducedMotion: "reduce" });
  softly(await accessibilityViolations(page), `${path}: axe at 390 px`).toEqual([]);
  await page.emulateMedia({ colorScheme: "dark" });
  softly(await contrastViolations(page), `${path}: contrast in the dark scheme`).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  softly(await accessibilityViolations(page), `${path}: axe at 1440 px in the dark scheme`).toEqual([]);
  for (const width of [1440, 820, 390, 320]) {
    await page.setViewportSize({ width, height: 900 });
    const widthPx = await page.evaluate(() => document.documentElement.scrollWidth);
    softly(widthPx, `${path}: width at ${width} px`).toBeLessThanOrEqual(width);
    // The home page has a row that scrolls sideways.
    if (path === routes.home || width === 320) continue;
    const misplaced = (await misplacedPieces(page)).slice(0, 3);
    softly(misplaced, `${path}: order of reading at ${width} px`).toEqual([]);
  }
}

function recordConsoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    // Chromium logs the status 404 of the page itself.
    const isExpected = message.location().url.endsWith(unknown);
    if (["error", "warning"].includes(message.type()) && !isExpected) problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  const titles = new Map(pages.map(([path, title, h1]) => [path, { title, h1 }]));
  const paths = [...new Set([...titles.keys(), ...Object.keys(outlines)])];

  for (const [index, some] of deal(paths, 2).entries())
    test(`pages are complete and a screen reader meets their parts in order, list ${index + 1} of 2`, async ({
      page,
    }) => {
      const screen = page.viewportSize();
      for (const path of some)
        await test.step(decodeURI(path), async () => {
          if (screen) await page.setViewportSize(screen);
          const response = await page.goto(path);
          softly(response?.status(), `${path}: status`).toBe(200);
          const inlineStyle = /\sstyle="[^"]*/.exec((await response?.text()) ?? "")?.[0];
          softly(inlineStyle, `${path}: an inline style, which the policy would block`).toBeUndefined();
          const expected = titles.get(path);
          if (expected) await expectTitles(page, path, expected);
          await expectShell(page, path);
          const outline = outlines[path];
          if (outline) await expectOutline(page, path, outline);
        });
    });

  test("unknown addresses are answered with a complete 404 page", async ({ page }) => {
    for (const path of missing)
      await test.step(path.slice(0, 40), async () => {
        const response = await page.goto(path);
        softly(response?.status(), `${path}: status`).toBe(404);
        const title = "Seite nicht gefunden";
        await expectTitles(page, path, { title, h1: title });
        await softlyAtOnce(page.getByRole("alert"), `${path}: alerts`).toHaveCount(0);
        await expectShell(page, path);
      });
  });
});

type Titles = { title: string | RegExp; h1: string | RegExp };

async function expectTitles(page: Page, path: string, { title, h1 }: Titles): Promise<void> {
  await softlyAtOnce(page, `${path}: title`).toHaveTitle(title);
  const heading = page.getByRole("heading", { level: 1 });
  await softlyAtOnce(heading, `${path}: heading`).toHaveText(h1);
  await softlyAtOnce(heading, `${path}: number of headings of level 1`).toHaveCount(1);
}

async function expectShell(page: Page, path: string): Promise<void> {
  const categories = page.getByRole("navigation", { name: "Kategorien" });
  const footer = page.getByRole("contentinfo");
  await softlyAtOnce(page.getByRole("banner"), `${path}: header`).toBeVisible();
  await softlyAtOnce(categories, `${path}: categories`).toHaveCount(1);
  await softlyAtOnce(page.getByPlaceholder("Suche").first(), `${path}: search`).toBeVisible();
  await softlyAtOnce(footer.getByRole("link", { name: "Impressum" }), `${path}: imprint`).toBeVisible();
  await softlyAtOnce(footer, `${path}: address in the footer`).toContainText("12345 Musterbach");
}

async function expectOutline(page: Page, path: string, outline: string): Promise<void> {
  await page.setViewportSize(phone);
  await softlyAtOnce(page.locator("body"), `${path}: outline around the content`).toMatchAriaSnapshot(frame);
  const main = page.getByRole("main");
  await softlyAtOnce(main, `${path}: outline of the content`).toMatchAriaSnapshot(`- main:${outline}`);
}
