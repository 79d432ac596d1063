import { expect, type Locator, type Page } from "@playwright/test";
import sharp from "sharp";
import { spokenTextId } from "@/lib/browser/element-ids";
import { routes } from "@/lib/urls/routes";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { picture } from "./support/cms-submissions";
import { test } from "./support/stack";

const newEvent = "content-manager/collection-types/api::veranstaltung.veranstaltung/create";

/** Chooses a file in the dialog that the button opens. */
async function upload(page: Page, button: string, file: Blob) {
  const dialog = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: button }).click();
  await (await dialog).setFiles({
    name: "bild.jpg",
    mimeType: file.type,
    buffer: Buffer.from(await file.arrayBuffer()),
  });
}

async function type(field: Locator, text: string) {
  await field.fill(text);
  await field.press("Tab");
}

async function choose(field: Locator, option: string) {
  await field.click();
  await field.page().getByRole("option", { name: option }).click();
}

const begin = (page: Page) => page.getByRole("textbox", { name: "Beginn", exact: true });
const beginTime = (page: Page) => page.getByRole("textbox", { name: "Beginn, Uhrzeit" });

test("an event with a picture takes nine steps, and stands on the site", async ({ panelPage: page }) => {
  await openPanel(page, "");
  const steps: [string, () => Promise<unknown>][] = [
    ["Neue Veranstaltung", () => page.getByRole("link", { name: "Neue Veranstaltung" }).click()],
    ["Titel", () => page.getByRole("textbox", { name: "Titel" }).fill("Fest der neun Schritte")],
    ["Tag", () => type(begin(page), "05.03.2027")],
    ["Uhrzeit", () => type(beginTime(page), "19:00")],
    ["Ort", () => page.getByLabel("Ort", { exact: true }).fill("Festwiese")],
    ["Kategorie", () => choose(page.getByRole("combobox", { name: "Kategorien" }), "Kultur & Bildung")],
    ["Bild", async () => upload(page, "Bild hochladen", await picture())],
    ["Bildbeschreibung", () => page.getByLabel("Bildbeschreibung").fill("Neun Stufen aus Stein")],
    ["Veröffentlichen", () => page.getByRole("button", { name: "Veröffentlichen" }).click()],
  ];
  for (const [name, act] of steps) await test.step(name, act);
  await expect(page.getByRole("heading", { level: 2 })).toContainText(["Was", "Wann", "Wo", "Bild"]);
  expect(steps.length).toBeLessThanOrEqual(9);

  await expect(async () => {
    const response = await page.request.get(routes.event("fest-der-neun-schritte"));
    expect(response.status()).toBe(200);
    expect(await response.text()).toContain("Neun Stufen aus Stein");
  }).toPass();
});

/** The clipboard's HTML and text, as programs fill it, and the lines that are shown on the site */
const clipboards = [
  {
    program: "Word",
    html: "<html><body><p class=MsoNormal><b>28. November</b>: Adventsmarkt<o:p></o:p></p><p class=MsoNormal>5. Dezember: Nikolaus</p><p class=MsoListParagraph>·<span>&nbsp; </span>Kuchen</p><table><tr><td>Mo</td><td>8–12</td></tr></table></body></html>",
    text: "28. November: Adventsmarkt\r\n5. Dezember: Nikolaus\r\n•\tKuchen\r\nMo\t8–12\r\n",
    lines: ["28. November: Adventsmarkt", "5. Dezember: Nikolaus", "•\tKuchen", "Mo\t8–12"],
  },
  {
    program: "a mail program",
    html: "<div>Eintritt 5 €*</div><div>*ermäßigt 3 €</div><div><br></div><div>-- <br>Ihr Vorstand</div>",
    text: "Eintritt 5 €*\n*ermäßigt 3 €\n\n-- \nIhr Vorstand",
    lines: ["Eintritt 5 €*", "*ermäßigt 3 €", "--", "Ihr Vorstand"],
  },
  {
    program: "a messenger",
    html: undefined,
    text: "🎄 *Weihnachtsmarkt* 🎄\n12. Dezember\nAnmeldung an <Vorname Nachname>",
    lines: ["🎄 <em>Weihnachtsmarkt</em> 🎄", "12. Dezember", "Anmeldung an &lt;Vorname Nachname&gt;"],
  },
];

test("what is pasted into a text arrives as its words, and is shown on the site line by line", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  const fields = { Titel: "Eingefügt", Slug: `eingefuegt-${Date.now()}`, Datum: "2026-11-01", Text: "Alt" };
  const { documentId } = await editor.createEntry("beitrag", fields);
  await openPanel(page, `content-manager/collection-types/api::beitrag.beitrag/${documentId}`);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  const field = page.locator(".CodeMirror-code").first();
  await expect(field).toHaveText("Alt");
  await expect(page.getByRole("button", { name: "Ungefähre Ansicht" })).toHaveCount(0);
  for (const { program, html, text, lines } of clipboards) {
    await page.evaluate(
      async (parts) => {
        const blobs = parts.map(([type, part]) => [type, new Blob([part], { type })] as const);
        await navigator.clipboard.write([new ClipboardItem(Object.fromEntries(blobs))]);
      },
      [["text/plain", text] as const, ...(html === undefined ? [] : [["text/html", html] as const])],
    );
    await field.click();
    await page.keyboard.press("ControlOrMeta+A");
    await page.keyboard.press("ControlOrMeta+V");
    await page.getByRole("button", { name: "Veröffentlichen" }).click();
    await expect(async () => {
      const html = await (await page.request.get(routes.article(fields.Slug))).text();
      const text = html.slice(html.indexOf(`id="${spokenTextId}"`));
      const shown = text.split(/<br\/?>|<\/?p>/).map((line) => line.trim());
      expect(shown, program).toEqual(expect.arrayContaining(lines));
    }).toPass();
  }
});

test("files stand beside an event after one press each", async ({ panelPage: page }) => {
  const editor = await openEditor();
  const fields = {
    Titel: "Fest mit Blättern",
    Slug: `blaetter-${Date.now()}`,
    Beginn: "2031-05-01T10:00:00.000Z",
  };
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  await openPanel(page, `content-manager/collection-types/api::veranstaltung.veranstaltung/${documentId}`);
  const button = page.getByRole("button", { name: "Datei hochladen" });
  for (const [index, name] of ["Handzettel", "Lageplan"].entries()) {
    await expect(button).toBeEnabled({ timeout: 60_000 });
    const chooser = page.waitForEvent("filechooser");
    await button.click();
    const buffer = Buffer.from(`%PDF-1.4\n%${name}\n%%EOF\n`);
    await (await chooser).setFiles({ name: `${name}.pdf`, mimeType: "application/pdf", buffer });
    await expect(page.getByText(`Dateien zum Herunterladen (1 / ${index + 1})`)).toBeVisible();
  }
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(async () => {
    const text = await (await page.request.get(routes.event(fields.Slug))).text();
    for (const name of ["Handzettel", "Lageplan"]) expect(text).toContain(name);
  }).toPass();
  await editor.unpublish("veranstaltung", documentId);
});

test("pictures below a text are uploaded, described beside each, and shown with their captions", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  const Slug = `bilderreihe-${Date.now()}`;
  const { documentId } = await editor.createEntry("beitrag", {
    Titel: "Bilderreihe vom Fest",
    Slug,
    Datum: "2026-11-20",
    Text: "So war es.",
  });
  await openPanel(page, `content-manager/collection-types/api::beitrag.beitrag/${documentId}`);
  const names = [`linde-${Slug}.png`, `teich-${Slug}.png`];
  for (const [index, name] of names.entries()) {
    const button = page.getByRole("button", { name: "Weiteres hochladen" });
    await expect(button).toBeEnabled({ timeout: 60_000 });
    const chooser = page.waitForEvent("filechooser");
    await button.click();
    const create = { width: 60, height: 40, channels: 3, background: index ? "teal" : "olive" } as const;
    const buffer = await sharp({ create }).png().toBuffer();
    await (await chooser).setFiles({ name, mimeType: "image/png", buffer });
    await expect(page.getByLabel(`Was ist auf „${name}“ zu sehen?`)).toBeVisible();
  }
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  const missing = page.getByText(`Bitte beschreiben Sie unter dem Bild „${names[0]}“`);
  await expect(missing.first()).toBeVisible();
  const saved = () =>
    page.waitForResponse((response) => response.url().includes("/upload?id=") && response.ok());
  for (const [index, text] of ["Der Chor singt unter der Linde", "Kinder am Teich"].entries()) {
    const stored = saved();
    await page.getByLabel(`Was ist auf „${names[index]}“ zu sehen?`).fill(text);
    await stored;
  }
  const stored = saved();
  await page.getByLabel(`Bildunterschrift zu „${names[1]}“`).fill("Am Nachmittag");
  await stored;
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(async () => {
    await page.goto(routes.article(Slug));
    const pictures = page.getByRole("region", { name: "Bilder", exact: true });
    await expect(pictures.getByRole("img")).toHaveCount(2, { timeout: 1000 });
    await expect(
      pictures.getByRole("link", { name: "Der Chor singt unter der Linde (Bild in groß)" }),
    ).toBeVisible();
    await expect(
      pictures.getByRole("figure").filter({ hasText: "Am Nachmittag" }).getByRole("img"),
    ).toHaveAttribute("alt", "Kinder am Teich");
  }).toPass();
  await editor.deleteEntry("beitrag", documentId);
});

test("a stored place gives an event its address; another is stored with one press", async ({
  panelPage: page,
}) => {
  const place = page.getByLabel("Ort", { exact: true });
  const address = page.getByLabel("Adresse", { exact: true });
  await openPanel(page, newEvent);
  await expect(place).toBeVisible({ timeout: 60_000 });
  await expect(page.locator("datalist option[value=Turnhalle]")).toHaveText(/^Schulstraße/);
  await type(place, "Turnhalle");
  await expect(address).toHaveValue("Schulstraße 10, 12345 Musterbach");
  await expect(page.getByLabel("Breitengrad")).toHaveValue("52,18926");

  await type(place, "Badestelle am Wehr");
  await expect(address).toHaveValue("");
  await expect(page.getByLabel("Breitengrad")).toHaveValue("");
  await address.fill("Am Wehr 1, 12345 Musterbach");
  await page.getByRole("button", { name: "Ort mit Adresse speichern" }).click();
  await expect(page.getByText("„Badestelle am Wehr“ steht nun zur Auswahl.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Ort mit Adresse speichern" })).toBeHidden();

  await openPanel(page, newEvent);
  await expect(page.locator("datalist option[value='Badestelle am Wehr']")).toBeAttached({ timeout: 60_000 });
  await type(place, "badestelle am wehr");
  await expect(address).toHaveValue("Am Wehr 1, 12345 Musterbach");
});

test("a day and a time are stored as they were typed, by keyboard alone; a day that does not exist is not", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  const Titel = `Getippt ${Date.now()}`;
  await openPanel(page, newEvent);
  await page.getByRole("textbox", { name: "Titel" }).fill(Titel);
  await begin(page).focus();
  await page.keyboard.type("31.2.2027");
  await page.keyboard.press("Tab");
  await expect(begin(page)).toHaveAccessibleDescription(/^Diesen Tag gibt es nicht\./);
  await expect(beginTime(page)).toBeFocused();
  await page.keyboard.type("17");
  const refused = page.waitForResponse((response) => response.status() === 400);
  await page.keyboard.press("Control+s");
  await refused;
  await expect(begin(page)).toHaveValue("31.2.2027");
  await expect(begin(page)).toBeFocused();
  await expect(begin(page)).toHaveAccessibleDescription(/^Diesen Tag gibt es nicht\./);

  await begin(page).fill("Sa, 5. Dez. 2026");
  await type(page.getByRole("textbox", { name: "Ende, Uhrzeit" }), "0.17");
  await expect(page.getByText("Samstag, 5. Dezember 2026, 17 Uhr", { exact: true })).toBeVisible();
  await expect(page.getByText("Wirklich nachts um 0.17 Uhr?")).toBeVisible();
  await type(page.getByRole("textbox", { name: "Ende", exact: true }), "6.12.");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page).not.toHaveURL(/\/create/);
  expect(await editor.findEntry("veranstaltung", { Titel })).toMatchObject({
    Beginn: "2026-12-05T16:00:00.000Z",
    Ende: "2026-12-05T23:17:00.000Z",
  });
});

test("what a closed window left unsaved is offered again, and goes when it is saved or discarded", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  const path = (documentId: string) => `content-manager/collection-types/api::ort.ort/${documentId}`;
  const name = (tab: Page) => tab.getByRole("textbox", { name: "Name" });
  const restore = (tab: Page) => tab.getByRole("button", { name: "Wiederherstellen" });
  const drafts = (tab: Page) =>
    tab.evaluate(() =>
      Object.keys(localStorage).filter((key) => key.startsWith("dorfforum-redaktion-entwurf")),
    );
  const { documentId } = await editor.createEntry("ort", { Name: `Scheune ${Date.now()}` });
  await openPanel(page, path(documentId));
  await expect(name(page)).toHaveValue(/^Scheune/, { timeout: 60_000 });
  const former = await name(page).inputValue();
  await name(page).fill("Große Scheune");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await name(page).fill(former);
  await expect.poll(() => drafts(page)).toEqual([]);
  await name(page).fill("Große Scheune");
  await expect.poll(() => drafts(page)).toHaveLength(1);
  await page.close();

  const second = await page.context().newPage();
  await openPanel(second, path("create"));
  await expect(name(second)).toHaveValue("", { timeout: 60_000 });
  await expect(restore(second)).toBeHidden();
  await name(second).fill(`Stall ${Date.now()}`);
  await expect.poll(() => drafts(second)).toHaveLength(2);
  await second.getByRole("button", { name: "Speichern" }).click();
  await expect(second).not.toHaveURL(/\/create/);
  await expect.poll(() => drafts(second)).toHaveLength(1);
  await openPanel(second, path(documentId));
  await restore(second).click();
  await expect(name(second)).toHaveValue("Große Scheune");
  await second.getByRole("button", { name: "Speichern" }).click();
  await expect.poll(() => drafts(second)).toEqual([]);
  expect((await editor.findEntry("ort", { Name: "Große Scheune" })).documentId).toBe(documentId);

  await name(second).fill("Kleine Scheune");
  await expect.poll(() => drafts(second)).toHaveLength(1);
  second.on("dialog", (dialog) => dialog.accept());
  await second.reload();
  await second.getByRole("button", { name: "Verwerfen" }).click();
  await expect(name(second)).toHaveValue("Große Scheune");
  expect(await drafts(second)).toEqual([]);
});
