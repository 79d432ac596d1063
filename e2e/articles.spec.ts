import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { expectAccessible } from "./support/accessibility";
import { searchField } from "./support/search";
import { mockSpeechSynthesis, type Speaking, said } from "./support/speech";

const article = routes.article("abfallkalender");

test("Leichte Sprache has its own URL, and switching to it is announced", async ({ page }) => {
  await page.goto(article);
  await expect(page.getByRole("status").filter({ hasText: "vollständigen Text" })).toBeAttached();
  // A link that is followed before hydration loads a document, which has no focus.
  await expect(searchField(page)).toBeVisible();
  await page.getByRole("link", { name: "In Leichter Sprache lesen" }).click();
  await expect(page).toHaveURL(routes.easyArticle("abfallkalender"));
  await expect(page).toHaveTitle(/ \(Leichte Sprache\) – /);
  await expect(page.getByRole("status").filter({ hasText: "in Leichter Sprache" })).toBeVisible();
  await expect(page.getByText("Es gibt verschiedene Arten von Müll.")).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", new RegExp(`${article}$`));
  await expectAccessible(page);
  const back = page.getByRole("link", { name: "Zum vollständigen Text" });
  await expect(back).toBeFocused();
  await back.press("Enter");
  await expect(page).toHaveURL(article);
  await expect(page).not.toHaveTitle(/Leichte Sprache/);
});

test("the link to Leichte Sprache works without JavaScript", async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await page.goto(article);
  await expect(page.getByRole("button", { name: /Vorlesen|Drucken/ })).toBeHidden();
  await page.getByRole("link", { name: "In Leichter Sprache lesen" }).click();
  await expect(page.getByText("Es gibt verschiedene Arten von Müll.")).toBeVisible();
  await page.close();
});

test("the table of contents precedes the text, and its links are not covered by the header, whatever the screen", async ({
  page,
}) => {
  for (const width of [390, 1440])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(article);
      const contents = page.getByRole("navigation", { name: "Inhalt" });
      const link = contents.getByRole("link", { name: "Sperrmüll" });
      if (width < 960) {
        await expect(link, `link at ${width} px`).toBeHidden();
        await contents.getByText("Inhalt").filter({ visible: true }).click();
      }
      await link.click();
      const heading = page.getByRole("heading", { level: 2, name: "Sperrmüll" });
      await expect(heading, `heading at ${width} px`).toBeInViewport();
      const headingBelowHeader = async () => {
        const header = await page.getByRole("banner").boundingBox();
        return ((await heading.boundingBox())?.y ?? 0) - (header?.height ?? 0);
      };
      await expect.poll(headingBelowHeader, `heading below the header at ${width} px`).toBeGreaterThan(0);
    });
});

test("without a local German voice an article has a button to print, but none to read aloud; printed it has no controls and fits on fewer than five sheets", async ({
  page,
}) => {
  await page.goto(article);
  await expect(page.getByRole("button", { name: "Drucken" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Vorlesen" })).toHaveCount(0);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sperrmüll" })).toBeVisible();
  for (const hidden of [
    page.getByRole("navigation"),
    page.getByRole("button"),
    page.getByRole("link", { name: "In Leichter Sprache lesen" }),
    page.getByRole("heading", { name: "Weiterlesen" }),
  ])
    await expect(hidden.filter({ visible: true })).toHaveCount(0);
  const pdf = await page.pdf({ format: "A4" });
  expect(pdf.subarray(0, 5).toString()).toBe("%PDF-");
  const sheets = pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(0);
  expect(sheets).toBeLessThan(5);
});

const endSentence = (page: Page) =>
  page.evaluate(() => (window as unknown as Speaking).said.at(-1)?.onend?.());
const marked = (page: Page) =>
  page.evaluate(() => [...(CSS.highlights.get("vorlesen") ?? [])].map(String).join().trim());

test("reading aloud highlights each sentence, can be paused and ends on navigation", async ({ page }) => {
  await page.addInitScript(mockSpeechSynthesis);
  await page.goto(article);
  await page.getByRole("button", { name: "Vorlesen" }).click();
  const first = /^Restmüll, Bio, Papier und Gelber Sack/;
  await expect.poll(() => said(page)).toEqual([expect.stringMatching(first)]);
  await expect.poll(() => marked(page)).toMatch(first);
  await endSentence(page);
  await expect.poll(() => marked(page)).toMatch(/^Kaum etwas wird/);
  await page.getByRole("button", { name: "Anhalten", exact: true }).click();
  await expect(page.getByRole("button", { name: "Fortsetzen" })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole("button", { name: "Fortsetzen" }).click();
  await expect
    .poll(async () => (await said(page)).slice(-2))
    .toEqual(["(still)", expect.stringMatching(/^Kaum etwas wird/)]);
  await page.getByRole("link", { name: "In Leichter Sprache lesen" }).click();
  await expect(page.getByRole("button", { name: "Vorlesen" })).toBeVisible();
  await expect.poll(async () => (await said(page)).at(-1)).toBe("(still)");
  await expect.poll(() => marked(page)).toBe("");
});

// Strapi accepts at most one megabyte, escapes included.
test("a text of one megabyte with scripts is rendered and runs none of them", async ({ page, request }) => {
  const editor = await openEditor();
  const Text = `# Lang\n\n<script>window.hacked = 1</script><img src=x onerror="window.hacked = 1">\n\n[Klick](javascript:alert(1)) [Daten](data:text/html,x)\n\n${`${"Ein Satz mit **Wort** darin. ".repeat(10)}\n\n`.repeat(3_100)}Ende.`;
  const fields = { Titel: "Ein Megabyte", Slug: "ein-megabyte", Text, Datum: "2020-01-01" };
  const { documentId } = await editor.createEntry("beitrag", fields);
  try {
    await editor.publish("beitrag", documentId);
    const path = routes.article("ein-megabyte");
    await expect.poll(async () => (await request.get(path)).status()).toBe(200);
    await page.goto(path, { waitUntil: "commit" });
    await expect(page.getByText("Ende.", { exact: true })).toBeAttached();
    expect(await page.evaluate(() => "hacked" in window)).toBe(false);
    await expect(
      page.locator('main a[href^="javascript"], main a[href^="data"], main [onerror]'),
    ).toHaveCount(0);
    // The second response comes from the cache, and the site stays responsive.
    const [again, other] = await Promise.all([request.get(path), request.get(routes.contact)]);
    expect(again.status()).toBe(200);
    expect(other.status()).toBe(200);
  } finally {
    await editor.deleteEntry("beitrag", documentId);
  }
});
