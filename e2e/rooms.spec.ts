import { addDays, weekdayOf } from "@dorfforum/shared/calendar/day";
import { formatDayAndMonth, formatLongDate, formatWeekday } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { lastRequestDay } from "@dorfforum/shared/rooms/booking-dates";
import { expect, type Locator, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { roomCheckTexts, roomFormPartTexts } from "@/lib/rooms/base/form-texts";
import { roomRequestTexts as asked } from "@/lib/rooms/base/request-texts";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts as texts } from "@/lib/rooms/base/texts";
import { receiptTexts, refusalTexts } from "@/lib/texts/form-outcomes";
import { otherWayTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { expectAccessible } from "./support/accessibility";
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
    Besondere_Tage: [{ Von: addDays(saturday, 2), Gilt: "geschlossen", Hinweis: "Der Boden wird geölt." }],
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
    expect.poll(async () => (await page.request.get(roomRoutes.room(slug))).text()).toContain("Probekonzert");
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
    [roomRoutes.rooms, "light"],
    [roomRoutes.room("dorfgemeinschaftshaus"), "dark"],
    [roomRoutes.room("dorfgemeinschaftshaus"), "light"],
    [roomRoutes.askForRoom("dorfgemeinschaftshaus", saturday), "light"],
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
  // Narrower boxes say a word, and the day's answer the rest.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(roomRoutes.room(room.slug));
  await expect(dayOf(page, saturday).getByText(texts.states.free, { exact: true })).toBeVisible();
  const sunday = dayOf(page, addDays(saturday, 1));
  await expect(sunday.getByText("15–18 Uhr")).toBeVisible();
  await expect(sunday.getByText(texts.free("Nebenraum", ["ganztägig"]))).toBeVisible();
  await expect(sunday.getByText(texts.free("Saal", ["bis 15 Uhr", "ab 18 Uhr"]))).toBeVisible();
  const monday = dayOf(page, addDays(saturday, 2));
  await expect(monday.getByText(texts.closedFor("Der Boden wird geölt."))).toBeVisible();

  await test.step("a day is asked for by its box, or by the field, also without a day", async () => {
    const answer = page.getByRole("region", { name: texts.whichDay });
    await sunday
      .getByRole("link", { name: nameOf(addDays(saturday, 1)) + texts.isState(texts.states.partly) })
      .click();
    await expect(page).toHaveURL(roomRoutes.roomDay(room.slug, addDays(saturday, 1)));
    await expect(answer.getByText("15–18 Uhr")).toBeVisible();
    await expect(answer.getByRole("link", { name: texts.askForDay })).toHaveAttribute(
      "href",
      roomRoutes.askForRoom(room.slug, addDays(saturday, 1)),
    );
    await answer.getByLabel(texts.whichDay).fill(addDays(saturday, 2));
    await answer.getByRole("button", { name: texts.showDay }).click();
    await expect(answer.getByText(texts.closedFor("Der Boden wird geölt."))).toBeVisible();
    await expect(answer.getByRole("link", { name: texts.askForDay })).toHaveCount(0);
    for (const [day, text] of [
      [addDays(today, -400), texts.dayIsOver],
      ["2099-01-01", roomCheckTexts.tooFarAhead(formatLongDate(lastRequestDay(new Date())))],
      ["31.02.", texts.noSuchDay],
      ["<b>x", texts.noSuchDay],
      [saturday.split("-").reverse().join("."), texts.states.free],
    ] as const) {
      await page.goto(`${roomRoutes.room(room.slug)}?tag=${encodeURIComponent(day)}`);
      await expect(answer.getByText(text, { exact: true })).toBeVisible();
    }
    await page.goto(roomRoutes.room(room.slug));
  });

  await sunday.getByRole("link", { name: /Probekonzert/ }).click();
  await page.getByRole("link", { name: texts.seeRoom }).click();
  await expect(page).toHaveURL(roomRoutes.room(room.slug));

  await test.step("the search answers from it, and finds the room", async () => {
    await page.goto(routes.search({ q: `Ist die ${room.name} am ${nameOf(addDays(saturday, 2))} frei?` }));
    await expect(page.getByText(/geschlossen \(Der Boden wird geölt\)/)).toBeVisible();
    // The index follows the content a little later.
    await expect(async () => {
      await page.goto(routes.search({ q: room.name }));
      const link = page.getByRole("main").getByRole("link", { name: room.name }).first();
      await expect(link).toBeVisible({ timeout: 500 });
    }).toPass();
  });
  await room.editor.deleteEntry("ort", room.documentId);
  await expect.poll(async () => (await page.request.get(roomRoutes.room(room.slug))).status()).toBe(404);
});

test("eight weeks are printed on one sheet of A4", async ({ page }) => {
  await page.goto(roomRoutes.room("dorfgemeinschaftshaus"));
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const boxes = [...pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g)];
  expect(boxes.map(([, width, height]) => [Number(width), Number(height)].map(Math.round))).toEqual([
    [842, 595],
  ]);
  await page.emulateMedia({ media: "print" });
  const days = page.locator("main li[id^=tag-]");
  await expect(days).toHaveCount(56);
  await expect(days.first()).toBeVisible();
  await expect(days.locator("> div")).toHaveText(Array(56).fill(/\S/), { useInnerText: true });
  await expect(page.locator("#tag")).toBeHidden();
  const sizes = await days
    .locator("*")
    .evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
  const px = 96 / 72;
  expect(Math.min(...sizes)).toBeGreaterThanOrEqual(8 * px - 0.01);
});

test("beside the form of a room stands who answers for it", async ({ page }) => {
  await page.goto(roomRoutes.askForRoom("turnhalle"));
  const way = page.getByRole("listitem").filter({ hasText: otherWayTexts.contact });
  await expect(way.last()).toContainText("Schulsekretariat");
});

test("the form says what is in the way while it is filled in, and the server when it is sent without JavaScript", async ({
  browser,
  baseURL,
  page,
}) => {
  const room = await createRoom();
  await room.hasEvent(page);
  const monday = addDays(saturday, 2);
  await page.goto(roomRoutes.askForRoom(room.slug, addDays(saturday, 1)));
  await expect(form(page).getByRole("link", { name: /Probekonzert/ })).toBeVisible();
  await fill(page, { Tag: saturday, Beginn: "18:00", Ende: "23:00" });
  await expect(form(page).getByText(roomCheckTexts.isFree)).toBeVisible();
  await fill(page, { Tag: monday });
  await expect(form(page).getByText(/geschlossen \(Der Boden wird geölt\)/)).toBeVisible();

  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await plain.goto(roomRoutes.askForRoom(room.slug));
  await fill(plain, { ...request, Tag: monday });
  await form(plain).getByRole("button", { name: formTexts.raum.send }).click();
  await expect(
    summary(plain).getByRole("link", { name: /geschlossen \(Der Boden wird geölt\)/ }),
  ).toBeVisible();
  await expect(form(plain).getByLabel("Wofür?")).toHaveValue("Geburtstag");
  await fill(plain, { Tag: saturday });
  await form(plain).getByRole("button", { name: formTexts.raum.send }).click();
  await expect(plain.getByText(refusalTexts.noScript)).toBeVisible();
  await expect(form(plain).getByText(roomCheckTexts.isFree)).toBeVisible();
  await plain.close();
  await room.editor.deleteEntry("ort", room.documentId);
});

test("a request is sent without an account, confirmed, shown as taken and to nobody as whose, and withdrawn", async ({
  page,
}) => {
  const room = await createRoom();
  await room.hasEvent(page);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(roomRoutes.askForRoom(room.slug, saturday));
  await expect(page.getByText(formTexts.raum.lead)).toBeVisible();
  await expect(form(page).getByText(roomFormPartTexts.byPage)).toBeVisible();
  const { Tag: _given, ...typed } = request;
  await fill(page, { ...typed, "Welcher Teil?": ["Saal"] });
  await form(page).getByRole("button", { name: formTexts.raum.send }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(formTexts.raum.arrived);
  await expect(page.getByText(/^S-[\w]{4}-[\w]{4}$/)).toBeVisible();
  const reference = (await page.getByText(/^S-[\w]{4}-[\w]{4}$/).textContent()) ?? "";

  await test.step("the receipt repeats what was asked", async () => {
    await expect(page.getByText(`${room.name}, Saal`)).toBeVisible();
    await expect(page.getByText(`${formatLongDate(saturday)}, 18–23 Uhr`)).toBeVisible();
  });
  await test.step("the link that is only here stands before all others", async () => {
    const links = await page.getByRole("main").getByRole("link").allTextContents();
    const own = [asked.title, receiptTexts.home, receiptTexts.more];
    expect(links.filter((text) => own.includes(text))).toEqual(own);
  });
  await page.getByRole("link", { name: asked.title }).click();
  await expect(page.getByText(asked.states.angefragt)).toBeVisible();
  await test.step("withdrawing what is not confirmed frees nothing", async () => {
    await page.getByText(asked.withdraw).click();
    await expect(page.getByText(asked.withdrawWarning.angefragt)).toBeVisible();
  });
  await expect(page.getByText("18–23 Uhr", { exact: false })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", /noindex/);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const own = page.url();
  expect((await page.request.get(own)).headers()["cache-control"]).toContain("no-store");
  await expectAccessible(page);

  await test.step("nobody else sees a request, and it blocks nothing", async () => {
    const html = await (await page.request.get(roomRoutes.room(room.slug))).text();
    expect(html).not.toContain("Geburtstag");
    const day = await page.request.get(
      roomRoutes.roomCheck({ room: room.slug, part: "Saal", day: saturday, begin: "19:00", end: "20:00" }),
    );
    expect((await day.json()).check).toMatchObject({ lead: roomCheckTexts.isFree, isBlocked: false });
  });

  const { documentId } = await room.editor.findEntry("buchung", { Vorgangsnummer: reference });
  await room.editor.fetch(`redaktion/raumanfragen/${documentId}/zusage`, "POST");
  const answer = page.getByRole("region", { name: texts.whichDay });
  await page.goto(roomRoutes.roomDay(room.slug, saturday));
  const tells = (what: Locator) =>
    expect(async () => {
      // Going to the same address again would only go to its fragment.
      await page.reload();
      await expect(what).toBeVisible({ timeout: 500 });
    }).toPass();
  await tells(answer.getByText("18–23 Uhr belegt (Saal)"));
  await test.step("on a phone the box of a day says its state, and leads to the same answer", async () => {
    const box = dayOf(page, saturday).getByRole("link");
    await expect(box).toHaveAccessibleName(nameOf(saturday) + texts.isState(texts.states.partly));
    await expect(dayOf(page, saturday).getByText("18–23 Uhr belegt (Saal)")).toBeHidden();
    await box.click();
    await expect(answer.getByText(texts.free("Nebenraum", ["ganztägig"]))).toBeVisible();
  });
  for (const secret of ["Geburtstag", "Familie Probe", "probe@example.org", reference])
    expect(await page.content()).not.toContain(secret);

  await test.step("who asks for the same time is refused with the reason, for the other part is not", async () => {
    await page.goto(roomRoutes.askForRoom(room.slug, saturday));
    await fill(page, {
      Beginn: "22:00",
      Ende: "23:30",
      "Wofür?": "Probe",
      "Ihr Name": "B",
      Telefon: "030 23125 140",
    });
    const taken = /schon belegt, 18–23 Uhr/;
    await expect(form(page).getByRole("status").getByText(taken)).toBeVisible();
    await form(page).getByRole("button", { name: formTexts.raum.send }).click();
    await expect(summary(page).getByRole("link", { name: taken })).toBeVisible();
    await fill(page, { "Welcher Teil?": ["Nebenraum"] });
    await expect(form(page).getByText(roomCheckTexts.isFree)).toBeVisible();
  });

  await test.step("the asker sees it, and frees the room by a button", async () => {
    await page.goto(own);
    await expect(page.getByText(asked.states.bestätigt)).toBeVisible();
    await page.getByText(asked.withdraw).click();
    await expect(page.getByText(asked.withdrawWarning.bestätigt)).toBeVisible();
    await page.getByRole("button", { name: asked.confirmWithdrawal }).click();
    await expect(page.getByText(asked.states.zurückgezogen)).toBeVisible();
    await expect(page.getByText("Geburtstag")).toHaveCount(0);
    await page.goto(roomRoutes.roomDay(room.slug, saturday));
    await tells(answer.getByText(texts.states.free, { exact: true }));
  });
  expect((await page.request.get(roomRoutes.roomRequest("a".repeat(32)))).status()).toBe(404);
  await room.editor.deleteEntry("ort", room.documentId);
});

test("a caretaker's calendar has part, times and number of a booking, no name, and ends with its address", async ({
  page,
}) => {
  const room = await createRoom();
  await room.hasEvent(page);
  const { data } = await (
    await room.editor.fetch(`redaktion/orte/${room.documentId}/kalender`, "POST")
  ).json();
  const path = new URL(data.url).pathname;
  expect(path).toMatch(/^\/raum\/kalender\/[\w-]{32}\/raum\.ics$/);
  const response = await page.request.get(path);
  expect(response.headers()).toMatchObject({
    "content-type": "text/calendar; charset=utf-8",
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
  });
  const calendar = new ICAL.Component(ICAL.parse(await response.text()));
  const [event] = calendar.getAllSubcomponents("vevent");
  expect(event?.getFirstPropertyValue("summary")).toContain("Probekonzert");
  await room.editor.fetch(`redaktion/orte/${room.documentId}/kalender/ende`, "POST");
  expect((await page.request.get(path)).status()).toBe(404);
  expect((await page.request.get(roomRoutes.caretakerFile(".."))).status()).toBe(404);
  await room.editor.deleteEntry("ort", room.documentId);
});

test("while the CMS is away, rooms are shown, and a request stays in the form", async ({
  linked: { proxy, site },
  page,
}) => {
  await expect.poll(async () => (await fetch(site.url + roomRoutes.room("turnhalle"))).status).toBe(200);
  proxy.mode = "refuse";
  await page.goto(site.url + roomRoutes.askForRoom("turnhalle", saturday));
  await fill(page, { ...request, Ende: "19:00", Beginn: "18:00" });
  await form(page).getByRole("button", { name: formTexts.raum.send }).click();
  await expect(form(page).getByText(refusalTexts.unavailable)).toBeVisible({ timeout: 30_000 });
  await expect(form(page).getByLabel("Wofür?")).toHaveValue("Geburtstag");
  proxy.mode = "pass";
});
