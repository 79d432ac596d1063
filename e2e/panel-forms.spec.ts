import { expect, type Locator, type Page, test } from "@playwright/test";
import { routes } from "@/lib/routes";
import { picture } from "./support/cms-submissions";
import { openPanel } from "./support/editor";

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
