import { addDays, weekdayOf } from "@dorfforum/shared/calendar/day";
import { berlinDay, formatDayAndMonth, formatWeekday } from "@dorfforum/shared/calendar/format";
import { expect, type Page } from "@playwright/test";
import { refusalTexts } from "@/lib/texts/form-outcomes";
import { formTexts } from "@/lib/texts/form-texts";
import { roomCheckTexts, roomTexts as texts } from "@/lib/texts/rooms";
import { routes } from "@/lib/urls/routes";
import { expectAccessible } from "./support/accessibility";
import { openEditor } from "./support/editor";
import { fill, form, summary } from "./support/forms";
import { test } from "./support/stack";

const today = berlinDay(new Date());
/** The first Saturday after the next week: nothing of the demo village is on that day in a place of our own. */
const saturday =
  [...Array(7).keys()].map((ahead) => addDays(today, 8 + ahead)).find((day) => weekdayOf(day) === "Sa") ?? "";
const nameOf = (day: string) => `${formatWeekday(day)}, ${formatDayAndMonth(day)}`;

const instant = (day: string, time: string) => new Date(`${day}T${time}:00+01:00`).toISOString();

/** A place of this test that can be asked for, with an event on the Sunday and closed on the Monday after. */
async function createRoom() {
  const editor = await openEditor();
  const Name = `Probehalle ${crypto.randomUUID().slice(0, 8)}`;
  const Adresse = "Am Probeweg 3, 12345 Musterbach";
  const { documentId, Slug } = await editor.createEntry("ort", {
    Name,
    Adresse,
    Anfragbar: true,
    Teile: [{ Name: "Saal" }, { Name: "Nebenraum" }],
    Schliessungen: [{ Von: addDays(saturday, 2), Bis: addDays(saturday, 2), Grund: "Der Boden wird geölt." }],
  });
  const sunday = addDays(saturday, 1);
  const event = await editor.createEntry("veranstaltung", {
    Titel: `Probekonzert ${Name.slice(-8)}`,
    Beginn: instant(sunday, "15:00"),
    Ende: instant(sunday, "18:00"),
    Ort: Name,
    Adresse,
    Raumteil: "Saal",
  });
  await editor.publish("veranstaltung", event.documentId);
  const slug = String(Slug);
  const hasEvent = async (page: Page) =>
    expect.poll(async () => (await page.request.get(routes.room(slug))).text()).toContain("Probekonzert");
  return { editor, documentId, slug, name: Name, event: String(event.Slug), hasEvent };
}

const dayOf = (page: Page, day: string) => page.locator(`#tag-${day}`);

const request = {
  "Wofür?": "Geburtstag",
  Tag: saturday,
  Beginn: "18:00",
  Ende: "23:00",
  "Ihr Name": "Familie Probe",
  "E-Mail": "probe@example.org",
};

test("whether Saturday is free is two taps from the home page, without JavaScript, on a narrow screen and accessible", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: { width: 320, height: 700 },
  });
  await page.goto(routes.home);
  await page.getByRole("contentinfo").getByRole("link", { name: texts.title }).click();
  const hall = page.locator("main section", { hasText: "Turnhalle" });
  await expect(hall.getByText(/^Samstag, \d+\. \p{L}+:/u)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const [free] = await hall.getByRole("list", { name: texts.freeWeekends }).getByRole("link").all();
  await free?.click();
  await expect(page).toHaveURL(/\/raum\/turnhalle\/anfragen\?tag=\d{4}-\d\d-\d\d$/);
  await expect(form(page).getByLabel("Tag", { exact: true })).not.toHaveValue("");
  await expect(form(page).getByText(roomCheckTexts.dayIsFree)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.close();

  const scripted = await browser.newPage({ baseURL: baseURL ?? "" });
  for (const [path, colorScheme] of [
    [routes.rooms, "light"],
    [routes.room("dorfgemeinschaftshaus"), "dark"],
    [routes.room("dorfgemeinschaftshaus"), "light"],
    [routes.askForRoom("dorfgemeinschaftshaus", saturday), "light"],
  ] as const) {
    await scripted.emulateMedia({ colorScheme });
    await scripted.goto(path);
    await expectAccessible(scripted);
  }
  await scripted.close();
});

test("a room's page has its events, what is left beside them, closings, and parts; an event leads to its room", async ({
  page,
}) => {
  const room = await createRoom();
  await room.hasEvent(page);
  await page.goto(routes.room(room.slug));
  await expect(dayOf(page, saturday).getByText(texts.states.free, { exact: true })).toBeVisible();
  const sunday = dayOf(page, addDays(saturday, 1));
  await expect(sunday.getByText("15–18 Uhr")).toBeVisible();
  await expect(sunday.getByText(texts.free("Nebenraum", ["ganztägig"]))).toBeVisible();
  await expect(sunday.getByText(texts.free("Saal", ["bis 15 Uhr", "ab 18 Uhr"]))).toBeVisible();
  const monday = dayOf(page, addDays(saturday, 2));
  await expect(monday.getByText(texts.closedFor("Der Boden wird geölt."))).toBeVisible();
  await expect(monday.getByRole("link", { name: texts.ask })).toHaveCount(0);

  await sunday.getByRole("link", { name: /Probekonzert/ }).click();
  await page.getByRole("link", { name: texts.seeRoom }).click();
  await expect(page).toHaveURL(routes.room(room.slug));

  await test.step("the search answers from it, and finds the room", async () => {
    await page.goto(routes.search({ q: `Ist die ${room.name} am ${nameOf(addDays(saturday, 2))} frei?` }));
    await expect(page.getByText(/geschlossen: Der Boden wird geölt/)).toBeVisible();
    await page.goto(routes.search({ q: room.name }));
    await expect(page.getByRole("main").getByRole("link", { name: room.name }).first()).toBeVisible();
  });
  await room.editor.deleteEntry("ort", room.documentId);
  await expect.poll(async () => (await page.request.get(routes.room(room.slug))).status()).toBe(404);
});

test("eight weeks are printed on one sheet of A4", async ({ page }) => {
  await page.goto(routes.room("dorfgemeinschaftshaus"));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
  expect(boxes.map(([, width, height]) => [Number(width), Number(height)].map(Math.round))).toEqual([
    [842, 595],
  ]);
  await page.emulateMedia({ media: "print" });
  const days = page.locator("main li[id^=tag-]");
  await expect(days).toHaveCount(56);
  await expect(days.first()).toBeVisible();
  await expect(page.getByRole("link", { name: texts.ask }).first()).toBeHidden();
});

test("the form says what is in the way while it is filled in, and the server when it is sent without JavaScript", async ({
  browser,
  baseURL,
  page,
}) => {
  const room = await createRoom();
  await room.hasEvent(page);
  const monday = addDays(saturday, 2);
  await page.goto(routes.askForRoom(room.slug, addDays(saturday, 1)));
  await expect(form(page).getByRole("link", { name: /Probekonzert/ })).toBeVisible();
  await fill(page, { Tag: saturday, Beginn: "18:00", Ende: "23:00" });
  await expect(form(page).getByText(roomCheckTexts.isFree)).toBeVisible();
  await fill(page, { Tag: monday });
  await expect(form(page).getByText(/geschlossen, Der Boden wird geölt/)).toBeVisible();

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await plain.goto(routes.askForRoom(room.slug));
  await fill(plain, { ...request, Tag: monday });
  await form(plain).getByRole("button", { name: formTexts.raum.send }).click();
  await expect(summary(plain).getByRole("link", { name: /geschlossen, Der Boden wird geölt/ })).toBeVisible();
  await expect(form(plain).getByLabel("Wofür?")).toHaveValue("Geburtstag");
  await fill(plain, { Tag: saturday });
  await form(plain).getByRole("button", { name: formTexts.raum.send }).click();
  await expect(plain.getByText(refusalTexts.noScript)).toBeVisible();
  await expect(form(plain).getByText(roomCheckTexts.isFree)).toBeVisible();
  await plain.close();
  await room.editor.deleteEntry("ort", room.documentId);
});
