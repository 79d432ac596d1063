import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import ICAL from "ical.js";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";

const club = routes.club("freiwillige-feuerwehr-musterbach");
const name = "Freiwillige Feuerwehr Musterbach";
const facility = routes.facility("kita-bachkiesel");

const jsonLdOf = async (page: Page, type: string) =>
  (await page.locator('script[type="application/ld+json"]').allTextContents())
    .map((text) => JSON.parse(text))
    .find((data) => data["@type"] === type);

test("a club's page says who, when, where and how to reach it, and what comes next, without JavaScript", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  const response = await page.goto(club);
  expect(response?.status()).toBe(200);
  await expect(page).toHaveTitle(`${name} – Dorfforum Musterbach`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`${club}$`));
  await expect(page.getByRole("navigation", { name: "Brotkrumen" })).toHaveText(/Vereine.*Feuerwehr/);
  const facts = page.getByRole("region", { name: "Kontakt und Zeiten" });
  await expect(facts.getByRole("table", { name: "Zeiten" })).toHaveText(/Freitag.*19–21.30\sUhr/);
  for (const href of [/^tel:/, /^mailto:/, /openstreetmap/, /\.vcf$/])
    expect(
      await facts.getByRole("link").evaluateAll((links) => links.map((link) => link.getAttribute("href"))),
    ).toContainEqual(expect.stringMatching(href));
  expect((await jsonLdOf(page, "Organization")).url).toMatch(new RegExp(`${club}$`));

  const events = page.getByRole("region", { name: "Nächste Veranstaltungen" });
  await expect(events.getByRole("article").first()).toBeVisible();
  await expect(events.getByRole("link", { name: "Kalender abonnieren" })).toHaveAttribute(
    "href",
    /^webcal:.*\.ics\?veranstalter=freiwillige-feuerwehr-musterbach$/,
  );
  await page.getByRole("link", { name: "Feuerwehr sucht Verstärkung" }).click();
  const about = page.getByText("Es geht um:").locator("..");
  await about.getByRole("link", { name }).click();
  await events.getByRole("link", { name: "So geht ein Kalender-Abo" }).click();
  await expect(page.locator("input[value=freiwillige-feuerwehr-musterbach]")).toBeChecked();
  await page.goBack();
  await events.getByRole("link", { name: "Alle Veranstaltungen" }).click();
  await expect(page).toHaveURL(routes.calendar({ organiser: "freiwillige-feuerwehr-musterbach" }));
  await page.getByRole("main").getByRole("article").first().getByRole("link").click();
  await page.getByRole("main").getByRole("link", { name }).click();
  await expect(page).toHaveURL(club);
  await page.close();
});

test("the pages fit a phone with letters of twice the size, and offer targets of 44 px", async ({ page }) => {
  for (const path of [club, facility])
    await test.step(path, async () => {
      await page.setViewportSize({ width: 390, height: 844 });
      await page.goto(path);
      const small = await page
        .getByRole("main")
        .locator("a, button, input")
        .evaluateAll((controls) =>
          controls
            .filter((control) => !control.closest("label, .cover, nav"))
            .filter((control) => Math.round(control.getBoundingClientRect().height) < 44)
            .filter((control) => !control.matches(".cover"))
            .map((control) => control.textContent),
        );
      expect.soft(small, `${path}: targets of less than 44 px`).toEqual([]);
      await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const pageWidth = await page.evaluate(() => document.documentElement.scrollWidth);
        expect.soft(pageWidth, `${path}: width with large letters at ${width} px`).toBeLessThanOrEqual(width);
      }
    });
});

test("an unknown organisation is a 404 page, and one below the other type or its former address is led on", async ({
  request,
}) => {
  for (const path of [routes.club("gibt-es-nicht"), "/verein", "/einrichtung", `${club}/mehr`]) {
    const missing = await request.get(path);
    expect(missing.status(), path).toBe(404);
    expect(await missing.text(), path).toContain("Seite nicht gefunden</h1>");
  }
  for (const [path, target] of [
    [routes.facility("freiwillige-feuerwehr-musterbach"), club],
    [routes.club("kita-bachkiesel"), facility],
  ] as const) {
    const moved = await request.get(path, { maxRedirects: 0 });
    expect(moved.status(), path).toBe(308);
    expect(moved.headers().location, path).toBe(target);
  }
});

test("a change, a new address and a new article are visible without a restart", async ({ request }) => {
  const editor = await openEditor();
  const fields = { Name: "Kita Testwiese", Slug: "kita-testwiese", Organisation: "kindertagesstätte" };
  const { documentId } = await editor.createEntry("organisation", fields);
  const article = await editor.createEntry("beitrag", {
    Titel: "Die Testwiese blüht",
    Slug: "die-testwiese-blueht",
    Text: "Sie blüht.",
    Datum: "2026-11-20",
    Organisationen: [documentId],
  });
  const pageOf = async (slug: string) => {
    const response = await request.get(routes.facility(slug), { maxRedirects: 0 });
    return response.ok() ? response.text() : `${response.status()} ${response.headers().location}`;
  };
  try {
    await editor.publish("organisation", documentId);
    await expect.poll(() => pageOf("kita-testwiese")).toContain("Kita Testwiese</h1>");
    await editor.publish("beitrag", article.documentId);
    await expect.poll(() => pageOf("kita-testwiese")).toContain("Die Testwiese blüht");
    await editor.publish("organisation", documentId, { Slug: "kita-wiese", Altersgruppe: "2 bis 4 Jahre" });
    await expect.poll(() => pageOf("kita-wiese")).toContain("2 bis 4 Jahre");
    expect(await pageOf("kita-wiese")).toContain("Die Testwiese blüht");
    await expect.poll(() => pageOf("kita-testwiese")).toBe(`308 ${routes.facility("kita-wiese")}`);
  } finally {
    await editor.deleteEntry("beitrag", article.documentId);
    await editor.deleteEntry("organisation", documentId);
  }
});

test("an organisation has a contact card, and an unknown one is a 404 page", async ({ page, request }) => {
  await page.goto(routes.club("musikverein-musterbach"));
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: /^Kontaktdaten speichern/ }).click(),
  ]);
  expect(download.suggestedFilename()).toBe("musikverein-musterbach.vcf");
  const card = new ICAL.Component(ICAL.parse(await readFile(await download.path(), "utf8")));
  expect(card.getFirstPropertyValue("fn")).toBe("Musikverein Musterbach");
  const urls = card.getAllProperties("url").map((property) => String(property.getFirstValue()));
  expect(urls.at(-1)).toMatch(/\/verein\/musikverein-musterbach$/);
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
