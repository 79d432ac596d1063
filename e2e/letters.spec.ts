import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { measureLetters } from "./support/measure-letters";

const states = [
  routes.search(),
  routes.search({ q: "Feuerwehr" }),
  routes.search({ q: "Quastenflosser" }),
  routes.calendar({ look: "monat" }),
  routes.subscribe(),
  routes.cookies(),
  routes.reportBarrier(),
  routes.reportContent(routes.event("kirmes")),
  routes.propose("veranstaltung"),
  routes.daycareComparison(["kita-bachkiesel", "kita-lindenbaum"]),
  routes.easyArticle("abfallkalender"),
  "/gibt-es-nicht",
];

/** Every address of the sitemap, and states of pages */
async function everyAddress(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get(routes.sitemap)).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = ""]) => new URL(url).pathname);
  return [...new Set([...listed, ...states])];
}

/** Neither text that programs read nor attributes may have soft hyphens. */
const machineReadable =
  /<title>[^<]*\u00ad|<[a-z][^<>]*\u00ad[^<>]*>|<script type="application\/ld\+json"[^>]*>[^<]*\u00ad/g;

/** Whether a line of measureLetters() is about a heading, or the link in that of a card */
const isTitle = (line: string) => /^<(h\d|a in \.cover)\b/.test(line);

const setStyle = (page: Page, css: string) =>
  page.evaluate((text) => {
    const style = document.getElementById("test-style") ?? document.createElement("style");
    style.id = "test-style";
    style.textContent = text;
    document.head.append(style);
  }, css);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false, bypassCSP: true });

  test("every address fits on 320 px and with letters of twice the size, breaks words at hyphens, and has soft hyphens in titles alone", async ({
    context,
    request,
  }) => {
    // Some 120 addresses, each measured twice
    const addresses = await everyAddress(request);
    expect(addresses.length).toBeGreaterThan(90);
    const problems: string[] = [];

    async function measureAll(): Promise<void> {
      const page = await context.newPage();
      for (let path = addresses.pop(); path; path = addresses.pop()) {
        await page.setViewportSize({ width: 320, height: 800 });
        const response = await page.goto(path);
        const html = (await response?.text()) ?? "";
        const at = decodeURI(path);
        problems.push(...(html.match(machineReadable) ?? []).map((part) => `${at}: ${part.slice(0, 120)}`));
        await setStyle(page, "* { hyphens: manual !important }");
        const narrow = await measureLetters(page);
        await page.setViewportSize({ width: 390, height: 800 });
        await setStyle(page, "html { font-size: 32px }");
        const large = await measureLetters(page);
        problems.push(
          ...narrow.sideways.map((line) => `${at} at 320 px: ${line}`),
          ...narrow.broken.map((line) => `${at} broken: ${line}`),
          ...narrow.outsideTitles.map((line) => `${at} soft hyphen: ${line}`),
          ...large.sideways.map((line) => `${at} with large letters: ${line}`),
          ...large.broken.filter(isTitle).map((line) => `${at} broken with large letters: ${line}`),
        );
      }
      await page.close();
    }

    await Promise.all([measureAll(), measureAll()]);
    expect(problems.join("\n")).toBe("");
  });
});

test("files that programs read have no soft hyphens, and the search finds the words that have some", async ({
  request,
}) => {
  const event = routes.event("seniorennachmittag");
  expect(await (await request.get(event)).text()).toContain("Senioren\u00adnach\u00admittag");
  const files = [
    routes.feed,
    routes.calendarFile(),
    routes.eventFile("seniorennachmittag"),
    routes.contactCard("freiwillige-feuerwehr-musterbach"),
    routes.sitemap,
    routes.suggestionsApi("seniorenn"),
  ];
  for (const file of files) {
    const response = await request.get(file);
    expect(response.ok(), file).toBe(true);
    expect(await response.text(), file).not.toContain("\u00ad");
  }
  const found = await (await request.get(routes.searchApi({ q: "Seniorennachmittag" }))).json();
  expect(found.hits[0].href).toBe(event);
});

test("a title that is copied has no soft hyphens", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(routes.event("seniorennachmittag"));
  const title = page.getByRole("heading", { level: 1 });
  expect(await title.textContent()).toContain("\u00ad");
  await expect(async () => {
    await title.selectText();
    await page.keyboard.press("Control+C");
    const [item] = await page.evaluate(async () => {
      const items = await navigator.clipboard.read();
      return Promise.all(items.map(async (one) => (await one.getType("text/html")).text()));
    });
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain("Seniorennachmittag");
    expect(`${text}${item}`).not.toContain("\u00ad");
  }).toPass();
});

test("editors set where a word breaks, and the next page has it", async ({ request }) => {
  const editor = await openEditor();
  const { Trennungen } = await editor.getSingle("allgemeine-einstellung");
  const html = async () => (await request.get(routes.event("feuerwehrfest"))).text();
  try {
    await editor.updateSingle("allgemeine-einstellung", {
      Trennungen: "Feuer-wehrfest\nSenioren-nach-mittag",
    });
    await expect.poll(html).toMatch(/<h1[^>]*>[^<]*Feuer\u00adwehrfest/);
  } finally {
    await editor.updateSingle("allgemeine-einstellung", { Trennungen });
  }
  await expect.poll(html).not.toContain("Feuer\u00adwehrfest");
});

test("the table of contents of a long article scrolls by keyboard", async ({ page }) => {
  const editor = await openEditor();
  const sections = Array.from({ length: 30 }, (_, index) => `## Abschnitt ${index + 1}\n\nEin Satz.`);
  const article = await editor.createEntry("beitrag", {
    Titel: "Sehr langer Beitrag",
    Datum: "2020-01-01",
    Teaser: "Mit vielen Abschnitten",
    Text: sections.join("\n\n"),
  });
  await editor.publish("beitrag", article.documentId);
  await page.setViewportSize({ width: 1280, height: 700 });
  await expect(async () => {
    expect((await page.goto(routes.article("sehr-langer-beitrag")))?.status()).toBe(200);
  }).toPass();
  const contents = page.getByRole("navigation", { name: "Inhalt" }).getByRole("list");
  await contents.focus();
  await page.keyboard.press("End");
  await expect.poll(() => contents.evaluate((list) => list.scrollTop)).toBeGreaterThan(50);
  await editor.deleteEntry("beitrag", article.documentId);
});
