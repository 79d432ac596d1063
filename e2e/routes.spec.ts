import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/routes";

test.use({ javaScriptEnabled: false });

const event = routes.event("feuerwehrfest");
const article = routes.article("abfallkalender");

const pages: [path: string, title: string | RegExp, h1: string | RegExp][] = [
  [routes.home, "Dorfforum Musterbach", "Was suchen Sie in Musterbach?"],
  [routes.imprint, "Impressum", "Impressum"],
  [routes.privacy, "Datenschutz", /^Datenschutz/],
  [routes.accessibility, "Erklärung zur Barrierefreiheit", "Erklärung zur Barrierefreiheit"],
  [routes.easyLanguage, "Leichte Sprache", "Leichte Sprache"],
  [routes.glossary, "Glossar", "Glossar"],
  [routes.participate, "Mitmachen", "Mitmachen"],
  [routes.offline, "Für unterwegs", "Für unterwegs"],
  [routes.contact, "Kontakt", "Kontakt"],
  [event, /^Feuerwehrfest.* – Dorfforum Musterbach$/, "Feuerwehrfest am Gerätehaus"],
  [article, /^.+ – Dorfforum Musterbach$/, /Abfall/],
  [routes.clubs, "Übersicht der Vereine", "Vereine in Musterbach"],
  [routes.daycare, "Übersicht der Kindertagesstätten und Grundschulen", "Kindertagesstätten in Musterbach"],
  [routes.news(), "Aktuelles", "Aktuelles"],
  [routes.news(2), "Aktuelles, Seite 2", "Aktuelles, Seite 2"],
  [routes.search(), "Suchergebnisse", "Alle Inhalte"],
  [routes.search({ kind: "angebot" }), "Suchergebnisse", "Angebote"],
  [routes.search({ q: "Feuerwehr" }), "Suchergebnisse", "Suchergebnisse"],
  [routes.search({ c: "Rathaus & Verwaltung" }), "Suchergebnisse", /Rathaus & Verwaltung/],
  [routes.category("rathaus-verwaltung"), "Suchergebnisse", /Rathaus & Verwaltung/],
];

for (const [path, title, h1] of pages) {
  test(`${decodeURIComponent(path)} is a complete page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    await expect(page).toHaveTitle(title);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expectShell(page);
  });
}

const missing = [
  "/gibt-es-nicht",
  "/gibt/es/nicht.png",
  routes.event("gibt-es-nicht"),
  routes.article("gibt-es-nicht"),
  routes.offer("gibt-es-nicht"),
  routes.info("gibt-es-nicht"),
  routes.event("ä /&%".repeat(60)),
  "/veranstaltung",
  "/veranstaltung/feuerwehrfest/noch-etwas",
  "/sitemap/1",
  "/dateien/gibt-es-nicht.svg",
  "/medien/gibt-es-nicht.svg",
  "/%E0%A4%A",
  "/stoerung",
  "/uebersicht",
  "/%C3%BCbersicht/anderes",
];

for (const path of missing) {
  test(`${path.slice(0, 40)} is a complete 404 page`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page).toHaveTitle("Seite nicht gefunden");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Seite nicht gefunden");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expectShell(page);
  });
}

test("every response has its own nonce, which all its scripts have", async ({ request }) => {
  const nonces = new Set<string>();
  for (const path of [routes.home, routes.home, "/gibt-es-nicht"]) {
    const response = await request.get(path);
    const policy = response.headers()["content-security-policy"] ?? "";
    const nonce = /'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
    expect(policy).not.toContain("unsafe-inline");
    // JSON-LD blocks need no nonce.
    const scripts = [
      ...(await response.text()).matchAll(/<script\b(?! type="application\/ld\+json")[^>]*>/g),
    ].map(([tag]) => tag);
    expect(scripts.length).toBeGreaterThan(0);
    for (const tag of scripts) expect(tag).toContain(`nonce="${nonce}"`);
    nonces.add(nonce);
  }
  expect(nonces.size).toBe(3);
});

test("no page has an inline style, which the policy would block", async ({ request }) => {
  for (const [path] of pages) {
    const html = await (await request.get(path)).text();
    expect(html, path).not.toMatch(/\sstyle="/);
  }
});

async function expectShell(page: Page) {
  await expect(page.getByRole("banner")).toBeVisible();
  await expect(page.getByRole("navigation", { name: "Kategorien" })).toHaveCount(1);
  await expect(page.getByPlaceholder("Suche").first()).toBeVisible();
  await expect(page.getByRole("contentinfo").getByRole("link", { name: "Impressum" })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("12345 Musterbach");
}
