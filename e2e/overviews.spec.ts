import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import ICAL from "ical.js";
import { routes } from "@/lib/routes";
import { expectAccessible } from "./support/accessibility";
import { test } from "./support/stack";

// Playwright's client, unlike a browser, sends each spelling unchanged.
const spellings = [
  "/%C3%BCbersicht/vereine",
  "/%c3%bcbersicht/vereine",
  "/u%CC%88bersicht/vereine",
  "/%C3%BCbersicht/kindertagesst%C3%A4tten",
  "/%c3%bcbersicht/kindertagesst%c3%a4tten",
  "/u%CC%88bersicht/kindertagessta%CC%88tten",
];

for (const path of spellings) {
  test(`${path} is served`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain("in Musterbach</h1>");
  });
}

const redirects = [
  ["/uebersicht/vereine", "/%C3%BCbersicht/vereine"],
  ["/%C3%9Cbersicht/Vereine", "/%C3%BCbersicht/vereine"],
  ["/%C3%BCbersicht/kindertagesstaetten", "/%C3%BCbersicht/kindertagesst%C3%A4tten"],
  ["/uebersicht/kindertagesstaetten?art=Hort", "/%C3%BCbersicht/kindertagesst%C3%A4tten?art=Hort"],
] as const;

for (const [path, canonical] of redirects) {
  test(`${path} redirects to the canonical URL`, async ({ request }) => {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status()).toBe(308);
    expect(new URL(response.headers().location ?? "", response.url()).href).toBe(
      new URL(canonical, response.url()).href,
    );
    expect((await request.get(path)).status()).toBe(200);
  });
}

test("a site that was started for one host serves the same pages", async ({ request, servers }) => {
  const site = await servers.startSite({ host: "127.0.0.1" });
  const address = `http://127.0.0.1:${site.port}`;
  for (const path of spellings) {
    expect((await request.get(address + path, { maxRedirects: 0 })).status(), path).toBe(200);
  }
  for (const [path] of redirects) {
    expect((await request.get(address + path, { maxRedirects: 0 })).status(), path).toBe(308);
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

test("typing filters the clubs without a request, and the URL restores the filter", async ({ page }) => {
  await page.goto(routes.clubs, { waitUntil: "networkidle" });
  const requests: string[] = [];
  // Pictures and icons may still load.
  page.on("request", (request) => {
    if (["document", "fetch", "xhr"].includes(request.resourceType())) requests.push(request.url());
  });
  await page.getByRole("textbox", { name: "Verein finden" }).pressSequentially("SCHUETZENV");
  await expect(page.getByRole("status").filter({ hasText: "Vereinen" })).toHaveText("1 von 26 Vereinen");
  await expect.poll(() => shownNames(page)).toEqual(["Schützenverein Musterbach"]);
  expect(requests).toEqual([]);
  await expect(page).toHaveURL(`${routes.clubs}?q=SCHUETZENV`);
  await page.reload();
  await expect.poll(() => shownNames(page)).toEqual(["Schützenverein Musterbach"]);
  await page.getByRole("link", { name: "Alle zeigen" }).click();
  await expect(page).toHaveURL(routes.clubs);
  await page.getByText("Sport & Bewegung").filter({ visible: true }).last().click();
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

test("a link to a club shows it below the header, after client navigation too", async ({ page }) => {
  const place = routes.organisation({ type: "verein", slug: "repair-cafe-musterbach" });
  for (const go of [
    () => page.goto(place),
    async () => {
      await page.goto(routes.search({ q: "Repair-Café", kind: "verein" }));
      await page
        .getByRole("main")
        .getByRole("link", { name: /Repair-Café Musterbach/ })
        .first()
        .click();
    },
  ]) {
    await go();
    const card = page.getByRole("article", { name: "Repair-Café Musterbach" });
    await expect(card).toBeInViewport();
    await expect(card).toHaveCSS("outline-style", "solid");
    await expect
      .poll(async () => {
        const header = await page.getByRole("banner").boundingBox();
        return ((await card.boundingBox())?.y ?? 0) - (header?.height ?? 0);
      })
      .toBeGreaterThanOrEqual(0);
  }
});

test("centres are compared in a table, at 320 px and in print", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto(`${routes.daycare}?alter=2`);
  await expect(page.getByRole("article", { name: "Hort am Mühlbach" })).toBeHidden();
  await page.getByRole("checkbox", { name: /Kita Bachkiesel/ }).check();
  await page.getByRole("checkbox", { name: /Krippe Sonnenkäfer/ }).check();
  const submit = page.getByRole("button", { name: "Auswahl vergleichen" });
  await expect(submit).toBeInViewport();
  await submit.click();
  await expect(page).toHaveURL(
    `${routes.daycareComparison(["kita-bachkiesel", "krippe-sonnenkaefer"])}#vergleich`,
  );
  const table = page.getByRole("table").first();
  await expect(table.getByRole("columnheader")).toHaveText(["Kita Bachkiesel", "Krippe Sonnenkäfer"]);
  await expect(table.getByRole("row", { name: /^Altersgruppe/ })).toContainText("10 Monate bis 3 Jahre");
  await expect(table.getByRole("row", { name: /^Plätze/ })).toContainText("72");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
  await page.emulateMedia({ media: "print" });
  await expect(table).toBeVisible();
  await expect(page.getByRole("article", { name: "Kita Bachkiesel" })).toBeHidden();
  expect((await page.pdf({ format: "A4" })).subarray(0, 5).toString()).toBe("%PDF-");
});

test("an organisation has a contact card, and an unknown one is a 404 page", async ({ page, request }) => {
  await page.goto(routes.clubs);
  const club = page.getByRole("article", { name: "Musikverein Musterbach" });
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    club.getByRole("link", { name: /^Kontaktdaten speichern/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("musikverein-musterbach.vcf");
  const card = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
  expect(card.getFirstPropertyValue("fn")).toBe("Musikverein Musterbach");
  expect(card.getFirstPropertyValue("email")).toBe("kontakt@musikverein-musterbach.example.org");
  const response = await request.get(routes.contactCard("musikverein-musterbach"));
  expect(response.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
  for (const path of [
    routes.contactCard("gibt-es-nicht"),
    "/kontaktdaten/musikverein-musterbach",
    "/kontaktdaten",
  ]) {
    const missing = await request.get(path);
    expect(missing.status(), path).toBe(404);
    expect(await missing.text(), path).toContain("Seite nicht gefunden</h1>");
  }
});
