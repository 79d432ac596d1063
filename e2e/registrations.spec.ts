import { addDays } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { registerTexts as texts } from "@/lib/registrations/base/form-texts";
import { ownRegistrationTexts as own } from "@/lib/registrations/base/own-registration-texts";
import { registrationRoutes } from "@/lib/registrations/base/routes";
import { registrationTexts } from "@/lib/registrations/base/texts";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { type Mailbox, openMailbox } from "../scripts/stack/mailbox";
import { expectAccessible } from "./support/accessibility";
import { fill, form, summary } from "./support/forms";
import { type LinkedServers, test } from "./support/stack";
import { mailsTo, nextMail } from "./support/subscriptions";

const day = addDays(berlinDay(new Date()), 40);

/** Digits could be read as a time by the search. */
const inLetters = (hex: string) => hex.replace(/\d/g, (digit) => "ghiklmnopq"[Number(digit)] ?? "");

/** Publishes an event of this test for which people register, and waits until the site shows the button. */
async function createEvent({ cms, site }: LinkedServers, page: Page, fields: object = {}) {
  const editor = await openEditor(cms.url);
  const Titel = `Probewanderung ${inLetters(crypto.randomUUID().slice(0, 8))}`;
  const { documentId, Slug } = await editor.createEntry("veranstaltung", {
    Titel,
    Kurztext: "Alle sind willkommen.",
    Beginn: `${day}T13:00:00.000Z`,
    Ende: `${day}T15:00:00.000Z`,
    Ort: "Holzsteg",
    Terminstatus: "geplant",
    Anmeldung: true,
    Plaetze: 3,
    Anmeldung_Telefon: "030 23125 245",
    ...fields,
  });
  await editor.publish("veranstaltung", documentId);
  const slug = String(Slug);
  await shows(page, site.url + routes.event(slug), registrationTexts.join);
  return { editor, documentId, slug, title: Titel };
}

const shows = (page: Page, address: string, text: string | RegExp) =>
  expect
    .poll(async () => (await page.request.get(address)).text(), { timeout: 60_000 })
    .toMatch(typeof text === "string" ? new RegExp(text) : text);

const plainPage = async (page: Page) => {
  const browser = page.context().browser();
  if (!browser) throw new Error("No browser");
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 320, height: 700 },
  });
  return context.newPage();
};

const address = (name: string) => `${name}-${crypto.randomUUID().slice(0, 8)}@example.org`;

async function register(page: Page, siteUrl: string, slug: string, email: string, people = "1") {
  await page.goto(siteUrl + registrationRoutes.register(slug));
  await fill(page, { "Ihr Name": "Familie Probe", "Ihre E-Mail-Adresse": email, "Für wie viele": [people] });
  await form(page).getByRole("button", { name: texts.send }).click();
  await expect(page.getByText(texts.mailed)).toBeVisible();
}

const codeIn = (text = "") => /\/anmeldung\/([\w-]{32})/.exec(text)?.[1] ?? "";

/** Registers, and opens the link of the mail. @returns the page's path */
async function openLink(page: Page, site: LinkedServers["site"], mailbox: Mailbox, email: string) {
  const mail = await nextMail(mailbox, email, 0);
  const path = registrationRoutes.registration(codeIn(mail?.text));
  await page.goto(site.url + path);
  return path;
}

const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name }).click();

test("somebody registers without JavaScript on a narrow screen, counts from the press in the mail, changes the number and cancels", async ({
  page: scripted,
  linked,
}) => {
  const { cms, site, mailPort } = linked;
  const mailbox = await openMailbox(mailPort);
  const event = await createEvent(linked, scripted, { Anmeldung_Frage: "Fahren Sie im Bus mit?" });
  const page = await plainPage(scripted);
  const fits = async () => expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);

  await page.goto(site.url + routes.event(event.slug));
  await expect(page.getByText("Plätze frei", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: registrationTexts.join }).click();
  await expect(page).toHaveURL(site.url + registrationRoutes.register(event.slug));
  await fits();

  const email = address("probe");
  await test.step("errors keep what was typed", async () => {
    await fill(page, { "Ihr Name": "Familie Probe", "Ihre E-Mail-Adresse": "probe", "Fahren Sie": "ja" });
    await form(page).getByRole("button", { name: texts.send }).click();
    await expect(summary(page).getByRole("link")).toHaveCount(1);
    await expect(form(page).getByLabel("Ihr Name")).toHaveValue("Familie Probe");
    await expect(form(page).getByLabel("Fahren Sie im Bus mit?")).toHaveValue("ja");
    await fits();
    expect(mailsTo(mailbox, email)).toEqual([]);
  });

  await fill(page, { "Ihre E-Mail-Adresse": email, "Für wie viele": ["2"], "Möchten Sie noch": "Mit Hund." });
  await form(page).getByRole("button", { name: texts.send }).click();
  await expect(page.getByRole("status")).toHaveText(texts.mailed);
  const free = async () =>
    (await (await scripted.request.get(site.url + registrationRoutes.freePlaces(event.slug))).json()).text;
  expect(await free()).toBe(registrationTexts.free(3));

  const path = await openLink(page, site, mailbox, email);
  await test.step("opening the link counts nothing; the press does, twice as once", async () => {
    await expect(page.getByText(own.open)).toBeVisible();
    expect(await free()).toBe(registrationTexts.free(3));
    await fits();
    const other = await page.context().newPage();
    await other.goto(site.url + path);
    await press(page, own.confirm);
    await expect(page.getByText(own.states.dabei(2))).toBeVisible();
    await press(other, own.confirm);
    await expect(other.getByText(own.states.dabei(2))).toBeVisible();
    await other.close();
    expect(await free()).toBe(registrationTexts.free(1));
  });

  await test.step("the page is stored nowhere, and its code stands in no log", async () => {
    const response = await scripted.request.get(site.url + path);
    expect(response.headers()["cache-control"]).toContain("no-store");
    expect(await response.text()).toMatch(/<meta name="robots" content="noindex/);
    const code = path.split("/").at(-1) ?? "";
    for (const log of [site.log(), cms.log()]) expect(log).not.toContain(code);
    const wrong = await scripted.request.get(site.url + registrationRoutes.registration("kein-code"));
    expect(await wrong.text()).toContain(own.gone);
  });

  await test.step("the date goes into a calendar", async () => {
    const href = await page.getByRole("link", { name: "In den Kalender" }).getAttribute("href");
    const text = await (await scripted.request.get(site.url + href)).text();
    const [date] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent");
    expect(date?.getFirstPropertyValue("summary")).toBe(event.title);
  });

  await test.step("more than are free cannot be chosen, nor are taken that were free before, fewer always works", async () => {
    const stale = await page.context().newPage();
    await stale.goto(site.url + path);
    const change = async (tab: Page, people: string) => {
      await tab.getByText(own.change).click();
      await expect(tab.getByLabel(own.changeLabel).getByRole("option")).toHaveText(["1", "2", "3"]);
      await tab.getByLabel(own.changeLabel).selectOption(people);
      await press(tab, own.save);
    };
    await change(page, "1");
    await expect(page.getByText(own.states.dabei(1))).toBeVisible();
    expect(await free()).toBe(registrationTexts.free(2));
    await event.editor.publish("veranstaltung", event.documentId, { Plaetze: 2 });
    await change(stale, "3");
    await expect(stale.getByText(own.outcomes.voll)).toBeVisible();
    await expect(stale.getByText(own.states.dabei(1))).toBeVisible();
    await event.editor.publish("veranstaltung", event.documentId, { Plaetze: 3 });
    await stale.close();
  });

  await test.step("cancelling takes two presses, and can be repeated", async () => {
    await page.getByText(own.cancel, { exact: true }).click();
    await press(page, own.confirmCancel);
    await expect(page.getByText(own.states.abgesagt)).toBeVisible();
    expect(await page.content()).not.toContain("Familie Probe");
    const cancelled = await nextMail(mailbox, email, 2);
    expect(cancelled?.subject).toMatch(/^Abgesagt/);
    expect(codeIn(cancelled?.text)).toBe(path.split("/").at(-1));
    expect(await free()).toBe(registrationTexts.free(3));
    await page.goto(site.url + path);
    await expect(page.getByRole("link", { name: own.again })).toBeVisible();
  });
  await page.context().close();
  await event.editor.deleteEntry("veranstaltung", event.documentId);
  await mailbox.close();
});

test("who comes too late is told so in the mail's page and offered the list; lists and search engines read the coarse word", async ({
  page,
  linked,
}) => {
  const { site, mailPort } = linked;
  const mailbox = await openMailbox(mailPort);
  const event = await createEvent(linked, page, { Plaetze: 2 });
  const [first, second] = [address("erste"), address("zweite")];
  await register(page, site.url, event.slug, first, "2");
  await register(page, site.url, event.slug, second, "2");
  await openLink(page, site, mailbox, first);
  await press(page, own.confirm);
  await expect(page.getByText(own.states.dabei(2))).toBeVisible();

  await openLink(page, site, mailbox, second);
  await expect(page.getByText(own.fullMeanwhile)).toBeVisible();
  await press(page, own.wait);
  await expect(page.getByText(own.states.warteliste(2, 1))).toBeVisible();
  await expectAccessible(page);

  await shows(page, site.url + routes.event(event.slug), />Warteliste</);
  await page.goto(site.url + routes.event(event.slug));
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain("https://schema.org/SoldOut");
  await expect(page.getByText(registrationTexts.waiting(1))).toBeVisible();
  await page.goto(site.url + routes.calendar({ day }));
  await expect(page.getByRole("article").filter({ hasText: event.title })).toContainText("Warteliste");
  await expect(async () => {
    await page.goto(site.url + routes.search({ q: `Ist bei der ${event.title} noch Platz?` }));
    const answer = page.getByText(new RegExp(`${event.title}, .*: Warteliste\\.`));
    await expect(answer).toBeVisible({ timeout: 1000 });
  }).toPass();
  await page.goto(site.url + registrationRoutes.register(event.slug));
  await expect(page.getByText(texts.waitingList)).toBeVisible();

  await event.editor.deleteEntry("veranstaltung", event.documentId);
  await expect
    .poll(async () => (await page.request.get(site.url + registrationRoutes.register(event.slug))).status())
    .toBe(404);
  expect(mailsTo(mailbox, second).length).toBeGreaterThan(0);
  await mailbox.close();
});

test("event, form and their errors are accessible in both schemes, and the keyboard is enough", async ({
  page,
  linked,
}) => {
  const { site } = linked;
  const slug = "wanderung-muehlenweg";
  await shows(page, site.url + routes.event(slug), registrationTexts.join);
  for (const [width, colorScheme] of [
    [320, "light"],
    [390, "dark"],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const path of [
      routes.event(slug),
      registrationRoutes.register(slug),
      registrationRoutes.mailed(slug),
    ]) {
      await page.goto(site.url + path);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(width);
      await expectAccessible(page);
    }
  }
  await page.goto(`${site.url}${registrationRoutes.register(slug)}#formular`);
  await form(page).getByLabel("Ihr Name").focus();
  await page.keyboard.type("Familie Probe");
  await page.keyboard.press("Tab");
  await page.keyboard.type("probe@");
  await page.keyboard.press("Enter");
  await expect(summary(page).getByRole("link")).toBeVisible();
  await expectAccessible(page);
});

/** Compressed bytes by address of what a first visit loads from the site, pictures left out */
async function loadedBy(page: Page, address: string): Promise<Map<string, number>> {
  const context = await page.context().browser()?.newContext();
  const visit = await context?.newPage();
  if (!context || !visit) throw new Error("No browser");
  const sizes: Promise<[url: string, bytes: number]>[] = [];
  visit.on("requestfinished", (request) => {
    if (!["document", "script", "stylesheet", "fetch"].includes(request.resourceType())) return;
    const read = async (): Promise<[string, number]> => [
      request.url(),
      (await request.sizes()).responseBodySize,
    ];
    sizes.push(read());
  });
  await visit.goto(address, { waitUntil: "networkidle" });
  const all = new Map(await Promise.all(sizes));
  await context.close();
  return all;
}

/** Adds what another first visit loads: what a browser fetches when it is idle comes before the end of some visits only. */
async function addVisit(page: Page, address: string, loaded: Map<string, number>): Promise<void> {
  for (const [url, bytes] of await loadedBy(page, address)) loaded.set(url, bytes);
}

const sum = (loaded: Map<string, number>): number =>
  [...loaded.values()].reduce((all, bytes) => all + bytes, 0);

test("a page with registration weighs at most a twentieth more than without, and a first visit 2 kB", async ({
  page,
  linked,
}) => {
  const { site } = linked;
  const event = await createEvent(linked, page);
  const address = site.url + routes.event(event.slug);
  const withIt = new Map<string, number>();
  for (let visits = 0; visits < 3; visits++) await addVisit(page, address, withIt);
  await event.editor.publish("veranstaltung", event.documentId, { Anmeldung: false });
  await expect
    .poll(async () => (await page.request.get(address)).text(), { timeout: 60_000 })
    .not.toContain(registrationTexts.join);
  const without = new Map<string, number>();
  await expect(async () => {
    await addVisit(page, address, without);
    expect(sum(withIt) - sum(without)).toBeLessThan(2048);
  }).toPass();
  expect((withIt.get(address) ?? 0) / (without.get(address) ?? 0)).toBeLessThan(1.05);
  await event.editor.deleteEntry("veranstaltung", event.documentId);
});
