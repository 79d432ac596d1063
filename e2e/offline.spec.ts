import { request as forward, type ServerResponse } from "node:http";
import { coarseStates } from "@dorfforum/shared/registrations/coarse-state";
import { expect, type Page } from "@playwright/test";
import { offlineButtonTexts as buttons } from "@/lib/offline/base/button-texts";
import { maxBytes, usualBytes } from "@/lib/offline/base/limits";
import { offlineTexts as texts } from "@/lib/offline/base/texts";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { formTexts } from "@/lib/texts/form-texts";
import { homeTexts } from "@/lib/texts/home";
import { routes } from "@/lib/urls/routes";
import { startLocalServer } from "../scripts/stack/local-server";
import { expectAccessible } from "./support/accessibility";
import { storedNames } from "./support/privacy-checks";
import { unhydratedResults } from "./support/search";
import { test } from "./support/stack";
import { cachedPaths, storedDocument } from "./support/stored-pages";

const article = routes.article("ueber-uns");
const event = routes.event("feuerwehrfest");

const saveButton = (page: Page) => page.getByRole("button", { name: buttons.save });
const removeButton = (page: Page) => page.getByRole("button", { name: buttons.remove });
const notice = (page: Page) => page.getByRole("complementary", { name: texts.notice.label });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });

async function save(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await saveButton(page).click();
  await expect(removeButton(page)).toBeVisible({ timeout: 60_000 });
}

/** What a browser reports of scripts and policies; that a request has failed is no surprise without a connection. */
function recordProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => {
    if (message.type() === "error" && !/net::ERR_|Failed to fetch/.test(message.text()))
      problems.push(message.text());
  });
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

test("without the visitor's act nothing is stored and no worker is asked for", async ({ page }) => {
  const requested: string[] = [];
  page.on("request", (request) => requested.push(new URL(request.url()).pathname));
  for (const path of [routes.calendar(), routes.contact, routes.cookies(), routes.offline]) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(saveButton(page)).toBeVisible();
    expect(await storedNames(page), path).toEqual([]);
  }
  expect(requested).not.toContain(routes.offlineWorker);
  expect(requested).not.toContain(routes.offlinePlan);
});

test("after one act calendar, read pages and numbers are there without a connection, until they are deleted", async ({
  page,
  context,
}) => {
  await save(page, routes.calendar());
  const [, amount = ""] = /([\d,]+) MB/.exec((await page.getByRole("status").allInnerTexts()).join()) ?? [];
  const bytes = Number(amount.replace(",", ".")) * 1_000_000;
  expect(bytes).toBeGreaterThan(usualBytes / 2);
  expect(bytes).toBeLessThan(usualBytes * 1.5);
  expect(bytes).toBeLessThan(maxBytes);
  // Quick entries may lead to a part of a page.
  const planned = await cachedPaths(page);
  expect(planned.filter((path, index) => planned.indexOf(path) !== index)).toEqual([]);

  // Read by a link within the site, which fetches no document.
  await page.goto(routes.home);
  await page.getByRole("link", { name: "Über uns" }).first().click();
  await expect(page).toHaveURL(article);
  await expect.poll(() => cachedPaths(page)).toContain(article);
  await page.goto(routes.daycare);
  await expect.poll(() => cachedPaths(page)).toContain(routes.daycare);
  for (const path of [routes.search({ q: "Geheim" }), routes.contactForm("geheim"), routes.participate])
    await page.goto(path);
  expect((await cachedPaths(page)).filter((path) => /geheim|mitmachen/i.test(path))).toEqual([]);

  await context.setOffline(true);
  const problems = recordProblems(page);
  await page.goto(routes.calendar());
  await expect(heading(page)).toHaveText("Veranstaltungen");
  await expect(notice(page)).toContainText(/Stand: heute, [\d.]+ Uhr – Sie sind offline/);
  await page.goto(article);
  await expect(notice(page)).toBeVisible();
  // Links within the site lead to stored pages as well, and views of a page to the page.
  await page.getByRole("link", { name: "Kontakt" }).first().click();
  await expect(page).toHaveURL(routes.contact);
  await expect(notice(page)).toBeVisible();
  // Code that nothing has asked for before: of a page that nobody has opened, and of one that nobody has touched
  await page.locator("#formular").getByRole("button", { name: formTexts.kontakt.send }).click();
  await expect(page.locator("#formular form").getByRole("alert")).toBeFocused();
  await page.goto(routes.daycare);
  await page.getByRole("main").hover();
  await expect(unhydratedResults(page)).toHaveCount(0);
  await page.goto(routes.calendar({ quickDate: "heute" }));
  await expect(page).toHaveURL(routes.calendar());

  await page.goto(routes.clubs);
  await expect(page.getByRole("alert").filter({ hasText: texts.notStored })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2 }).first()).toHaveText(texts.emergency);
  await expect(page.getByRole("main").getByRole("link", { name: "116 117" })).toHaveAttribute(
    "href",
    "tel:116117",
  );
  const pages = page.getByRole("region", { name: texts.pages });
  await expect(pages.getByRole("link", { name: "Kontakt" })).toBeVisible();
  await expect(pages.getByText(/^Stand: heute/).first()).toBeVisible();
  await expectAccessible(page);
  await page.goto(routes.search({ q: "Fest" }));
  await expect(page.getByRole("alert").filter({ hasText: texts.searchNeedsConnection })).toBeVisible();
  expect(problems).toEqual([]);

  await context.setOffline(false);
  await page.getByRole("link", { name: texts.tryAgain }).click();
  await expect(page).toHaveURL(routes.search({ q: "Fest" }));
  await page.goto(routes.cookies());
  await expect(notice(page)).toBeHidden();
  await removeButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: texts.removed })).toBeVisible();
  await page.goto(event, { waitUntil: "networkidle" });
  expect(await storedNames(page)).toEqual([]);
});

/** What pages say that is true for the moment or for the day alone, by their paths */
const ofTheMoment = new Map([
  [routes.contact, /\b(?:heute|jetzt)\b/i],
  [routes.home, new RegExp(homeTexts.noUrgentNotice)],
  [routes.event("muehlenfuehrung"), new RegExp(Object.values(coarseStates).join("|"))],
  [roomRoutes.rooms, /\bfrei$/m],
  [roomRoutes.room("turnhalle"), /\bfrei$/m],
]);
const ofTheDay = new Map([
  [routes.calendar({ look: "monat" }), /\(heute\)/],
  [routes.facility("kita-bachkiesel"), /(?:tag|woch) heute\b/],
  [routes.home, new RegExp(homeTexts.today)],
]);

/** What is shown, words for screen readers too; the notice stands outside of it. */
const shownText = async (page: Page) =>
  (await page.locator("body > :is(header, main, footer)").allInnerTexts()).join("\n");

/** Makes the copies of all pages some of two days ago. */
const ageCopies = (page: Page) =>
  page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const stored = await cache.match(request, { ignoreVary: true });
        if (!stored?.headers.get("content-type")?.startsWith("text/html")) continue;
        const headers = new Headers(stored.headers);
        headers.set("date", new Date(Date.now() - 2 * 86_400_000).toUTCString());
        await cache.put(request, new Response(await stored.blob(), { headers }));
      }
    }
  });

test("a copy says nothing of now, and one of another day nothing of its today but which day it was", async ({
  page,
  context,
}) => {
  await save(page, routes.contact);
  for (const [path, said] of [...ofTheMoment, ...ofTheDay]) {
    await page.goto(path);
    expect.soft(await shownText(page), path).toMatch(said);
    await expect.poll(() => cachedPaths(page)).toContain(path);
  }
  await context.setOffline(true);
  const now = page.locator("[data-true-for=now]").filter({ visible: true });
  for (const [path, said] of ofTheMoment) {
    await page.goto(path);
    await expect(notice(page)).toBeVisible();
    await expect(now).toHaveCount(0);
    expect.soft(await shownText(page), path).not.toMatch(said);
  }
  for (const [path, said] of ofTheDay) {
    await page.goto(path);
    await expect(notice(page)).not.toContainText("Heute");
    expect.soft(await shownText(page), path).toMatch(said);
  }

  await ageCopies(page);
  for (const [path, said] of ofTheDay) {
    await page.goto(path);
    await expect(notice(page)).toContainText(/„Heute“ ist hier \p{L}+, \d+\. /u);
    expect.soft(await shownText(page), path).not.toMatch(said);
  }
});

test("a device with push messages keeps its worker when reading offline ends", async ({ page }) => {
  await save(page, routes.cookies());
  await page.evaluate(() => {
    PushManager.prototype.getSubscription = async () => Object.create(PushSubscription.prototype);
  });
  await removeButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: texts.removed })).toBeVisible();
  expect(await storedNames(page)).toEqual([expect.stringMatching(/^service worker /)]);

  // With nothing stored, requests are made as if there were no worker.
  await page.goto(routes.calendar(), { waitUntil: "networkidle" });
  await expect(heading(page)).toHaveText("Veranstaltungen");
  expect(await cachedPaths(page)).toEqual([]);
});

test("what the worker stores while the visitor deletes is deleted as well, and nothing is stored after it", async ({
  page,
  context,
}) => {
  await save(page, routes.cookies());
  const [worker] = context.serviceWorkers();
  // The worker asks whether it may store the page that it has just answered with, and stores it after the visitor has deleted.
  await worker?.evaluate((path) => {
    const { has } = CacheStorage.prototype;
    const { put } = Cache.prototype;
    const isStored = new Promise<void>((resolve) => {
      Cache.prototype.put = async function (request, response) {
        await put.call(this, request, response);
        if (request instanceof Request && request.url.endsWith(path)) resolve();
      };
    });
    const isDeleted = new Promise<void>((resolve) => Object.assign(globalThis, { isStored, goOn: resolve }));
    let asked = 0;
    CacheStorage.prototype.has = async function (name) {
      asked++;
      const isAboutStoring = asked === 2;
      const answer = await has.call(this, name);
      if (isAboutStoring) await isDeleted;
      return answer;
    };
  }, article);
  const other = await context.newPage();
  await other.goto(article);
  await removeButton(page).click();
  await expect(page.getByRole("status").filter({ hasText: texts.removed })).toBeVisible();
  await worker?.evaluate(async () => {
    const { isStored, goOn } = globalThis as unknown as { isStored: Promise<void>; goOn: () => void };
    goOn();
    await isStored;
  });
  await expect.poll(() => storedNames(page)).toEqual([]);
  await other.goto(routes.calendar(), { waitUntil: "networkidle" });
  expect(await storedNames(page)).toEqual([]);
});

/** The site behind a server that can change the worker's script, fail, or stop to offer reading offline. */
async function startChangingSite() {
  const target = new URL(process.env.SITE_URL ?? "");
  const state = { build: "", isFailing: false, isHanging: false, isOffered: true };
  const unanswered: ServerResponse[] = [];
  const server = await startLocalServer((request, response) => {
    const isWorker = request.url === routes.offlineWorker;
    if (state.isHanging) return void unanswered.push(response);
    if (!state.isOffered && (isWorker || request.url === routes.offlinePlan))
      return void response.writeHead(404).end();
    if (state.isFailing)
      return void response.writeHead(503, { "Content-Type": "text/html" }).end("<h1>503</h1>");
    const headers = { ...request.headers, host: target.host, "accept-encoding": "identity" };
    const onward = forward(new URL(request.url ?? "/", target), { headers }, (answer) => {
      const { "content-length": _, ...others } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, others);
      if (isWorker) response.write(`/* ${state.build} */`);
      answer.pipe(response);
    });
    onward.end();
  });
  /** Ends what hangs: browsers have few connections to a host. */
  function stopHanging(): void {
    state.isHanging = false;
    for (const response of unanswered.splice(0)) response.destroy();
  }
  return { ...server, state, stopHanging };
}

test("a new build takes over, a failure or a dead line replaces no good copy, and a site that stops offering it clears up", async ({
  page,
}) => {
  const site = await startChangingSite();
  try {
    await save(page, site.url + routes.calendar());

    site.state.isFailing = true;
    await page.goto(site.url + routes.calendar());
    await expect(heading(page)).toHaveText("503");
    expect(await storedDocument(page, routes.calendar())).toContain("Veranstaltungen");
    site.state.isFailing = false;

    site.state.isHanging = true;
    await page.goto(site.url + routes.calendar(), { waitUntil: "commit" });
    await expect(notice(page)).toContainText("die Website antwortet gerade nicht");
    site.stopHanging();

    // A visit after the next build: the browser asks for the script, and nobody waits on the former worker.
    const former = await page.evaluateHandle(() => navigator.serviceWorker.controller);
    site.state.build = "another build";
    await page.evaluate(() => caches.open("dorfforum-unterwegs-former-format"));
    // As when it is idle: Chromium lets the next worker wait, up to five minutes, for an event that the dead line left behind.
    const protocol = await page.context().newCDPSession(page);
    await protocol.send("ServiceWorker.enable");
    await protocol.send("ServiceWorker.stopAllWorkers");
    // An update that was already under way, with the former script or none, is the answer to another one.
    await expect(async () => {
      const state = await page.evaluate(async (worker) => {
        const registration = await navigator.serviceWorker.ready;
        await registration.update();
        const { installing, waiting, active } = registration;
        // Where this fails, they say what the next worker waits for.
        const next = [installing, waiting, active].map((each) => each && each !== worker && each.state);
        return { isFormer: navigator.serviceWorker.controller === worker, next };
      }, former);
      expect(state.isFormer, `states of the next worker: ${JSON.stringify(state.next)}`).toBe(false);
    }).toPass();
    await expect.poll(() => storedNames(page)).not.toContain("cache dorfforum-unterwegs-former-format");
    await page.goto(site.url + routes.calendar());
    await expect(heading(page)).toHaveText("Veranstaltungen");

    // The worker asks again when its copy of the overview is an hour old, or gone.
    site.state.isOffered = false;
    await page.evaluate(async (path) => {
      for (const name of await caches.keys())
        await (await caches.open(name)).delete(path, { ignoreVary: true });
    }, routes.offline);
    await page.goto(site.url + routes.imprint);
    await expect.poll(() => storedNames(page)).toEqual([]);
  } finally {
    await site.close();
  }
});
