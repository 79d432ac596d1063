import { addDays } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect, type Page } from "@playwright/test";
import { formTexts } from "@/lib/texts/form-texts";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../../scripts/stack/editor";

/** Values by the label of their field: `true` checks a box, an array selects an option. */
export type Filling = Record<string, string | true | [string]>;

const sender = { "Ihr Name": "Nachbarin", "E-Mail": "nachbarin@example.org" } as const;

export const message: Filling = {
  ...sender,
  "Worum geht es?": ["Frage"],
  "Ihre Nachricht": "Wann ist Markt?",
};

/** A valid filling of each form that has no test of its own: its page, its fields and its button. */
export const fillings = {
  organisation: {
    path: routes.propose("organisation"),
    fields: {
      "Was möchten Sie eintragen?": ["Verein oder Initiative"],
      Name: "Bläserkreis",
      "Was machen Sie, und": "Wir blasen Trompete.",
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
  angebot: {
    path: routes.propose("angebot"),
    fields: {
      "Bieten oder suchen": ["Ich biete etwas an"],
      "Was?": "Anhänger zum Ausleihen",
      Beschreibung: "Ein Anhänger für das Fahrrad.",
      "Öffentlicher Kontakt": "030 23125 140",
      ...sender,
    },
    send: formTexts.angebot.send,
  },
  hilfe: {
    path: routes.propose("hilfe"),
    fields: { "Fotos machen": true, "Ihr Name": "Nachbar", Telefon: "030 23125 140" },
    send: formTexts.hilfe.send,
  },
  inhalt: {
    path: routes.reportContent(routes.event("kirmes")),
    fields: {
      "Was ist nicht in Ordnung?": ["Etwas anderes"],
      "Bitte beschreiben": "Sie ist später.",
    },
    send: formTexts.inhalt.send,
  },
  aenderung: {
    path: routes.reportChange(routes.event("kirmes")),
    fields: { "Was stimmt nicht mehr?": "Sie beginnt um 15 Uhr.", "Wie ist es richtig?": "Um 16 Uhr." },
    send: formTexts.aenderung.send,
  },
} satisfies Record<string, { path: string; fields: Filling; send: string }>;

export const form = (page: Page) => page.locator("#formular form");
export const sendButton = (page: Page) => form(page).getByRole("button", { name: /senden$|melden$/ });
export const summary = (page: Page) => form(page).getByRole("alert");

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

/** Waits for the confirmation page. @returns the reference */
export async function waitForReference(page: Page): Promise<string> {
  await page.waitForURL(/\/gesendet\//, { timeout: 60_000 });
  const reference = page.getByText(/^[A-Z]-[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  await expect(reference).toBeVisible();
  return (await reference.textContent()) ?? "";
}

/** The date `days` days from now, "YYYY-MM-DD" */
export const dayIn = (days: number) => addDays(berlinDay(new Date()), days);

/** Publishes an event in the evening of a day and waits until the site under test shows it. A test that is repeated publishes another. */
export async function publishEvent(day: string, title: string): Promise<void> {
  const editor = await openEditor();
  const fields = { Titel: title, Slug: `abend-${crypto.randomUUID()}`, Beginn: `${day}T18:00:00.000Z` };
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  await editor.publish("veranstaltung", documentId);
  const address = (process.env.SITE_URL ?? "") + routes.datesOn(day);
  await expect.poll(async () => (await fetch(address)).text()).toContain(title);
}

export const draftOf = (page: Page, name: string) =>
  page.evaluate((key) => localStorage.getItem(key), `dorfforum-entwurf-${name}`);
