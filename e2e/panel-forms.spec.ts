import { cp, mkdtemp, readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import type { FormLayout } from "@/cms/src/editing-view/form-layout";
import { routes } from "@/lib/routes";
import { readStack } from "../scripts/test-stack.mjs";
import { picture } from "./support/cms-submissions";
import { openEditor, openPanel } from "./support/editor";
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

test("an event with a picture takes nine steps, and stands on the site", async ({ page }) => {
  await openPanel(page, "");
  // Both parts of Beginn, the first field with a list
  const day = page.getByRole("combobox").nth(0);
  const time = page.getByRole("combobox").nth(1);
  const steps: [string, () => Promise<unknown>][] = [
    ["Neue Veranstaltung", () => page.getByRole("link", { name: "Neue Veranstaltung" }).click()],
    ["Titel", () => page.getByRole("textbox", { name: "Titel" }).fill("Fest der neun Schritte")],
    ["Tag", () => type(day, "05.03.2027")],
    ["Uhrzeit", () => type(time, "19:00")],
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

test("a stored place gives an event its address; another is stored with one press", async ({ page }) => {
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

type Attribute = { type: string };
const sizes: Record<string, number> = {
  richtext: 12,
  component: 12,
  boolean: 4,
  float: 4,
  integer: 4,
  date: 4,
};

/** The form that Strapi makes of a type. */
async function strapisLayout(type: string): Promise<FormLayout> {
  const schema = await readFile(`cms/src/api/${type}/content-types/${type}/schema.json`, "utf8");
  const attributes: Record<string, Attribute> = JSON.parse(schema).attributes;
  return Object.entries(attributes).map(([name, { type }]) => [{ name, size: sizes[type] ?? 6 }]);
}

test("forms of an earlier version are arranged, but not those that an editor changed", async ({
  servers,
}) => {
  const { folder, village } = await readStack();
  const cmsFolder = await mkdtemp(path.join(folder, "cms-"));
  await cp(village, cmsFolder, { recursive: true });
  const changed: FormLayout = (await strapisLayout("beitrag")).toReversed();
  setLayouts(path.join(cmsFolder, "cms.db"), {
    veranstaltung: await strapisLayout("veranstaltung"),
    beitrag: changed,
  });

  const cms = await servers.startCms({ folder: cmsFolder });
  const editor = await openEditor(cms.url);
  const namesIn = async (type: string) => {
    const response = await editor.fetch(`content-manager/content-types/api::${type}.${type}/configuration`);
    const { data } = await response.json();
    return (data.contentType.layouts.edit as FormLayout).flat().map(({ name }) => name);
  };
  const event = await namesIn("veranstaltung");
  expect(event.slice(0, 3)).toEqual(["Titel", "Beginn", "Ende"]);
  expect(event).not.toContain("Dateien_im_Text");
  const article = changed.flat().map(({ name }) => name);
  expect(await namesIn("beitrag")).toEqual(article.filter((name) => name !== "Dateien_im_Text"));
});

/** Puts layouts of forms into a CMS's database as if they had been there before the CMS stored its own. */
function setLayouts(database: string, layouts: Record<string, FormLayout>): void {
  const Database = createRequire(path.resolve("cms/package.json"))("better-sqlite3");
  const db = new Database(database);
  const table = "strapi_core_store_settings";
  db.prepare(`delete from ${table} where key = 'app_dorfforum_form-layouts'`).run();
  for (const [type, edit] of Object.entries(layouts)) {
    const key = `plugin_content_manager_configuration_content_types::api::${type}.${type}`;
    const { value } = db.prepare(`select value from ${table} where key = ?`).get(key);
    const view = JSON.parse(value);
    view.layouts.edit = edit;
    db.prepare(`update ${table} set value = ? where key = ?`).run(JSON.stringify(view), key);
  }
  db.close();
}
