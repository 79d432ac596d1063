import path from "node:path";
import { expect, type Page } from "@playwright/test";
import { type Entry, openEditor, openPanel } from "../scripts/stack/editor";
import { readStack } from "../scripts/stack/test-stack.mjs";
import { festival, message, messages, newKey, send, submissions } from "./support/cms-submissions";
import { test } from "./support/stack";
import { withDatabase } from "./support/village-commands";

type Editor = Awaited<ReturnType<typeof openEditor>>;

const dayMs = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * dayMs).toISOString();

const barrier = (key: string) => message(key, { Art: "barriere", Betreff: undefined, Name: undefined });

async function receive(editor: Editor, type: "nachricht" | "einsendung", data: Record<string, unknown>) {
  const sent = await send(type === "nachricht" ? messages() : submissions(), data);
  return editor.findEntry(type, { Vorgangsnummer: sent.data?.Vorgangsnummer ?? "" });
}

const reference = (entry: Entry) => String(entry.Vorgangsnummer);
const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("the start page names what waits and leads to it", async ({ panelPage: page }) => {
  const editor = await openEditor();
  const report = await receive(editor, "nachricht", barrier(newKey()));
  await editor.updateEntry("nachricht", report.documentId, { ...report, Antwort_bis: "2020-12-22" });
  await receive(editor, "einsendung", festival(newKey()));

  await openPanel(page, "");
  const waiting = page.getByRole("region", { name: "Was zu tun ist" });
  await expect(waiting.getByRole("link", { name: /^\d+ neue Einsendung(en)?$/ })).toBeVisible({
    timeout: 60_000,
  });
  await expect(
    waiting.getByRole("listitem").filter({ hasText: `${reference(report)} bis 22.12.2020, überfällig` }),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Neue Veranstaltung" })).toHaveAttribute(
    "href",
    /veranstaltung\/create$/,
  );
  // Strapi's own widgets are gone.
  const widgets = ["Neu anlegen", "Was zu tun ist", "Raumanfragen", "Die nächsten Termine", "Briefe"];
  await expect(page.getByRole("heading", { level: 2 })).toHaveText(widgets);

  await waiting.getByRole("link", { name: /^\d+ neue Nachricht(en)?$/ }).click();
  await expect(row(page, reference(report))).toContainText("bis 22.12.2020, überfällig");
  await expect(row(page, reference(report))).toContainText("Barriere gemeldet");
  await expect(page.getByText("Bearbeitungsstand ist neu")).toBeVisible();
});

test("the start page counts only what the editor may read", async () => {
  const editor = await openEditor();
  await receive(editor, "nachricht", message(newKey()));
  const all = await startPageOf(editor.token);
  expect(all.newMessages).toBeGreaterThan(0);

  const Titel = `Entwurf ${newKey()}`;
  await editor.createEntry("veranstaltung", { Titel, Beginn: inDays(3) });
  const token = await newEventEditor(editor);
  const own = await startPageOf(token);
  expect(Object.keys(own).sort()).toEqual(["changedByClubs", "drafts", "nextDates", "withoutCategory"]);
  // The role reads what its users created.
  expect(own.drafts).toEqual({ count: 0, first: [] });
  expect(own.nextDates).toEqual([]);

  const anonymous = await fetch(`${process.env.CMS_URL}/redaktion/startseite`);
  expect(anonymous.status).toBe(401);
});

test("the start page names dead links of published entries until they are mended", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  const address = `https://www.weg-${newKey()}.de/`;
  const Titel = `Fahrplan ${newKey()}`;
  const fields = { Titel, Text: `Der [Fahrplan](${address}) gilt.`, Datum: inDays(0).slice(0, 10) };
  const create = async () => {
    const { documentId } = await editor.createEntry("beitrag", fields);
    await editor.publish("beitrag", documentId);
    return { address, uid: "api::beitrag.beitrag", documentId };
  };
  const [twice, once] = [await create(), await create()];
  const links = [
    { ...twice, deadSince: "2027-01-01", checkedOn: "2027-01-02" },
    { ...once, deadSince: "2027-01-02", checkedOn: "2027-01-02" },
  ];
  const value = JSON.stringify({ checkedOn: "2027-01-02", links });
  withDatabase(path.join((await readStack()).folder, "cms"), (database) =>
    database
      .prepare("UPDATE strapi_core_store_settings SET value = ? WHERE key = 'app_dorfforum_dead-links'")
      .run(value),
  );

  await openPanel(page, "");
  const short = address.replace("https://www.", "");
  const line = page.getByRole("listitem").filter({ hasText: short });
  await expect(line).toHaveText(`${Titel}: ${short}`, { timeout: 60_000 });
  await expect(line.getByRole("link", { name: Titel })).toHaveAttribute(
    "href",
    new RegExp(`beitrag/${twice.documentId}$`),
  );
  expect(await startPageOf(await newEventEditor(editor))).not.toHaveProperty("deadLinks");

  await editor.publish("beitrag", twice.documentId, { ...fields, Text: "Er gilt." });
  expect(await startPageOf(editor.token)).not.toHaveProperty("deadLinks");
});

test("the list of events begins with what is coming; past events are last", async ({ panelPage: page }) => {
  const editor = await openEditor();
  const name = newKey();
  const create = (title: string, fields: Record<string, unknown>) =>
    editor.createEntry("veranstaltung", { Titel: `${title} ${name}`, ...fields });
  await create("Vorbei", { Beginn: inDays(-2) });
  await create("Kopie", {});
  await create("Übermorgen", { Beginn: inDays(2) });
  await create("Nächstes Jahr", { Beginn: inDays(400) });
  // Tomorrow is the only day of each week on which it takes place.
  await create("Serie", { Beginn: inDays(-699), Wiederholung: "FREQ=WEEKLY" });

  await openPanel(page, "content-manager");
  // The first of the menu
  await expect(page.getByRole("heading", { level: 1, name: "Veranstaltungen" })).toBeVisible({
    timeout: 60_000,
  });
  const menu = page.getByRole("navigation", { name: "Inhalte" });
  await expect(menu.getByRole("link").first()).toHaveText("Veranstaltungen");
  await page.goto(`${page.url()}&_q=${name}`);
  await expect(row(page, name)).toHaveText([
    /Kopie.*noch ohne Tag/,
    /Serie/,
    /Übermorgen/,
    /Nächstes Jahr/,
    /Vorbei.*vorbei/,
  ]);
});

test("publishing leaves the order of an event, and the list calls it published", async () => {
  const editor = await openEditor();
  const entry = await editor.createEntry("veranstaltung", { Titel: newKey(), Beginn: inDays(5) });
  expect(entry.Terminfolge).toBe(Math.floor(Date.parse(String(entry.Beginn)) / 60_000));
  const published = await editor.publish("veranstaltung", entry.documentId);
  expect(published.Terminfolge).toBe(entry.Terminfolge);
  const changed = await editor.updateEntry("veranstaltung", entry.documentId, { Beginn: inDays(-5) });
  expect(Number(changed.Terminfolge)).toBeGreaterThan(1_000_000_000);
});

async function startPageOf(token: string) {
  const answer = await fetch(`${process.env.CMS_URL}/redaktion/startseite`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).data;
}

/** Creates a role that reads its own events only, and a person with it. @returns the person's session */
async function newEventEditor(editor: Editor): Promise<string> {
  const post = async (address: string, body: object, method = "POST") => {
    const headers = { "Content-Type": "application/json" };
    return (await (await editor.fetch(address, method, JSON.stringify(body), headers)).json()).data;
  };
  const key = newKey();
  const { id } = await post("admin/roles", { name: key, description: "Nur eigene Veranstaltungen" });
  const read = {
    action: "plugin::content-manager.explorer.read",
    subject: "api::veranstaltung.veranstaltung",
    properties: { fields: ["Titel", "Beginn"] },
    conditions: ["admin::is-creator"],
  };
  await post(`admin/roles/${id}/permissions`, { permissions: [read] }, "PUT");
  const person = { firstname: "Eva", lastname: "Verein" };
  const email = `${key}@example.org`.toLowerCase();
  const { registrationToken } = await post("admin/users", { ...person, email, roles: [id] });
  const userInfo = { ...person, password: `Aa1-${key}` };
  return (await post("admin/register", { registrationToken, userInfo })).token;
}
