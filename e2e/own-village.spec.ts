import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import sharp from "sharp";
import { roomRoutes } from "@/lib/rooms/base/routes";
import { formPartTexts } from "@/lib/texts/form-parts";
import { homeTexts } from "@/lib/texts/home";
import { pageExtraTexts } from "@/lib/texts/page-extras";
import { siteTexts } from "@/lib/texts/shell";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { type Mailbox, openMailbox } from "../scripts/stack/mailbox";
import { expectAccessible, expectContrast } from "./support/accessibility";
import { postContactForm, solveTask } from "./support/contact-form-post";
import { demoWordsIn } from "./support/demo-words";
import { heidenau, makeVillage } from "./support/new-village";
import { type Servers, test } from "./support/stack";

type Editor = Awaited<ReturnType<typeof openEditor>>;

const settingsType = "allgemeine-einstellung";

/** The poll for lost webhooks alone may take 30 s. */
const webhookTimeout = { timeout: 10_000, intervals: [50] };

async function startVillage(servers: Servers, env: Record<string, string> = {}) {
  const port = await servers.freePort();
  const cms = await servers.startCms({
    folder: await makeVillage(),
    siteUrl: `http://127.0.0.1:${port}`,
    env: { DEMO_VILLAGE: "false", SITE_URL: `http://127.0.0.1:${port}`, ...env },
  });
  const site = await servers.startSite({ cmsUrl: cms.url, port });
  return { site, editor: await openEditor(cms.url) };
}

/** Where no page leads to */
const unlinked = [
  routes.robots,
  routes.sitemap,
  routes.securityTxt,
  routes.offline,
  routes.offlineWorker,
  routes.reportBarrier(),
  routes.reportContent(),
  routes.poster(),
  `${routes.search()}?q=Fest`,
  `${routes.search()}?q=`,
  routes.suggestionsApi("mu"),
  "/gibt-es-nicht",
];

const isBinary = (path: string) => /\.(png|avif|jpg|webp|webm|mp4|woff2)$|^\/teilbild\//.test(path);

/** Everything that pages link to or load, from the home page on, each path once. @returns texts by path */
async function crawl(origin: string): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  const queue = [routes.home, ...unlinked];
  const seen = new Set(queue.map(pathOf));
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const answer = await fetch(origin + path, { redirect: "manual" });
    const text = `${answer.headers.get("Location") ?? ""}\n${await answer.text()}`;
    texts.set(path, text);
    if (path.startsWith("/_next")) continue;
    for (const link of linksIn(text, origin)) {
      if (seen.has(pathOf(link)) || isBinary(pathOf(link))) continue;
      seen.add(pathOf(link));
      queue.push(link);
    }
  }
  return texts;
}

/** Each week leads to the next, for three years: one stands for all. */
const pathOf = (address: string) => (address.split("?", 1)[0] ?? "").replace(/(?<=^\/woche\/).+/, "");

function linksIn(text: string, origin: string): string[] {
  const found = [...text.matchAll(/(?:href|src)="([^"]+)"|<loc>([^<]+)<|"(?:src|url)":"([^"]+)"/g)];
  return found.flatMap(([, link, location, json]) => {
    const address = (link ?? location ?? json ?? "").replaceAll("&amp;", "&");
    if (!URL.canParse(address, origin)) return [];
    const url = new URL(address, origin);
    return url.origin === origin ? [url.pathname + url.search] : [];
  });
}

const colourOf = (page: Page, selector: string, property: "backgroundColor" | "color") =>
  page
    .locator(selector)
    .first()
    .evaluate((element, name) => getComputedStyle(element)[name], property);

const inRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

async function expectNoTraces(site: string, mailbox: Mailbox) {
  const texts = await crawl(site);
  for (const path of [routes.manifest, routes.feed, routes.contact, routes.imprint, routes.openSearch])
    expect(texts.has(path), path).toBe(true);
  expect(texts.get(routes.home)).toContain(heidenau.name);
  const traces = [...texts].flatMap(([path, text]) => demoWordsIn(text).map((word) => `${path}: ${word}`));
  expect(traces).toEqual([]);

  const errors = await fetch(site + routes.formTarget("kontakt"), {
    method: "POST",
    headers: { Origin: site },
    body: new URLSearchParams({}),
  });
  expect(demoWordsIn(await errors.text())).toEqual([]);

  const task = { _schluessel: randomUUID(), _aufgabe: await solveTask(site) };
  expect((await postContactForm(site, task)).status).toBeLessThan(300);
  await expect.poll(() => mailbox.mails.length, webhookTimeout).toBeGreaterThan(0);
  expect(mailbox.mails.flatMap(({ raw, mail }) => demoWordsIn(raw + mail.text))).toEqual([]);
}

async function expectOwnSign(page: Page) {
  const home = page.getByRole("banner").getByRole("link", { name: siteTexts.startPage });
  await expect(home.locator("img[src*=dorfzeichen]").first()).toBeVisible();
  const icon = await page.locator('link[rel="icon"]').getAttribute("href");
  const png = await (await page.request.get(new URL(icon ?? "", page.url()).href)).body();
  const { data, info } = await sharp(png).raw().toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([64, 64]);
  const middle = (32 * info.width + 32) * info.channels;
  expect([...data.subarray(middle, middle + 3)]).toEqual([204, 0, 0]);
}

async function expectReadable(page: Page, site: string) {
  for (const path of [routes.home, routes.contact, routes.search()]) {
    await page.emulateMedia({ colorScheme: "light" });
    await page.goto(site + path);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
  }
}

async function expectRefused(editor: Editor) {
  await expect(editor.updateSingle(settingsType, { Hauptfarbe: "#4a90d9" })).rejects.toThrow(
    /400 .*2,7 : 1, nötig ist 7 : 1.*#284e75/,
  );
  await expect(editor.updateSingle(settingsType, { Akzentfarbe: "red;}" })).rejects.toThrow(/keine Farbe/);
}

async function uploadPicture(editor: Editor, name: string, width: number, height: number) {
  const picture = sharp({ create: { width, height, channels: 4, background: "#c00" } });
  const bytes = new Uint8Array(await picture.png().toBuffer());
  return editor.upload(new File([bytes], name, { type: "image/png" }));
}

type Step = { title: string; isDone: boolean };

/** What visitors of an empty village see leads to something, and its editors read what is next. */
async function expectNothingEmpty(page: Page, site: string, editor: Editor) {
  const links = () =>
    page.locator("a").evaluateAll((all) => all.map((link) => decodeURI(link.getAttribute("href") ?? "")));
  const linksOfHome = async () => {
    await page.goto(site);
    return links();
  };
  const categories = (all: string[]) => all.filter((href) => href.startsWith(`${routes.search()}?c=`));
  const openSteps = async () => {
    const { data } = await (await editor.fetch("redaktion/startseite")).json();
    return (data.setUp as Step[]).flatMap(({ title, isDone }) => (isDone ? [] : title));
  };

  const atFirst = await linksOfHome();
  for (const path of [routes.waste, routes.glossary, roomRoutes.rooms]) expect(atFirst).not.toContain(path);
  expect(categories(atFirst)).toEqual([]);
  const tiles = page.getByRole("navigation", { name: homeTexts.quickEntries }).getByRole("link");
  const targets = await tiles.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(targets).toEqual([`${routes.contact}#abschnitt-im-notfall`, `${routes.contact}#formular`]);
  await page.goto(site + routes.contact);
  for (const id of ["abschnitt-im-notfall", "formular"]) await expect(page.locator(`#${id}`)).toHaveCount(1);
  const all = ["Öffnungszeiten", "Kopfbild", "Abfallkalender", "Räume zum Anfragen", "Erste Veranstaltung"];
  expect(await openSteps()).toEqual([...all, "Schulferien"]);

  await editor.createEntry("abfallbezirk", { Name: "Dorf", Termine: "07.01.2031 Restmüll" });
  const category = await editor.findEntry("kategorie", { Slug: "jugend" });
  const { documentId } = await editor.createEntry("veranstaltung", {
    Titel: "Erstes Treffen",
    Beginn: "2031-01-07T18:00:00.000Z",
    Kategorien: [category.documentId],
  });
  await editor.publish("veranstaltung", documentId);
  await expect
    .poll(async () => categories(await linksOfHome()), webhookTimeout)
    .toContain(routes.search({ c: "Jugend" }));
  // The quick entry and the footer
  await expect
    .poll(async () => (await linksOfHome()).filter((href) => href === routes.waste).length, webhookTimeout)
    .toBeGreaterThanOrEqual(2);
  expect(new Set(categories(await links()))).toEqual(new Set([routes.search({ c: "Jugend" })]));
  expect(await openSteps()).toEqual(["Öffnungszeiten", "Kopfbild", "Räume zum Anfragen", "Schulferien"]);
}

test("a village made by new-village has no trace of the demo, and a look of its own that changes at once", async ({
  page,
  servers,
}) => {
  const mailPort = await servers.freePort();
  const mailbox = await openMailbox(mailPort);
  try {
    const { site, editor } = await startVillage(servers, {
      SMTP_URL: `smtp://127.0.0.1:${mailPort}`,
      MAIL_FROM: "Forum <forum@heidenau.example.net>",
      MAIL_TO: "amt@heidenau.example.net",
    });
    const footer = () => colourOf(page, "footer", "backgroundColor");
    await page.goto(site.url);
    await test.step("its sign and its colours are there, in both schemes", async () => {
      await expectOwnSign(page);
      expect(await footer()).toBe(inRgb(heidenau.hauptfarbe));
      await expectReadable(page, site.url);
      expect(await footer()).not.toBe(inRgb(heidenau.hauptfarbe));
    });
    await test.step("no page, file or mail has a word of the demo", () => expectNoTraces(site.url, mailbox));
    await test.step("its forms offer a confirmation, for the CMS alone knows a mail server", async () => {
      await page.goto(site.url + routes.contact);
      await expect(page.getByLabel(formPartTexts.copy)).toBeVisible();
    });
    await test.step("visitors see nothing empty, and editors what is next", () =>
      expectNothingEmpty(page, site.url, editor));
    await test.step("colours that nobody could read are refused", () => expectRefused(editor));
    await test.step("colours, header picture and silhouette change at once", async () => {
      const pictures = {
        Video_Standbild: await uploadPicture(editor, "kopfbild.png", 1760, 560),
        Silhouette: await uploadPicture(editor, "umriss.png", 1600, 120),
      };
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(site.url);
      expect(await footer()).toBe(inRgb(heidenau.hauptfarbe));
      await editor.updateSingle(settingsType, { Hauptfarbe: "#154734", ...pictures });
      const shown = async () => (await page.goto(site.url)) && footer();
      await expect.poll(shown, webhookTimeout).toBe("rgb(21, 71, 52)");
      const stills = page.locator("[data-landscape] img");
      const still = async () => (await page.goto(site.url)) && stills.last().getAttribute("src");
      await expect.poll(still, webhookTimeout).toContain("kopfbild");
      const preview = async () => (await page.goto(site.url)) && stills.first().getAttribute("src");
      await expect.poll(preview).toMatch(/^data:image\/avif;base64,/);
      const phoneStills = await page.locator("[data-landscape] source").first().getAttribute("srcset");
      expect(phoneStills).toContain("w=640&f=avif 640w");
      await expect(page.getByRole("button", { name: pageExtraTexts.stopMotion })).toHaveCount(0);
      const silhouette = await page
        .getByRole("contentinfo")
        .evaluate((element) => getComputedStyle(element, "::before").maskImage);
      expect(silhouette).toContain("umriss");
    });
    await test.step("paper stays black on white", async () => {
      await page.emulateMedia({ media: "print" });
      expect(await colourOf(page, "h1", "color")).toBe("rgb(0, 0, 0)");
    });
  } finally {
    await mailbox.close();
  }
});
