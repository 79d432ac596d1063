import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/routes";

const box = (page: Page) => page.getByRole("search", { name: "Suche im Dorfforum" });
/** A search box, which the page's code makes a combobox. */
const field = (page: Page) =>
  box(page)
    .getByRole("searchbox", { name: "Suche" })
    .or(box(page).getByRole("combobox", { name: "Suche" }));
const submit = (page: Page) => box(page).getByRole("button", { name: "Suchen" });
const clear = (page: Page) => box(page).getByRole("button", { name: "Suche löschen" });
const voice = (page: Page) => box(page).getByRole("button", { name: "Sprachsuche starten" });
const hits = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link");

/** A browser's form without fields sends a lone question mark. */
const allResults = /\/suchergebnisse\??$/;

async function search(page: Page, text: string) {
  await field(page).fill(text);
  await field(page).press("Enter");
  await expect(page).toHaveURL(routes.search({ q: text }));
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("it is a form to the results, with buttons once it has text", async ({ page }) => {
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

  test("Enter is enough", async ({ page }) => {
    await page.goto(routes.contact);
    await search(page, "Feuerwehr");
    await expect(hits(page).first()).toBeVisible();
  });
});

for (const width of [390, 820, 1440]) {
  test(`at ${width} px its clear and submit buttons are there only with text`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(routes.home);
    await expect(submit(page)).toBeHidden();
    await expect(clear(page)).toBeHidden();
    await field(page).pressSequentially("F");
    await expect(submit(page)).toBeVisible();
    await expect(clear(page)).toBeVisible();
    await field(page).press("Backspace");
    await expect(submit(page)).toBeHidden();
    await expect(clear(page)).toBeHidden();
  });
}

test("submitting goes to the results of the trimmed text without loading the page anew", async ({ page }) => {
  await page.goto(routes.contact, { waitUntil: "networkidle" });
  const sameDocument = await page.evaluateHandle(() => document);
  await field(page).fill("  Gelber Sack ");
  await submit(page).click();
  await expect(page).toHaveURL(routes.search({ q: "Gelber Sack" }));
  await expect(field(page)).toHaveValue("Gelber Sack");
  expect(await sameDocument.evaluate((document) => document === window.document)).toBe(true);
});

test("clearing empties it, keeps the focus in it and goes to the results without parameters", async ({
  page,
}) => {
  await page.goto(routes.search({ q: "Feuerwehr", c: "Jugend" }));
  await expect(field(page)).toHaveValue("Feuerwehr");
  await clear(page).click();
  await expect(page).toHaveURL(allResults);
  await expect(field(page)).toHaveValue("");
  await expect(field(page)).toBeFocused();
});

test("its text survives the way to a hit and beyond", async ({ page }) => {
  await page.goto(routes.home);
  await search(page, "Feuerwehr");
  await hits(page).first().click();
  await expect(page).not.toHaveURL(/suchergebnisse/);
  await expect(field(page)).toHaveValue("Feuerwehr");
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL(routes.imprint);
  await expect(field(page)).toHaveValue("Feuerwehr");
});

test("its text follows the URL, back and forward too", async ({ page }) => {
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

test.describe("in a browser that turns speech into text", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => Object.assign(window, { SpeechRecognition: class extends EventTarget {} })),
  );

  test("the voice button is there only while it is empty", async ({ page }) => {
    await page.goto(routes.home);
    await expect(voice(page)).toBeVisible();
    await field(page).fill("Fest");
    await expect(voice(page)).toBeHidden();
    await clear(page).click();
    await expect(voice(page)).toBeVisible();
  });
});

test.describe("in a browser that does not", () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      Reflect.deleteProperty(window, "SpeechRecognition");
      Reflect.deleteProperty(window, "webkitSpeechRecognition");
    }),
  );

  test("there is no voice button", async ({ page }) => {
    await page.goto(routes.home);
    // The page is alive: the submit button brings the text to the results by itself.
    await search(page, "Feuerwehr");
    await page.evaluate(() => scrollTo(0, 400));
    await expect(page.getByRole("button", { name: "Nach oben" })).toBeVisible();
    await clear(page).click();
    await expect(page).toHaveURL(allResults);
    await expect(field(page)).toHaveValue("");
    await expect(voice(page)).toHaveCount(0);
  });
});
