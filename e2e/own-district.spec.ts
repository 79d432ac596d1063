import { expect, type Page } from "@playwright/test";
import { homeTexts } from "@/lib/texts/home";
import { routes } from "@/lib/urls/routes";
import { ownDistrictTexts as texts } from "@/lib/waste/base/own-district-texts";
import { wasteTexts } from "@/lib/waste/base/texts";
import { expectAccessible } from "./support/accessibility";
import { createGate } from "./support/gate";
import { test } from "./support/stack";

const name = "Obermühle und Birkenrain";
const slug = "obermuehle-und-birkenrain";
const key = "dorfforum-abfallbezirk";

const lines = (page: Page) =>
  page.getByRole("list", { name: wasteTexts.next }).getByRole("listitem").filter({ visible: true });

const stored = (page: Page) => page.evaluate((of) => localStorage.getItem(of), key);

async function keep(page: Page) {
  await page.goto(routes.waste);
  expect(await stored(page)).toBeNull();
  await page.getByRole("button", { name: `${texts.keep}: ${name}` }).click();
  await expect(page.getByText(texts.kept)).toBeVisible();
  expect(await stored(page)).toBe(slug);
}

test("the district that a browser was told to remember is marked, until it is forgotten in the Cookie-Einstellungen", async ({
  page,
}) => {
  await page.goto(routes.home);
  const general = await lines(page).allTextContents();
  await keep(page);
  await expectAccessible(page);

  await test.step("also on a page that the router brings", async () => {
    await page
      .getByRole("banner")
      .getByRole("link", { name: /Startseite/ })
      .click();
    await expect(page).toHaveURL(routes.home);
    // Every line has the mark in its text, and shows it where it is the visitor's.
    const mark = page.getByText(wasteTexts.ofOwn).filter({ visible: true });
    await expect(mark.first()).toBeVisible();
    expect(await lines(page).allTextContents()).toEqual(general);
    const isMarked = await lines(page).evaluateAll((all) => all.map((line) => line.hasAttribute("data-own")));
    const isOwn = general.map((line) => /Obermühle|alle Bezirke/.test(line.replaceAll("\u00ad", "")));
    expect(isMarked).toEqual(isOwn);
    expect(isOwn).toContain(false);
    await expectAccessible(page);
  });

  await page.goto(routes.cookies());
  await expect(page.getByRole("region", { name: texts.title })).toContainText(name);
  await page.getByRole("button", { name: texts.forget }).click();
  await expect(page.getByText(texts.forgotten)).toBeVisible();
  expect(await stored(page)).toBeNull();
  await page
    .getByRole("banner")
    .getByRole("link", { name: /Startseite/ })
    .click();
  await expect(page).toHaveURL(routes.home);
  await expect(lines(page).first()).toBeVisible();
  expect(await lines(page).allTextContents()).toEqual(general);
});

test("the document has the own district marked before any script of the site has come, and nothing shifts", async ({
  page,
}) => {
  await keep(page);
  const gate = createGate();
  await page.route("**/_next/static/chunks/*.js", async (route) => {
    await gate.opened;
    await route.continue();
  });
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: "layout-shift", buffered: true });
  });
  await page.goto(routes.home, { waitUntil: "commit" });
  await expect(lines(page).getByText(wasteTexts.ofOwn).filter({ visible: true }).first()).toBeVisible();
  const before = await lines(page).allTextContents();
  gate.open();
  await page.waitForLoadState("load");
  await expect(page.getByRole("region", { name: homeTexts.today })).toBeVisible();
  expect(await lines(page).allTextContents()).toEqual(before);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test("a district that is gone is forgotten, and the page is everybody's", async ({ page }) => {
  await page.goto(routes.home);
  const general = await lines(page).allTextContents();
  for (const path of [routes.home, routes.cookies()]) {
    // A file has no script that forgets it first.
    await page.goto("/robots.txt");
    await page.evaluate(([of, gone]) => localStorage.setItem(of, gone), [key, "weg"] as const);
    await page.goto(path);
    await expect.poll(() => stored(page)).toBeNull();
  }
  await expect(page.getByText(texts.gone)).toBeVisible();
  await page.goto(routes.home);
  expect(await lines(page).allTextContents()).toEqual(general);
});
