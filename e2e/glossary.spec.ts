import { expect, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { expectAccessible, expectContrast } from "./support/accessibility";

const article = routes.article("neubaugebiet-sonnenhang");

test("a term is explained on tap without JavaScript, once on a page", async ({ browser, baseURL }) => {
  const page = await browser.newPage({
    javaScriptEnabled: false,
    baseURL: baseURL ?? "",
    viewport: { width: 320, height: 640 },
  });
  await page.goto(article);
  const term = page.getByRole("button", { name: /^Bebauungspl/ });
  await expect(term).toHaveCount(1);
  const explanation = page.getByText(/^\s*Bebauungsplan Ein Plan der Gemeinde/);
  await expect(explanation).toBeHidden();
  await term.click();
  await expect(explanation).toBeInViewport({ ratio: 1 });
  await term.click();
  await expect(explanation).toBeHidden();
  await page.close();
});

test("keys open and close an explanation, which passes axe and is not printed", async ({ page }) => {
  await page.goto(article);
  const term = page.getByRole("button", { name: /^Bebauungspl/ });
  await term.focus();
  await page.keyboard.press("Enter");
  const explanation = page.getByText(/^\s*Bebauungsplan Ein Plan der Gemeinde/);
  await expect(explanation).toBeInViewport({ ratio: 1 });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  await page.emulateMedia({ media: "print" });
  await expect(explanation).toBeHidden();
  await expect(term).toBeVisible();
  await page.emulateMedia({ media: "screen" });
  await page.keyboard.press("Escape");
  await expect(explanation).toBeHidden();
  await expect(term).toBeFocused();
});

test("a new term stands in the glossary and is explained in texts, and nowhere else", async ({
  page,
  request,
}) => {
  const editor = await openEditor();
  const Titel = "Umlegung am Mühlenweg";
  const created = await editor.createEntry("beitrag", {
    Titel,
    Slug: "umlegung-am-muehlenweg",
    Teaser: "Die Umlegung beginnt.",
    Datum: "2026-11-01",
    Text: "## Umlegung\n\nDie Umlegung beginnt, [die Umlegung](/kontakt) endet.",
  });
  await editor.publish("beitrag", created.documentId);
  await editor.createEntry("glossarbegriff", {
    Begriff: "Umlegung",
    Erklaerung: "Grundstücke werden neu zugeschnitten.",
  });
  await expect(
    editor.createEntry("glossarbegriff", { Begriff: "Umlegung", Erklaerung: "Noch einmal." }),
  ).rejects.toThrow(/Begriff ist schon vergeben/);
  await expect(
    editor.createEntry("glossarbegriff", { Begriff: "Los", Erklaerung: "x", Link: "javascript:alert(1)" }),
  ).rejects.toThrow(/400/);

  await expect(async () => {
    await page.goto(routes.article("umlegung-am-muehlenweg"));
    await expect(page.getByRole("button", { name: "Umlegung", exact: true })).toHaveCount(1, {
      timeout: 500,
    });
  }).toPass();
  await page.goto(routes.glossary);
  await expect(page.getByText("Grundstücke werden neu zugeschnitten.")).toBeVisible();
  for (const path of [routes.feed, routes.search({ q: "Umlegung" })])
    expect(await (await request.get(path)).text(), path).not.toContain("neu zugeschnitten");
  await editor.deleteEntry("beitrag", created.documentId);
});
