import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { withMotion } from "./support/motion";

test.use(withMotion);

/** The focused element: its name and whether its focus ring is visible. A field's ring is drawn by its box. */
const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return { name: "", ringed: false, shown: false };
    const name = element.getAttribute("aria-label") ?? element.textContent ?? "";
    const box = element.matches("input") ? element.closest("[role=search] > div") : null;
    const style = box ? getComputedStyle(box, "::before") : getComputedStyle(element);
    const { left, top, right, bottom } = element.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return {
      name: name.trim(),
      ringed: style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 2,
      shown: hit !== null && (element.contains(hit) || hit.contains(element)),
    };
  });

async function tabThrough(page: Page, names: string[]) {
  for (const name of names) {
    await page.keyboard.press("Tab");
    await expect.poll(() => focused(page), name).toEqual({ name, ringed: true, shown: true });
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => Object.assign(window, { SpeechRecognition: class extends EventTarget {} })),
);

test.describe("on a wide screen", () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  test("the tab order follows the visual order: skip link, header, navigation", async ({ page }) => {
    await page.goto(routes.home);
    await expect(page.getByRole("button", { name: "Bewegung anhalten" })).toBeVisible();
    const linksOf = (name: string) =>
      page.getByRole("navigation", { name }).getByRole("link").filter({ visible: true }).allTextContents();
    const entries = await linksOf("Hauptmenü");
    expect(entries).toHaveLength(6);
    const categories = await linksOf("Kategorien");
    expect(categories.length).toBeGreaterThan(5);
    await tabThrough(page, [
      "Zum Inhalt springen",
      "Dorfforum Musterbach – Startseite",
      "Suche",
      "Sprachsuche starten",
      "Über uns",
      "Kontakt",
      "Anmelden",
      "Bewegung anhalten",
      ...entries,
      ...categories,
    ]);
  });

  test("the skip link is visible only with focus and skips header and navigation", async ({ page }) => {
    await page.goto(routes.imprint);
    const skip = page.getByRole("link", { name: "Zum Inhalt springen" });
    await expect(skip).toHaveCSS("clip-path", "inset(50%)");
    await page.keyboard.press("Tab");
    await expect(skip).toBeFocused();
    await expect(skip).toHaveCSS("clip-path", "none");
    await expect(skip).toBeInViewport({ ratio: 1 });
    await page.keyboard.press("Enter");
    await expect(page.getByRole("main")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await page.evaluate(() => document.activeElement?.closest("header, #kategorien"))).toBeNull();
  });

  test("searching and following a category work by keyboard", async ({ page }) => {
    await page.goto(routes.contact);
    await expect(page.getByRole("button", { name: "Bewegung anhalten" })).toBeVisible();
    await tabThrough(page, ["Zum Inhalt springen", "Dorfforum Musterbach – Startseite", "Suche"]);
    await page.keyboard.type("Feuerwehr");
    await tabThrough(page, ["Suche löschen", "Suchen"]);
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(routes.search({ q: "Feuerwehr" }));
    await page.getByRole("link", { name: "Jugend" }).first().focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(routes.search({ c: "Jugend" }));
  });
});

test.describe("on a phone with a keyboard", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("the menu opens with the focus in order and returns it to its button", async ({ page }) => {
    await page.goto(routes.home);
    await expect(page.getByRole("button", { name: "Bewegung anhalten" })).toBeVisible();
    await tabThrough(page, [
      "Zum Inhalt springen",
      "Dorfforum Musterbach – Startseite",
      "Suche",
      "Sprachsuche starten",
      "Menü",
    ]);
    await page.keyboard.press("Enter");
    await expect(page.getByRole("button", { name: "Menü" })).toHaveAttribute("aria-expanded", "true");
    await tabThrough(page, [
      "Veranstaltungen",
      "Vereine",
      "Kitas & Schulen",
      "Aktuelles",
      "Mitmachen",
      "Leichte Sprache",
      "Über uns",
      "Kontakt",
      "Anmelden",
    ]);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Menü" })).toBeFocused();
    await tabThrough(page, ["Bewegung anhalten", "Veranstaltungen", "Vereine", "Kitas & Schulen"]);
  });
});
