import { addDays, nextDay } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { routes } from "@/lib/urls/routes";
import { wasteTexts as texts } from "@/lib/waste/base/texts";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { expectAccessible } from "./support/accessibility";
import { clockAhead } from "./support/clock";
import { test } from "./support/stack";
import { mailsTo, nextMail, startMailing, subscribe } from "./support/subscriptions";

const type = "abfallbezirk";
const district = routes.wasteOf("musterbach");
const nextYear = new Date().getFullYear() + 1;
const german = (day: string) => day.split("-").reverse().join(".");

const calendarOf = (...events: [day: string, title: string][]) =>
  [
    "BEGIN:VCALENDAR",
    ...events.flatMap(([day, title]) => [
      "BEGIN:VEVENT",
      `DTSTART;VALUE=DATE:${day.replaceAll("-", "")}`,
      `SUMMARY:${title}`,
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
    "",
  ].join("\r\n");

test("an editor chooses the company's file, sees what was recognised, and the site has it", async ({
  page,
}) => {
  const editor = await openEditor();
  const name = `Probebezirk ${crypto.randomUUID().slice(0, 8)}`;
  const file = calendarOf(
    [`${nextYear}-01-07`, "Restmüll 2-wöchentlich"],
    [`${nextYear}-01-08`, "Bio + Papier"],
    [`${nextYear}-02-09`, "Schadstoffmobil 10-12 Uhr Festplatz"],
    [`${nextYear}-03-09`, "Herbstmarkt"],
  );
  await openPanel(page, `content-manager/collection-types/api::${type}.${type}/create`);
  await page.getByRole("textbox", { name: "Bezirk" }).fill(name, { timeout: 60_000 });
  await page
    .getByLabel("Kalenderdatei (.ics) oder Tabelle (.csv)")
    .setInputFiles({ name: "abfuhr.ics", mimeType: "text/calendar", buffer: Buffer.from(file) });
  await expect(page.getByText("Eingelesen.")).toBeVisible();
  for (const line of [
    "Restmüll: 1 Tag",
    "Bioabfall: 1 Tag",
    "Papier: 1 Tag",
    "Schadstoffe: 1 Tag",
    "Herbstmarkt",
    `${nextYear}: 4 neu, 0 entfallen.`,
  ])
    await expect(page.getByRole("listitem").filter({ hasText: line })).toBeVisible();
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();

  const { documentId, Slug, Termine } = await editor.findEntry(type, { Name: name });
  expect(String(Termine).split("\n")).toEqual([
    `07.01.${nextYear} Restmüll 2-wöchentlich`,
    `08.01.${nextYear} Bio + Papier`,
    `09.02.${nextYear} Schadstoffmobil 10-12 Uhr Festplatz`,
    `09.03.${nextYear} Herbstmarkt`,
  ]);
  const address = routes.wasteOf(String(Slug));
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(200);
  const html = await (await page.request.get(address)).text();
  expect(html).toContain("10-12 Uhr Festplatz");
  expect(html).not.toContain("Herbstmarkt");

  await test.step("a pasted calendar, an address without TLS and a log-in page are refused", async () => {
    const save = (fields: object) => editor.updateEntry(type, documentId, { ...fields });
    await expect(save({ Termine: file })).rejects.toThrow(/Eingefügten Kalender lesen/);
    await expect(save({ Kalender_Adresse: "http://example.org/a.ics" })).rejects.toThrow(/https:\/\//);
    const body = new FormData();
    body.set("text", "<!doctype html><title>Anmelden</title>");
    await expect(editor.fetch("redaktion/abfall", "POST", body)).rejects.toThrow(/keine Abholtage/);
  });

  await test.step("the address is in no answer of the content API; in November the start page says what is missing", async () => {
    const Kalender_Adresse = "https://entsorger.example/geheim-4711.ics";
    const today = berlinDay(new Date());
    await editor.updateEntry(type, documentId, { Kalender_Adresse, Termine: `${german(today)} Restmüll` });
    const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
    const url = `${process.env.CMS_URL}/api/abfallbezirke?filters[Name][$eq]=${encodeURIComponent(name)}`;
    const answer = await (await fetch(url, { headers })).text();
    expect(answer).toContain(name);
    expect(answer).not.toContain("4711");
    const { data } = await (await editor.fetch("redaktion/startseite")).json();
    const waste = data.lines
      ?.flatMap(({ entries }: { entries: { title: string; note: string }[] }) => entries)
      .find(({ title }: { title: string }) => title === name);
    if (today.slice(5) >= "11-01") expect(waste?.note).toBe(`${nextYear} fehlt noch`);
    else expect(waste).toBeUndefined();
  });
  await editor.deleteEntry(type, documentId);
  await expect.poll(async () => (await page.request.get(address)).status()).toBe(404);
});

test("the next bin is two taps from the home page, without JavaScript, on a narrow screen and accessible", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: { width: 320, height: 700 },
  });
  await page.goto(routes.home);
  await page.getByRole("main").getByRole("link", { name: "Abfallkalender" }).click();
  await page.getByRole("main").getByRole("link", { name: "Musterbach" }).click();
  await expect(page).toHaveURL(district);
  const next = page.getByRole("region", { name: texts.next });
  for (const bin of ["Restmüll", "Bioabfall", "Gelber Sack", "Papier"])
    await expect(next.getByRole("listitem").filter({ hasText: bin })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.close();

  const scripted = await browser.newPage({ baseURL: baseURL ?? "" });
  for (const [path, colorScheme] of [
    [routes.waste, "light"],
    [district, "dark"],
  ] as const) {
    await scripted.emulateMedia({ colorScheme });
    await scripted.goto(path);
    await expectAccessible(scripted);
  }
  await scripted.close();
});

test("the search answers from the days, and finds the page", async ({ page }) => {
  await page.goto(routes.search({ q: "Wann kommt der Gelbe Sack in Musterbach?" }));
  const answer = page.getByText(/^Gelber Sack, Musterbach: .*\d{4}\.$/);
  await expect(answer).toBeVisible();
  await page.goto(routes.search({ q: "Abfall Musterbach" }));
  await expect(page.getByRole("main").getByRole("link", { name: texts.titleOf("Musterbach") })).toBeVisible();
});

/** The sheet as it is printed */
const sheetOf = (page: Page) => page.locator("main h2", { hasText: "Abfallkalender" }).locator("..");

test("a year is printed on one sheet of A4, with digits of 4 mm", async ({ page }) => {
  await page.goto(routes.wasteOf("musterbach", String(nextYear)));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
  expect(boxes.map(([, width, height]) => [Number(width), Number(height)].map(Math.round))).toEqual([
    [842, 595],
  ]);
  await page.emulateMedia({ media: "print" });
  const sheet = sheetOf(page);
  const measure = () =>
    sheet.evaluate((element) => {
      const digit = element.querySelector("b");
      const canvas = document.createElement("canvas").getContext("2d");
      const style = digit && getComputedStyle(digit);
      if (!canvas || !style) return undefined;
      const font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      canvas.font = font;
      const { actualBoundingBoxAscent: px } = canvas.measureText("1");
      const cut = [...element.querySelectorAll("p")].filter(
        (line) => line.scrollWidth > line.clientWidth + 1,
      );
      return {
        digitMm: (px * 25.4) / 96,
        cut: cut.length,
        hidden: element.scrollHeight - element.clientHeight,
      };
    });
  // Its font may still be on its way.
  await expect.poll(async () => (await measure())?.digitMm).toBeGreaterThanOrEqual(4);
  expect(await measure()).toMatchObject({ cut: 0, hidden: 0 });
  expect(await sheet.locator("svg").count()).toBeGreaterThan(80);
});

test("the calendar file has a day for each collection, and an alarm on the evening before where it is asked for", async ({
  page,
}) => {
  await page.goto(district);
  const link = page.getByRole("link", { name: texts.withAlarm });
  const address = (await link.getAttribute("href")) ?? "";
  expect(address).toMatch(/^webcal:.*erinnerung=abend$/);
  await expect(page.getByText("Google Kalender und Outlook übergehen")).toBeVisible();
  const path = new URL(address.replace("webcal:", "http:"));
  const response = await page.request.get(path.pathname + path.search);
  expect(response.headers()["content-type"]).toBe("text/calendar; charset=utf-8");
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const events = calendar.getAllSubcomponents("vevent");
  expect(events.length).toBeGreaterThan(100);
  expect(new Set(events.map((event) => event.getFirstPropertyValue("uid"))).size).toBe(events.length);
  for (const event of events) {
    const start = event.getFirstPropertyValue("dtstart") as ICAL.Time;
    expect(start.isDate).toBe(true);
    const trigger = event.getFirstSubcomponent("valarm")?.getFirstPropertyValue("trigger");
    expect(String(trigger)).toBe("-PT6H");
  }
  const plain = await (await page.request.get(routes.wasteFile("musterbach"))).text();
  expect(plain).not.toContain("VALARM");
});

test("who orders it is told at 18 h of the evening before, for a district and never a street", async ({
  servers,
}) => {
  const today = berlinDay(new Date());
  // The CMS's clock shows 19 h of tomorrow.
  const evening = new Date(`${nextDay(today)}T18:00:00Z`);
  const ahead = (evening.getTime() - Date.now()) / 86_400_000;
  const { mailbox, start, siteUrl } = await startMailing(servers, clockAhead(ahead));
  const cms = await start();
  const editor = await openEditor(cms.url);
  const { documentId } = await editor.createEntry(type, {
    Name: "Abendbezirk",
    Strassen: "Geheimgasse",
    Termine: `${german(addDays(today, 2))} Restmüll; Tonne bis 6 Uhr\n${german(addDays(today, 3))} Papier`,
  });
  const reader = "abfall@example.org";
  await subscribe(cms, mailbox, reader, `abfall:${documentId}`);
  const mail = await nextMail(mailbox, reader, 1);
  expect(mail?.subject).toBe("Morgen: Restmüll");
  expect(mail?.text).toContain("wird in Abendbezirk abgeholt: Restmüll.");
  expect(mail?.text).toContain(`${siteUrl}/abfall/abendbezirk`);
  expect(mail?.text).not.toMatch(/Papier|Geheimgasse/);
  expect(mailsTo(mailbox, reader)).toHaveLength(2);
});
