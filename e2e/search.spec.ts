import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { expectNoBarrier } from "./support/barriers";
import { hits, resultStatus, searchBox, searchField } from "./support/search";

const filter = (page: Page, name: string | RegExp) =>
  page.getByRole("list", { name: "Ergebnisse eingrenzen" }).getByRole("link", { name });
const more = (page: Page) => page.getByRole("link", { name: "Mehr laden" });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** What is asked of the server from now on. */
function requestsOf(page: Page) {
  const asked: string[] = [];
  page.on("request", (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api\/suche|suchergebnisse)/.test(pathname)) asked.push(pathname + search);
  });
  return asked;
}

test("typing suggests; keys choose; back is where one was", async ({ page }) => {
  // Time stands still while one types.
  await page.clock.install();
  await page.goto(routes.contact);
  await expect(searchField(page)).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  const asked = requestsOf(page);
  await searchField(page).pressSequentially("Feuerw");
  await page.clock.resume();
  const list = searchBox(page).getByRole("listbox", { name: "Suchvorschläge" });
  await expect(list).toBeVisible();
  await expect(searchField(page)).toHaveAttribute("aria-expanded", "true");
  // Typed without a pause, it is one question.
  expect(asked).toEqual([routes.suggestionsApi("Feuerw")]);
  await expectNoBarrier(page);
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

test("Escape closes the list and then clears; recent searches can be chosen and forgotten", async ({
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

test("a kind is filtered in place, and back restores list, filter and text without asking again", async ({
  page,
}) => {
  await page.goto(routes.search({ q: "Fest" }));
  await expect(searchField(page)).toHaveValue("Fest");
  await expectNoBarrier(page);
  const asked = requestsOf(page);
  const before = await resultStatus(page).textContent();
  const first = await hits(page).first().textContent();
  const chip = filter(page, /^Beiträge/);
  await chip.click();
  await expect(page).toHaveURL(routes.search({ q: "Fest", kind: "beitrag" }));
  await expect(chip).toHaveAttribute("aria-current", "true");
  await expect(resultStatus(page)).not.toHaveText(before ?? "");
  expect(asked).toEqual([routes.searchApi({ q: "Fest", kind: "beitrag" })]);
  await page.goBack();
  await expect(page).toHaveURL(routes.search({ q: "Fest" }));
  await expect(resultStatus(page)).toHaveText(before ?? "");
  await expect(hits(page).first()).toHaveText(first ?? "");
  await expect(searchField(page)).toHaveValue("Fest");
  expect(asked).toHaveLength(1);
});

test("more is loaded below; reload and back show the whole list at the same place", async ({ page }) => {
  await page.goto(routes.search());
  await expect(hits(page)).toHaveCount(20);
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

  const pageOf = page.getByRole("main").getByRole("article").filter({ hasText: "Beitrag" }).last();
  await pageOf.scrollIntoViewIfNeeded();
  const place = await scrolled(page);
  expect(place).toBeGreaterThan(2000);
  await page.reload();
  await expect(hits(page)).toHaveText(titles);
  await expect.poll(() => scrolled(page)).toBe(place);

  await pageOf.getByRole("link").click();
  await expect(page).toHaveURL(/\/beitrag\//);
  await page.goBack();
  await expect(hits(page)).toHaveText(titles);
  await expect.poll(() => scrolled(page)).toBe(place);
});

test("a list that cannot be loaded tells so in the banner and in its place, and can be asked for again", async ({
  page,
}) => {
  await page.goto(routes.search({ q: "Fest" }));
  await expect(searchField(page)).toBeVisible();
  await page.route("**/api/suche?*", (route) => route.fulfill({ status: 500, body: "{}" }), { times: 1 });
  await filter(page, /^Beiträge/).click();
  await expect(page.getByRole("alert").getByText("Ein interner Serverfehler ist aufgetreten.")).toBeVisible();
  await page.getByRole("button", { name: "Meldung schließen" }).click();
  await expect(page.getByText("Die Treffer ließen sich nicht laden.")).toBeVisible();
  await page.getByRole("button", { name: "Noch einmal versuchen" }).click();
  await expect(hits(page).first()).toBeVisible();
});

test("what was read out of a question can be taken back, and its words be searched as they are", async ({
  page,
}) => {
  const q = "Was ist nächste Woche los?";
  await page.goto(routes.search({ q }));
  const guess = page.getByRole("link", { name: /^Filter „nächste Woche.*“ entfernen$/i });
  await expect(guess).toHaveCount(1);
  await expectNoBarrier(page);
  await guess.focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(routes.search({ q, without: ["zeit"] }));
  await expect(guess).toHaveCount(0);
  await expect(page.getByRole("main")).toBeFocused();
  await page.getByRole("link", { name: "Wieder mit allen Filtern suchen" }).click();
  await expect(guess).toHaveCount(1);
  await page.getByRole("link", { name: "Wörtlich suchen" }).click();
  await expect(page).toHaveURL(routes.search({ q, literally: true }));
  await expect(guess).toHaveCount(0);
  await page.goBack();
  await expect(guess).toHaveCount(1);
});

test("nothing found: ways on", async ({ page }) => {
  await page.goto(routes.search({ q: "Xylofonquartier" }));
  await expect(resultStatus(page)).toHaveText("Nichts gefunden für „Xylofonquartier“");
  await expect(page.getByRole("link", { name: /Fragen Sie uns/ })).toHaveAttribute("href", routes.contact);
  await expectNoBarrier(page);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("filters, pages and a longer list are links", async ({ page }) => {
    await page.goto(routes.search());
    await expect(hits(page)).toHaveCount(20);
    await more(page).click();
    await expect(hits(page)).toHaveCount(40);
    await expect(hits(page).nth(20)).toBeInViewport();
    await page.getByRole("navigation", { name: "Seiten" }).getByRole("link", { name: "Weiter" }).click();
    await expect(page).toHaveURL(routes.search({ page: 3 }));
    await expect(hits(page)).toHaveCount(20);
    await filter(page, /^Vereine/).click();
    await expect(page).toHaveURL(routes.search({ kind: "verein" }));
    await filter(page, /^Alle/).click();
    await expect(page).toHaveURL(routes.search());
  });
});
