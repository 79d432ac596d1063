import { readFileSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import path from "node:path";
import { addDays } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Page } from "@playwright/test";
import { roomRequestTexts as asked } from "@/lib/rooms/base/request-texts";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { roomTexts } from "@/lib/rooms/base/texts";
import { routes } from "@/lib/urls/routes";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { mailEnv, openMailbox } from "../scripts/stack/mailbox";
import { copyVillage } from "../scripts/stack/test-stack.mjs";
import { clockAhead } from "./support/clock";
import { asker, newPanelUser, type PanelUser } from "./support/panel-users";
import { evening, eveningIn, openRooms } from "./support/rooms";
import { test } from "./support/stack";

const off = { FEATURES: "none" };
const shown = { timeout: 60_000 };
const confirmedCount = 20;
const openCount = 5;
/** Those of the demo village's clubs */
const standing: object[] = JSON.parse(readFileSync("cms/demo/inhalte/buchungen.json", "utf8"));

test("a site and a CMS with other features on: the site does not start; where the CMS comes later, it says so", async ({
  servers,
}) => {
  const port = await servers.freePort();
  const cmsUrl = `http://127.0.0.1:${port}`;
  const waiting = await servers.startSite({ cmsUrl });
  const readiness = async () => (await fetch(waiting.url + routes.ready)).json();
  expect(await readiness()).not.toHaveProperty("features");

  const cms = await servers.startCms({ port, env: off });
  const refused = servers.startSite({ cmsUrl });
  await expect(refused).rejects.toMatchObject({
    details: expect.stringMatching(
      /The site cannot start: FEATURES of the CMS at \S+ differ .* rooms \(off there\)/,
    ),
  });
  await expect.poll(readiness, { timeout: 60_000 }).toMatchObject({ features: "other-than-the-cms" });
  expect(waiting.log()).toContain("FEATURES of the CMS at");

  await cms.stop();
  await servers.startCms({ port, folder: cms.folder });
  await expect.poll(readiness, { timeout: 60_000 }).not.toHaveProperty("features");
});

test("a name that does not exist is refused by both at their start", async ({ servers }) => {
  const env = { FEATURES: "room" };
  const refusal = { details: expect.stringMatching(/FEATURES cannot hold "room".*rooms.*FEATURES=rooms/) };
  await expect(servers.startSite({ env })).rejects.toMatchObject(refusal);
  await expect(servers.startCms({ env })).rejects.toMatchObject(refusal);
});

type Rooms = Awaited<ReturnType<typeof openRooms>>;

/** A hall with bookings and requests, an event there that links to it, and the address of its caretaker's calendar */
async function letHall(rooms: Rooms) {
  const Adresse = "Am Probeweg 9, 12345 Musterbach";
  const hall = await rooms.newRoom("Abschalthalle", { Adresse });
  const slug = String(hall.Slug);
  const bookings: string[] = [];
  for (let index = 0; index < confirmedCount; index += 1) {
    const mailbox = `feier${index}@example.org`;
    const request = await rooms.request(eveningIn(slug, 7 + index * 20, { E_Mail: mailbox }));
    expect((await rooms.decide(request.documentId, "zusage")).status).toBe(200);
    bookings.push(request.code);
  }
  const requests: string[] = [];
  for (let index = 0; index < openCount; index += 1)
    requests.push((await rooms.request(eveningIn(slug, 9 + index * 100))).code);
  const Beginn = new Date(Date.now() + 15 * 86_400_000).toISOString();
  const event = await rooms.editor.createEntry("veranstaltung", {
    Titel: "Abschaltkonzert",
    Beginn,
    Ort: "Abschalthalle",
    Adresse,
    Kurztext: `Mehr zur [Halle](${roomRoutes.room(slug)}).`,
  });
  await rooms.editor.publish("veranstaltung", event.documentId);
  const { data } = await (
    await rooms.editor.fetch(`redaktion/orte/${hall.documentId}/kalender`, "POST")
  ).json();
  return { slug, bookings, requests, event: String(event.Slug), calendar: new URL(data.url).pathname };
}

type Hall = Awaited<ReturnType<typeof letHall>>;

const pathsOf = ({ slug }: Hall) => [
  roomRoutes.rooms,
  roomRoutes.room(slug),
  roomRoutes.room("turnhalle"),
  roomRoutes.askForRoom(slug),
  roomRoutes.roomCheck({ room: slug, day: addDays(berlinDay(new Date()), 3), begin: "10:00", end: "12:00" }),
];

const roomLinks = (page: Page) => page.locator('a[href^="/raum"]');

async function expectNoRooms(page: Page, hall: Hall) {
  for (const path of pathsOf(hall))
    expect([path, (await page.request.get(path)).status()]).toEqual([path, 404]);
  const sent = { room: hall.slug, title: "Fest", day: addDays(berlinDay(new Date()), 5) };
  expect((await page.request.post("/api/formulare/raum", { form: sent })).status()).toBe(404);
  expect(await (await page.request.get("/sitemap.xml")).text()).not.toContain("/raum");
  const queries = ["Halle mieten", "Ist die Turnhalle am Samstag frei?", "Abschalthalle"];
  for (const path of [routes.home, routes.calendar(), ...queries.map((q) => routes.search({ q }))]) {
    await page.goto(path);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(roomLinks(page)).toHaveCount(0);
  }
  const suggested = await page.request.get(routes.suggestionsApi("Abschalthalle"));
  expect(await suggested.text()).not.toContain("/raum");

  await page.goto(routes.event(hall.event));
  await expect(page.getByRole("link", { name: roomTexts.seeRoom })).toHaveCount(0);
  // What an editor wrote stays, and leads to a page that says so.
  await page.getByRole("link", { name: "Halle", exact: true }).click();
  await expect(page).toHaveURL(roomRoutes.room(hall.slug));
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

async function withdraw(page: Page, code: string) {
  await page.goto(roomRoutes.roomRequest(code));
  await expect(page.getByText("Abschalthalle")).toBeVisible();
  await expect(roomLinks(page)).toHaveCount(0);
  await page.getByText(asked.withdraw).click();
  await page.getByRole("button", { name: asked.confirmWithdrawal }).click();
  await expect(page.getByText(asked.states.zurückgezogen)).toBeVisible();
}

async function logInAgain(cmsUrl: string, { email, password }: PanelUser): Promise<PanelUser["ask"]> {
  const { body } = await asker(cmsUrl, "")("POST", "admin/login", { email, password });
  return asker(cmsUrl, body.data.token);
}

test("halls are switched off with 20 bookings and 5 requests, and on again; 800 days later nothing is left", async ({
  servers,
  browser,
}) => {
  const [mailPort, sitePort] = [await servers.freePort(), await servers.freePort()];
  const SITE_URL = `http://localhost:${sitePort}`;
  const env = { ...mailEnv(mailPort), SITE_URL };
  const mailbox = await servers.stopAtEnd(openMailbox(mailPort));
  const subjects = () => mailbox.mails.map(({ mail }) => mail.subject ?? "");
  const page = await browser.newPage({ baseURL: SITE_URL });
  page.setDefaultTimeout(60_000);

  const first = await servers.startCms({ env });
  const hall = await letHall(await openRooms(first.url));
  const clerk = await newPanelUser(first.url, "dorfforum-raumvergabe");
  await first.stop();
  const folder = first.folder;
  // A port of its own each time: sessions of other clocks are over.
  const start = (days: number, features: Record<string, string>, data = folder) =>
    servers.startCms({ folder: data, env: { ...env, ...features, ...clockAhead(days) } });

  const without = await start(5, off);
  const site = await servers.startSite({ cmsUrl: without.url, port: sitePort, env: off });
  await expect.poll(async () => (await page.request.get(routes.event(hall.event))).status()).toBe(200);
  const rooms = await openRooms(without.url);
  const leftAt = async (url: string) =>
    (await (await (await openEditor(url)).fetch("redaktion/startseite")).json()).data.left;

  await test.step("the site shows and takes nothing", () => expectNoRooms(page, hall));
  await test.step("the CMS takes nothing, and shows what is left", async () => {
    const { status } = await rooms.ask(evening(hall.slug));
    expect([403, 404]).toContain(status);
    expect((await rooms.clerk("GET", "redaktion/raumanfragen")).status).toBe(404);
    const ask = await logInAgain(without.url, clerk);
    expect((await ask("GET", "admin/users/me/permissions")).body.data).toEqual([]);
    await openPanel(page, "", without.url);
    const leftSentence = `Räume sind abgeschaltet. Es gibt noch ${confirmedCount + standing.length} Buchungen und ${openCount} offene Anfragen.`;
    await expect(page.getByText(leftSentence)).toBeVisible(shown);
    await expect(page.getByRole("region", { name: "Raumanfragen" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Räume" })).toHaveCount(0);
    await openPanel(page, "plugins/redaktion/raeume", without.url);
    await expect(page.getByRole("heading", { name: "Räume" })).toHaveCount(0);
  });
  await test.step("an asker's page opens and withdraws, the caretaker's calendar is empty", async () => {
    await withdraw(page, hall.requests[0] ?? "");
    await withdraw(page, hall.bookings[1] ?? "");
    const calendar = await page.request.get(hall.calendar);
    expect(calendar.status()).toBe(200);
    expect(await calendar.text()).not.toContain("VEVENT");
    expect(await leftAt(without.url)).toMatchObject([
      {
        sentences: expect.stringContaining(
          `${confirmedCount - 1 + standing.length} Buchungen, 4 offene Anfragen und 2 erledigte Vorgänge`,
        ),
      },
    ]);
  });
  expect(subjects().filter((subject) => /^Bald ist|zurückgezogen/i.test(subject))).toEqual([]);
  await Promise.all([site.stop(), without.stop()]);

  const again = await start(5, {});
  const siteAgain = await servers.startSite({ cmsUrl: again.url, port: sitePort });
  await test.step("on again, all that is not withdrawn is back", async () => {
    await expect.poll(async () => (await page.request.get(roomRoutes.room(hall.slug))).status()).toBe(200);
    const desk = (await (await openRooms(again.url)).clerk("GET", "redaktion/raumanfragen")).body.data;
    const mine = (all: { room: { name: string } }[]) =>
      all.filter(({ room }) => room.name === "Abschalthalle").length;
    expect([mine(desk.requests), mine(desk.bookings)]).toEqual([openCount - 1, confirmedCount - 1]);
    await page.goto(routes.event(hall.event));
    await expect(page.getByRole("link", { name: roomTexts.seeRoom })).toBeVisible();
    const ask = await logInAgain(again.url, clerk);
    expect((await ask("GET", "redaktion/raumanfragen")).status).toBe(200);
    // What was due all the time
    await expect.poll(() => subjects().filter((subject) => subject.startsWith("Bald ist")).length).toBe(1);
  });
  await Promise.all([siteAgain.stop(), again.stop()]);

  await test.step("the Verwaltung deletes what is left by a press", async () => {
    const copy = await mkdtemp(path.join(path.dirname(folder), "cms-"));
    await copyVillage(folder, copy);
    const cms = await start(5, off, copy);
    await openPanel(page, "", cms.url);
    page.once("dialog", (dialog) => dialog.accept());
    await page.getByRole("button", { name: "Alles davon löschen" }).click(shown);
    await expect(page.getByText("Davon ist nichts mehr gespeichert.")).toBeVisible();
    expect(await leftAt(cms.url)).toBeUndefined();
    await cms.stop();
    await rm(copy, { recursive: true });
  });

  const later = await start(800, off);
  await test.step("800 days later all is gone", () =>
    expect.poll(() => leftAt(later.url), { timeout: 60_000 }).toBeUndefined());
  await page.close();
});
