import { addDays, monthOf, weekdayOf, weekdays } from "@dorfforum/shared/calendar/day";
import { expect, type Page } from "@playwright/test";
import { addMonths, presentMonth } from "@/lib/dates/months";
import { posterTexts } from "@/lib/texts/poster";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { test } from "./support/stack";

const word = "Papierprobe";

/** The Monday of the first week beyond the demo's series for which nothing is planned, also not by an earlier try of the test */
async function emptyWeek(page: Page): Promise<string> {
  const day = `${addMonths(presentMonth(new Date()), 9)}-14`;
  let monday = addDays(day, -weekdays.indexOf(weekdayOf(day)));
  while (true) {
    await page.goto(routes.poster({ from: monday }));
    const lines = page.getByRole("article").getByRole("listitem");
    await expect(lines.first().or(page.getByText(posterTexts.nothing))).toBeVisible();
    if ((await lines.count()) === 0) return monday;
    monday = addDays(monday, 7);
  }
}

/** Publishes events that take place on each day of a week. */
async function publishDaily(monday: string, from: number, to: number) {
  const editor = await openEditor();
  for (let number = from; number <= to; number += 1) {
    const { documentId } = await editor.createEntry("veranstaltung", {
      Titel: `${word} ${number}: Gemeinsames Üben der Blaskapelle für das Kreismusikfest`,
      Beginn: `${monday}T${String(5 + number).padStart(2, "0")}:30:00.000Z`,
      Wiederholung: "FREQ=DAILY;COUNT=7",
      Ort: "Dorfgemeinschaftshaus, großer Saal im Obergeschoss",
    });
    await editor.publish("veranstaltung", documentId);
  }
}

/** The pages of the page's PDF, each with its width and height in points */
async function pdfPages(page: Page): Promise<[number, number][]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  expect(pdf.match(/\/Type\s*\/Page\b/g)).not.toBeNull();
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
  return boxes.map(([, width, height]) => [Math.round(Number(width)), Math.round(Number(height))]);
}

/** Of the sheet's printed lines: how many there are, and how many stand outside the part that is shown */
async function printedLines(page: Page) {
  await page.emulateMedia({ media: "print" });
  const lines = await page.getByRole("article").evaluate((sheet) => {
    const items = [...sheet.querySelectorAll("li")];
    const foot = sheet.querySelector("footer")?.getBoundingClientRect();
    const { right } = sheet.getBoundingClientRect();
    const isOutside = (item: Element) => {
      const box = item.getBoundingClientRect();
      return box.right > right || box.bottom > (foot?.top ?? 0);
    };
    return { shown: items.length, outside: items.filter(isOutside).length };
  });
  await page.emulateMedia({ media: null });
  return lines;
}

const portrait = [595, 842];
const landscape = [842, 595];

test("5 to 60 events of a week fill one sheet of A4, and what has no room is counted", async ({ page }) => {
  const monday = await emptyWeek(page);
  const poster = page.getByRole("article");
  const address = routes.poster({ from: monday });
  const seven = { shown: 7, outside: 0 };
  await publishDaily(monday, 1, 1);
  await expect(async () => {
    await page.goto(address);
    expect(await printedLines(page)).toEqual(seven);
  }).toPass();
  expect(await pdfPages(page)).toEqual([portrait]);
  await expect(poster).toContainText(posterTexts.all);
  await expect(poster.getByRole("img", { name: posterTexts.qrCode })).toBeVisible();
  await expect(poster).toContainText(`${new URL(page.url()).host}/veranstaltungen`);
  await expect(poster).toContainText("112");

  await publishDaily(monday, 2, 3);
  await expect(async () => {
    await page.goto(address);
    expect(await printedLines(page)).toEqual({ shown: 21, outside: 0 });
  }).toPass();
  expect(await pdfPages(page)).toEqual([portrait]);

  await publishDaily(monday, 4, 9);
  await expect(async () => {
    await page.goto(address);
    const { shown, outside } = await printedLines(page);
    expect(outside).toBe(0);
    expect(shown).toBeGreaterThan(25);
    await expect(poster).toContainText(posterTexts.more(63 - shown), { timeout: 500 });
  }).toPass();
  expect(await pdfPages(page)).toEqual([portrait]);

  await page.goto(routes.calendar({ month: monthOf(monday), look: "monat" }));
  await page.emulateMedia({ media: "print" });
  const cell = page.getByRole("cell").filter({ has: page.locator(`time[datetime="${monday}"]`) });
  await expect(cell.getByText(word)).toHaveCount(9);
  for (const event of await cell.getByText(word).all()) await expect(event).toBeVisible();
  await expect(cell.getByText(/^noch /)).toBeHidden();
});

test("a month is printed across one sheet of A4, whatever the screen", async ({ page }) => {
  const month = addMonths(presentMonth(new Date()), 1);
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.calendar({ month, look: "monat" }));
    expect(await pdfPages(page), `${width} px`).toEqual([landscape]);
  }
});

test("the sheet's days are chosen without JavaScript, and unreadable choices are ignored", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const first = `${addMonths(presentMonth(new Date()), 1)}-01`;
  await page.goto(`${routes.poster()}?zeitraum=jahr&ab=gestern`);
  await page.getByLabel(posterTexts.period, { exact: true }).selectOption(posterTexts.periods.monat);
  await page.getByLabel(posterTexts.from, { exact: true }).fill(first);
  await page.getByRole("button", { name: posterTexts.show }).click();
  await expect(page).toHaveURL(routes.poster({ period: "monat", from: first }));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expect(page.getByRole("button", { name: "Drucken" })).toBeHidden();
  await context.close();
});
