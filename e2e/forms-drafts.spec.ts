import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { refusalTexts } from "@/lib/texts/form-outcomes";
import { draftTexts } from "@/lib/texts/form-parts";
import { openEditor } from "./support/editor";
import { arrived, draftOf, fill, form, message, sendButton, summary } from "./support/forms";
import { test } from "./support/stack";

const text = (page: Page) => page.getByLabel("Ihre Nachricht");

test("two tabs with one draft show the same, and become one sending", async ({ page, context }) => {
  const typed = `Ein Entwurf, zwei Fenster ${Date.now()}`;
  await page.goto(routes.contact);
  await fill(page, { ...message, "Ihre Nachricht": typed });
  const other = await context.newPage();
  await other.goto(routes.contact);
  await expect(text(other)).toHaveValue(typed);
  // Whoever goes on in one finds it in the other.
  await text(page).fill(`${typed}.`);
  await expect(text(other)).toHaveValue(`${typed}.`);

  // The same is sent in both: typed in neither since, and at the same time.
  await other.getByLabel(/^Ich habe die/).check();
  await Promise.all([sendButton(page).click(), sendButton(other).click()]);
  const references = await Promise.all([arrived(page), arrived(other)]);
  expect(references[0]).toBe(references[1]);
  const editor = await openEditor();
  expect(await editor.countEntries("nachricht", { Text: `${typed}.` })).toBe(1);
});

test("two tabs with texts of their own become two sendings, and neither takes the other's draft away", async ({
  page,
  context,
}) => {
  const first = `Die Laterne ${Date.now()}`;
  const second = `Der Markt ${Date.now()}`;
  const other = await context.newPage();
  await Promise.all([page, other].map((tab) => tab.goto(routes.contact)));
  await fill(page, { ...message, "Ihre Nachricht": first });
  // The other tab has followed so far; a person clears it and writes something else.
  await expect(text(other)).toHaveValue(first);
  await other.getByRole("button", { name: draftTexts.discard }).click();
  await expect(text(page)).toHaveValue(first);
  await fill(other, { ...message, "Ihre Nachricht": second });

  await sendButton(page).click();
  const one = await arrived(page);
  await other.reload();
  await expect(text(other)).toHaveValue(second);
  await other.getByLabel(/^Ich habe die/).check();
  await sendButton(other).click();
  expect(await arrived(other)).not.toBe(one);
  const editor = await openEditor();
  expect(await editor.countEntries("nachricht", { Text: first })).toBe(1);
  expect(await editor.countEntries("nachricht", { Text: second })).toBe(1);
});

test("a tab in which nothing was typed is empty again once another has sent the draft", async ({
  page,
  context,
}) => {
  await page.goto(routes.contact);
  await fill(page, message);
  const other = await context.newPage();
  await other.goto(routes.contact);
  await expect(text(other)).toHaveValue("Wann ist Markt?");
  await sendButton(page).click();
  await arrived(page);
  await expect(text(other)).toHaveValue("");
  await expect(form(other).getByText(draftTexts.restored)).toBeHidden();
  expect(await draftOf(other, "kontakt")).toBeNull();
});

test("without a network the text stays in the page, and goes once it is back", async ({ page, context }) => {
  const typed = `Kein Netz ${Date.now()}`;
  await page.goto(routes.contact);
  await context.setOffline(true);
  // Not even the parts that come with the first key can be had.
  await fill(page, { ...message, "Ihre Nachricht": typed });
  await sendButton(page).click();
  await expect(summary(page)).toContainText(refusalTexts.offline);
  await expect(summary(page)).toBeFocused();
  await expect(text(page)).toHaveValue(typed);

  await context.setOffline(false);
  await sendButton(page).click();
  await arrived(page);
});

test("where a browser lets no worker run, the task is solved without", async ({ page }) => {
  await page.addInitScript(() => {
    window.Worker = class {
      constructor() {
        throw new DOMException("forbidden by the test", "SecurityError");
      }
    } as unknown as typeof Worker;
  });
  await page.goto(routes.contact);
  await fill(page, message);
  await sendButton(page).click();
  await arrived(page);
});
