import { expect } from "@playwright/test";
import sharp from "sharp";
import { earlierTexts, refusalTexts } from "@/lib/texts/form-outcomes";
import { clashTexts, draftTexts, formPartTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { expectAccessible } from "./support/accessibility";
import {
  dayIn,
  draftOf,
  fill,
  fillings,
  form,
  message,
  publishEvent,
  sendButton,
  summary,
  waitForReference,
} from "./support/forms";
import { createGate } from "./support/gate";
import { test } from "./support/stack";

test("errors are shown at the fields and in a focused summary, at 320 px and by keyboard", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(routes.propose("veranstaltung"));
  await expectAccessible(page);
  await page.getByLabel(/^Titel/).fill("Laternenumzug");
  await sendButton(page).focus();
  await page.keyboard.press("Enter");
  await expect(summary(page)).toBeFocused();
  await expect(summary(page).getByRole("link").first()).toHaveText(
    formTexts.veranstaltung.fields.day.missing,
  );
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  const day = form(page).getByLabel("Datum");
  await expect(day).toBeFocused();
  await expect(day).toHaveAttribute("aria-invalid", "true");
  await expect(day).toHaveAccessibleDescription(formTexts.veranstaltung.fields.day.missing);
  await expect(page.getByLabel(/^Titel/)).toHaveValue("Laternenumzug");
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a proposed event shows clashes, and a double click stores it once with its picture", async ({
  page,
}) => {
  const editor = await openEditor();
  const day = dayIn(400);
  const title = `Tanz im Gerätehaus ${Date.now()}`;
  await publishEvent(day, "Probe der Bläser");

  await page.goto(routes.propose("veranstaltung"));
  await fill(page, {
    Titel: title,
    Beginn: "20:00",
    Datum: day,
    Ende: "02:00",
    Ort: "Gerätehaus",
    "Wiederholt sich": ["jeden Monat am selben Wochentag, zum Beispiel am ersten Dienstag"],
    "Wiederholung bis": dayIn(700),
    Beschreibung: "Mit Musik.",
    "Ihr Name": "Feuerwehr",
    "E-Mail": "feuerwehr@example.org",
  });
  await form(page).getByText(formPartTexts.more).click();
  await fill(page, { Adresse: "Am Anger 2", Thema: ["Feste & Brauchtum"], "Link zur": "www.tanz.example" });
  const notice = form(page).getByRole("status").filter({ hasText: clashTexts.sameEvening });
  await expect(notice.getByRole("link", { name: "Probe der Bläser" }).first()).toBeVisible();

  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  await page.getByLabel(/^Bild/).setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: picture });
  const gate = createGate();
  await page.route(`**${routes.formTarget("veranstaltung")}`, async (route) => {
    await gate.opened;
    await route.continue();
  });
  await sendButton(page).dblclick();
  await expect(page.getByRole("button", { name: "Wird gesendet …" })).toHaveAttribute("aria-busy", "true");
  gate.open();
  const reference = await waitForReference(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(formTexts.veranstaltung.arrived);
  await expect(page).toHaveTitle(formTexts.veranstaltung.arrived);
  await expectAccessible(page);

  const stored = { Titel: title };
  expect(await editor.countEntries("einsendung", stored)).toBe(1);
  expect(await editor.findEntry("einsendung", stored)).toMatchObject({
    Vorgangsnummer: reference,
    Bearbeitungsstand: "neu",
    Daten: {
      Ort: "Gerätehaus",
      Adresse: "Am Anger 2",
      Kategorie: "Feste & Brauchtum",
      Anmeldung_Link: "https://www.tanz.example",
      Ganztaegig: false,
      Wiederholung: expect.stringMatching(/^FREQ=MONTHLY;BYDAY=-?[1-4][A-Z]{2};UNTIL=\d{8}T2[12]5959Z$/),
    },
  });
  // A reload posts nothing.
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  expect(await editor.countEntries("einsendung", stored)).toBe(1);
  expect(await draftOf(page, "veranstaltung")).toBeNull();
});

test("the footer links to a barrier report about the page, which gets a response date", async ({ page }) => {
  await page.goto(`${routes.clubs}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Barriere melden" }).click();
  await expect(page.getByLabel(/^Um welche Seite/)).toHaveValue(/bersicht\/vereine$/);
  await fill(page, { "Was geht nicht?": "Der Filter hat keinen Namen." });
  await sendButton(page).click();
  const reference = await waitForReference(page);
  await expect(page.getByText(/^\p{L}+, \d+\. \p{L}+ \d{4}$/u)).toBeVisible();
  const editor = await openEditor();
  const entry = await editor.findEntry("nachricht", { Vorgangsnummer: reference });
  expect(entry).toMatchObject({ Art: "barriere", Text: "Der Filter hat keinen Namen." });
  expect(decodeURI(String(entry.Seite))).toBe("/übersicht/vereine");
});

test("every other form is stored as an entry for the editors", async ({ context, servers }) => {
  const editor = await openEditor();
  // A site of its own, because a visitor may send twenty forms in ten minutes.
  const site = await servers.startSite();
  await Promise.all(
    Object.entries(fillings).map(async ([name, { path, fields }]) => {
      const page = await context.newPage();
      await page.goto(site.url + path);
      await fill(page, fields);
      await sendButton(page).click();
      const reference = await waitForReference(page);
      const type = name === "inhalt" || name === "aenderung" ? "nachricht" : "einsendung";
      expect(await editor.countEntries(type, { Vorgangsnummer: reference, Art: name })).toBe(1);
      await page.close();
    }),
  );
});

test("a draft survives a reload and can be deleted", async ({ page }) => {
  await page.goto(routes.contact);
  await fill(page, message);
  // The form's code may come after the first letters.
  await expect.poll(() => draftOf(page, "kontakt")).not.toBeNull();
  await page.reload();
  await expect(form(page).getByText(draftTexts.restored)).toBeVisible();
  await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("Wann ist Markt?");
  await page.getByRole("button", { name: draftTexts.discard }).click();
  await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("");
  expect(await draftOf(page, "kontakt")).toBeNull();
});

test("a form that is sent again after a CMS failure and a reload is stored once", async ({
  page,
  linked: { cms, proxy, site },
}) => {
  const text = `Die Laterne ist aus. ${Date.now()}`;
  await page.goto(site.url + routes.contact);
  await fill(page, { ...message, "Ihre Nachricht": text });
  proxy.mode = "status500After";
  await sendButton(page).click();
  await expect(form(page).getByText(refusalTexts.unavailable)).toBeVisible();
  await expect(summary(page)).toBeFocused();
  await expect(page.getByLabel("Ihre Nachricht")).toHaveValue(text);

  proxy.mode = "pass";
  await page.reload();
  await sendButton(page).click();
  const reference = await waitForReference(page);
  const editor = await openEditor(cms.url);
  expect(await editor.countEntries("nachricht", { Text: text })).toBe(1);
  expect(await editor.countEntries("nachricht", { Vorgangsnummer: reference })).toBe(1);
});

test("a text that was changed after a lost response is reported as a second message and can be sent", async ({
  page,
  linked: { cms, proxy, site },
}) => {
  await page.goto(site.url + routes.contact);
  await fill(page, { ...message, "Ihre Nachricht": "Erste Fassung" });
  proxy.mode = "loseAnswer";
  await sendButton(page).click();
  await expect(form(page).getByText(refusalTexts.unavailable)).toBeVisible();
  proxy.mode = "pass";
  await page.getByLabel("Ihre Nachricht").fill("Zweite Fassung");
  await sendButton(page).click();
  await expect(form(page).getByText(earlierTexts.title)).toBeVisible();
  await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("Zweite Fassung");
  await sendButton(page).click();
  await waitForReference(page);
  const editor = await openEditor(cms.url);
  expect(await editor.countEntries("nachricht", { Text: "Erste Fassung" })).toBe(1);
  expect(await editor.countEntries("nachricht", { Text: "Zweite Fassung" })).toBe(1);
});

test("a page of an older build posts its text as a plain form", async ({ page }) => {
  await page.goto(routes.contact);
  await page.route("**/_next/static/chunks/**", (route) => route.fulfill({ status: 404 }));
  await fill(page, message);
  await sendButton(page).click();
  await page.waitForURL(/antwort=/);
  await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("Wann ist Markt?");
});
