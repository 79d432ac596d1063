import { mkdtemp } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import { copyVillage, dataVariables, readStack } from "../scripts/stack/test-stack.mjs";
import { clockAhead } from "./support/clock";
import { festival, newKey, picture, send, submissions } from "./support/cms-submissions";
import { articleToJudge, judge } from "./support/feedback";
import { dayIn } from "./support/forms";
import { noteEntries } from "./support/new-entries";
import { asker, type PanelUser } from "./support/panel-users";
import { type RunningCms, test } from "./support/stack";

/** One more than entries of visitors are kept */
const daysLater = 181;

/** Expects something of a CMS that starts later with what is stored now. */
type Check = (later: RunningCms) => Promise<void>;

async function sendEntryAndFeedback(cms: RunningCms): Promise<Check> {
  const editor = await openEditor(cms.url);
  const sent = await send(submissions(cms.url), festival(newKey()), { picture: await picture() });
  const Vorgangsnummer = sent.data?.Vorgangsnummer ?? "";
  const entry = await editor.findEntry("einsendung", { Vorgangsnummer });
  const draft = await (
    await editor.fetch(`redaktion/einsendungen/${entry.documentId}/entwurf`, "POST")
  ).json();
  const page = await articleToJudge(cms.url);
  await judge(cms.url, { ...page, Antwort: "nein" });
  await judge(cms.url, { ...page, Text: "Der Preis fehlt." });
  expect(await editor.countEntries("anmerkung", { Text: "Der Preis fehlt." })).toBe(1);

  return async ({ url }) => {
    const after = await openEditor(url);
    await expect.poll(() => after.countEntries("einsendung", { Vorgangsnummer })).toBe(0);
    const shown = after.fetch(`redaktion/einsendungen/${Vorgangsnummer}/bild`);
    await expect(shown).rejects.toThrow("404");
    expect(await after.countEntries("veranstaltung", { documentId: draft.data.documentId })).toBe(1);
    expect(await after.countFiles(`${Vorgangsnummer}.jpg`)).toBe(1);
    await expect.poll(() => after.countEntries("rueckmeldung", { Dokument: page.Dokument })).toBe(0);
    expect(await after.countEntries("anmerkung", { Text: "Der Preis fehlt." })).toBe(0);
  };
}

async function publishWeeklyEvent(cms: RunningCms): Promise<Check> {
  const editor = await openEditor(cms.url);
  const Beginn = new Date(Date.now() + 86_400_000).toISOString();
  const fields = { Titel: "Brunnenrunde", Beginn, Wiederholung: "FREQ=WEEKLY" };
  const { documentId } = await editor.createEntry("veranstaltung", fields);
  await editor.publish("veranstaltung", documentId);
  const before = await editor.findEntry("veranstaltung", { documentId });
  return async ({ url }) => {
    const after = await (await openEditor(url)).findEntry("veranstaltung", { documentId });
    expect(Number(after.Terminfolge)).toBeGreaterThan(Number(before.Terminfolge));
    // Past events have larger numbers.
    expect(Number(after.Terminfolge)).toBeLessThan(1_000_000_000);
    expect(after).toMatchObject({ updatedAt: before.updatedAt, status: "published" });
  };
}

/** Publishes what a visitor advertises, under another title, and then changes it. @param lastDay days from now */
async function publishAdvertisement(cms: RunningCms, Titel: string, lastDay: number) {
  const editor = await openEditor(cms.url);
  const Daten = { Richtung: "biete", Text: "24 Zoll.", Kontakt: "030 23125 140" };
  const { Name, E_Mail } = festival("");
  const proposal = { Art: "angebot", Titel, Name, E_Mail, Daten, Schluessel: newKey() };
  const { data } = await send(submissions(cms.url), proposal);
  const entry = await editor.findEntry("einsendung", { Vorgangsnummer: data?.Vorgangsnummer ?? "" });
  const draft = await editor.fetch(`redaktion/einsendungen/${entry.documentId}/entwurf`, "POST");
  const { documentId } = (await draft.json()).data;
  const offer = await editor.findEntry("angebot", { documentId });
  const article = await editor.findEntry("beitrag", { Slug: String(offer.Ziel).split("/").at(-1) ?? "" });
  const changes = { Titel: `${Titel} abzugeben`, Gueltig_bis: dayIn(lastDay) };
  await editor.publish("beitrag", article.documentId, changes);
  await editor.publish("angebot", documentId, changes);
  await editor.publish("beitrag", article.documentId, { Text: "26 Zoll." });
  return { article, offer };
}

async function publishAdvertisements(cms: RunningCms): Promise<Check> {
  const ended = await publishAdvertisement(cms, "Laufrad", 0);
  const { article, offer } = await publishAdvertisement(cms, "Kinderrad", 2);
  const editor = await openEditor(cms.url);
  const own = await editor.createEntry("beitrag", {
    ...{ Titel: "Suche: Helferinnen fürs Dorffest", Text: "Kommt alle!" },
    ...{ Datum: "2026-01-01", Gueltig_bis: dayIn(0) },
  });
  await editor.publish("beitrag", own.documentId);
  return async ({ url }) => {
    const after = await openEditor(url);
    const isLeft = async () => {
      const entries = [
        await after.findEntry("beitrag", { documentId: article.documentId }),
        await after.findEntry("angebot", { documentId: offer.documentId }),
      ];
      return entries.map(({ status }) => status);
    };
    await expect.poll(isLeft).toEqual(["draft", "draft"]);
    const { documentId } = ended.offer;
    await expect.poll(() => after.countEntries("angebot", { documentId })).toBe(0);
    await expect.poll(() => after.countEntries("beitrag", { documentId: ended.article.documentId })).toBe(0);
    expect((await after.findEntry("beitrag", { documentId: own.documentId })).status).toBe("draft");
  };
}

type Permission = { action: string; subject?: string; conditions?: string[]; properties?: object };

const changed = "dorfforum-redaktion";

/** Takes a right from a role. @returns also what gives it back */
async function takeRight(cms: RunningCms): Promise<{ check: Check; undo: () => Promise<unknown> }> {
  const admin = asker(cms.url, (await openEditor(cms.url)).token);
  const { body } = await admin("GET", "admin/roles");
  const id = (code: string) => body.data.find((role: { code: string }) => role.code === code)?.id;
  expect(body.data.map(({ code }: { code: string }) => code)).toEqual(
    expect.arrayContaining([
      "dorfforum-moderation",
      "dorfforum-redaktion",
      "dorfforum-verein",
      "dorfforum-verwaltung",
    ]),
  );
  expect([id("strapi-editor"), id("strapi-author")]).toEqual([undefined, undefined]);

  const permissionsOf = async (ask: PanelUser["ask"], code: string): Promise<Permission[]> => {
    const { body: found } = await ask("GET", `admin/roles/${id(code)}/permissions`);
    return found.data.map(({ action, subject, conditions, properties }: Permission) => ({
      action,
      subject,
      conditions,
      properties,
    }));
  };
  const save = async (permissions: Permission[]) =>
    expect((await admin("PUT", `admin/roles/${id(changed)}/permissions`, { permissions })).status).toBe(200);
  const summary = async (ask: PanelUser["ask"]) =>
    (await Promise.all([changed, "dorfforum-verein"].map((code) => permissionsOf(ask, code))))
      .flat()
      .map(({ action, subject, conditions, properties }) =>
        JSON.stringify([action, subject, conditions, properties]),
      )
      .sort();

  const all = await permissionsOf(admin, changed);
  await save(all.filter(({ subject }) => subject !== "api::angebot.angebot"));
  const before = await summary(admin);
  expect(before.join()).toContain("api::own-event");
  return {
    check: async ({ url }) => {
      const later = asker(url, (await openEditor(url)).token);
      expect(await summary(later)).toEqual(before);
    },
    undo: () => save(all),
  };
}

/** The folder with what a CMS stores, for another one. CMSs may share PostgreSQL; a SQLite file belongs to one. */
async function storedBy({ folder }: RunningCms): Promise<string> {
  if ((await dataVariables(folder)).DATABASE_URL) return folder;
  const copy = await mkdtemp(path.join((await readStack()).folder, "cms-"));
  await copyVillage(folder, copy);
  return copy;
}

test("a CMS that starts half a year later forgets what visitors sent, and keeps the rights that administrators left", async ({
  linked: { cms },
  servers,
}) => {
  const deleteNewEntries = await noteEntries(await openEditor(cms.url));
  const expectForgotten = await sendEntryAndFeedback(cms);
  const expectOrdered = await publishWeeklyEvent(cms);
  const expectGone = await publishAdvertisements(cms);
  const { check: expectKept, undo } = await takeRight(cms);
  const later = await servers.startCms({ folder: await storedBy(cms), env: clockAhead(daysLater) });

  await test.step("an entry, its picture and feedback are deleted, the draft stays", () =>
    expectForgotten(later));
  await test.step("a private advertisement has left the site on its day and is deleted, whatever its title; no other entry is", () =>
    expectGone(later));
  await test.step("the order of events follows, and nothing counts as changed", () => expectOrdered(later));
  await test.step("the rights are as administrators left them, with their conditions", () =>
    expectKept(later));
  await undo();
  await deleteNewEntries();
});
