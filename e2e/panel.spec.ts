import { expect } from "@playwright/test";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { festival, message, messages, newKey, picture, send, submissions } from "./support/cms-submissions";
import { test } from "./support/stack";

test("the panel shows a submission, links it to its draft and back, and declines it without a mail where none is sent", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  const sent = await send(submissions(), festival(newKey()), { picture: await picture() });
  const reference = sent.data?.Vorgangsnummer ?? "";
  const { documentId } = await editor.findEntry("einsendung", { Vorgangsnummer: reference });

  await openPanel(page, `content-manager/collection-types/api::einsendung.einsendung/${documentId}`);
  await expect(page.getByText("Wir ziehen mit Laternen um den Teich.")).toBeVisible({ timeout: 60_000 });
  await expect(page.getByText("Donnerstag, 11. November 2027 um 18:00")).toBeVisible();
  await expect(page.getByRole("img", { name: "Kinder mit Laternen" })).toBeVisible();
  await page.getByRole("button", { name: "Entwurf anlegen" }).click();

  const back = page.getByRole("link", { name: `Entstanden aus ${reference}` });
  await expect(back).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("textbox", { name: "Titel" })).toHaveValue("Lampionumzug am Dorfteich");
  await back.click();
  await expect(page.getByRole("button", { name: "Entwurf öffnen" })).toBeVisible({ timeout: 60_000 });

  const address = `redaktion/einsendungen/${documentId}/ablehnung`;
  const headers = { "Content-Type": "application/json" };
  const mailed = editor.fetch(address, "POST", JSON.stringify({ reason: "Zu spät." }), headers);
  await expect(mailed).rejects.toThrow("Bitte lehnen Sie ohne Mail ab.");
  await page.getByRole("button", { name: "Ablehnen", exact: true }).click();
  await expect(page.getByText("Mailversand ist nicht eingerichtet.")).toBeVisible();
  await expect(page.getByText("Der Entwurf bleibt.")).toBeVisible();
  await page.getByRole("button", { name: "Ablehnen ohne Mail" }).click();
  const state = async () =>
    (await editor.findEntry("einsendung", { Vorgangsnummer: reference })).Bearbeitungsstand;
  await expect.poll(state).toBe("abgelehnt");
});

test("the panel loads from its own origin alone, and its policy refuses nothing that it needs", async ({
  page,
}) => {
  const editor = await openEditor();
  const refused: string[] = [];
  page.on("console", (line) => {
    if (line.text().includes("Content Security Policy")) refused.push(line.text());
  });
  const response = await openPanel(page, `plugins/upload`);
  // Previews show the site in a frame.
  const policy = response?.headers()["content-security-policy"]?.replace(/frame-src [^;]*;/, "");
  expect(policy).toContain("connect-src 'self';");
  expect(policy).not.toMatch(/https?:|strapi\.io|\*/);
  await expect(page.getByRole("img").first()).toBeVisible({ timeout: 60_000 });
  const { documentId } = await editor.findEntry("beitrag", { Slug: "abfallkalender" });
  await openPanel(page, `content-manager/collection-types/api::beitrag.beitrag/${documentId}`);
  await expect(page.getByRole("textbox", { name: "Titel" })).toHaveValue(/Abfall/, { timeout: 60_000 });
  expect(refused).toEqual([]);
});

test("what a visitor wrote stays as it is; the panel answers by mail and takes it a step further", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  const sent = await send(messages(), message(newKey()));
  const reference = sent.data?.Vorgangsnummer ?? "";
  const entry = await editor.findEntry("nachricht", { Vorgangsnummer: reference });
  await editor.updateEntry("nachricht", entry.documentId, {
    ...entry,
    Text: "Anders",
    E_Mail: "x@example.org",
  });
  expect(await editor.findEntry("nachricht", { Vorgangsnummer: reference })).toMatchObject({
    Text: entry.Text,
    E_Mail: entry.E_Mail,
  });

  await openPanel(page, `content-manager/collection-types/api::nachricht.nachricht/${entry.documentId}`);
  await expect(page.getByRole("textbox", { name: "Text" })).toBeDisabled();
  await expect(page.getByRole("link", { name: "Per E-Mail antworten" })).toHaveAttribute(
    "href",
    /^mailto:weg%40/,
  );
  await page.getByRole("button", { name: "In Arbeit nehmen" }).click();
  await expect(page.getByRole("button", { name: "Als erledigt ablegen" })).toBeVisible();
  expect((await editor.findEntry("nachricht", { Vorgangsnummer: reference })).Bearbeitungsstand).toBe(
    "in Arbeit",
  );
});

test("visitors' entries cannot be created in the panel", async () => {
  const editor = await openEditor();
  for (const type of ["nachricht", "einsendung", "suchluecke", "rueckmeldung", "anmerkung"])
    await expect(editor.createEntry(type, { Titel: "Von Hand" }), type).rejects.toThrow(/403/);
});

test("the panel's search ignores the case of umlauts", async () => {
  const editor = await openEditor();
  await editor.createEntry("angebot", { Titel: "Öffentliche Führung ums Überlaufbecken", Ziel: "/kontakt" });
  const found = async (query: string) => {
    const path = `content-manager/collection-types/api::angebot.angebot?${new URLSearchParams(query)}`;
    return (await (await editor.fetch(path)).json()).pagination.total;
  };
  const queries = ["_q=ÖFFENTLICHE FÜHRUNG", "_q=überlaufbecken", "filters[Titel][$containsi]=ÜBERLAUF"];
  for (const query of queries) expect(await found(query), query).toBe(1);
});

test("an event is copied in one press, as a draft without dates", async ({ panelPage: page }) => {
  const editor = await openEditor();
  const { documentId } = await editor.createEntry("veranstaltung", {
    Titel: "Kürbisschnitzen",
    Beginn: "2031-10-30T14:00:00.000Z",
    Wiederholung: "FREQ=YEARLY",
    Ausnahmen: [{ Datum: "2032-10-30" }],
    Terminstatus: "abgesagt",
    Kosten: "Eintritt frei",
  });
  await openPanel(page, `content-manager/collection-types/api::veranstaltung.veranstaltung/${documentId}`);
  const copied = page.waitForResponse(/\/redaktion\/kopien\//);
  await page.getByRole("button", { name: "Als Vorlage nehmen" }).click({ timeout: 60_000 });
  expect((await copied).status()).toBe(200);
  // The panel loads anew, which takes a busy machine long.
  await expect(page).not.toHaveURL(new RegExp(documentId), { timeout: 60_000 });
  await expect(page.getByRole("textbox", { name: "Titel" })).toHaveValue("Kürbisschnitzen");
  await expect(page.getByRole("textbox", { name: "Kosten" })).toHaveValue("Eintritt frei");
  const copies = (await editor.allEntries("veranstaltung")).filter(
    ({ Titel }) => Titel === "Kürbisschnitzen",
  );
  expect(copies.find((entry) => entry.documentId !== documentId)).toMatchObject({
    Beginn: null,
    Wiederholung: "FREQ=YEARLY",
    Terminstatus: "geplant",
    Slug: expect.stringMatching(/^kuerbisschnitzen-\d$/),
    status: "draft",
  });
  for (const entry of copies) await editor.deleteEntry("veranstaltung", entry.documentId);
});

test("without a mail server the panel says who sets a new password", async () => {
  const headers = { "Content-Type": "application/json" };
  const body = JSON.stringify({ email: "erna@example.org" });
  const answer = await fetch(`${process.env.CMS_URL}/admin/forgot-password`, {
    method: "POST",
    headers,
    body,
  });
  expect(answer.status).toBe(400);
  expect((await answer.json()).error.message).toContain("wenden Sie sich an die Verwaltung");
});

test("the exported table escapes formulas", async () => {
  const editor = await openEditor();
  const Betreff = '=HYPERLINK("https://example.org")';
  await send(messages(), message(newKey(), { Betreff }));
  const table = await (await editor.fetch("redaktion/tabellen/nachrichten")).text();
  expect(table).toContain(`;"'=HYPERLINK(""https://example.org"")";`);
});

test("what an editor typed stays in the form when the CMS refuses to save it", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  const { documentId } = await editor.createEntry("angebot", { Titel: "Leihleiter", Ziel: "/kontakt" });
  await openPanel(page, `content-manager/collection-types/api::angebot.angebot/${documentId}`);
  const title = page.getByRole("textbox", { name: "Titel" });
  const target = page.getByRole("textbox", { name: "Ziel" });
  await expect(title).toHaveValue("Leihleiter", { timeout: 60_000 });
  await title.fill("Große Leihleiter");
  await target.fill("irgendwo");
  const refused = page.waitForResponse((response) => response.status() === 400);
  await page.getByRole("button", { name: "Speichern" }).click();
  await refused;
  await expect(page.getByText(/^Ziel /).first()).toBeVisible();
  await expect(title).toHaveValue("Große Leihleiter");
  await expect(target).toHaveValue("irgendwo");

  await target.fill("/mitmachen");
  await page.getByRole("button", { name: "Speichern" }).click();
  await expect(async () =>
    expect((await editor.findEntry("angebot", { Titel: "Große Leihleiter" })).Ziel).toBe("/mitmachen"),
  ).toPass();
  await expect(page.getByRole("button", { name: "Speichern" })).toBeDisabled();
});

test("of two editors who change an entry at once, the second is told and keeps what they typed", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  const { documentId } = await editor.createEntry("angebot", { Titel: "Zwei Leitern", Ziel: "/kontakt" });
  const path = `content-manager/collection-types/api::angebot.angebot/${documentId}`;
  const other = await page.context().newPage();
  const title = (tab: typeof page) => tab.getByRole("textbox", { name: "Titel" });
  for (const tab of [page, other]) {
    await openPanel(tab, path);
    await expect(title(tab)).toHaveValue("Zwei Leitern", { timeout: 60_000 });
  }
  const save = async (tab: typeof page, text: string) => {
    await title(tab).fill(text);
    const answer = tab.waitForResponse((response) => response.request().method() === "PUT");
    await tab.getByRole("button", { name: "Speichern" }).click();
    return (await answer).status();
  };
  // Strapi reads the entry again after a save, and puts what it reads in place of what was typed in the meantime.
  const reread = page.waitForResponse(
    (response) => response.request().method() === "GET" && new URL(response.url()).pathname.endsWith(path),
  );
  expect(await save(page, "Drei Leitern")).toBe(200);
  expect((await (await reread).json()).data.Titel).toBe("Drei Leitern");
  // The form knows its own change.
  await expect(page.getByRole("button", { name: "Speichern" })).toBeDisabled();
  expect(await save(page, "Vier Leitern")).toBe(200);

  expect(await save(other, "Fünf Leitern")).toBe(400);
  await expect(other.getByText(/inzwischen an anderer Stelle gespeichert/).first()).toBeVisible();
  await expect(title(other)).toHaveValue("Fünf Leitern");
  expect((await editor.findEntry("angebot", { Titel: "Vier Leitern" })).documentId).toBe(documentId);
});

test("what was published comes back as a draft, without what is gone; a word goes out of all versions", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  // An earlier try of this test may have left versions.
  const number = Date.now();
  const name = `Erika Muster${number}`;
  const club = await editor.createEntry("organisation", { Name: "Kegelclub Neun", Organisation: "verein" });
  await editor.publish("organisation", club.documentId);
  const { documentId } = await editor.createEntry("beitrag", {
    Titel: `Kegeln, Fassung ${number}`,
    Text: `Es kegelt ${name}frau.`,
    Datum: "2031-05-01",
    Organisationen: { connect: [{ documentId: club.documentId }] },
  });
  await editor.publish("beitrag", documentId);
  const list = `redaktion/fassungen/api::beitrag.beitrag/${documentId}`;
  const versions = async () => (await (await editor.fetch(list)).json()).data;
  await editor.publish("beitrag", documentId);
  expect(await versions(), "nothing changed").toEqual([]);
  const organisations = { disconnect: [{ documentId: club.documentId }], connect: [] };
  await editor.publish("beitrag", documentId, { Text: "Überschrieben.", Organisationen: organisations });
  await editor.deleteEntry("organisation", club.documentId);

  await openPanel(page, `content-manager/collection-types/api::beitrag.beitrag/${documentId}`);
  await page.getByRole("button", { name: "Ansehen" }).click({ timeout: 60_000 });
  await expect(page.getByText(`Es kegelt ${name}frau.`)).toBeVisible();
  await expect(page.getByText("Nicht mehr da und daher weggelassen: Kegelclub Neun")).toBeVisible();
  const asked: string[] = [];
  page.on("dialog", (dialog) => {
    asked.push(dialog.message());
    return dialog.accept(name);
  });
  await page.getByText("Etwas ganz verschwinden lassen").click();
  await page.getByRole("button", { name: "Ein Wort oder Bild aus allen früheren Fassungen" }).click();
  await expect.poll(() => asked.at(-1)).toBe("Aus früheren Fassungen entfernt: 1");
  await page.getByRole("button", { name: "Ansehen" }).click();
  await expect(page.getByText("Es kegelt ….")).toBeVisible();
  await page.getByRole("button", { name: "Als Entwurf zurückholen" }).click();
  await expect
    .poll(async () => (await editor.findEntry("beitrag", { Titel: `Kegeln, Fassung ${number}` })).Text)
    .toBe("Es kegelt ….");

  await editor.publish("beitrag", documentId);
  for (let count = 1; count <= 11; count += 1)
    await editor.publish("beitrag", documentId, { Text: `Stand ${count}` });
  const stored = await versions();
  expect(stored).toHaveLength(10);
  const { version, by } = stored[0];
  expect(by).toBeTruthy();
  expect((await (await editor.fetch(`${list}/${version}`)).json()).data.changes).toEqual([
    { label: "Text", type: "richtext", value: "Stand 10" },
  ]);
  await editor.deleteEntry("beitrag", documentId);
  await expect(editor.fetch(list)).rejects.toThrow(/404/);
});

test("one press makes an article of an info's whole text, to which it then leads and which goes with it", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  const { documentId } = await editor.createEntry("info", {
    Titel: "Winterdienst",
    Kurztext: "Wer streut wann?",
  });
  await openPanel(page, `content-manager/collection-types/api::info.info/${documentId}`);
  await page.getByRole("button", { name: "Eigene Seite anlegen" }).click({ timeout: 60_000 });
  await expect(page).toHaveURL(/api::beitrag\.beitrag/);
  await expect(page.getByRole("textbox", { name: "Titel" })).toHaveValue("Winterdienst");
  expect((await editor.findEntry("info", { Titel: "Winterdienst" })).Ziel).toBe("/beitrag/winterdienst");
  const article = await editor.findEntry("beitrag", { Slug: "winterdienst" });
  expect(article).toMatchObject({ Text: "Wer streut wann?", Nicht_in_Aktuelles: true });
  await expect(editor.publish("info", documentId)).rejects.toThrow(/noch ein Entwurf/);
  await editor.publish("beitrag", article.documentId);
  await editor.publish("info", documentId);
  await editor.deleteEntry("info", documentId);
  expect(await editor.countEntries("beitrag", { Slug: "winterdienst" })).toBe(0);
});
