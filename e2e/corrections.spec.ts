import { expect, type Page } from "@playwright/test";
import { receiptTexts, refusalTexts } from "@/lib/texts/form-outcomes";
import { formPartTexts } from "@/lib/texts/form-parts";
import { proposalTexts } from "@/lib/texts/proposal";
import { routes } from "@/lib/urls/routes";
import { openEditor } from "../scripts/stack/editor";
import { openMailbox } from "../scripts/stack/mailbox";
import { expectAccessible } from "./support/accessibility";
import { festival, newKey, picture, send, submissions } from "./support/cms-submissions";
import { draftOf, fill, fillings, sendButton, waitForReference } from "./support/forms";
import { test } from "./support/stack";

const save = (page: Page) => page.getByRole("button", { name: formPartTexts.saveChanges });

/** Stores a proposal as the site does. @returns its code and its number */
async function propose(options: Parameters<typeof send>[2] = {}) {
  const { data } = await send(submissions(), festival(newKey()), options);
  if (!data?.Zugangscode) throw new Error("The CMS gave no code.");
  return { code: data.Zugangscode, Vorgangsnummer: data.Vorgangsnummer };
}

async function withdraw(page: Page) {
  await page.getByText(proposalTexts.withdraw, { exact: true }).click();
  await page.getByRole("button", { name: proposalTexts.confirm }).click();
}

test("the sender corrects a proposal from its receipt, as often as they like", async ({ page }) => {
  const editor = await openEditor();
  await page.goto(fillings.hilfe.path);
  await fill(page, fillings.hilfe.fields);
  await sendButton(page).click();
  const Vorgangsnummer = await waitForReference(page);
  await page.getByRole("link", { name: receiptTexts.toProposal }).click();
  await expect(page.getByRole("heading", { level: 1, name: proposalTexts.title })).toBeVisible();
  await expectAccessible(page);
  await expect(page.getByLabel("Fotos machen")).toBeChecked();
  await expect(page.getByLabel(/^Ihr Name/)).toHaveValue("Nachbar");

  for (const [text, stored] of [
    ["Dienstags.", "Fahrten übernehmen\n\nDienstags."],
    ["Mittwochs.", "Fahrten übernehmen\n\nMittwochs."],
  ] as const) {
    await page.getByLabel("Fotos machen").uncheck();
    await page.getByLabel("Fahrten übernehmen").check();
    await page.getByLabel(/^Möchten Sie noch/).fill(text);
    await save(page).click();
    await expect(page.getByRole("status").filter({ hasText: proposalTexts.saved })).toBeVisible();
    await expect
      .poll(async () => (await editor.findEntry("einsendung", { Vorgangsnummer })).Daten)
      .toMatchObject({ Text: stored });
    await expect(save(page)).toBeEnabled();
  }
  const entry = await editor.findEntry("einsendung", { Vorgangsnummer });
  expect(entry).toMatchObject({ Titel: "Fahrten übernehmen", Bearbeitungsstand: "neu" });
  expect(entry.Geaendert_am).not.toBeNull();
  // What is stored at the CMS needs no draft.
  expect(await draftOf(page, "hilfe")).toBeNull();
});

test("a new picture takes the place of the earlier one, which stays without one", async ({ page }) => {
  const { code, Vorgangsnummer } = await propose({ picture: await picture() });
  const editor = await openEditor();
  const bytes = async () =>
    Buffer.from(await (await editor.fetch(`redaktion/einsendungen/${Vorgangsnummer}/bild`)).arrayBuffer());
  const first = await bytes();
  await page.goto(routes.proposal(code));
  await expect(page.getByText(proposalTexts.hasPicture)).toBeVisible();
  await page.getByLabel(/^Titel/).fill("Laternenumzug");
  await save(page).click();
  await expect(page.getByText(proposalTexts.saved)).toBeVisible();
  expect((await bytes()).equals(first)).toBe(true);
  const { data } = Buffer.from(await (await picture()).arrayBuffer()).toJSON();
  await page
    .getByLabel(/^Bild/)
    .first()
    .setInputFiles({ name: "b.png", mimeType: "image/jpeg", buffer: Buffer.from(data) });
  await page.getByLabel(/^Titel/).fill("Laternenumzug am Teich");
  await save(page).click();
  await expect.poll(async () => (await bytes()).equals(first)).toBe(false);
});

test("a proposal that an editor has taken over cannot be changed, and the typed text stays", async ({
  page,
}) => {
  const { code, Vorgangsnummer } = await propose();
  const editor = await openEditor();
  await page.goto(routes.proposal(code));
  await page.getByLabel(/^Titel/).fill("Zu spät");
  const { documentId } = await editor.findEntry("einsendung", { Vorgangsnummer });
  await editor.updateEntry("einsendung", documentId, { Bearbeitungsstand: "in Arbeit" });
  await save(page).click();
  await expect(page.getByText(refusalTexts.takenOver)).toBeVisible();
  await expect(page.getByLabel(/^Titel/)).toHaveValue("Zu spät");
  await withdraw(page);
  await expect(page.getByText(proposalTexts.takenOver)).toBeVisible();
  await expect(page.getByText("Wir ziehen mit Laternen")).toHaveCount(0);
  expect((await editor.findEntry("einsendung", { Vorgangsnummer })).Titel).toBe("Lampionumzug am Dorfteich");
});

test("a draft cannot be made of what its sender has withdrawn", async ({ page }) => {
  const { code, Vorgangsnummer } = await propose({ picture: await picture() });
  const editor = await openEditor();
  const { documentId } = await editor.findEntry("einsendung", { Vorgangsnummer });
  await page.goto(routes.proposal(code));
  await withdraw(page);
  await expect(page.getByText(proposalTexts.withdrawn)).toBeVisible();
  await expect(editor.fetch(`redaktion/einsendungen/${documentId}/entwurf`, "POST")).rejects.toThrow(
    /zurückgezogen/,
  );
  expect(await editor.findEntry("einsendung", { Vorgangsnummer })).toMatchObject({
    Bearbeitungsstand: "durch Absender zurückgezogen",
    Titel: "Zurückgezogen",
    Daten: {},
    Name: null,
    E_Mail: null,
  });
  await expect(editor.fetch(`redaktion/einsendungen/${Vorgangsnummer}/bild`)).rejects.toThrow(/404/);
  expect((await page.reload())?.status()).toBe(200);
  await expect(page.getByRole("textbox", { name: /^Titel/ })).toHaveCount(0);
});

test("unknown codes are 404, and a withdrawal from another site does nothing", async ({ request }) => {
  expect((await request.get(routes.proposal("erfunden"))).status()).toBe(404);
  const { code } = await propose();
  const answer = await request.post(routes.withdrawal(code), {
    headers: { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" },
  });
  expect(await answer.text()).toContain(proposalTexts.failed);
  expect((await request.get(routes.withdrawal(code))).url()).toContain(routes.proposal(code));
  const page = await request.get(routes.proposal(code));
  expect(page.headers()["cache-control"]).toContain("no-store");
  expect(await page.text()).toMatch(/<meta name="robots" content="noindex/);
  expect(await page.text()).toContain("Lampionumzug am Dorfteich");
});

test("the link in the mail opens the proposal; only its button withdraws it", async ({
  linked: { cms, mailPort },
  page,
  request,
}) => {
  const mailbox = await openMailbox(mailPort);
  try {
    const E_Mail = `${newKey()}@example.org`;
    await send(submissions(cms.url), festival(newKey(), { E_Mail, Bestaetigung_gewuenscht: true }));
    const confirmation = () => mailbox.mails.find(({ recipients }) => recipients.includes(E_Mail));
    await expect.poll(confirmation, { timeout: 60_000 }).toBeDefined();
    const [link = ""] = /http:\S+\/einsendung\/[\w-]{32}/.exec(confirmation()?.mail.text ?? "") ?? [];
    expect(link).not.toBe("");
    for (const method of ["HEAD", "GET"]) await request.fetch(link, { method });
    await page.goto(link);
    await expect(page.getByLabel(/^Titel/)).toHaveValue("Lampionumzug am Dorfteich");
  } finally {
    await mailbox.close();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a proposal is corrected and withdrawn all the same", async ({ page }) => {
    const { code } = await propose();
    await page.goto(routes.proposal(code));
    await page.getByLabel(/^Ende/).fill("18:00");
    await save(page).click();
    await expect(page.getByRole("alert")).toContainText("Bitte prüfen Sie eine Angabe");
    await expect(page.getByLabel("Datum")).toHaveValue("2027-11-11");
    await page.getByLabel(/^Ende/).fill("20:00");
    await page.getByLabel(/^Titel/).fill("Martinsumzug");
    await save(page).click();
    await expect(page.getByText(proposalTexts.saved)).toBeVisible();
    await expect(page.getByLabel(/^Titel/)).toHaveValue("Martinsumzug");
    await withdraw(page);
    await expect(page.getByText(proposalTexts.withdrawn)).toBeVisible();
  });
});
