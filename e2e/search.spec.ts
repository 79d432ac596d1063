import { formatDayAndMonth } from "@dorfforum/shared/calendar/format";
import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { expectAccessible } from "./support/accessibility";
import { dayIn } from "./support/forms";
import { hits, resultStatus, searchBox, searchField, touchResults } from "./support/search";

const filter = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: "Ergebnisse eingrenzen" }).getByRole("link", { name });
const pages = (page: Page) => page.getByRole("navigation", { name: "Seiten" });
const more = (page: Page) => page.getByRole("link", { name: "Mehr laden" });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Records search requests of the page from now on. */
function recordSearches(page: Page) {
  const requests: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api\/suche|suchergebnisse)/.test(pathname)) requests.push(pathname + search);
  });
  return requests;
}

test("typing shows suggestions that keys select", async ({ page }) => {
  await page.clock.install();
  await page.goto(routes.contact);
  await expect(searchField(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const requests = recordSearches(page);
  await searchField(page).pressSequentially("Feuerw");
  await page.clock.resume();
  const list = searchBox(page).getByRole("listbox", { name: "Suchvorschläge" });
  await expect(list).toBeVisible();
  await expect(searchField(page)).toHaveAttribute("aria-expanded", "true");
  // Input without a pause causes one request.
  expect(requests).toEqual([routes.suggestionsApi("Feuerw")]);
  await expectAccessible(page);
  const entry = list.getByRole("group", { name: "Direkt öffnen" }).getByRole("option").first();
  const address = await entry.getAttribute("href");
  await page.keyboard.press("ArrowUp");
  await expect(list.getByRole("option").last()).toHaveAttribute("aria-selected", "true");
  await page.keyboard.press("ArrowDown");
  while ((await entry.getAttribute("aria-selected")) !== "true") await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(address ?? "");
  await page.goBack();
  await expect(page).toHaveURL(routes.contact);
});

test("an empty field offers what is often searched; days lead to the calendar", async ({ page }) => {
  await page.goto(routes.contact);
  await searchField(page).click();
  const list = searchBox(page).getByRole("listbox", { name: "Suchvorschläge" });
  await expect(list.getByRole("group", { name: "Oft gesucht" }).getByRole("option").first()).toBeVisible();
  await expectAccessible(page);
  await searchField(page).fill("heu");
  const today = list.getByRole("option", { name: /^heute im Dorf Kalender/ });
  await expect(today).toBeVisible();
  await expectAccessible(page);
  await today.click();
  await expect(page).toHaveURL(routes.calendar({ quickDate: "heute" }));
});

test("what the village lacks is said, and what comes near is headed so; without any hit the contact page is linked", async ({
  page,
}) => {
  await page.goto(routes.search({ q: "Xylofonquartier" }));
  await expect(resultStatus(page)).toHaveText("Nichts gefunden für „Xylofonquartier“");
  await expect(page.getByRole("link", { name: /Fragen Sie uns/ })).toHaveAttribute("href", routes.contact);
  await expectAccessible(page);

  await page.goto(routes.search({ q: "Kegelbahn mieten" }));
  await expect(resultStatus(page)).toHaveText("Zu „Kegelbahn“ steht hier nichts");
  const nearest = page.getByRole("region", { name: "Am nächsten kommt:" });
  await expect(nearest.getByRole("heading", { level: 3 })).toHaveCount(5);
  await expectAccessible(page);
  await nearest.getByRole("link", { name: "Alles zu „mieten“" }).click();
  await expect(resultStatus(page)).toContainText("Treffer für „mieten“");
});

/** "12. August", far enough that the demo village has nothing on it, and no feast of each year */
function emptyDay(): string {
  const [day = ""] = [250, 320].map(dayIn).filter((day) => day.slice(5) < "11");
  return formatDayAndMonth(day);
}

test("a feast and its days stand under headings; of an empty day it says so and lists what is nearest to it", async ({
  page,
}) => {
  await page.goto(routes.search({ q: "St. Martin" }));
  const about = page.getByRole("region", { name: "Rund um St. Martin" });
  await expect(about.getByRole("heading", { level: 3, name: "Martinsumzug" }).first()).toBeVisible();
  await expectAccessible(page);

  const day = emptyDay();
  await page.goto(routes.search({ q: `was ist am ${day} los` }));
  await expect(resultStatus(page)).toContainText(`${day}`);
  await expect(resultStatus(page)).toContainText("An diesem Tag steht keine Veranstaltung im Kalender.");
  const nearest = page.getByRole("region", { name: /^Die nächsten Termine davor/ });
  await expect(nearest.getByRole("heading", { level: 3 }).first()).toBeVisible();
  await expectAccessible(page);

  await page.goto(routes.search({ q: "31. Februar" }));
  await expect(page.getByText("Den „31. Februar“ gibt es nicht.")).toBeVisible();
});

test("Escape closes the list and then clears the field; recent searches are listed and can be deleted", async ({
  page,
}) => {
  await page.goto(routes.imprint);
  const field = searchField(page);
  await field.fill("Bürgerbus");
  await expect(page.getByRole("option").first()).toBeVisible();
  await field.press("Enter");
  await expect(page).toHaveURL(routes.search({ q: "Bürgerbus" }));
  await field.click();
  await expect(page.getByRole("option").first()).toBeVisible();
  await field.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await expect(field).toHaveValue("Bürgerbus");
  await field.press("Escape");
  await expect(field).toHaveValue("");
  await field.press("ArrowDown");
  await expect(page.getByRole("option", { name: "Bürgerbus" })).toBeVisible();
  await page.getByRole("button", { name: "Letzte Suchen löschen" }).click();
  await expect(page.getByRole("listbox")).toBeHidden();
  expect(await page.evaluate(() => localStorage.getItem("dorfforum-suchen"))).toBeNull();
});

test("a filter applies without a page load, and back restores list, filter and text without a request", async ({
  page,
}) => {
  await page.goto(routes.search({ q: "Fest" }));
  await touchResults(page);
  await expect(searchField(page)).toHaveValue("Fest");
  await expectAccessible(page);
  const requests = recordSearches(page);
  const before = await resultStatus(page).textContent();
  const first = await hits(page).first().textContent();
  const chip = filter(page, /^Beiträge/);
  await chip.click();
  await expect(page).toHaveURL(routes.search({ q: "Fest", kind: "beitrag" }));
  await expect(chip).toHaveAttribute("aria-current", "true");
  await expect(resultStatus(page)).not.toHaveText(before ?? "");
  expect(requests).toEqual([routes.searchApi({ q: "Fest", kind: "beitrag" })]);
  await page.goBack();
  await expect(page).toHaveURL(routes.search({ q: "Fest" }));
  await expect(resultStatus(page)).toHaveText(before ?? "");
  await expect(hits(page).first()).toHaveText(first ?? "");
  await expect(searchField(page)).toHaveValue("Fest");
  expect(requests).toHaveLength(1);
});

test("more hits are appended; reload and back restore the list and the scroll position", async ({ page }) => {
  await page.goto(routes.search());
  await expect(hits(page)).toHaveCount(20);
  await expect(pages(page)).toHaveCount(0);
  await touchResults(page);
  await more(page).click();
  await expect(hits(page)).toHaveCount(40);
  await expect(hits(page).nth(20)).toBeFocused();
  await more(page).click();
  await expect(hits(page)).toHaveCount(60);
  await expect(page).toHaveURL(routes.search({ page: "1-3" }));
  const titles = await hits(page).allTextContents();
  expect(
    new Set(await hits(page).evaluateAll((links) => links.map((link) => link.getAttribute("href")))).size,
  ).toBeGreaterThan(50);

  const lastHit = hits(page).last();
  await lastHit.scrollIntoViewIfNeeded();
  const position = await scrolled(page);
  expect(position).toBeGreaterThan(2000);
  await page.reload();
  await expect(hits(page)).toHaveText(titles);
  await expect.poll(() => scrolled(page)).toBe(position);

  await lastHit.click();
  await expect(page).not.toHaveURL(/seite=/);
  await page.goBack();
  await expect(hits(page)).toHaveText(titles);
  await expect.poll(() => scrolled(page)).toBe(position);
});

test("the heading of what is browsed follows the filter", async ({ page }) => {
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(routes.search({ kind: "angebot" }));
  await expect(heading).toHaveText("Angebote");
  await filter(page, /^Alle/).click();
  await expect(heading).toHaveText("Alle Inhalte");
  await page.goto(routes.category("familie-kinder"));
  await expect(heading).toHaveText("Familie & Kinder");
  await expect(page.getByText("Kitaplätze, Schule, Ferien und Treffpunkte")).toBeVisible();
});

test("a query in which filters were detected can be searched literally", async ({ page }) => {
  const q = "Was ist nächste Woche los?";
  await page.goto(routes.search({ q }));
  const filterLink = page.getByRole("link", { name: /^Filter „nächste Woche.*“ entfernen$/i });
  await expect(filterLink).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("link", { name: "Wörtlich suchen" }).click();
  await expect(page).toHaveURL(routes.search({ q, literally: true }));
  await expect(filterLink).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters and pages are links", async ({ page }) => {
    await page.goto(routes.search());
    await expect(hits(page)).toHaveCount(20);
    await expect(more(page)).toBeHidden();
    await pages(page).getByRole("link", { name: "Weiter" }).click();
    await expect(page).toHaveURL(routes.search({ page: 2 }));
    await expect(hits(page)).toHaveCount(20);
    await filter(page, /^Vereine/).click();
    await expect(page).toHaveURL(routes.search({ kind: "verein" }));
    await filter(page, /^Alle/).click();
    await expect(page).toHaveURL(routes.search());
    await page.goto(routes.search({ q: "St. Martin" }));
    await expect(page.getByRole("heading", { level: 2, name: "Rund um St. Martin" })).toBeVisible();
    const q = "Was kostet nichts?";
    await page.goto(routes.search({ q }));
    const quality = page.getByRole("link", { name: "Filter „kostenlos“ entfernen" });
    await quality.click();
    await expect(page).toHaveURL(routes.search({ q, without: ["kostenlos"] }));
    await expect(quality).toHaveCount(0);
    await expect(hits(page).first()).toBeVisible();
  });
});
