import { addDays } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Page } from "@playwright/test";
import { addMonths, presentMonth } from "@/lib/dates/months";
import { weekTexts as texts } from "@/lib/texts/week";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { readStack } from "../scripts/stack/test-stack.mjs";
import { expectAccessible, expectContrast } from "./support/accessibility";
import { test } from "./support/stack";

const today = berlinDay(new Date());

/** A week in which the demo village plans nothing; another one when the test is repeated */
const emptyWeek = (retry: number) => `${addMonths(presentMonth(new Date()), 10 + retry)}-01`;

async function publish(fields: Record<string, string>) {
  const editor = await openEditor();
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  await editor.publish("veranstaltung", documentId);
  published.push(documentId);
}

const published: string[] = [];
test.afterAll(async () => {
  const editor = await openEditor();
  for (const documentId of published) await editor.deleteEntry("veranstaltung", documentId);
});

async function askForLetter(day: string, authorization?: string) {
  const headers = authorization === undefined ? undefined : { Authorization: authorization };
  return fetch(`${process.env.SITE_URL}${routes.weekLetter(day)}`, headers && { headers });
}

async function readLetter(day: string) {
  const { settings } = await readStack();
  const response = await askForLetter(day, `Bearer ${settings.site.CMS_WEBHOOK_SECRET}`);
  expect(response.status).toBe(200);
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  return response.json();
}

/** The width and height of each page of the PDF, in points */
async function pdfPages(page: Page): Promise<string[]> {
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  return [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 (\d+)[\d.]* (\d+)/g)].map(
    ([, width, height]) => `${width} ${height}`,
  );
}

test("a week shows its days, what is cancelled first, on one sheet of A4; its letter says the same", async ({
  page,
}, { retry }) => {
  const first = emptyWeek(retry);
  const hostile = "<b>Probe</b> {{abmelden}}";
  const time = (count: number) => `${addDays(first, count)}T10:00:00.000Z`;
  expect(await readLetter(first)).toMatchObject({ isEmpty: true, html: "", text: "" });
  await page.goto(routes.week(first));
  await expect(page.getByText(texts.nothing)).toBeVisible();

  await publish({ Titel: hostile, Beginn: time(1), Ort: "Dorfgemeinschaftshaus" });
  await publish({ Titel: "Wochenprobe der Kapelle", Beginn: time(2), Terminstatus: "abgesagt" });
  await publish({ Titel: "Wochenprobe täglich", Beginn: time(-1), Wiederholung: "FREQ=DAILY;COUNT=8" });
  await expect(async () => {
    await page.goto(routes.week(first));
    await expect(page.getByRole("link", { name: "Wochenprobe täglich" })).toHaveCount(7, { timeout: 500 });
  }).toPass();
  const headings = page.getByRole("main").getByRole("heading", { level: 2 });
  await expect(headings).toHaveCount(8);
  await expect(headings.first()).toHaveText(texts.changed);
  await expect(page.getByText(hostile)).toBeVisible();
  await expect(page.getByRole("link", { name: "Wochenprobe der Kapelle" })).toHaveCount(1);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  await expectAccessible(page);
  expect(await pdfPages(page)).toEqual(["595 842"]);

  const { html, text, subject, isEmpty } = await readLetter(first);
  expect(isEmpty).toBe(false);
  expect(subject).toContain("Die Woche in Musterbach");
  expect(text).toContain("Abgesagt: Wochenprobe der Kapelle");
  for (const part of [html, text]) expect(part.split("{{abmelden}}")).toHaveLength(2);
  // A document of its own: the site's policy would refuse the letter's styles.
  await page.goto("about:blank");
  const requests: string[] = [];
  page.on("request", (request) => requests.push(request.url()));
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width: 320, height: 800 });
    await page.setContent(html);
    await expect(page.getByRole("link", { name: "Wochenprobe täglich" })).toHaveCount(7);
    await expect(page.getByText("<b>Probe</b> { {abmelden}}")).toBeVisible();
    await expectAccessible(page, "body > div");
    await expectContrast(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  }
  expect(requests).toEqual([]);
});

test("the calendar leads to the coming week, which leads to the next and back", async ({ page }) => {
  await page.goto(routes.calendar());
  await page.getByRole("link", { name: texts.link }).click();
  await expect(page).toHaveURL(routes.week(today));
  await page.getByRole("link", { name: texts.after }).click();
  await expect(page).toHaveURL(routes.week(addDays(today, 7)));
  await page.getByRole("link", { name: texts.before }).click();
  await expect(page).toHaveURL(routes.week(today));
  await page.goto(routes.week(addDays(today, -600)));
  await expect(page.getByText(texts.over)).toBeVisible();
});

test("weeks reach from two years back to one ahead", async ({ request }) => {
  const shown = [addDays(today, -729), addDays(today, 364)];
  const missing = [addDays(today, -732), addDays(today, 367), "2026-02-30", "heute", "2026-1-1"];
  for (const day of shown) expect((await request.get(routes.week(day))).status(), day).toBe(200);
  for (const day of missing) expect((await request.get(routes.week(day))).status(), day).toBe(404);
});

test("the letter is for the CMS alone", async () => {
  for (const authorization of [undefined, "", "Bearer ", "Bearer falsch"]) {
    const response = await askForLetter(today, authorization);
    expect(response.status).toBe(401);
    expect(await response.text()).not.toContain("html");
  }
  const letter = await readLetter(today);
  expect(letter.isEmpty).toBe(false);
  expect(Buffer.byteLength(letter.html)).toBeLessThanOrEqual(60_000);
  const { settings } = await readStack();
  const missing = await askForLetter("2000-01-01", `Bearer ${settings.site.CMS_WEBHOOK_SECRET}`);
  expect(missing.status).toBe(404);
});
