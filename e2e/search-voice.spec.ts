import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { expectAccessible } from "./support/accessibility";
import { resultStatus, searchBox, searchField } from "./support/search";
import { mockSpeechRecognition, mockSpeechSynthesis, said } from "./support/speech";

const start = (page: Page) => searchBox(page).getByRole("button", { name: "Sprachsuche starten" });
const stop = (page: Page) => searchBox(page).getByRole("button", { name: "Sprachsuche beenden" });
const notice = (page: Page) => page.getByRole("dialog", { name: "Bevor Sie sprechen" });
const problem = (page: Page) => searchBox(page).getByRole("alert");

test("a remote service needs confirmation once, its transcript is shown, and the final one is searched", async ({
  page,
}) => {
  const speech = await mockSpeechRecognition(page);
  await page.goto(routes.contact);
  await start(page).click();
  await expect(notice(page)).toBeVisible();
  await expectAccessible(page, "dialog");
  await notice(page).getByRole("button", { name: "Abbrechen" }).click();
  await expect(notice(page)).toBeHidden();
  expect(await page.evaluate(() => localStorage.length)).toBe(0);

  await start(page).click();
  await notice(page).getByRole("button", { name: "Verstanden, starten" }).click();
  await expect(stop(page)).toHaveAttribute("aria-pressed", "true");
  await expect(searchField(page)).toHaveAttribute("placeholder", "Ich höre zu …");
  await speech.say("feuer");
  await expect(searchField(page)).toHaveValue("feuer");
  await speech.say("Feuerwehr", true);
  await expect(page).toHaveURL(routes.search({ q: "Feuerwehr" }));
  await expect(resultStatus(page)).toContainText("Treffer für „Feuerwehr“");
  await speech.stopped();

  await page.goto(routes.imprint);
  await start(page).click();
  await speech.running();
  await expect(notice(page)).toHaveCount(0);
});

test("the microphone is there on a page that is never idle, too", async ({ page }) => {
  await mockSpeechRecognition(page);
  await page.addInitScript(() => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => port2.postMessage(undefined);
    port2.postMessage(undefined);
  });
  await page.goto(routes.contact);
  await expect(start(page)).toBeVisible();
});

test("local recognition starts without a notice, and Escape stops it", async ({ page }) => {
  const speech = await mockSpeechRecognition(page, { availability: "available" });
  await page.goto(routes.contact);
  await start(page).click();
  expect(await speech.isLocal()).toBe(true);
  await speech.say("Gelber Sack");
  await page.keyboard.press("Escape");
  await speech.stopped();
  await expect(stop(page)).toHaveCount(0);
  await expect(searchField(page)).toHaveValue("Gelber Sack");
  await expect(page).toHaveURL(routes.contact);
});

test("a missing language pack can be installed first", async ({ page }) => {
  const speech = await mockSpeechRecognition(page, { availability: "downloadable" });
  await page.goto(routes.contact);
  await start(page).click();
  await notice(page).getByRole("button", { name: "Sprachpaket laden" }).click();
  expect(await speech.isLocal()).toBe(true);
  expect(await page.evaluate(() => localStorage.length)).toBe(0);
});

test("a denied microphone shows a German message until the next input", async ({ page }) => {
  const speech = await mockSpeechRecognition(page, { availability: "available" });
  await page.goto(routes.contact);
  await start(page).click();
  await speech.fail("not-allowed");
  await expect(problem(page)).toContainText("Das Mikrofon ist nicht erlaubt.");
  await expect(start(page)).toBeVisible();
  await searchField(page).pressSequentially("F");
  await expect(problem(page)).toHaveCount(0);
});

test("recognition stops on navigation", async ({ page }) => {
  const speech = await mockSpeechRecognition(page, { availability: "available" });
  await page.goto(routes.contact);
  await start(page).click();
  await speech.running();
  await page.getByRole("contentinfo").getByRole("link", { name: "Impressum" }).click();
  await expect(page).toHaveURL(routes.imprint);
  await speech.stopped();
});

test("a spoken question is answered aloud, a typed one is not", async ({ page }) => {
  const speech = await mockSpeechRecognition(page, { availability: "available" });
  await page.addInitScript(mockSpeechSynthesis);
  await page.goto(routes.contact);
  await start(page).click();
  await speech.say("Telefonnummer Rathaus", true);
  const answer = page.getByRole("region", { name: "Antwort" });
  await expect(answer).toContainText("Rathaus: 030 23125 100");
  await expect.poll(() => said(page)).toEqual(["Rathaus: 0 3 0, 2 3 1 2 5, 1 0 0"]);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Vorlesen beenden" }).click();
  await expect.poll(async () => (await said(page)).at(-1)).toBe("(still)");
  await expect(page.getByRole("button", { name: "Vorlesen beenden" })).toHaveCount(0);

  const count = (await said(page)).length;
  await searchField(page).fill("Nummer vom Bauhof");
  await searchField(page).press("Enter");
  await expect(answer).toContainText("Bauhof: 030 23125 180");
  expect(await said(page)).toHaveLength(count);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an answer names its source, and a number can be called", async ({ page }) => {
    await page.goto(routes.search({ q: "Telefonnummer Rathaus" }));
    const answer = page.getByRole("region", { name: "Antwort" });
    await expect(answer.getByRole("link", { name: "030 23125 100 anrufen" })).toHaveAttribute(
      "href",
      /^tel:/,
    );
    await expect(answer.getByRole("link", { name: "Kontakt" })).toHaveAttribute("href", routes.contact);
  });
});
