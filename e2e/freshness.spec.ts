import { expect, type Page } from "@playwright/test";
import { addDays } from "@/lib/dates/day";
import { berlinDay, formatLongDate } from "@/lib/dates/format";
import { routes } from "@/lib/routes";
import { openEditor } from "./support/editor";
import { startLinkedServers } from "./support/linked-servers";
import { type RunningCms, test, waitForCopies } from "./support/stack";

test.use({ javaScriptEnabled: false });

/** Proves that the webhook works: the poll alone may take 30 s. `npm run bench:freshness` measures the time. */
const webhookTimeout = { timeout: 10_000, intervals: [50] };

const tomorrow = () => new Date(Date.now() + 24 * 3600_000).toISOString();

/** Without the soft hyphens of titles */
const textOf = async (page: Page, url: string) => {
  const response = await page.request.get(url);
  return response.ok() ? (await response.text()).replaceAll("\u00ad", "") : `${response.status()}`;
};

const nonces = (text: string) => [...new Set(text.match(/(?<=nonce[-=]"?)[\w+/]{22}==/g))];

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

/** Requests other than the poll for changes */
const contentCalls = (calls: string[]) => calls.filter((call) => !call.includes("/api/aenderungen"));

async function publishEvent(cms: RunningCms, title: string, slug: string) {
  const editor = await openEditor(cms.url);
  const fields = { Titel: title, Slug: slug, Beginn: tomorrow(), Kurztext: "Kommt alle!" };
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  await editor.publish("veranstaltung", documentId);
  return documentId;
}

for (const path of [routes.contact, routes.clubs, routes.search({ kind: "veranstaltung" })])
  test(`${decodeURI(path)} is sent again without being rendered, each time with a nonce of its own`, async ({
    page,
  }) => {
    const answers = [await answerFromCache(page, path), await answerFromCache(page, path)];
    const found = await Promise.all(
      answers.map(async (answer) => {
        const own = nonces(await answer.text());
        expect(own).toHaveLength(1);
        expect(nonces(answer.headers()["content-security-policy"] ?? "")).toEqual(own);
        return own[0];
      }),
    );
    expect(new Set(found).size).toBe(2);
  });

test("a search for words is rendered each time", async ({ page }) => {
  for (let time = 0; time < 3; time += 1) {
    const answer = await page.request.get(routes.search({ q: "Müll" }));
    expect(answer.headers()).not.toHaveProperty("cache-status");
  }
});

test("an entry that is published, changed, unpublished or deleted changes the site at once", async ({
  page,
  servers,
}) => {
  const { cms, site, editor } = await startLinkedServers(servers);
  const list = site.url + routes.search({ kind: "veranstaltung" });
  const own = site.url + routes.event("dorfabend");
  expect(await textOf(page, own)).toBe("404");
  expect(await textOf(page, list)).not.toContain("Dorfabend");

  const id = await publishEvent(cms, "Dorfabend", "dorfabend");
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

test("a renamed category changes in the navigation and the search, a deleted one disappears", async ({
  page,
  servers,
}) => {
  const { site, editor } = await startLinkedServers(servers);
  const category = await editor.findEntry("kategorie", { Slug: "jugend" });
  expect(await textOf(page, site.url)).toContain("Jugend");

  await editor.updateEntry("kategorie", category.documentId, { Name: "Jugend & Übermut/100 %" });
  await expect.poll(() => textOf(page, site.url), webhookTimeout).toContain("Jugend &amp; Übermut/100 %");
  const found = await page.goto(site.url + routes.search({ c: "Jugend & Übermut/100 %" }));
  expect(found?.status()).toBe(200);
  await expect(page.getByRole("status")).toContainText("„Jugend & Übermut/100 %“");

  await editor.deleteEntry("kategorie", category.documentId);
  await expect.poll(() => textOf(page, site.url), webhookTimeout).not.toContain("Übermut");
  expect((await page.goto(site.url + routes.event("jugendforum")))?.status()).toBe(200);
});

test("school holidays that are entered later take a series' dates out of page, calendar and file at once", async ({
  page,
  servers,
}) => {
  const { site, editor } = await startLinkedServers(servers);
  const { documentId } = await editor.createEntry("veranstaltung", {
    Titel: "Knopflochprobe",
    Slug: "knopflochprobe",
    Beginn: tomorrow(),
    Wiederholung: "FREQ=DAILY;COUNT=40",
    Nicht_in_Schulferien: true,
  });
  await editor.publish("veranstaltung", documentId);
  const day = berlinDay(tomorrow());
  const file = site.url + routes.eventFile("knopflochprobe");
  const onDay = site.url + routes.calendar({ day });
  const found = site.url + routes.search({ q: "Knopflochprobe" });
  await expect.poll(() => textOf(page, onDay), webhookTimeout).toContain("Knopflochprobe");
  await expect.poll(() => textOf(page, file), webhookTimeout).not.toContain("EXDATE");
  await expect.poll(() => textOf(page, found), webhookTimeout).toContain(formatLongDate(day));

  const { Schulferien: _, ...settings } = await editor.getSingle("allgemeine-einstellung");
  const Schulferien = [{ Name: "Herbstferien", Von: day, Bis: addDays(day, 9) }];
  await editor.updateSingle("allgemeine-einstellung", { ...settings, Schulferien });
  await expect.poll(() => textOf(page, onDay), webhookTimeout).not.toContain("Knopflochprobe");
  expect((await textOf(page, file)).replaceAll("\r\n ", "")).toMatch(
    /EXDATE;TZID=Europe\/Berlin:(\d{8}T\d{6},?){10}\r/,
  );
  expect(await textOf(page, site.url + routes.event("knopflochprobe"))).toContain("nicht in den Schulferien");
  expect(await textOf(page, found)).not.toContain(formatLongDate(day));
});

test("a cached page needs no CMS request, a changed entry one", async ({ page, servers }) => {
  const { site, proxy, editor } = await startLinkedServers(servers);
  const paths = [routes.home, routes.event("feuerwehrfest"), routes.clubs, routes.search(), routes.imprint];
  for (const path of paths) expect((await page.request.get(site.url + path)).status()).toBe(200);

  proxy.calls.length = 0;
  for (const path of [...paths, ...paths]) await page.request.get(site.url + path);
  expect(contentCalls(proxy.calls)).toEqual([]);

  const event = await editor.findEntry("veranstaltung", { Slug: "feuerwehrfest" });
  proxy.calls.length = 0;
  await editor.publish("veranstaltung", event.documentId, { Titel: "Feuerwehrfest am Anger" });
  const own = site.url + routes.event("feuerwehrfest");
  await expect.poll(() => textOf(page, own), webhookTimeout).toContain("Feuerwehrfest am Anger</h1>");
  for (const path of paths) await page.request.get(site.url + path);
  expect(contentCalls(proxy.calls)).toHaveLength(1);
});

test("the first request after a restart shows changes made in the meantime", async ({ page, servers }) => {
  const { cms, site, proxy } = await startLinkedServers(servers);
  await textOf(page, site.url);
  await site.stop();
  await publishEvent(cms, "Nachtwanderung", "nachtwanderung");

  const again = await servers.startSite({ cmsUrl: proxy.url, port: site.port, dataDir: site.dataDir });
  expect(await textOf(page, again.url + routes.event("nachtwanderung"))).toContain("Nachtwanderung</h1>");
});

test("a change without a webhook shows within a minute", async ({ page, servers }) => {
  const cms = await servers.startCms({ siteUrl: "http://127.0.0.1:9" });
  const site = await servers.startSite({ cmsUrl: cms.url });
  const own = site.url + routes.event("lampionfahrt");
  expect(await textOf(page, own)).toBe("404");
  const editor = await openEditor(cms.url);
  const id = await publishEvent(cms, "Lampionfahrt", "lampionfahrt");
  await expect.poll(() => textOf(page, own), { timeout: 60_000 }).toContain("Lampionfahrt</h1>");
  await editor.deleteEntry("veranstaltung", id);
  await expect.poll(() => textOf(page, own), { timeout: 60_000 }).toBe("404");
});

test("an expired page shows its last good copy while the CMS fails, and updates once it is back", async ({
  page,
  servers,
}) => {
  const { proxy, site, editor } = await startLinkedServers(servers);
  const own = site.url + routes.event("feuerwehrfest");
  const old = /<h1[^>]*>(.*?)<\/h1>/.exec(await textOf(page, own))?.[1] ?? "";
  expect(old).toContain("Feuerwehrfest");

  for (const mode of ["refuse", "status500", "hang"] as const) {
    proxy.mode = mode;
    const event = await editor.findEntry("veranstaltung", { Slug: "feuerwehrfest" });
    await editor.publish("veranstaltung", event.documentId, { Titel: `Neu trotz ${mode}` });
    const response = await page.request.get(own, { timeout: 5000 });
    expect(response.status(), mode).toBe(200);
    expect(await response.text(), mode).toContain(old);
  }
  await expect.poll(site.log).toContain("CmsRequestError");

  proxy.mode = "pass";
  await expect.poll(() => textOf(page, own), { timeout: 45_000 }).toContain("Neu trotz hang</h1>");
});

test("a site that restarts without the CMS has every page, even those never requested", async ({
  page,
  servers,
}) => {
  const { site, proxy } = await startLinkedServers(servers);
  await expect.poll(() => textOf(page, site.url)).toContain("Feuerwehrfest");
  await waitForCopies(site);
  await site.stop();
  proxy.mode = "refuse";
  const again = await servers.startSite({ cmsUrl: proxy.url, port: site.port, dataDir: site.dataDir });
  for (const path of [routes.home, routes.article("abfallkalender"), routes.clubs, routes.imprint]) {
    expect((await page.request.get(again.url + path)).status(), path).toBe(200);
  }
  const ready = await page.request.get(again.url + routes.ready);
  expect([ready.status(), await ready.json()]).toMatchObject([200, { status: "degraded" }]);
});
