import { expect, type Page } from "@playwright/test";
import { type Entry, openEditor, openPanel } from "./support/editor";
import { test } from "./support/stack";

/** A Saturday, as the 25th of December and New Year after it are. */
const saturday = "2032-12-11T18:00:00.000Z";

const isSaved = (page: Page) => expect(page.getByText("Gespeichert", { exact: true })).toBeVisible();

async function openEvent(page: Page, fields: Record<string, unknown>) {
  const editor = await openEditor();
  const { documentId } = await editor.createEntry("veranstaltung", { Beginn: saturday, ...fields });
  const path = `collection-types/api::veranstaltung.veranstaltung/${documentId}`;
  await openPanel(page, `content-manager/${path}`);
  await expect(page.getByRole("combobox", { name: "Wiederholung" })).toBeVisible({ timeout: 60_000 });
  const stored = async (): Promise<Entry> =>
    (await (await editor.fetch(`content-manager/${path}`)).json()).data;
  return { stored };
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByRole("option", { name: option }).click();
}

const dates = (page: Page) => page.getByRole("list", { name: "Die nächsten Termine" }).getByRole("listitem");

test("a weekly event is chosen, read in words and dates, warns of holidays, and is stored as a rule", async ({
  page,
}) => {
  const { stored } = await openEvent(page, { Titel: "Singen am Samstag" });
  await choose(page, "Wiederholung", "Jede Woche");
  const words = page.getByRole("status").filter({ hasText: "jeden" });
  await expect(words).toHaveText("jeden Samstag");
  await expect(dates(page)).toHaveCount(5);
  await expect(dates(page).nth(2)).toContainText("Samstag, 25. Dezember 2032");
  await expect(dates(page).nth(2)).toContainText("Feiertag: 1. Weihnachtstag");

  await dates(page).nth(2).getByRole("button", { name: "25. Dezember 2032 auslassen" }).click();
  await expect(dates(page).nth(2)).toContainText("fällt aus (Ausnahme)");
  await dates(page).nth(2).getByRole("button", { name: "25. Dezember 2032 doch" }).click();
  await dates(page).nth(2).getByRole("button", { name: "25. Dezember 2032 auslassen" }).click();
  await page.getByRole("checkbox", { name: "Nicht an Feiertagen" }).click();
  await expect(dates(page).nth(3)).toContainText("fällt aus (Neujahr)");
  await page.getByRole("checkbox", { name: "Nicht in den Schulferien" }).click();
  await expect(dates(page).first()).toContainText("Schulferien unbekannt: noch nicht eingetragen");
  await page.getByRole("checkbox", { name: "Nicht in den Schulferien" }).click();
  await page.getByRole("checkbox", { name: "Sonntag" }).click();
  await choose(page, "Endet", "Nach mehreren Terminen");
  await page.getByRole("spinbutton", { name: "Anzahl der Termine" }).fill("20");
  await expect(words).toHaveText("jeden Samstag und Sonntag, außer an Feiertagen, bis 13. Februar 2033");

  await page.getByRole("button", { name: "Speichern" }).click();
  await isSaved(page);
  expect(await stored()).toMatchObject({
    Wiederholung: "FREQ=WEEKLY;BYDAY=SA,SU;COUNT=20",
    Nicht_an_Feiertagen: true,
    Ausnahmen: [{ Datum: "2032-12-25" }],
  });
});

test("a rule that the choice does not offer survives opening and saving", async ({ page }) => {
  const Wiederholung = "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1";
  const { stored } = await openEvent(page, { Titel: "Kassenprüfung", Wiederholung });
  await expect(page.getByRole("combobox", { name: "Wiederholung" })).toHaveText(/bleibt, wie sie ist/);
  await expect(dates(page).first()).toContainText("31. Dezember 2032");
  await page.getByRole("textbox", { name: "Titel" }).fill("Kassenprüfung im Rathaus");
  await page.getByRole("button", { name: "Speichern" }).click();
  await isSaved(page);
  expect(await stored()).toMatchObject({ Titel: "Kassenprüfung im Rathaus", Wiederholung });
});

test("a beginning that does not fit is named and adapted to; an end before it is refused at the field", async ({
  page,
}) => {
  const { stored } = await openEvent(page, { Titel: "Turnen", Wiederholung: "FREQ=WEEKLY;BYDAY=TU" });
  await expect(page.getByText("Samstag, 11. Dezember 2032, passt nicht zur Wiederholung")).toBeVisible();
  await page.getByRole("button", { name: "An den Beginn anpassen" }).click();
  await expect(dates(page).first()).toContainText("Samstag, 11. Dezember 2032");
  await choose(page, "Endet", "An einem Tag");
  await page.getByLabel("Letzter Tag").fill("2033-03-01");
  await page.getByRole("button", { name: "Speichern" }).click();
  await isSaved(page);
  const Wiederholung = "FREQ=WEEKLY;BYDAY=SA;UNTIL=20330301T225959Z";
  expect(await stored()).toMatchObject({ Wiederholung });

  await page.getByLabel("Letzter Tag").fill("2032-12-01");
  const problem = page.getByText("Die Wiederholung endet vor dem Beginn der Veranstaltung.");
  await expect(problem).toHaveCount(1);
  await page.getByRole("button", { name: "Speichern" }).click();
  // At the field, and as the panel's message
  await expect(problem).toHaveCount(2);
  expect(await stored()).toMatchObject({ Wiederholung });
});
