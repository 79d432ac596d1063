import { expect } from "@playwright/test";
import sharp from "sharp";
import { routes } from "@/lib/routes";
import { earlierTexts, refusalTexts } from "@/lib/texts/form-outcomes";
import { clashTexts, draftTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/forms";
import { expectNoBarrier } from "./support/barriers";
import { openEditor } from "./support/editor";
import {
  arrived,
  dayIn,
  draftOf,
  fill,
  fillings,
  form,
  message,
  publishEvent,
  sendButton,
  summary,
} from "./support/forms";
import { test } from "./support/stack";

test("errors are told at the fields and in a summary that has the focus, by keyboard and at 320 px", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(routes.propose("veranstaltung"));
  await expectNoBarrier(page);
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
  await expectNoBarrier(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test("a proposed date hears of its neighbours, and arrives once with its picture although sent twice", async ({
  page,
}) => {
  const editor = await openEditor();
  const day = dayIn(400);
  await publishEvent(day, "Probe der Bläser");

  await page.goto(routes.propose("veranstaltung"));
  await fill(page, {
    Titel: "Tanz im Gerätehaus",
    Beginn: "20:00",
    Datum: day,
    Ende: "02:00",
    Ort: "Gerätehaus",
    Beschreibung: "Mit Musik.",
    "Ihr Name": "Feuerwehr",
    "E-Mail": "feuerwehr@example.org",
    "Ich habe die": true,
  });
  const notice = form(page).getByRole("status").filter({ hasText: clashTexts.sameEvening });
  await expect(notice.getByRole("link", { name: "Probe der Bläser" })).toBeVisible();

  const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
    .jpeg()
    .toBuffer();
  await page.getByLabel(/^Bild/).setInputFiles({ name: "a.jpg", mimeType: "image/jpeg", buffer: picture });
  // Under way until it has been looked at.
  let lookedAt = () => {};
  const held = new Promise<void>((resolve) => {
    lookedAt = resolve;
  });
  await page.route(`**${routes.formTarget("veranstaltung")}`, async (route) => {
    await held;
    await route.continue();
  });
  await sendButton(page).dblclick();
  await expect(page.getByRole("button", { name: "Wird gesendet …" })).toHaveAttribute("aria-busy", "true");
  lookedAt();
  const reference = await arrived(page);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(formTexts.veranstaltung.arrived);
  await expect(page).toHaveTitle(formTexts.veranstaltung.arrived);
  await expectNoBarrier(page);

  const stored = { Titel: "Tanz im Gerätehaus" };
  expect(await editor.countEntries("einsendung", stored)).toBe(1);
  expect(await editor.findEntry("einsendung", stored)).toMatchObject({
    Vorgangsnummer: reference,
    Bearbeitungsstand: "neu",
    Daten: { Ort: "Gerätehaus", Ganztaegig: false },
  });
  // A reload says it again and sends nothing.
  await page.reload();
  await expect(page.getByText(reference)).toBeVisible();
  expect(await editor.countEntries("einsendung", stored)).toBe(1);
  expect(await draftOf(page, "veranstaltung")).toBeNull();
});

test("a barrier is reported from the foot of the page that has it, and an answer is due in a month", async ({
  page,
}) => {
  await page.goto(`${routes.clubs}`);
  await page.getByRole("contentinfo").getByRole("link", { name: "Barriere melden" }).click();
  await expect(page.getByLabel(/^Um welche Seite/)).toHaveValue(/bersicht\/vereine$/);
  await fill(page, { "Was geht nicht?": "Der Filter hat keinen Namen." });
  await sendButton(page).click();
  const reference = await arrived(page);
  await expect(page.getByText(/^\p{L}+, \d+\. \p{L}+ \d{4}$/u)).toBeVisible();
  const editor = await openEditor();
  const entry = await editor.findEntry("nachricht", { Vorgangsnummer: reference });
  expect(entry).toMatchObject({ Art: "barriere", Text: "Der Filter hat keinen Namen." });
  expect(decodeURI(String(entry.Seite))).toBe("/übersicht/vereine");
});

test("every other form becomes an entry for the editors too", async ({ context }) => {
  const editor = await openEditor();
  await Promise.all(
    Object.entries(fillings).map(async ([name, { path, fields }]) => {
      const page = await context.newPage();
      await page.goto(path);
      await fill(page, fields);
      await sendButton(page).click();
      const reference = await arrived(page);
      const type = name === "inhalt" ? "nachricht" : "einsendung";
      expect(await editor.countEntries(type, { Vorgangsnummer: reference, Art: name })).toBe(1);
      await page.close();
    }),
  );
});

test("a draft outlives a reload, and its button deletes it", async ({ page }) => {
  await page.goto(routes.contact);
  await fill(page, message);
  await page.reload();
  await expect(form(page).getByText(draftTexts.restored)).toBeVisible();
  await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("Wann ist Markt?");
  await expect(page.getByLabel(/^Ich habe die/)).not.toBeChecked();
  await page.getByRole("button", { name: draftTexts.discard }).click();
  await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("");
  expect(await draftOf(page, "kontakt")).toBeNull();
});

test("while the CMS fails nothing typed is lost; sent again after a reload it is stored once", async ({
  page,
  servers,
}) => {
  const proxy = await servers.startCmsProxy(process.env.CMS_URL ?? "");
  const site = await servers.startSite({ cmsUrl: proxy.url });
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
  await page.getByLabel(/^Ich habe die/).check();
  await sendButton(page).click();
  const reference = await arrived(page);
  const editor = await openEditor();
  expect(await editor.countEntries("nachricht", { Text: text })).toBe(1);
  expect(await editor.countEntries("nachricht", { Vorgangsnummer: reference })).toBe(1);
});

test("who changes the text after a lost answer learns that the earlier one arrived, and can send the new one", async ({
  page,
  servers,
}) => {
  const proxy = await servers.startCmsProxy(process.env.CMS_URL ?? "");
  const site = await servers.startSite({ cmsUrl: proxy.url });
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
  await arrived(page);
  const editor = await openEditor();
  expect(await editor.countEntries("nachricht", { Text: "Erste Fassung" })).toBe(1);
  expect(await editor.countEntries("nachricht", { Text: "Zweite Fassung" })).toBe(1);
});

test("a page that was open while the site was renewed gives its text to the new one", async ({ page }) => {
  await page.goto(routes.contact);
  await page.route("**/_next/static/chunks/**", (route) => route.fulfill({ status: 404 }));
  await fill(page, message);
  await sendButton(page).click();
  await page.waitForURL(/antwort=/);
  await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("Wann ist Markt?");
});
