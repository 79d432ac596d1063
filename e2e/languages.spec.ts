import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { expectAccessible, expectContrast } from "./support/accessibility";
import { mockSpeechSynthesis, said } from "./support/speech";

const longTitle =
  "مساعدة للقادمين الجدد في القرية: مواعيد الطبيب والمدرسة وروضة الأطفال وجمع النفايات وأوقات دوام البلدية";

/** Publishes an article, which disappears with the test. */
async function publish(editor: Awaited<ReturnType<typeof openEditor>>, more: Record<string, unknown>) {
  const entry = await editor.createEntry("beitrag", { Datum: berlinDay(new Date()), ...more });
  await editor.publish("beitrag", entry.documentId);
  return entry;
}

/** As browsers do that translate: each text stands in two elements of its own. */
const wrapTexts = () => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Node[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (node.textContent?.trim() && !node.parentElement?.closest("script, style")) texts.push(node);
  for (const node of texts) {
    const [outer, inner] = [document.createElement("font"), document.createElement("font")];
    inner.textContent = node.textContent;
    outer.append(inner);
    node.parentNode?.replaceChild(outer, node);
  }
};

/** Letters at 200 % */
const enlarge = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("the foot leads to each language of the page for newcomers, whose parts say their language and direction", async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await page.goto(routes.home);
  const languages = page.getByRole("contentinfo").getByRole("navigation", { name: "Sprachen" });
  for (const [name, code] of [
    ["English", "en"],
    ["Українська", "uk"],
    ["العربية", "ar"],
  ] as const)
    await expect(languages.getByRole("link", { name, exact: true })).toHaveAttribute("lang", code);
  await languages.getByRole("link", { name: "العربية" }).click();
  await expect(page.getByRole("heading", { level: 2, name: "العربية" })).toBeInViewport();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveAttribute("lang", "en");
  await expect(heading.locator("[lang=uk]")).toHaveText("Ласкаво просимо");
  const paragraph = page.getByText("سجّل عنوانك").first();
  await expect(paragraph).toHaveAttribute("lang", "ar");
  await expect(paragraph).toHaveCSS("direction", "rtl");
  // The first digit stands left of the last.
  const number = paragraph.getByText("030 23125 101");
  const [first, last] = await number.evaluate((element) =>
    [0, 12].map((at) => {
      const range = document.createRange();
      range.setStart(element.firstChild ?? element, at);
      range.setEnd(element.firstChild ?? element, at + 1);
      return range.getBoundingClientRect().left;
    }),
  );
  expect(first).toBeLessThan(last ?? 0);
  await page.close();
});

test("the page for newcomers fits a narrow screen at 200 %, passes axe in light and dark, and is printed", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(routes.newcomers);
  await enlarge(page);
  expect(await sideways(page)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectContrast(page);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Ці дзвінки безкоштовні.")).toBeVisible();
});

test("words of each language find it, and hits say their language and are highlighted", async ({ page }) => {
  for (const word of ["welcome", "лікар", "сміття", "школа", "مدرسة", "طبيب"]) {
    await page.goto(routes.search({ q: word }));
    const hit = page.getByRole("article").filter({ has: page.locator(`a[href="${routes.newcomers}"]`) });
    await expect(hit, word).toBeVisible();
    await expect(hit.getByRole("link"), word).toHaveAttribute("lang", "en");
    if (word === "مدرسة") await expect(hit.locator("p[lang=ar][dir=rtl] mark").first()).toContainText(word);
  }
});

test("an Arabic article says its language wherever it is shown, and its feed, its data and a German name in it are right", async ({
  page,
  request,
}) => {
  const editor = await openEditor();
  const Slug = `musaada-${test.info().retry}`;
  const entry = await publish(editor, {
    Slug,
    Titel: longTitle,
    Teaser: "كل ما تحتاج إليه في الأيام الأولى",
    Text: "اتصلوا بنا في Musterbach على الرقم 030 23125 101.",
    Sprache: "Arabisch",
  });
  await expect(async () => {
    expect((await page.goto(routes.article(Slug)))?.status()).toBe(200);
  }).toPass();
  for (const shown of [
    page.getByRole("heading", { level: 1 }),
    page.getByText("كل ما تحتاج"),
    page.getByText("اتصلوا بنا"),
    page.getByRole("navigation", { name: "Brotkrumen" }).locator("[aria-current=page] > span"),
  ]) {
    await expect(shown).toHaveAttribute("lang", "ar");
    await expect(shown).toHaveCSS("direction", "rtl");
  }
  await expect(page.getByText("Musterbach", { exact: true }).and(page.locator("main [lang=de]"))).toHaveCount(
    1,
  );
  const data = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(data.join()).toContain('"inLanguage":"ar"');
  await page.setViewportSize({ width: 320, height: 640 });
  await enlarge(page);
  expect(await sideways(page)).toBe(0);
  await expectAccessible(page);

  await page.goto(routes.news());
  await expect(page.getByRole("heading", { name: longTitle }).locator("[lang=ar]").first()).toHaveCSS(
    "direction",
    "rtl",
  );
  await page.goto(routes.search({ q: "القادمين" }));
  await expect(page.getByRole("link", { name: longTitle })).toHaveAttribute("dir", "rtl");
  await expect(async () => {
    expect(await (await request.get(routes.feed)).text()).toContain('<entry xml:lang="ar">');
  }).toPass();
  await editor.deleteEntry("beitrag", entry.documentId);
});

test("the CMS refuses a language that it does not offer; an entry without one is German", async ({
  request,
}) => {
  const editor = await openEditor();
  const fields = { Datum: "2026-11-20", Titel: "Sprachprobe", Text: "Guten Tag", Slug: "sprachprobe" };
  await expect(editor.createEntry("beitrag", { ...fields, Sprache: "tlh" })).rejects.toThrow();
  const entry = await publish(editor, { ...fields, Sprache: null });
  await expect(async () => {
    const html = await (await request.get(routes.article("sprachprobe"))).text();
    expect(html).toContain("<h1>Sprachprobe</h1>");
  }).toPass();
  await editor.deleteEntry("beitrag", entry.documentId);
});

test("on a device with a German voice alone, what is foreign is left out and that is said", async ({
  page,
}) => {
  const editor = await openEditor();
  const mixed = await publish(editor, {
    Slug: "gemischt",
    Titel: "Gemischt",
    Text: "Guten Tag.\n\nДобрий день.",
  });
  const foreign = await publish(editor, {
    Slug: "hello-all",
    Titel: "Hello all",
    Text: "Good morning.",
    Sprache: "Englisch",
  });
  await page.addInitScript(mockSpeechSynthesis);
  await expect(async () => {
    expect((await page.goto(routes.article("gemischt")))?.status()).toBe(200);
  }).toPass();
  await page.getByRole("button", { name: "Vorlesen" }).click();
  await expect(page.getByText("Ausgelassen wird, was auf Ukrainisch geschrieben ist")).toBeVisible();
  expect((await said(page)).filter((text) => text !== "(still)")).toEqual(["Guten Tag."]);
  await expect(async () => {
    expect((await page.goto(routes.article("hello-all")))?.status()).toBe(200);
  }).toPass();
  await expect(page.getByText("Ihr Gerät hat keine Stimme für Englisch.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Vorlesen" })).toHaveCount(0);
  for (const { documentId } of [mixed, foreign]) await editor.deleteEntry("beitrag", documentId);
});

test("a browser that translates the page does not break it", async ({ page }) => {
  const errors: Error[] = [];
  await page.setViewportSize({ width: 390, height: 800 });
  page.on("pageerror", (error) => errors.push(error));
  await page.goto(routes.search({ q: "feuerwehr" }));
  await expect(page.getByRole("combobox", { name: "Suche" })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.evaluate(wrapTexts);
  await page.getByRole("combobox", { name: "Suche" }).fill("bücherei");
  await page.getByRole("combobox", { name: "Suche" }).press("Enter");
  await expect(page).toHaveURL(/q=b%C3%BCcherei/);
  await expect(page.getByRole("article").first()).toContainText(/Bücherei/i);
  await page.evaluate(wrapTexts);
  await page.getByRole("button", { name: "Menü" }).click();
  await page.getByRole("link", { name: "Aktuelles" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Aktuelles/);
  // What hydrates later finds other HTML than it knows, and React makes it anew.
  expect(errors.filter(({ message }) => !message.includes("error #418"))).toEqual([]);
});
