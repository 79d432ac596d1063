import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";
import { routes } from "@/lib/routes";
import { formTexts } from "@/lib/texts/forms";

/** Fields by their labels; `true` ticks a box, an array chooses. */
export type Filling = Record<string, string | true | [string]>;

const sender = { "Ihr Name": "Nachbarin", "E-Mail": "nachbarin@example.org", "Ich habe die": true } as const;

export const message: Filling = {
  ...sender,
  "Worum geht es?": ["Frage"],
  "Ihre Nachricht": "Wann ist Markt?",
};

/** What a person would write into each form: its page, its fields, its button, and the entry that it becomes. */
export const fillings = {
  organisation: {
    path: routes.propose("organisation"),
    fields: {
      "Was möchten Sie eintragen?": ["Verein oder Initiative"],
      Name: "Bläserkreis",
      "Was machen Sie": "Wir blasen Trompete.",
      Website: "www.blaeserkreis.example",
      ...sender,
    },
    send: formTexts.organisation.send,
  },
  beitrag: {
    path: routes.propose("beitrag"),
    fields: { Überschrift: "Ein Rückblick", "Ihr Text": "Es war schön.", ...sender },
    send: formTexts.beitrag.send,
  },
  hilfe: {
    path: routes.propose("hilfe"),
    fields: { "Fotos machen": true, "Ihr Name": "Nachbar", Telefon: "030 23125 140", "Ich habe die": true },
    send: formTexts.hilfe.send,
  },
  inhalt: {
    path: routes.reportContent(routes.event("kirmes")),
    fields: {
      "Was ist nicht in Ordnung?": ["Die Angaben stimmen nicht"],
      "Bitte beschreiben": "Sie ist später.",
    },
    send: formTexts.inhalt.send,
  },
} satisfies Record<string, { path: string; fields: Filling; send: string }>;

export const form = (page: Page) => page.locator("#formular form");
export const sendButton = (page: Page) => form(page).getByRole("button", { name: /senden$|melden$/ });
export const summary = (page: Page) => form(page).getByRole("alert");

/** Fills in fields by their labels, from the form's beginning to its end. */
export async function fill(page: Page, fields: Filling): Promise<void> {
  for (const [label, value] of Object.entries(fields)) {
    const field = form(page)
      .getByLabel(new RegExp(`^${label.replace(/[?.]/g, "\\$&")}`))
      .first();
    if (value === true) await field.check();
    else if (Array.isArray(value)) await field.selectOption({ label: value[0] });
    else await field.fill(value);
  }
}

/** Waits for the page that says what arrived. @returns the reference */
export async function arrived(page: Page): Promise<string> {
  await page.waitForURL(/\/gesendet\//, { timeout: 30_000 });
  const reference = page.getByText(/^[A-Z]-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  await expect(reference).toBeVisible();
  return (await reference.textContent()) ?? "";
}

export const draftOf = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `dorfforum-entwurf-${name}`);

export async function expectNoBarrier(page: Page): Promise<void> {
  const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
  const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
}
