import { addDays, weekdayOf } from "@dorfforum/shared/calendar/day";
import { holidayOn } from "@dorfforum/shared/calendar/holidays";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Locator, type Page } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { wasteTexts } from "@/lib/waste/base/texts";
import { clockAhead } from "./support/clock";
import { type Servers, test } from "./support/stack";

test.use({ javaScriptEnabled: false });

const dayMs = 86_400_000;
const maxOnBoard = 4;

const board = (page: Page) => page.getByRole("region", { name: "Heute im Dorf" });
const agenda = (page: Page) => page.getByRole("region", { name: "Nächste Veranstaltungen" });

async function titlesOn(day: string): Promise<string[]> {
  const answer = await fetch(process.env.SITE_URL + routes.datesOn(day));
  const { dates } = (await answer.json()) as { dates: { title: string }[] };
  return dates.map(({ title }) => title);
}

/** A day of the next weeks whose number of events fits */
async function findDay(fits: (count: number) => boolean) {
  for (let ahead = 1; ahead < 40; ahead += 1) {
    const day = berlinDay(new Date(Date.now() + ahead * dayMs));
    const titles = await titlesOn(day);
    if (fits(titles.length)) return { day, titles };
  }
  throw new Error("The demo village has no such day.");
}

/** A site on which it is so many minutes after the beginning of that day */
const startSiteOn = (servers: Servers, day: string, minutes = 1) =>
  servers.startSite({
    env: clockAhead((startOfBerlinDay(day).getTime() + minutes * 60_000 - Date.now()) / dayMs),
  });

/** Bins of today and tomorrow stand there too. */
const eventsOn = (board: Locator) => board.locator("a[href^='/veranstaltung/']");

test("on a day with events the board has today's, and what is next begins on the day after", async ({
  page,
  servers,
}) => {
  const { day, titles } = await findDay((count) => count > 0 && count <= maxOnBoard);
  const site = await startSiteOn(servers, day);
  await page.goto(site.url);
  await expect(board(page).locator("header time")).toHaveAttribute("datetime", day);
  const shown = await eventsOn(board(page)).allTextContents();
  expect(shown.map((title) => title.replaceAll("\u00ad", "")).sort()).toEqual(titles.sort());
  await expect(board(page)).not.toContainText("Als Nächstes");
  const days = await agenda(page)
    .locator("time[datetime]")
    .evaluateAll((times) => times.map((time) => time.getAttribute("datetime")?.slice(0, 10) ?? ""));
  expect(days.length).toBeGreaterThanOrEqual(5);
  expect(days).toEqual([...days].sort());
  expect((days[0] ?? "") > day).toBe(true);
});

test("on a day without events the board says so, and what comes next is in the agenda too", async ({
  page,
  servers,
}) => {
  const { day } = await findDay((count) => count === 0);
  const site = await startSiteOn(servers, day);
  await page.goto(site.url);
  await expect(board(page)).toContainText("Heute steht nichts an. Als Nächstes:");
  const next = await eventsOn(board(page)).allTextContents();
  expect(next).toHaveLength(1);
  expect((await agenda(page).getByRole("heading", { level: 3 }).allTextContents()).slice(0, 1)).toEqual(next);
});

const bins = (page: Page) => board(page).getByRole("list", { name: wasteTexts.next });

test("without script the next bins of all districts stand there by day, and the day begins at midnight", async ({
  page,
  servers,
}) => {
  const day = await dayOfBins(page);
  const site = await startSiteOn(servers, addDays(day, -1), 24 * 60 - 2);
  const lines = bins(page).getByRole("listitem");
  // A site that has just started shows what it has of a CMS that is slow to answer.
  await expect(async () => {
    await page.goto(site.url);
    expect(await lines.count()).toBeGreaterThan(1);
  }).toPass();
  expect(await lines.count()).toBeLessThanOrEqual(4);
  await expect(lines.first()).toContainText("morgen");
  await expect(lines.first().locator("time")).toHaveAttribute("datetime", day);
  await expect(async () => {
    await page.goto(site.url);
    await expect(lines.first()).toContainText("heute");
  }).toPass({ timeout: 210_000 });
});

/** A day from the day after tomorrow on at which something is collected, and nothing on the day before, in whichever district */
async function dayOfBins(page: Page): Promise<string> {
  await page.goto(routes.waste);
  const links = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");
  const districts = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));
  const days = new Set<string>();
  for (const district of districts) {
    await page.goto(district);
    const times = page.getByRole("region", { name: wasteTexts.next }).locator("time");
    for (const time of await times.all()) days.add((await time.getAttribute("datetime")) ?? "");
  }
  const soonest = addDays(berlinDay(new Date()), 1);
  const day = [...days].sort().find((each) => each > soonest && !days.has(addDays(each, -1)));
  if (!day) throw new Error("The demo village collects each day.");
  return day;
}

test("a page that is kept says from the minute on that the town hall has opened", async ({
  page,
  servers,
}) => {
  let day = addDays(berlinDay(new Date()), 2);
  while (weekdayOf(day) !== "Di" || holidayOn(day, "Brandenburg")) day = addDays(day, 1);
  const site = await startSiteOn(servers, day, 8 * 60 - 1);
  await page.goto(site.url);
  await expect(board(page)).toContainText("öffnet heute um 8 Uhr");
  await expect(board(page)).toContainText("Keine eilige Mitteilung der Gemeinde.");
  await expect(async () => {
    await page.goto(site.url);
    await expect(board(page)).toContainText(/Rathaus\s*heute geöffnet bis 12\sUhr/);
  }).toPass({ timeout: 150_000 });
});

test("Aktuelles lists all articles, the newest first, page by page", async ({ page }) => {
  await page.goto(routes.home);
  await page.getByRole("link", { name: "Alle Beiträge" }).click();
  await expect(page).toHaveURL(routes.news());
  const titles = page.getByRole("main").getByRole("heading", { level: 2 });
  const canonical = page.locator("link[rel=canonical]");
  const pages = page.getByRole("navigation", { name: "Seiten" });
  const seen = new Set<string>();
  for (let number = 1; ; number += 1) {
    await expect(canonical).toHaveAttribute("href", process.env.SITE_URL + routes.news(number));
    for (const title of await titles.allTextContents()) seen.add(title);
    const next = pages.getByRole("link", { name: "Weiter" });
    if ((await next.count()) === 0) break;
    await expect(titles).toHaveCount(12);
    await next.click();
    await expect(page).toHaveURL(routes.news(number + 1));
  }
  expect(seen.size).toBeGreaterThanOrEqual(28);
  const last = page.url();
  await expect(page.getByRole("link", { name: /Feed/ })).toHaveAttribute("href", routes.feed);

  await page.goto(`${routes.news()}?seite=9999`);
  await expect(canonical).toHaveAttribute("href", last);

  await page.goto(routes.article("abfallkalender"));
  await page.getByRole("navigation", { name: "Brotkrumen" }).getByRole("link", { name: "Aktuelles" }).click();
  await expect(page).toHaveURL(routes.news());
});
