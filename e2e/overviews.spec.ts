import { expect, type Locator, type Page } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/stack";

// Playwright's client, unlike a browser, sends each spelling unchanged. lib/urls/decoded-path.test.ts has more of them.
const spellings = [
  "/%C3%BCbersicht/vereine",
  "/%c3%bcbersicht/kindertagesst%c3%a4tten",
  "/u%CC%88bersicht/kindertagessta%CC%88tten",
];
const redirects = [
  ["/%C3%9Cbersicht/Vereine", "/%C3%BCbersicht/vereine"],
  ["/uebersicht/kindertagesstaetten?art=Hort", "/%C3%BCbersicht/kindertagesst%C3%A4tten?art=Hort"],
] as const;

for (const host of [undefined, "127.0.0.1"])
  test(`every spelling leads to its page on ${host ? "a site that was started for one host" : "the site"}`, async ({
    request,
    baseURL,
    servers,
  }) => {
    const address = host ? `http://${host}:${(await servers.startSite({ host })).port}` : baseURL;
    for (const path of spellings) {
      const response = await request.get(address + path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(200);
      expect(await response.text(), path).toContain("in Musterbach</h1>");
    }
    for (const [path, canonical] of redirects) {
      const response = await request.get(address + path, { maxRedirects: 0 });
      expect(response.status(), path).toBe(308);
      const { href } = new URL(response.headers().location ?? "", response.url());
      expect(href).toBe(new URL(canonical, response.url()).href);
      expect((await request.get(address + path)).status(), path).toBe(200);
    }
    const missing = await request.get(`${address}/veranstaltung/gibt-es-nicht`);
    expect(missing.status()).toBe(404);
    expect(await missing.text()).toContain("Seite nicht gefunden</h1>");
  });

test("a site that was started for one host answers 503 without the CMS", async ({ request, servers }) => {
  const site = await servers.startSite({ cmsUrl: "http://127.0.0.1:9", host: "127.0.0.1" });
  const response = await request.get(`http://127.0.0.1:${site.port}/`);
  expect(response.status()).toBe(503);
  expect(await response.text()).toContain("Zurzeit nicht erreichbar</h1>");
});

async function shownNames(page: Page): Promise<string[]> {
  const headings = page.getByRole("article").filter({ visible: true }).getByRole("heading");
  return (await headings.allTextContents()).map((name) => name.replaceAll("\u00ad", ""));
}

test("typing filters the clubs with one request for all words, and the URL restores the filter", async ({
  page,
}) => {
  await page.goto(routes.clubs, { waitUntil: "networkidle" });
  const requests: string[] = [];
  // Pictures and icons may still load.
  page.on("request", (request) => {
    if (["document", "fetch", "xhr"].includes(request.resourceType())) requests.push(request.url());
  });
  await page.getByRole("textbox", { name: "Verein finden" }).pressSequentially("SCHUETZENV");
  await expect(page.getByRole("status").filter({ hasText: "Vereinen" })).toHaveText("1 von 26 Vereinen");
  await expect.poll(() => shownNames(page)).toEqual(["Schützenverein Musterbach"]);
  expect(requests.map((url) => new URL(url).pathname)).toEqual([routes.clubWords]);
  await expect(page).toHaveURL(`${routes.clubs}?q=SCHUETZENV`);
  await page.reload();
  await expect.poll(() => shownNames(page)).toEqual(["Schützenverein Musterbach"]);
  await page.getByRole("link", { name: "Alle zeigen" }).click();
  await expect(page).toHaveURL(routes.clubs);
  await page.getByRole("combobox", { name: "Bereich" }).selectOption("sport-bewegung");
  await expect(page).toHaveURL(`${routes.clubs}?art=sport-bewegung`);
  await expectAccessible(page);
});

test("the filter works as a form without JavaScript and never hides the target of a link", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await page.goto(routes.clubs);
  await page.getByRole("textbox", { name: "Verein finden" }).fill("schützenv");
  await page.getByRole("button", { name: "Filtern" }).click();
  await expect(page).toHaveURL(`${routes.clubs}?q=sch%C3%BCtzenv&art=`);
  expect(await shownNames(page)).toEqual(["Schützenverein Musterbach"]);
  await page.goto(`${routes.clubs}?q=sch%C3%BCtzenv#imkerverein-musterbach`);
  expect(await shownNames(page)).toEqual(["Imkerverein Musterbach", "Schützenverein Musterbach"]);
  await page.close();
});

test("an old link to a club's row shows it below the header", async ({ page }) => {
  await page.goto(`${routes.clubs}#repair-cafe-musterbach`);
  const row = page.getByRole("article", { name: "Repair-Café Musterbach" });
  await expect(row).toBeInViewport();
  await expect(row).toHaveCSS("outline-style", "solid");
  await expect
    .poll(async () => {
      const header = await page.getByRole("banner").boundingBox();
      return ((await row.boundingBox())?.y ?? 0) - (header?.height ?? 0);
    })
    .toBeGreaterThanOrEqual(0);
});

test("on a phone the first club is on the first screen, all 26 within five, and the page ends within six", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(routes.clubs);
  const rows = page.getByRole("article");
  await expect(rows).toHaveCount(26);
  expect((await rows.first().boundingBox())?.y).toBeLessThan(844);
  const last = await rows.last().boundingBox();
  expect((last?.y ?? 0) + (last?.height ?? 0)).toBeLessThan(5 * 844);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(6 * 844);
  await rows.last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Wanderfreunde Musterbach" })).toBeVisible();
});

const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

test("what is chosen is counted in a bar, which neither covers nor is covered by 'Nach oben'", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto(routes.daycare);
  const submit = page.getByRole("button", { name: "Vergleichen" });
  const bar = submit.locator("..");
  await expect(bar).toBeHidden();
  const boxes = page.getByRole("checkbox");
  await boxes.nth(0).check();
  await boxes.nth(4).check();
  await expect(bar).toBeInViewport({ ratio: 1 });
  const count = () => bar.locator("p").evaluate((element) => getComputedStyle(element, "::before").content);
  expect(await count()).toContain("chosen");
  await page.evaluate(() => scrollTo({ top: 400, behavior: "instant" }));
  const toTop = page.getByRole("button", { name: "Nach oben" });
  for (const width of [1024, 1280, 1440, 1600, 1920]) {
    await page.setViewportSize({ width, height: 700 });
    await expect(toTop).toBeVisible();
    // It slides in.
    await expect.poll(async () => overlap(await boxOf(bar), await boxOf(toTop)), `${width}`).toBe(false);
    const column = await boxOf(page.getByRole("main").locator(".wrap").last());
    if (width >= 1440)
      expect((await boxOf(toTop)).x, `${width}`).toBeGreaterThanOrEqual(column.x + column.width);
  }
  await page.getByRole("button", { name: "Leeren" }).click();
  await expect(bar).toBeHidden();
  for (const box of await boxes.all()) await expect(box).not.toBeChecked();
});

type Box = NonNullable<Awaited<ReturnType<Locator["boundingBox"]>>>;

async function boxOf(locator: Locator): Promise<Box> {
  const box = await locator.boundingBox();
  if (!box) throw new Error("not shown");
  return box;
}

test("a comparison of four passes axe on a phone and has a way to take one out", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const slugs = ["kita-bachkiesel", "krippe-sonnenkaefer", "kita-lindenbaum", "waldkindergarten-birkenrain"];
  await page.goto(routes.daycareComparison(slugs));
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Kita Lindenbaum aus dem Vergleich nehmen" }).click();
  await expect(page.getByRole("table").first().getByRole("columnheader")).toHaveCount(3);
  // The boxes follow the address, so nothing counts as changed.
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(3);
  await expect(page.getByRole("button", { name: "Vergleichen" })).toBeHidden();
});

test("two centres are compared side by side at 320 px, without JavaScript and in print", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: { width: 320, height: 700 },
  });
  await page.goto(`${routes.daycare}?alter=2`);
  await expect(page.getByRole("article", { name: "Hort am Mühlbach" })).toBeHidden();
  await page.getByRole("checkbox", { name: /Kita Bachkiesel/ }).check();
  await page.getByRole("checkbox", { name: /Krippe Sonnenkäfer/ }).check();
  const submit = page.getByRole("button", { name: "Vergleichen" });
  await expect(submit).toBeInViewport();
  await submit.click();
  await expect(page).toHaveURL(
    `${routes.daycareComparison(["kita-bachkiesel", "krippe-sonnenkaefer"])}#vergleich`,
  );
  const table = page.getByRole("table").first();
  await expect(table.getByRole("columnheader")).toHaveText(["Kita Bachkiesel", "Krippe Sonnenkäfer"]);
  // Nothing has changed yet.
  await expect(submit).toBeHidden();
  await expect(page.getByRole("link", { name: "Vergleich beenden" })).toBeVisible();
  const row = (title: string) => table.locator("tbody").filter({ hasText: title });
  await expect(row("Altersgruppe").getByRole("cell").last()).toHaveText("10 Monate bis 3 Jahre");
  await expect(row("Plätze").getByRole("cell").first()).toHaveText("72");
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    const widths = await table.evaluate((element) => [
      document.documentElement.scrollWidth,
      element.parentElement?.scrollWidth ?? 0,
      element.parentElement?.clientWidth ?? 0,
      ...[...element.querySelectorAll("thead th")].map((cell) =>
        Math.round(cell.getBoundingClientRect().width),
      ),
    ]);
    const [pageWidth = 0, inner, outer, first = 0, second = 0] = widths;
    expect(pageWidth).toBeLessThanOrEqual(width);
    expect(inner).toBe(outer);
    expect(Math.abs(first - second)).toBeLessThanOrEqual(1);
  }
  await page.emulateMedia({ media: "print" });
  await expect(table).toBeVisible();
  await expect(page.getByRole("article", { name: "Kita Bachkiesel" })).toBeHidden();
  await page.close();
});
