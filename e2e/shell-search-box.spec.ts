import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { hits, searchBox } from "./support/search";

/** A searchbox before hydration, then a combobox */
const field = (page: Page) =>
  searchBox(page)
    .getByRole("searchbox", { name: "Suche" })
    .or(searchBox(page).getByRole("combobox", { name: "Suche" }));
const submit = (page: Page) => searchBox(page).getByRole("button", { name: "Suchen" });
const clear = (page: Page) => searchBox(page).getByRole("button", { name: "Suche löschen" });
const voice = (page: Page) => searchBox(page).getByRole("button", { name: "Sprachsuche starten" });

/** A form without values adds a question mark in browsers. */
const allResults = /\/suchergebnisse\??$/;

async function search(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(page).toHaveURL(routes.search({ q: text }));
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form leads to the results and has buttons once it has text", async ({ page }) => {
    await page.goto(routes.home);
    await expect(submit(page)).toBeHidden();
    await expect(clear(page)).toBeHidden();
    await field(page).fill("Gelber Sack");
    await submit(page).click();
    await expect(page).toHaveURL(routes.search({ q: "Gelber Sack" }));
    await expect(field(page)).toHaveValue("Gelber Sack");
    await expect(hits(page).first()).toBeVisible();
    await clear(page).click();
    await expect(page).toHaveURL(allResults);
    await expect(field(page)).toHaveValue("");
    await expect(voice(page)).toHaveCount(0);
  });

  test("Enter submits the form", async ({ page }) => {
    await page.goto(routes.contact);
    await search(page, "Feuerwehr");
    await expect(hits(page).first()).toBeVisible();
  });
});

test("the clear and submit buttons are visible only with text, whatever the screen", async ({ page }) => {
  for (const width of [390, 820, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(routes.home);
      const buttons = { submit: submit(page), clear: clear(page) };
      const expectButtons = async (visible: boolean) => {
        for (const [name, button] of Object.entries(buttons))
          await expect(button, `${name} button at ${width} px`).toBeVisible({ visible });
      };
      await expectButtons(false);
      await field(page).pressSequentially("F");
      await expectButtons(true);
      await field(page).press("Backspace");
      await expectButtons(false);
    });
});

test("submitting shows the results of the trimmed text in the same document", async ({ page }) => {
  await page.goto(routes.contact, { waitUntil: "networkidle" });
  const sameDocument = await page.evaluateHandle(() => document);
  await field(page).fill("  Gelber Sack ");
  await submit(page).click();
  await expect(page).toHaveURL(routes.search({ q: "Gelber Sack" }));
  await expect(field(page)).toHaveValue("Gelber Sack");
  expect(await sameDocument.evaluate((document) => document === window.document)).toBe(true);
});

test("clearing empties and focuses the field and shows the results without parameters", async ({ page }) => {
  await page.goto(routes.search({ q: "Feuerwehr", c: "Jugend" }));
  await expect(field(page)).toHaveValue("Feuerwehr");
  await clear(page).click();
  await expect(page).toHaveURL(allResults);
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
});

test("the text stays on following pages", async ({ page }) => {
  await page.goto(routes.home);
  await search(page, "Feuerwehr");
  await hits(page).first().click();
  await expect(page).not.toHaveURL(/suchergebnisse/);
  await expect(field(page)).toHaveValue("Feuerwehr");
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL(routes.imprint);
  await expect(field(page)).toHaveValue("Feuerwehr");
});

test("the text follows the URL, back and forward included", async ({ page }) => {
  await page.goto(routes.home);
  await search(page, "Feuerwehr");
  await search(page, "Sack");
  await page.goBack();
  await expect(page).toHaveURL(routes.search({ q: "Feuerwehr" }));
  await expect(field(page)).toHaveValue("Feuerwehr");
  await page.goForward();
  await expect(page).toHaveURL(routes.search({ q: "Sack" }));
  await expect(field(page)).toHaveValue("Sack");
  await page.getByRole("navigation", { name: "Kategorien" }).getByRole("link", { name: "Jugend" }).click();
  await expect(page).toHaveURL(routes.search({ c: "Jugend" }));
  await expect(field(page)).toHaveValue("");
  await page.goBack();
  await expect(field(page)).toHaveValue("Sack");
});

test.describe("with SpeechRecognition", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.assign(window, { SpeechRecognition: class extends EventTarget {} })),
  );

  test("the voice button is visible only while the field is empty", async ({ page }) => {
    await page.goto(routes.home);
    await expect(voice(page)).toBeVisible();
    await field(page).fill("Fest");
    await expect(voice(page)).toBeHidden();
    await clear(page).click();
    await expect(voice(page)).toBeVisible();
  });
});
