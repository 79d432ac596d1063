import { readFile } from "node:fs/promises";
import { addDays } from "@dorfforum/shared/calendar/day";
import {
  formatDate,
  formatDayAndMonth,
  formatLongDate,
  formatWeekday,
} from "@dorfforum/shared/calendar/format";
import { berlinDay, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect } from "@playwright/test";
import ICAL from "ical.js";
import { sharingTexts } from "@/lib/texts/content";
import { eventTexts } from "@/lib/texts/events";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
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

test("a cancelled and a moved date of a series are the same on list, month, week, sheet, page, search and in the file", async ({
  page,
}) => {
  const editor = await openEditor();
  const today = berlinDay(new Date());
  const [gone, old, next, regular] = [3, 10, 11, 17].map((days) => addDays(today, days)) as [
    string,
    string,
    string,
    string,
  ];
  const at = (day: string, hour: number) => new Date(startOfBerlinDay(day).getTime() + hour * 3_600_000);
  const { documentId } = await editor.createEntry("veranstaltung", {
    Titel: "Spinnstube",
    Beginn: at(gone, 19),
    Ende: at(gone, 21),
    Ort: "Dorfhaus",
    Wiederholung: "FREQ=WEEKLY",
    Ausnahmen: [
      { Datum: gone, Art: "faellt_aus", Hinweis: "Saal gesperrt" },
      { Datum: old, Art: "verlegt", Beginn: at(next, 15), Ort: "Alte Schule" },
      { Datum: regular, Art: "hinweis", Hinweis: "Mit Kuchen" },
    ],
  });
  await editor.publish("veranstaltung", documentId);
  const slug = "spinnstube";
  await expect(async () => {
    expect((await page.request.get(routes.event(slug))).status()).toBe(200);
  }).toPass();

  const cancelled = `${eventTexts.cancelled}: Saal gesperrt`;
  const movedTo = new RegExp(`Verlegt auf .*${formatDayAndMonth(next)}.*15\\sUhr`);
  const movedFrom = new RegExp(`Verlegt vom .*${formatDayAndMonth(old)}`);
  await test.step("lists", async () => {
    const row = (scope = page.getByRole("main")) =>
      scope
        .getByRole("listitem")
        .filter({ has: page.getByRole("link", { name: "Spinnstube", exact: true }) });
    for (const [day, words, isStruck] of [
      [gone, cancelled, true],
      [old, movedTo, true],
      [next, movedFrom, false],
      [regular, "Mit Kuchen", false],
    ] as const) {
      await page.goto(routes.calendar({ day }));
      await expect(row()).toContainText(words);
      await expect(row().locator("s").filter({ hasText: "Spinnstube" })).toHaveCount(isStruck ? 1 : 0);
    }
    await expect(row()).toContainText("Dorfhaus");
    await page.goto(routes.calendar({ month: next.slice(0, 7), look: "monat" }));
    const cell = page.getByRole("cell").filter({ has: page.locator(`time[datetime="${next}"]`) });
    await expect(row(cell)).toContainText(movedFrom);
    await page.goto(routes.week(addDays(today, 5)));
    await expect(row(page.getByRole("region", { name: "Abgesagt und verschoben" }))).toContainText(movedTo);
    await expect(row(page.getByRole("region", { name: formatWeekday(next) }))).toContainText(movedFrom);
    await page.goto(routes.poster({ from: gone }));
    await expect(page.getByRole("article")).toContainText(`Spinnstube (${cancelled})`);
    await page.goto(routes.poster({ from: old }));
    await expect(page.getByRole("article")).toContainText(movedTo);
    await expect(page.getByRole("article")).toContainText(movedFrom);
  });

  await test.step("page and structured data, by the old day and the new one", async () => {
    const data = async () =>
      (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
    const facts = page.getByRole("region", { name: eventTexts.atAGlance });
    await page.goto(routes.event(slug, gone));
    await expect(page.getByRole("region", { name: eventTexts.notice })).toContainText("Saal gesperrt");
    expect(await data()).toMatch(new RegExp(`"startDate":"${gone}T19.*EventCancelled`));
    for (const day of [old, next]) {
      await page.goto(routes.event(slug, day));
      await expect(facts).toContainText("Alte Schule");
      expect(await data()).toMatch(
        new RegExp(`"startDate":"${next}T15.*EventRescheduled","previousStartDate":"${old}T19`),
      );
    }
    // The next date that takes place
    await page.goto(routes.event(slug));
    expect(await data()).toContain(`"startDate":"${next}T15`);
    await expect(facts.getByRole("link", { name: new RegExp(cancelled) }).locator("s")).toBeVisible();
    await page.goto(routes.search({ q: "Wann ist die nächste Spinnstube?" }));
    await expect(page.getByRole("main")).toContainText(`${formatLongDate(next)}, 15–17 Uhr, Alte Schule`);
    await page.goto(routes.search({ q: `Spinnstube am ${formatDate(gone)}` }));
    await expect(page.getByRole("main")).not.toContainText(`${formatLongDate(gone)}, 19`);
  });

  await test.step("calendar file", async () => {
    const file = await (await page.request.get(routes.eventFile(slug))).text();
    const [series, ...single] = datesOf(file);
    const exdates = series?.component
      .getAllProperties("exdate")
      .flatMap((each) => each.getValues().map(String));
    expect(exdates?.map((date) => date.slice(0, 10))).toEqual([gone, old, regular]);
    expect(single.map(({ uid }) => uid)).toEqual(
      [gone, old, regular].map((day) => `${documentId}-${day.replaceAll("-", "")}@dorfforum`),
    );
    expect(single.map(({ component }) => component.getFirstPropertyValue("status"))).toEqual([
      "CANCELLED",
      "CONFIRMED",
      "CONFIRMED",
    ]);
    expect(single.map(({ startDate }) => String(startDate).slice(0, 10))).toEqual([gone, next, regular]);
    for (const day of [old, next]) {
      const one = datesOf(await (await page.request.get(routes.eventFile(slug, day))).text());
      expect(one.map(({ uid }) => uid)).toEqual([single[1]?.uid]);
    }
  });
  await editor.deleteEntry("veranstaltung", documentId);
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
