import { addDays } from "@dorfforum/shared/calendar/day";
import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { expectSumsOfEntries } from "./support/change-sums";
import { test, waitForCopies } from "./support/stack";

test.use({ javaScriptEnabled: false });

/** Proves that the webhook works: the poll alone may take 30 s. `npm run bench:freshness` measures the time. */
const webhookTimeout = { timeout: 10_000, intervals: [50] };

const tomorrow = () => new Date(Date.now() + 24 * 3600_000).toISOString();

/** Titles have soft hyphens. */
const withoutHyphens = (text: string) => text.replaceAll("\u00ad", "");

const textOf = async (page: Page, url: string) => {
  const response = await page.request.get(url);
  return response.ok() ? withoutHyphens(await response.text()) : `${response.status()}`;
};

/** A page's answer once the server has sent it again, which it renders anew in each minute. */
async function answerFromCache(page: Page, url: string) {
  let answer = await page.request.get(url);
  await expect
    .poll(async () => {
      answer = await page.request.get(url);
      return answer.headers()["cache-status"];
    })
    .toBe("dorfforum; hit");
  return answer;
}

/** Requests for content other than the polls for changes and for the offer of mail */
const contentCalls = (calls: string[]) =>
  calls.filter((call) => call.startsWith("GET") && !/\/api\/(aenderungen|abonnements)/.test(call));

/** Failures of a site's requests to the CMS that it has logged since a moment */
const failuresSince = (log: string, since: string) =>
  log
    .split("\n")
    .filter((line) => line.includes("CmsRequestError"))
    .filter((line) => (/"time":"([^"]+)"/.exec(line)?.[1] ?? "") >= since);

type Editor = Awaited<ReturnType<typeof openEditor>>;

async function publishEvent(editor: Editor, Titel: string, Slug: string, more: object = {}) {
  const fields = { Titel, Slug, Beginn: tomorrow(), Kurztext: "Kommt alle!", ...more };
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  await editor.publish("veranstaltung", documentId);
  return documentId;
}

for (const path of [routes.contact, routes.clubs, routes.search({ kind: "veranstaltung" })])
  test(`${decodeURI(path)} is sent again without being rendered, and confirmed to whoever has it`, async ({
    page,
  }) => {
    const answer = await answerFromCache(page, path);
    const { etag = "", "content-security-policy": policy } = answer.headers();
    await expect(async () => {
      const again = await page.request.get(path, { headers: { "If-None-Match": etag } });
      expect(again.status()).toBe(304);
      expect(again.headers()["content-security-policy"]).toBe(policy);
    }).toPass();
  });

test("a search for words is rendered each time", async ({ page }) => {
  for (let time = 0; time < 3; time += 1) {
    const answer = await page.request.get(routes.search({ q: "Müll" }));
    expect(answer.headers()).not.toHaveProperty("cache-status");
  }
});

test("an entry that is published, changed, unpublished or deleted changes the site at once", async ({
  page,
  linked: { cms, site },
}) => {
  const editor = await openEditor(cms.url);
  const list = site.url + routes.search({ kind: "veranstaltung" });
  const own = site.url + routes.event("dorfabend");
  expect(await textOf(page, own)).toBe("404");
  expect(await textOf(page, list)).not.toContain("Dorfabend");

  const id = await publishEvent(editor, "Dorfabend", "dorfabend");
  await expect.poll(() => textOf(page, own), webhookTimeout).toContain("Dorfabend</h1>");
  await expect.poll(() => textOf(page, list), webhookTimeout).toContain("Dorfabend");

  await editor.publish("veranstaltung", id, { Titel: "Großer Dorfabend" });
  await expect.poll(() => textOf(page, own), webhookTimeout).toContain("Großer Dorfabend</h1>");
  await expect.poll(() => textOf(page, list), webhookTimeout).toContain("Großer Dorfabend");

  await editor.unpublish("veranstaltung", id);
  await expect.poll(() => textOf(page, own), webhookTimeout).toBe("404");
  await expect.poll(() => textOf(page, list), webhookTimeout).not.toContain("Dorfabend");

  await editor.publish("veranstaltung", id);
  await expect.poll(() => textOf(page, own), webhookTimeout).toContain("Großer Dorfabend</h1>");
  await editor.deleteEntry("veranstaltung", id);
  await expect.poll(() => textOf(page, own), webhookTimeout).toBe("404");
});

test("entries that name each other: one that is published later, withdrawn or deleted is named exactly while it is public", async ({
  page,
  linked: { cms, site },
}) => {
  const editor = await openEditor(cms.url);
  const create = (type: string, fields: object) =>
    editor.createEntry(type, fields as Record<string, unknown>).then(({ documentId }) => documentId);
  const club = await create("organisation", { Name: "Ruderklub", Organisation: "verein" });
  const other = await create("beitrag", { Titel: "Neue Boote", Datum: "2027-05-01", Text: "Zwei." });
  const connect = (documentId: string) => ({ connect: [{ documentId }] });
  const event = await publishEvent(editor, "Anrudern", "anrudern", { Veranstalter: connect(club) });
  const article = await create("beitrag", {
    Titel: "Zehn Jahre am See",
    Slug: "zehn-jahre-am-see",
    Datum: "2027-05-02",
    Text: "Ein Rückblick.",
    Organisationen: connect(club),
    Verwandtes: connect(other),
  });
  await editor.publish("beitrag", article);
  const pages = [site.url + routes.event("anrudern"), site.url + routes.article("zehn-jahre-am-see")];
  const isNamed = async (name: string) =>
    Promise.all(pages.map(async (url) => (await textOf(page, url)).includes(name)));
  const related = async (type: string, id: string, field: string, status: string) => {
    const path = `content-manager/relations/api::${type}.${type}/${id}/${field}?status=${status}`;
    return (await (await editor.fetch(path)).json()).results.length as number;
  };
  const inDatabase = (status = "published") =>
    Promise.all([
      related("veranstaltung", event, "Veranstalter", status),
      related("beitrag", article, "Organisationen", status),
      related("beitrag", article, "Verwandtes", status),
    ]);
  for (const url of pages) await expect.poll(() => textOf(page, url), webhookTimeout).toContain("</h1>");
  expect(await isNamed("Ruderklub")).toEqual([false, false]);
  expect(await inDatabase()).toEqual([0, 0, 0]);

  for (const time of ["later", "again"]) {
    await editor.publish("organisation", club);
    await editor.publish("beitrag", other);
    expect(await inDatabase(), time).toEqual([1, 1, 1]);
    await expect.poll(() => isNamed("Ruderklub"), webhookTimeout).toEqual([true, true]);
    await expect.poll(() => isNamed("Neue Boote"), webhookTimeout).toEqual([false, true]);
    expect(await editor.findEntry("veranstaltung", { Slug: "anrudern" })).toMatchObject({
      status: "published",
    });

    await editor.unpublish("organisation", club);
    await editor.unpublish("beitrag", other);
    expect(await inDatabase(), time).toEqual([0, 0, 0]);
    expect(await inDatabase("draft"), time).toEqual([1, 1, 1]);
    await expect.poll(() => isNamed("Ruderklub"), webhookTimeout).toEqual([false, false]);
    await expect.poll(() => isNamed("Neue Boote"), webhookTimeout).toEqual([false, false]);
  }

  // What an editor has not published yet stays so.
  await editor.updateEntry("veranstaltung", event, { Titel: "Anrudern bei Regen" });
  await editor.publish("organisation", club);
  expect(await inDatabase()).toEqual([0, 1, 0]);
  await expect.poll(() => isNamed("Ruderklub"), webhookTimeout).toEqual([false, true]);
  expect(await editor.findEntry("veranstaltung", { Slug: "anrudern" })).toMatchObject({ status: "modified" });
  await editor.publish("veranstaltung", event);
  await expect.poll(() => isNamed("Ruderklub"), webhookTimeout).toEqual([true, true]);

  await editor.deleteEntry("organisation", club);
  expect(await inDatabase()).toEqual([0, 0, 0]);
  expect(await inDatabase("draft")).toEqual([0, 0, 1]);
  await expect.poll(() => isNamed("Ruderklub"), webhookTimeout).toEqual([false, false]);
  for (const [type, id] of [
    ["veranstaltung", event],
    ["beitrag", article],
    ["beitrag", other],
  ] as const)
    await editor.deleteEntry(type, id);
});

test("a renamed category changes in the navigation and the search, a deleted one disappears", async ({
  page,
  linked: { cms, site },
}) => {
  const editor = await openEditor(cms.url);
  const category = await editor.createEntry("kategorie", { Name: "Tauschen" });
  const Kategorien = { connect: [{ documentId: category.documentId }] };
  const id = await publishEvent(editor, "Tauschabend", "tauschabend", { Kategorien });
  await expect.poll(() => textOf(page, site.url), webhookTimeout).toContain("Tauschen");

  await editor.updateEntry("kategorie", category.documentId, { Name: "Tauschen & Übermut/100 %" });
  await expect.poll(() => textOf(page, site.url), webhookTimeout).toContain("Tauschen &amp; Übermut/100 %");
  const found = site.url + routes.search({ c: "Tauschen & Übermut/100 %" });
  expect((await page.goto(found))?.status()).toBe(200);
  await expect(page.getByRole("status")).toContainText("„Tauschen & Übermut/100 %“");
  expect(await textOf(page, found)).toContain("Tauschabend");

  await editor.deleteEntry("kategorie", category.documentId);
  await expect.poll(() => textOf(page, site.url), webhookTimeout).not.toContain("Übermut");
  expect((await page.goto(site.url + routes.event("tauschabend")))?.status()).toBe(200);
  await editor.deleteEntry("veranstaltung", id);
});

test("school holidays that are entered later take a series' dates out of page, calendar and file at once", async ({
  page,
  linked: { cms, site },
}) => {
  const editor = await openEditor(cms.url);
  const series = { Wiederholung: "FREQ=DAILY;COUNT=40", Nicht_in_Schulferien: true };
  const id = await publishEvent(editor, "Knopflochprobe", "knopflochprobe", series);
  const day = berlinDay(tomorrow());
  const file = site.url + routes.eventFile("knopflochprobe");
  const onDay = site.url + routes.calendar({ day });
  const found = site.url + routes.search({ q: "Knopflochprobe" });
  await expect.poll(() => textOf(page, onDay), webhookTimeout).toContain("Knopflochprobe");
  await expect.poll(() => textOf(page, file), webhookTimeout).not.toContain("EXDATE");
  await expect.poll(() => textOf(page, found), webhookTimeout).toContain(formatLongDate(day));

  const { Schulferien: before } = await editor.getSingle("allgemeine-einstellung");
  expect(before).toEqual([]);
  const Schulferien = [{ Name: "Herbstferien", Von: day, Bis: addDays(day, 9) }];
  await editor.updateSingle("allgemeine-einstellung", { Schulferien });
  await expect.poll(() => textOf(page, onDay), webhookTimeout).not.toContain("Knopflochprobe");
  expect((await textOf(page, file)).replaceAll("\r\n ", "")).toMatch(
    /EXDATE;TZID=Europe\/Berlin:(\d{8}T\d{6},?){10}\r/,
  );
  // Nothing is promised until the next summer's are entered, too.
  expect(await textOf(page, site.url + routes.event("knopflochprobe"))).not.toContain(
    "nicht in den Schulferien",
  );
  expect(await textOf(page, found)).not.toContain(formatLongDate(day));

  await editor.updateSingle("allgemeine-einstellung", { Schulferien: before });
  await expect.poll(() => textOf(page, onDay), webhookTimeout).toContain("Knopflochprobe");
  await editor.deleteEntry("veranstaltung", id);
});

test("the change query sums the times of the entries that the site reads", ({ linked: { cms } }) =>
  expectSumsOfEntries(cms.url));

test("a cached page needs no CMS request, a changed entry one", async ({
  page,
  linked: { cms, proxy, site },
}) => {
  const editor = await openEditor(cms.url);
  const id = await publishEvent(editor, "Angerfest", "angerfest");
  const own = site.url + routes.event("angerfest");
  await expect.poll(() => textOf(page, own), webhookTimeout).toContain("Angerfest</h1>");
  const paths = [routes.home, routes.event("angerfest"), routes.clubs, routes.search(), routes.imprint];
  for (const path of paths) expect((await page.request.get(site.url + path)).status()).toBe(200);

  proxy.calls.length = 0;
  for (const path of [...paths, ...paths]) await page.request.get(site.url + path);
  expect(contentCalls(proxy.calls)).toEqual([]);

  proxy.calls.length = 0;
  await editor.publish("veranstaltung", id, { Titel: "Großes Angerfest" });
  await expect.poll(() => textOf(page, own), webhookTimeout).toContain("Großes Angerfest</h1>");
  for (const path of paths) await page.request.get(site.url + path);
  expect(contentCalls(proxy.calls)).toHaveLength(1);
  await editor.deleteEntry("veranstaltung", id);
});

test("a site that restarts shows changes made in the meantime at the first request, and without the CMS every page", async ({
  page,
  linked: { cms },
  servers,
}) => {
  const proxy = await servers.startCmsProxy(cms.url);
  const site = await servers.startSite({ cmsUrl: proxy.url });
  const startAgain = () => servers.startSite({ cmsUrl: proxy.url, port: site.port, dataDir: site.dataDir });
  await waitForCopies(site);
  await site.stop();
  const editor = await openEditor(cms.url);
  const id = await publishEvent(editor, "Nachtwanderung", "nachtwanderung");

  const again = await startAgain();
  expect(await textOf(page, again.url + routes.event("nachtwanderung"))).toContain("Nachtwanderung</h1>");
  await waitForCopies(again);
  await again.stop();

  proxy.mode = "refuse";
  const alone = await startAgain();
  // Not even requested before
  for (const path of [routes.home, routes.article("abfallkalender"), routes.clubs, routes.imprint])
    expect((await page.request.get(alone.url + path)).status(), path).toBe(200);
  const ready = await page.request.get(alone.url + routes.ready);
  expect([ready.status(), await ready.json()]).toMatchObject([200, { status: "degraded" }]);
  await editor.deleteEntry("veranstaltung", id);
});

test("a change without a webhook shows within a minute", async ({
  page,
  linked: { cms, site, webhookTargets },
}) => {
  const editor = await openEditor(cms.url);
  const gone = site.url + routes.event("lampionfahrt");
  const goneId = await publishEvent(editor, "Lampionfahrt", "lampionfahrt");
  await expect.poll(() => textOf(page, gone), webhookTimeout).toContain("Lampionfahrt</h1>");
  const own = site.url + routes.event("fackelzug");
  expect(await textOf(page, own)).toBe("404");

  webhookTargets.delete(site.url);
  const ownId = await publishEvent(editor, "Fackelzug", "fackelzug");
  await editor.deleteEntry("veranstaltung", goneId);
  await expect.poll(() => textOf(page, own), { timeout: 60_000 }).toContain("Fackelzug</h1>");
  await expect.poll(() => textOf(page, gone), { timeout: 60_000 }).toBe("404");
  webhookTargets.add(site.url);
  await editor.deleteEntry("veranstaltung", ownId);
});

test("an expired page shows its last good copy while the CMS fails, and updates once it is back", async ({
  page,
  linked: { cms, proxy, site },
}) => {
  const editor = await openEditor(cms.url);
  const id = await publishEvent(editor, "Weiherfest", "weiherfest");
  const own = site.url + routes.event("weiherfest");
  await expect.poll(() => textOf(page, own), webhookTimeout).toContain("Weiherfest</h1>");

  const since = new Date().toISOString();
  for (const mode of ["refuse", "status500", "hang"] as const) {
    proxy.mode = mode;
    await editor.publish("veranstaltung", id, { Titel: `Neu trotz ${mode}` });
    const response = await page.request.get(own, { timeout: 5000 });
    expect(response.status(), mode).toBe(200);
    expect(withoutHyphens(await response.text()), mode).toContain("Weiherfest</h1>");
  }
  await expect.poll(() => failuresSince(site.log(), since)).not.toEqual([]);

  proxy.mode = "pass";
  await expect.poll(() => textOf(page, own), { timeout: 45_000 }).toContain("Neu trotz hang</h1>");
  await editor.deleteEntry("veranstaltung", id);
});
