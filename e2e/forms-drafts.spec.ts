import { expect, type Page } from "@playwright/test";
import { formOfflineText } from "@/lib/texts/form-offline";
import { refusalTexts } from "@/lib/texts/form-outcomes";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { fill, form, message, sendButton, summary, waitForReference } from "./support/forms";
import { test } from "./support/stack";

const text = (page: Page) => page.getByLabel("Ihre Nachricht");

test("two tabs with the same draft stay in sync and are stored once", async ({ page, context }) => {
  const typed = `Ein Entwurf, zwei Fenster ${Date.now()}`;
  await page.goto(routes.contact);
  await fill(page, { ...message, "Ihre Nachricht": typed });
  const other = await context.newPage();
  await other.goto(routes.contact);
  await expect(text(other)).toHaveValue(typed);
  // Changes in one tab appear in the other.
  await text(page).fill(`${typed}.`);
  await expect(text(other)).toHaveValue(`${typed}.`);

  // Both tabs send the same text at the same time.
  await Promise.all([sendButton(page).click(), sendButton(other).click()]);
  const references = await Promise.all([waitForReference(page), waitForReference(other)]);
  expect(references[0]).toBe(references[1]);
  const editor = await openEditor();
  expect(await editor.countEntries("nachricht", { Text: `${typed}.` })).toBe(1);
});

/** Whether scripts were asked for that the page's HTML does not name, and all of them are there. */
function isLateCodeLoaded(html: string): boolean {
  const late = [...document.scripts].filter(({ src }) => src && !html.includes(new URL(src).pathname));
  const loaded = new Set(performance.getEntriesByType("resource").map(({ name }) => name));
  return late.length > 0 && late.every(({ src }) => loaded.has(src));
}

test("the text stays in the page while offline and can be sent once online", async ({ page, context }) => {
  const typed = `Kein Netz ${Date.now()}`;
  // The form's code is loaded when the browser is idle, and used with the first touch.
  const response = await page.goto(routes.contact, { waitUntil: "networkidle" });
  await page.waitForFunction(isLateCodeLoaded, (await response?.text()) ?? "");
  await expect(form(page)).not.toHaveAttribute("novalidate");
  await context.setOffline(true);
  // Lazily loaded chunks cannot be loaded either.
  await fill(page, { ...message, "Ihre Nachricht": typed });
  await sendButton(page).click();
  await expect(summary(page)).toContainText(refusalTexts.offline);
  await expect(summary(page)).toBeFocused();
  await expect(text(page)).toHaveValue(typed);

  await context.setOffline(false);
  await sendButton(page).click();
  await waitForReference(page);
});

test("a form whose code could not be loaded before the line broke keeps its text, says so, and is sent later", async ({
  page,
  context,
}) => {
  const typed = `Vor dem Code kein Netz ${Date.now()}`;
  // The browser is never idle.
  await page.addInitScript(() => Object.assign(window, { requestIdleCallback: () => 0 }));
  await page.goto(routes.contact);
  await context.setOffline(true);
  await fill(page, { ...message, "Ihre Nachricht": typed });
  await sendButton(page).click();
  await expect(page.getByRole("alert").getByText(formOfflineText)).toBeVisible();
  await expect(text(page)).toHaveValue(typed);

  await context.setOffline(false);
  await sendButton(page).click();
  await waitForReference(page);
  const editor = await openEditor();
  expect(await editor.countEntries("nachricht", { Text: typed })).toBe(1);
});

test("the task is solved without workers where the browser forbids them", async ({ page }) => {
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
  await waitForReference(page);
});
