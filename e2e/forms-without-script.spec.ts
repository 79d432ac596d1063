import { expect } from "@playwright/test";
import { formErrors } from "@/lib/texts/form-errors";
import { refusalTexts } from "@/lib/texts/form-outcomes";
import { clashTexts, otherWayTexts } from "@/lib/texts/form-parts";
import { formTexts } from "@/lib/texts/form-texts";
import { routes } from "@/lib/urls/routes";
import { expectAccessible } from "./support/accessibility";
import { contactFields } from "./support/contact-form-post";
import { dayIn, fill, form, message, publishEvent, sendButton, summary } from "./support/forms";
import { test } from "./support/stack";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form shows other contact options, and its response keeps the typed text", async ({ page }) => {
    await page.goto(routes.contact);
    const notice = page.getByRole("main").locator("noscript");
    await expect(notice).toBeVisible();
    expect(await notice.textContent()).toContain(otherWayTexts.noScriptTitle);
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    await fill(page, message);
    await sendButton(page).click();
    await expect(page).toHaveURL(/\/kontakt\?antwort=/);
    await expect(page.getByText(refusalTexts.noScript)).toBeVisible();
    await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("Wann ist Markt?");
    await expect(page.getByLabel("Worum geht es?")).toHaveValue("frage");
    const mail = page.getByRole("link", { name: otherWayTexts.emailWithText });
    expect(decodeURIComponent((await mail.getAttribute("href")) ?? "")).toContain(
      "Ihre Nachricht: Wann ist Markt?",
    );
    // Reloading posts nothing.
    await page.reload();
    await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("Wann ist Markt?");
  });

  test("the page shows the server's errors and events on the same day", async ({ page }) => {
    const day = dayIn(401);
    await publishEvent(day, "Singen am Brunnen");
    await page.goto(routes.propose("veranstaltung"));
    await fill(page, {
      Titel: "Tanz",
      Datum: day,
      "Wiederholt sich": ["jede Woche"],
      "Wiederholung bis": dayIn(400),
      Ort: "Saal",
      Beschreibung: "Mit Musik.",
      "Ihr Name": "Feuerwehr",
      "E-Mail": "feuerwehr@example.org",
    });
    await sendButton(page).click();
    await expect(summary(page).getByRole("link", { name: formErrors.begin })).toHaveAttribute(
      "href",
      "#feld-begin",
    );
    await expect(summary(page).getByRole("link", { name: formErrors.repeatsUntil })).toBeVisible();
    await expect(page.getByLabel(/^Wiederholt sich/)).toHaveValue("woche");
    const notice = form(page).getByRole("status").filter({ hasText: clashTexts.sameDay });
    await expect(notice.getByRole("link", { name: "Singen am Brunnen" }).first()).toBeVisible();
  });
});

const fields = { ...contactFields, text: "Mein langer Text" };

for (const [origin, headers] of [
  ["from another site", { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" }],
  ["with a hidden origin", { Origin: "null" }],
] as const) {
  test(`a form sent ${origin} is refused on a German page that keeps the text`, async ({ page, request }) => {
    const answer = await request.post(routes.formTarget("kontakt"), {
      headers,
      form: fields,
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
    await page.goto(answer.headers().location ?? "");
    await expect(page.getByText(refusalTexts.foreign)).toBeVisible();
    await expect(page.getByLabel("Ihre Nachricht")).toHaveValue("Mein langer Text");
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expectAccessible(page);
  });
}

test("a request of ten megabytes gets a German page that keeps the text, and JSON is refused", async ({
  page,
  request,
  baseURL,
}) => {
  const own = { Origin: baseURL ?? "" };
  const large = Buffer.alloc(10_000_000, 7);
  const answer = await request.post(routes.formTarget("veranstaltung"), {
    headers: own,
    multipart: { title: "Herbstfest", picture: { name: "a.jpg", mimeType: "image/jpeg", buffer: large } },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(303);
  await page.goto(answer.headers().location ?? "");
  await expect(page.getByText(refusalTexts.tooLarge)).toBeVisible();
  await expect(page.getByLabel(/^Titel/)).toHaveValue("Herbstfest");

  const asJson = { ...own, Accept: "application/json" };
  const noForm = await request.post(routes.formTarget("kontakt"), { headers: asJson, data: { text: "x" } });
  expect([noForm.status(), await noForm.json()]).toEqual([400, { kind: "refused", reason: "unreadable" }]);
});

test("robots are refused, and unknown forms are 404", async ({ request, baseURL }) => {
  const headers = { Origin: baseURL ?? "", Accept: "application/json" };
  const post = async (more: Record<string, string>) =>
    (await request.post(routes.formTarget("kontakt"), { headers, form: { ...fields, ...more } })).json();
  expect(await post({})).toEqual({ kind: "refused", reason: "noScript" });
  expect(await post({ betreff_2: "Werbung" })).toEqual({ kind: "refused", reason: "trap" });
  const forged = { _schluessel: "a".repeat(32), _aufgabe: btoa("{}") };
  expect(await post(forged)).toEqual({ kind: "refused", reason: "robotCheck" });
  expect((await request.post(routes.formTarget("bestellung"), { form: fields })).status()).toBe(404);
  expect((await request.get(routes.sent("erfunden.abc"))).status()).toBe(404);
  expect((await request.get(routes.datesOn("2027-02-31"))).status()).toBe(400);
});

test("the cacheable HTML contains no task, time or key", async ({ request }) => {
  const [one, two] = await Promise.all([1, 2].map(async () => (await request.get(routes.contact)).text()));
  const formOf = (html = "") => /<form[^>]*formulare.*?<\/form>/s.exec(html)?.[0];
  expect(formOf(one)).toContain(formTexts.kontakt.send);
  expect(formOf(one)).toBe(formOf(two));
  const task = await request.get(routes.robotTask("kontakt"));
  expect(task.headers()["cache-control"]).toBe("no-store");
});
