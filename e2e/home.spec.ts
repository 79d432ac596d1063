import path from "node:path";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Locator, type Page } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
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

/** A site on which that day has just begun */
const startSiteOn = (servers: Servers, day: string) =>
  servers.startSite({
    env: {
      NODE_OPTIONS: `--require=${path.resolve("e2e/support/shift-clock.cjs")}`,
      DORFFORUM_DAYS_AHEAD: String((startOfBerlinDay(day).getTime() + 60_000 - Date.now()) / dayMs),
    },
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
  await expect(board(page).locator("time")).toHaveAttribute("datetime", day);
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
  expect(next).toHaveLength(3);
  expect((await agenda(page).getByRole("heading", { level: 3 }).allTextContents()).slice(0, 3)).toEqual(next);
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
