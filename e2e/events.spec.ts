import { readFile } from "node:fs/promises";
import { addDays } from "@dorfforum/shared/calendar/day";
import { expect } from "@playwright/test";
import ICAL from "ical.js";
import { sharingTexts } from "@/lib/texts/content";
import { eventTexts } from "@/lib/texts/events";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "./support/editor";
import { test } from "./support/stack";

const datesOf = (file: string) => {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
};

test("an event's page shows its facts, and its calendar file has the same dates", async ({ page }) => {
  await page.goto(routes.event("krabbelgruppe"));
  const facts = page.getByRole("region", { name: eventTexts.atAGlance });
  await expect(facts).toContainText(/jeden Dienstag bis \d{1,2}\. \p{L}+ \d{4}/u);
  await expect(facts.getByRole("link", { name: /Auf der Karte ansehen/ })).toHaveAttribute(
    "href",
    /^https:\/\/www\.openstreetmap\.org\//,
  );
  const download = page.waitForEvent("download");
  await facts.getByRole("link", { name: eventTexts.seriesToCalendar }).click();
  expect((await download).suggestedFilename()).toBe("krabbelgruppe.ics");
  const [event] = datesOf(await readFile(await (await download).path(), "utf8"));
  expect(event?.summary).toContain("Krabbelgruppe");
  const rule = event?.component.getFirstPropertyValue("rrule");
  expect(rule).toMatchObject({ freq: "WEEKLY", until: expect.anything() });
  const shown = await page.locator("main time").first().getAttribute("datetime");
  expect(event?.startDate.toJSDate().toISOString()).toBe(shown);
});

test("each date of a series has a page and a calendar file of its own, without JavaScript too", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(routes.event("krabbelgruppe"));
  const facts = page.getByRole("region", { name: eventTexts.atAGlance });
  const dates = facts.getByRole("link", { name: /^Dienstag, / });
  await expect(dates.filter({ visible: true })).toHaveCount(5);
  await facts.getByText(/^Alle \d+ Termine anzeigen$/).click();
  const last = facts.getByRole("group").getByRole("link").last();
  const name = (await last.textContent()) ?? "";
  await expect(facts).toContainText(`jeden Dienstag bis ${name.replace("Dienstag, ", "")}`);
  await last.click();

  await expect(page).toHaveURL(/\?tag=\d{4}-\d{2}-\d{2}$/);
  const day = new URL(page.url()).searchParams.get("tag") ?? "";
  const start = (await page.locator("main time").first().getAttribute("datetime")) ?? "";
  expect(start.slice(0, 10)).toBe(day);
  await expect(facts.getByRole("link", { name })).toHaveCount(0);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
    "href",
    /\/veranstaltung\/krabbelgruppe$/,
  );
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain(`"startDate":"${day}T09:30:00`);

  const file = await facts.getByRole("link", { name: eventTexts.dateToCalendar }).getAttribute("href");
  const response = await page.request.get(file ?? "");
  expect(response.headers()["content-disposition"]).toContain(`krabbelgruppe-${day}.ics`);
  const [event, ...others] = datesOf(await response.text());
  expect(others).toEqual([]);
  expect(event?.isRecurring()).toBe(false);
  expect(event?.startDate.toJSDate().toISOString()).toBe(start);
  for (const unknown of [addDays(day, 1), addDays(day, 7), "gestern"])
    expect((await page.request.get(routes.eventFile("krabbelgruppe", unknown))).status(), unknown).toBe(404);
  await context.close();
});

test("without navigator.share the button copies the link and confirms it", async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(routes.event("feuerwehrfest"));
  await page.getByRole("button", { name: sharingTexts.copyLink }).click();
  await expect(page.getByRole("status").filter({ hasText: sharingTexts.copied })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(new URL(routes.event("feuerwehrfest"), baseURL).href);
});

test("a cancelled date is marked on its page, in the calendar and in the calendar file", async ({ page }) => {
  const editor = await openEditor();
  const { documentId } = await editor.findEntry("veranstaltung", { Slug: "krimi-lesung" });
  await editor.publish("veranstaltung", documentId, { Terminstatus: "abgesagt" });
  await expect(async () => {
    await page.goto(routes.event("krimi-lesung"));
    await expect(page.getByRole("region", { name: eventTexts.notice })).toContainText("ist abgesagt", {
      timeout: 500,
    });
  }).toPass();
  const [event] = datesOf(await (await page.request.get(routes.eventFile("krimi-lesung"))).text());
  expect(event?.component.getFirstPropertyValue("status")).toBe("CANCELLED");
  const start = (await page.locator("main time").first().getAttribute("datetime")) ?? "";
  await page.goto(routes.calendar({ day: start.slice(0, 10) }));
  const row = page.getByRole("listitem").filter({ has: page.getByRole("link", { name: /Krimi/ }) });
  await expect(row).toContainText("Abgesagt");
});

test("a category with & in its name filters the calendar and its file", async ({ page }) => {
  const category = "Umwelt & Abfall";
  await page.goto(routes.calendar({ category }));
  await expect(page.getByRole("link", { name: /Bachaue/ }).first()).toBeVisible();
  const file = await page.request.get(routes.calendarFile({ categories: [category] }));
  expect(datesOf(await file.text()).map(({ summary }) => summary)).toContainEqual(
    expect.stringContaining("Bachaue"),
  );
});

test("an unknown calendar file is a 404 page", async ({ page }) => {
  for (const path of [routes.eventFile("gibt-es-nicht"), "/veranstaltung/feuerwehrfest/anders.ics"]) {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seite nicht gefunden");
  }
});
