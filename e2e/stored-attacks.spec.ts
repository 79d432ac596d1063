import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import { type BrowserContext, expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { noticeTexts } from "@/lib/notices/base/texts";
import { participationNames } from "@/lib/urls/form-names";
import { routes } from "@/lib/urls/routes";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { readStack } from "../scripts/stack/test-stack.mjs";
import { injectedLine, marker } from "./support/hostile-texts";
import { hits, searchBox, searchField } from "./support/search";
import { type RunningCms, type RunningSite, type Servers, test } from "./support/stack";
import { plantAttacks } from "./support/stored-attacks";

/** Attributes that lead somewhere or load something */
const urlAttributes = ["href", "src", "action", "formaction", "xlink:href", "data", "poster", "ping", "cite"];

/** What a page must not contain, checked in the browser */
function findInPage(names: readonly string[]): string[] {
  const found: string[] = [];
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      if (/^on/i.test(name) || name === "srcdoc") found.push(`${element.tagName} ${name}`);
      if (!names.includes(name)) continue;
      // The blurred copy of the header's picture, which the site has drawn anew
      const isPreview =
        element.matches("[data-landscape] img") && /^data:image\/avif;base64,[\w+/=]*$/.test(value);
      if (isPreview) continue;
      const protocol = URL.canParse(value, document.baseURI)
        ? new URL(value, document.baseURI).protocol
        : value;
      if (!["http:", "https:", "mailto:", "tel:", "webcal:"].includes(protocol))
        found.push(`${element.tagName} ${name}: ${value.slice(0, 100)}`);
    }
    if (["IFRAME", "OBJECT", "EMBED", "BASE"].includes(element.tagName)) found.push(element.tagName);
  }
  for (const block of document.querySelectorAll('script[type="application/ld+json"]')) {
    try {
      JSON.parse(block.textContent ?? "");
    } catch {
      found.push(`JSON-LD: ${block.textContent}`);
    }
  }
  return found;
}

/** Records what pages of this context do that no page may do: a script that ran, a dialog, a refusal of the policy. */
async function watch(context: BrowserContext, origins: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  // A text that takes the server long fails the test too.
  context.setDefaultNavigationTimeout(30_000);
  await context.exposeFunction("tellOfScript", (url: string) => problems.push(`${url}: a script ran`));
  await context.addInitScript((name) => {
    const { tellOfScript } = window as unknown as { tellOfScript: (url: string) => void };
    Object.defineProperty(window, name, { set: () => tellOfScript(location.href) });
  }, marker);
  context.on("dialog", (dialog) => {
    problems.push(`dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  context.on("console", (message) => {
    if (message.text().includes("Content Security Policy"))
      problems.push(`${message.page()?.url()}: ${message.text()}`);
  });
  context.on("request", (request) => {
    const url = new URL(request.url());
    if (url.protocol !== "data:" && !origins.includes(url.origin)) problems.push(`request: ${url}`);
  });
  return problems;
}

/** The CMS without the demo village, with nothing but planted entries, and a site that reads it */
async function startAttackedServers(servers: Servers) {
  const { folder } = await readStack();
  const cms = await servers.startCms({
    folder: await mkdtemp(path.join(folder, "attacked-")),
    env: { DEMO_VILLAGE: "" },
  });
  const planted = await plantAttacks(await openEditor(cms.url), path.join(cms.folder, "cms.db"));
  const site = await servers.startSite({ cmsUrl: cms.url });
  // The map of a site that has just started is 503 while the CMS is slow to answer.
  await expect.poll(async () => (await fetch(site.url + routes.sitemap)).status).toBe(200);
  return { cms, site, planted };
}

test("nothing that is planted in any field of any type runs, loads, or leads to a script", async ({
  context,
  page,
  servers,
}) => {
  const { cms, site, planted } = await startAttackedServers(servers);
  for (const [type, { byEditor, pastRules }] of Object.entries(planted))
    expect(byEditor + pastRules, type).toBeGreaterThan(0);
  expect(planted.angebot?.byEditor).toBeGreaterThan(0);
  expect(planted.angebot?.pastRules).toBeGreaterThan(0);
  const problems = await watch(context, [site.url, cms.url]);

  await test.step("pages", async () => {
    const paths = await pathsToOpen(site);
    expect(paths.filter((path) => path.includes("angriff")).length).toBeGreaterThan(20);
    const open = async (own: Page) => {
      for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
        const response = await own.goto(site.url + path);
        expect(response?.status(), path).toBeLessThan(500);
        expect(await own.evaluate(findInPage, urlAttributes), path).toEqual([]);
      }
    };
    await Promise.all([page, await context.newPage(), await context.newPage()].map(open));
  });

  await test.step("search, and the header's film", async () => {
    await page.emulateMedia({ reducedMotion: "no-preference" });
    await page.goto(site.url, { waitUntil: "networkidle" });
    await expect(page.getByRole("region", { name: noticeTexts.label })).toContainText("onerror");
    await searchField(page).fill("Angriff");
    await expect(searchBox(page).getByRole("option").first()).toBeVisible();
    expect(await page.evaluate(findInPage, urlAttributes)).toEqual([]);
    await page.keyboard.press("Enter");
    await expect(hits(page).first()).toBeVisible();
    expect(await page.evaluate(findInPage, urlAttributes)).toEqual([]);
  });

  await test.step("documents", async () => checkDocuments(await context.newPage(), site));
  await test.step("the panel", () => checkPanel(context, cms));
  expect(problems).toEqual([]);

  await test.step("markup with a script that reaches a page does not run", async () => {
    await page.goto(site.url);
    await page.evaluate((name) => {
      document.body.insertAdjacentHTML("beforeend", `<img src="x" onerror="window.${name} = 1">`);
    }, marker);
    await expect.poll(() => problems.join()).toMatch(/Content Security Policy/);
    expect(problems.join()).not.toContain("a script ran");
  });
});

async function textOf(site: RunningSite, path: string): Promise<string> {
  const response = await fetch(site.url + path);
  expect(response.status, path).toBe(200);
  return response.text();
}

async function pathsToOpen(site: RunningSite): Promise<string[]> {
  const sitemap = await textOf(site, routes.sitemap);
  const listed = [...sitemap.matchAll(/<loc>[^<]*?:\d+(\/[^<]*)<\/loc>/g)].map(([, path = ""]) => path);
  const fields = [`"><script>window.${marker}=1</script>`, `javascript:window.${marker}=1`, "{{7*7}}"];
  return [
    ...listed.map((path) => path.replaceAll("&amp;", "&").replaceAll("&apos;", "'")),
    routes.easyArticle("angriff-0"),
    routes.cookies(),
    ...participationNames.map((form) => routes.propose(form)),
    ...["Angriff", ...fields].map((q) => routes.search({ q })),
    ...fields.map((c) => routes.search({ c })),
    ...fields.flatMap((about) => [routes.reportContent(about), routes.reportChange(about)]),
    ...["angriff-0", ...fields].map((category) => routes.calendar({ category, look: "monat" })),
    routes.daycareComparison(["angriff-1", "angriff-3"]),
  ];
}

async function checkDocuments(page: Page, site: RunningSite): Promise<void> {
  const parts = [...(await textOf(site, routes.sitemap)).matchAll(/veranstaltung\/([^<]+)</g)];
  for (const path of [routes.feed, routes.sitemap, routes.openSearch]) {
    const xml = await textOf(site, path);
    const problem = await page.evaluate(
      (text) =>
        new DOMParser().parseFromString(text, "application/xml").querySelector("parsererror")?.textContent,
      xml,
    );
    expect(problem, path).toBeUndefined();
  }
  JSON.parse(await textOf(site, routes.manifest));
  for (const { target } of await redirects(site)) expect(target).toMatch(/^(https?:\/\/|\/(?![/\\]))/);

  const events = parts.map(([, slug = ""]) => slug).filter((slug) => slug.startsWith("angriff"));
  expect(events.length).toBeGreaterThan(5);
  const calendars = [routes.calendarFile(), ...events.map((slug) => routes.eventFile(slug))];
  for (const path of calendars) {
    const calendar = await textOf(site, path);
    expectLines(calendar, path);
    expect(new ICAL.Component(ICAL.parse(calendar)).getAllSubcomponents("vevent").length).toBeGreaterThan(0);
  }
  for (const round of [0, 1, 5, 6]) {
    const path = routes.contactCard(`angriff-${round}`);
    expectLines(await textOf(site, path), path);
  }
}

/** Lines as RFC 5545 (3.1) and RFC 2426 (2.6) want them, none of which was planted */
function expectLines(document: string, path: string): void {
  const lines = document.split("\r\n");
  expect(document.replaceAll("\r\n", ""), path).not.toMatch(/[\r\n]/);
  const wrong = lines.filter((line) => Buffer.byteLength(line) > 75 || line.startsWith(injectedLine));
  expect(wrong, path).toEqual([]);
  expect(
    lines.filter((line) => line === "BEGIN:VCALENDAR" || line === "BEGIN:VCARD"),
    path,
  ).toHaveLength(1);
}

/** Where the Angebote and Infos lead that are not answered with 404 */
async function redirects(site: RunningSite): Promise<{ path: string; target: string }[]> {
  const found: { path: string; target: string }[] = [];
  for (let round = 0; round < 10; round += 1)
    for (const path of [routes.offer(`angriff-${round}`), routes.info(`angriff-${round}`)]) {
      const response = await fetch(site.url + path, { redirect: "manual" });
      expect([307, 308, 404], path).toContain(response.status);
      const target = response.headers.get("location");
      if (target !== null) found.push({ path, target });
    }
  return found;
}

/** Opens in the panel what visitors sent. */
async function checkPanel(context: BrowserContext, cms: RunningCms): Promise<void> {
  const editor = await openEditor(cms.url);
  const page = await context.newPage();
  for (const type of ["nachricht", "einsendung"]) {
    const [entry] = await editor.allEntries(type);
    const path = `content-manager/collection-types/api::${type}.${type}/${entry?.documentId}`;
    await openPanel(page, path, cms.url);
    const shown = () =>
      page.evaluate(() => {
        const fields = [...document.querySelectorAll<HTMLInputElement>("main input, main textarea")];
        return [document.body.textContent, ...fields.map(({ value }) => value)].join("\n");
      });
    await expect.poll(shown, { timeout: 60_000 }).toContain("Angriff");
  }
  await page.close();
}
