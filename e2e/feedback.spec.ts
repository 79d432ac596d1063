import { expect } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { expectAccessible, expectContrast } from "./support/accessibility";
import { articleToJudge, judge } from "./support/feedback";
import { storedNames } from "./support/privacy-checks";
import { test } from "./support/stack";

const countsOf = async (Dokument: string, cmsUrl?: string) => {
  const { Ja, Nein } = await (await openEditor(cmsUrl)).findEntry("rueckmeldung", { Dokument });
  return { Ja, Nein };
};

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("one tap tells whether an event's page helped, and words can follow; nothing stays on the device", async ({
    page,
  }) => {
    const path = routes.event("kirmes");
    await page.goto(path);
    const question = page.getByRole("group", { name: "War das hilfreich?" });
    for (const answer of await question.getByRole("button").all())
      expect((await answer.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await question.getByRole("button", { name: "Nein" }).click();
    const field = page.getByRole("textbox", { name: "Was fehlt?" });
    await expect(field).toBeVisible();
    await expect(page).toHaveURL(path);
    await expectAccessible(page);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectContrast(page);
    await page.keyboard.press("Tab");
    await expect(field).toBeFocused();
    await page.keyboard.type("Wann beginnt das Feuerwerk?");
    await page.getByRole("button", { name: "Absenden" }).click();
    await expect(page.getByText("bei der Redaktion angekommen")).toBeVisible();
    expect(await storedNames(page)).toEqual([]);

    const editor = await openEditor();
    const { documentId } = await editor.findEntry("veranstaltung", { Slug: "kirmes" });
    expect(await countsOf(documentId)).toEqual({ Ja: 0, Nein: 1 });
    await openPanel(page, "content-manager/collection-types/api::anmerkung.anmerkung");
    await expect(page.getByText("Wann beginnt das Feuerwerk?")).toBeVisible({ timeout: 60_000 });
  });
});

test("without JavaScript pages follow each other; while the CMS is away, nothing typed is lost", async ({
  browser,
  linked: { cms, proxy, site },
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: site.url });
  await page.goto(routes.article("dorfladen"));
  await page.getByRole("button", { name: "Ja", exact: true }).click();
  await expect(page.getByText("Danke, Ihre Antwort ist gezählt.")).toBeVisible();
  const field = page.getByRole("textbox", { name: "Was fehlt?" });
  await field.fill("Zwei Zeilen:\nmit Umbruch");

  proxy.mode = "refuse";
  await page.getByRole("button", { name: "Absenden" }).click();
  await expect(page.getByText("konnte nicht gespeichert werden")).toBeVisible();
  await expect(field).toHaveValue("Zwei Zeilen:\nmit Umbruch");
  proxy.mode = "pass";
  await page.getByRole("button", { name: "Absenden" }).click();
  await expect(page.getByText("bei der Redaktion angekommen")).toBeVisible();
  await page.getByRole("link", { name: "Zurück zur Seite" }).click();
  await expect(page).toHaveURL(site.url + routes.article("dorfladen"));
  expect(await page.context().cookies()).toEqual([]);
  await page.close();

  const { Dokument } = await articleToJudge(cms.url, "dorfladen");
  expect(await countsOf(Dokument, cms.url)).toEqual({ Ja: 1, Nein: 0 });
});

test("the CMS counts answers that come at once, for published pages and from the site alone", async () => {
  const editor = await openEditor();
  const draft = await editor.createEntry("beitrag", { Titel: "Nur ein Entwurf" });
  const page = await articleToJudge(undefined, "buecherschrank");
  const answer = { ...page, Antwort: "nein" };
  expect(await judge(undefined, answer, process.env.CMS_API_TOKEN)).toBe(403);
  expect(await judge(undefined, answer, "")).toBe(401);
  expect(await judge(undefined, { ...answer, Dokument: draft.documentId })).toBe(404);
  expect(await judge(undefined, { ...answer, Antwort: "vielleicht" })).toBe(400);

  const statuses = await Promise.all(Array.from({ length: 20 }, () => judge(undefined, answer)));
  expect(statuses).toEqual(Array(20).fill(200));
  expect(await judge(undefined, { ...page, Text: "Wo steht er?" })).toBe(200);
  const { documentId, Titel, Nein } = await editor.findEntry("rueckmeldung", { Dokument: page.Dokument });
  expect([Titel, Nein]).toEqual([expect.stringMatching(/\S/), 20]);

  await editor.deleteEntry("rueckmeldung", documentId);
  expect(await editor.countEntries("anmerkung", { Text: "Wo steht er?" })).toBe(0);
});
