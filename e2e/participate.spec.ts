import { expect } from "@playwright/test";
import { contentTexts } from "@/lib/texts/content";
import { formErrors } from "@/lib/texts/form-errors";
import { formPartTexts, participateTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import { participationNames } from "@/lib/urls/form-names";
import { routes } from "@/lib/urls/routes";
import { expectAccessible } from "./support/accessibility";
import { dayIn, fill, fillings, form, sendButton, summary } from "./support/forms";
import { test } from "./support/stack";

test.use({ viewport: { width: 390, height: 844 } });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("Mitmachen introduces and offers its forms in rows, and shows the chosen one alone", async ({
    page,
  }) => {
    await page.goto(routes.participate);
    const choice = page.getByRole("navigation", { name: participateTexts.choose });
    const links = choice.getByRole("link");
    await expect(links).toHaveText(participationNames.map((name) => formTexts[name].title));
    const introduction = await page.getByText("Schön, dass Sie etwas beitragen").boundingBox();
    const [first, last] = [await links.first().boundingBox(), await choice.boundingBox()];
    expect(introduction?.y).toBeLessThan(first?.y ?? 0);
    expect(last?.height).toBeLessThan(844);
    await expect(page.getByRole("heading", { name: "Gut zu wissen" })).toBeVisible();

    await links.first().click();
    const { title, next } = formTexts.veranstaltung;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page).toHaveTitle(title);
    const crumbs = page.getByRole("navigation", { name: contentTexts.breadcrumbs });
    await expect(crumbs.getByRole("link", { name: "Mitmachen" })).toBeVisible();
    await expect(page.getByText(next)).toBeVisible();
    await expect(page.getByRole("heading", { name: "Gut zu wissen" })).toHaveCount(0);
    const address = form(page).getByLabel("Adresse");
    await expect(address).toBeHidden();
    await form(page).getByText(formPartTexts.more).click();
    await expect(address).toBeVisible();
    await page.getByRole("link", { name: participateTexts.otherForm }).click();
    await expect(choice).toBeVisible();
  });

  test("a wrong statement leads from 'Inhalt melden' to a change of the same page", async ({ page }) => {
    const about = routes.event("feuerwehrfest");
    await page.goto(routes.reportContent(about));
    await page.getByRole("link", { name: formTexts.aenderung.title }).click();
    await expect(page.getByLabel(/^Um welche Seite/)).toHaveValue(about);
    // A blank passes the browser's own check.
    await fill(page, { "Was stimmt nicht": " ", "Wie ist es richtig?": "Ab 16 Uhr." });
    await sendButton(page).click();
    const { missing } = formTexts.aenderung.fields.wrong;
    await expect(summary(page).getByRole("link")).toHaveText([missing]);
    await expect(page.getByLabel(/^Um welche Seite/)).toHaveValue(about);
    await expect(page.getByLabel(/^Wie ist es richtig/)).toHaveValue("Ab 16 Uhr.");
  });

  test("an offer that is over is refused, and voluntary fields with an error are open", async ({ page }) => {
    await page.goto(routes.propose("angebot"));
    await fill(page, { ...fillings.angebot.fields, "Bis wann gilt es?": dayIn(-2) });
    await sendButton(page).click();
    await expect(summary(page).getByRole("link", { name: formErrors.dayOver })).toHaveAttribute(
      "href",
      "#feld-until",
    );
    await page.goto(routes.propose("veranstaltung"));
    await form(page).getByText(formPartTexts.more).click();
    await fill(page, {
      Titel: "Tanz",
      Datum: dayIn(30),
      Beginn: "20:00",
      Ort: "Saal",
      Beschreibung: "Mit Musik.",
      "Link zur Anmeldung": "am Stand",
      Thema: ["Jugend"],
      "Ihr Name": "Feuerwehr",
      "E-Mail": "feuerwehr@example.org",
    });
    await sendButton(page).click();
    await expect(form(page).getByLabel("Link zur Anmeldung")).toHaveAccessibleDescription(
      formErrors.webAddress,
    );
    await expect(form(page).getByLabel("Link zur Anmeldung")).toBeVisible();
    await expect(form(page).getByLabel("Thema")).toHaveValue("Jugend");
  });
});

test("every form of Mitmachen is accessible with its errors, at 320 px", async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto(routes.participate);
  await expectAccessible(page);
  for (const name of participationNames) {
    await page.goto(routes.propose(name));
    const more = form(page).getByText(formPartTexts.more);
    if (name === "veranstaltung") await more.click();
    await sendButton(page).click();
    await expect(summary(page)).toBeFocused();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth), name).toBeLessThanOrEqual(320);
  }
});
