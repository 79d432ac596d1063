import { addDays, weekdayOf, weekdays } from "@dorfforum/shared/calendar/day";
import { formatLongDate, formatWeekday } from "@dorfforum/shared/calendar/format";
import { toCode } from "@dorfforum/shared/calendar/recurrence-rule";
import { expect, type Page } from "@playwright/test";
import { type Entry, openEditor, openPanel } from "../scripts/stack/editor";
import { test } from "./support/stack";

/** A year of which nobody has entered the school holidays, and of which series still have dates. */
const year = new Date().getFullYear() + 3;
/** In two weeks it is Christmas, in three New Year. */
const begin = `${year}-12-11`;
const [weekday, dayAfter] = [formatWeekday(begin), formatWeekday(addDays(begin, 1))];
const code = (day: string) => toCode(weekdayOf(day));
/** In the order of rules and words */
const both = [begin, addDays(begin, 1)].sort(
  (one, other) => weekdays.indexOf(weekdayOf(one)) - weekdays.indexOf(weekdayOf(other)),
);

const lastWorkday = (day: string): string =>
  ["Sa", "So"].includes(weekdayOf(day)) ? lastWorkday(addDays(day, -1)) : day;

const isSaved = (page: Page) => expect(page.getByText("Gespeichert", { exact: true }).last()).toBeVisible();

async function openEvent(page: Page, fields: Record<string, unknown>) {
  const editor = await openEditor();
  const { documentId } = await editor.createEntry("veranstaltung", {
    Beginn: `${begin}T18:00:00.000Z`,
    ...fields,
  });
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
  panelPage: page,
}) => {
  const { stored } = await openEvent(page, { Titel: "Singen am Samstag" });
  await choose(page, "Wiederholung", "Jede Woche");
  const words = page.getByRole("status").filter({ hasText: "jeden" });
  await expect(words).toHaveText(`jeden ${weekday}`);
  await expect(dates(page)).toHaveCount(5);
  await expect(dates(page).nth(2)).toContainText(formatLongDate(`${year}-12-25`));
  await expect(dates(page).nth(2)).toContainText("Feiertag: 1. Weihnachtstag");

  const christmas = dates(page).nth(2);
  await christmas.getByRole("button", { name: `25. Dezember ${year}: Fällt aus` }).click();
  await expect(christmas).toContainText("fällt aus");
  await christmas.getByRole("button", { name: `25. Dezember ${year}: Zurücknehmen` }).click();
  await christmas.getByRole("button", { name: `25. Dezember ${year}: Fällt aus` }).click();
  await christmas.getByRole("textbox", { name: "Grund" }).fill("Weihnachten");
  await page.getByRole("checkbox", { name: "Nicht an Feiertagen" }).click();
  await expect(dates(page).nth(3)).toContainText("fällt aus (Neujahr)");
  await page.getByRole("checkbox", { name: "Nicht in den Schulferien" }).click();
  await expect(dates(page).first()).toContainText("Schulferien unbekannt: noch nicht eingetragen");
  await page.getByRole("checkbox", { name: "Nicht in den Schulferien" }).click();
  await page.getByRole("checkbox", { name: dayAfter }).click();
  await choose(page, "Endet", "Nach mehreren Terminen");
  await page.getByRole("spinbutton", { name: "Anzahl der Termine" }).fill("20");
  await expect(words).toHaveText(
    `jeden ${both.map(formatWeekday).join(" und ")}, außer an Feiertagen, bis 13. Februar ${year + 1}`,
  );

  await page.getByRole("button", { name: "Speichern" }).click();
  await isSaved(page);
  expect(await stored()).toMatchObject({
    Wiederholung: `FREQ=WEEKLY;BYDAY=${both.map(code)};COUNT=20`,
    Nicht_an_Feiertagen: true,
    Ausnahmen: [{ Datum: `${year}-12-25`, Art: "faellt_aus", Hinweis: "Weihnachten" }],
  });
});

test("a date is moved in three steps, another gets a note, further days are picked, and what does not fit is said", async ({
  panelPage: page,
}) => {
  const Wiederholung = `FREQ=WEEKLY;BYDAY=${code(begin)};COUNT=4`;
  const { stored } = await openEvent(page, { Titel: "Singen im Advent", Wiederholung });
  const second = dates(page).nth(1);
  await second.getByRole("button", { name: `18. Dezember ${year}: Verlegen` }).click();
  await expect(second.getByRole("textbox", { name: "Neuer Beginn", exact: true })).toBeFocused();
  await second.getByRole("textbox", { name: "Neuer Beginn", exact: true }).fill(`19.12.${year}`);
  await page.getByRole("button", { name: "Veröffentlichen" }).click();
  await expect(page.getByText("Veröffentlicht", { exact: true }).first()).toBeVisible();
  expect(await stored()).toMatchObject({
    Ausnahmen: [{ Datum: `${year}-12-18`, Art: "verlegt", Beginn: `${year}-12-19T18:00:00.000Z` }],
  });

  await dates(page)
    .first()
    .getByRole("button", { name: `11. Dezember ${year}: Hinweis` })
    .click();
  await dates(page).first().getByRole("textbox", { name: "Hinweis" }).fill("Mit Kerzen");
  await page.getByRole("button", { name: "Weiterer Termin", exact: true }).click();
  const further = page.getByRole("list", { name: "Weitere Termine" }).getByRole("listitem");
  await further.getByRole("textbox", { name: "Tag", exact: true }).fill(`5.1.${year + 1}`);
  await expect(further).toContainText(`Weiterer Termin: ${formatLongDate(`${year + 1}-01-05`)}`);
  await page.getByRole("button", { name: "Speichern" }).click();
  await isSaved(page);
  const changes = [
    { Datum: `${year}-12-18`, Art: "verlegt" },
    { Datum: `${year}-12-11`, Art: "hinweis", Hinweis: "Mit Kerzen" },
    { Datum: `${year + 1}-01-05`, Art: "zusaetzlich", Beginn: null },
  ];
  expect(await stored()).toMatchObject({ Ausnahmen: changes });

  // The series is shortened before the moved date, which stays as one of its own.
  await page.getByRole("spinbutton", { name: "Anzahl der Termine" }).fill("1");
  const lost = page.getByText(
    `Am ${formatLongDate(`${year}-12-18`)} hat die Wiederholung keinen Termin mehr.`,
  );
  await expect(lost).toBeVisible();
  await lost.getByRole("button", { name: "Als weiteren Termin behalten" }).click();
  await expect(lost).toBeHidden();
  await expect(further).toContainText([`19. Dezember ${year}`, `5. Januar ${year + 1}`]);
  await further.nth(1).getByRole("textbox", { name: "Tag", exact: true }).fill(`19.12.${year}`);
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(page.getByText(`Für den 19. Dezember ${year} gibt es zwei Ausnahmen.`)).not.toHaveCount(0);
  await further
    .nth(1)
    .getByRole("button", { name: /Zurücknehmen/ })
    .click();
  await page.getByRole("button", { name: "Speichern" }).click();
  await isSaved(page);
  expect(await stored()).toMatchObject({
    Ausnahmen: [
      { Datum: `${year}-12-19`, Art: "zusaetzlich", Beginn: `${year}-12-19T18:00:00.000Z` },
      { Datum: `${year}-12-11`, Art: "hinweis" },
    ],
  });
});

test("a rule that the choice does not offer survives opening and saving", async ({ panelPage: page }) => {
  const Wiederholung = "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1";
  const { stored } = await openEvent(page, { Titel: "Kassenprüfung", Wiederholung });
  await expect(page.getByRole("combobox", { name: "Wiederholung" })).toHaveText(/bleibt, wie sie ist/);
  await expect(dates(page).first()).toContainText(formatLongDate(lastWorkday(`${year}-12-31`)));
  await page.getByRole("textbox", { name: "Titel" }).fill("Kassenprüfung im Rathaus");
  await page.getByRole("button", { name: "Speichern" }).click();
  await isSaved(page);
  expect(await stored()).toMatchObject({ Titel: "Kassenprüfung im Rathaus", Wiederholung });
});

test("a beginning that does not fit is named and adapted to; an end before it is refused at the field", async ({
  panelPage: page,
}) => {
  const { stored } = await openEvent(page, {
    Titel: "Turnen",
    Wiederholung: `FREQ=WEEKLY;BYDAY=${code(addDays(begin, 1))}`,
  });
  await expect(page.getByText(`${formatLongDate(begin)}, passt nicht zur Wiederholung`)).toBeVisible();
  await page.getByRole("button", { name: "An den Beginn anpassen" }).click();
  await expect(dates(page).first()).toContainText(formatLongDate(begin));
  await choose(page, "Endet", "An einem Tag");
  await page.getByLabel("Letzter Tag").fill(`${year + 1}-03-01`);
  await page.getByRole("button", { name: "Speichern" }).click();
  await isSaved(page);
  const Wiederholung = `FREQ=WEEKLY;BYDAY=${code(begin)};UNTIL=${year + 1}0301T225959Z`;
  expect(await stored()).toMatchObject({ Wiederholung });

  await page.getByLabel("Letzter Tag").fill(`${year}-12-01`);
  const problem = page.getByText("Die Wiederholung endet vor dem Beginn der Veranstaltung.");
  await expect(problem).toHaveCount(1);
  await page.getByRole("button", { name: "Speichern" }).click();
  // At the field, and as the panel's message
  await expect(problem).toHaveCount(2);
  expect(await stored()).toMatchObject({ Wiederholung });
});
