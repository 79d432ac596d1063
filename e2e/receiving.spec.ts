import { expect } from "@playwright/test";
import sharp from "sharp";
import { openEditor } from "../scripts/stack/editor";
import { festival, message, messages, newKey, picture, send, submissions } from "./support/cms-submissions";
import { test } from "./support/stack";

/** A barrier report, which has no subject. */
const report = (key: string, more: object) => message(key, { Art: "barriere", Betreff: undefined, ...more });

test("twenty parallel submissions with one key are stored once and get the same reference", async () => {
  const editor = await openEditor();
  const file = await picture();
  for (const [address, type, data, more] of [
    [messages(), "nachricht", message(newKey(), { Name: newKey() }), {}],
    [submissions(), "einsendung", festival(newKey(), { Name: newKey() }), { picture: file }],
  ] as const) {
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(address, data, more)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ status, data }) => status === 200 && data?.Gleich)).toHaveLength(19);
    expect(new Set(answers.map(({ data }) => data?.Vorgangsnummer)).size).toBe(1);
    expect(await editor.countEntries(type, { Name: String(data.Name) })).toBe(1);
  }
});

test("a changed text with the same key is reported as different, and a barrier report is due in a month", async () => {
  const key = newKey();
  const first = await send(messages(), report(key, { Seite: "/kontakt?a=1" }));
  const changed = await send(messages(), report(key, { Text: "Etwas anderes" }));
  expect(first).toMatchObject({ status: 201, data: { Schon_da: false } });
  expect(changed).toMatchObject({ status: 200, data: { Schon_da: true, Gleich: false } });
  expect(changed.data?.Vorgangsnummer).toBe(first.data?.Vorgangsnummer);
  const days = (Date.parse(first.data?.Antwort_bis ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(26);
  expect(days).toBeLessThan(32);
});

test("a submission whose response was lost is recognised by its key", async ({ servers }) => {
  const proxy = await servers.startCmsProxy();
  for (const mode of ["loseAnswer", "status500After"] as const) {
    const data = message(newKey());
    proxy.mode = mode;
    const first = await send(messages(proxy.url), data).catch(() => undefined);
    expect(first?.data).toBeUndefined();
    proxy.mode = "pass";
    expect(await send(messages(proxy.url), data)).toMatchObject({
      status: 200,
      data: { Schon_da: true, Gleich: true },
    });
  }
});

test("invalid submissions are refused and not stored", async () => {
  const editor = await openEditor();
  const Name = newKey();
  for (const wrong of [
    { Bearbeitungsstand: "erledigt" },
    { Vorgangsnummer: "K-0000-0000" },
    { Art: "werbung" },
    { Text: "" },
    { Text: "x".repeat(100_000) },
    { Text: "a\u0000b" },
    { Betreff: "Gruß\r\nBcc: viele@example.org" },
    { Name: "Eine\nZeile" },
    { E_Mail: "a@example.org\nBcc: b@example.org" },
    { E_Mail: "a@example.org, b@example.org" },
    { E_Mail: undefined, Bestaetigung_gewuenscht: true },
    { Seite: "/kontakt" },
    { Betreff: "x".repeat(10_000) },
    { Schluessel: "kurz" },
    { Schluessel: ["a", "b"] },
    { Text: { $ne: "" } },
  ])
    expect(await send(messages(), message(newKey(), { Name, ...wrong })), JSON.stringify(wrong)).toEqual({
      status: 400,
    });
  for (const Seite of ["//example.org", "javascript:alert(1)"])
    expect(await send(messages(), report(newKey(), { Name, Seite })), Seite).toEqual({ status: 400 });
  const script = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'], { type: "image/png" });
  expect(await send(submissions(), festival(newKey(), { Name }), { picture: script })).toEqual({
    status: 400,
  });
  expect(await send(messages(), message(newKey(), { Name }), { picture: await picture() })).toEqual({
    status: 400,
  });
  for (const type of ["nachricht", "einsendung"]) expect(await editor.countEntries(type, { Name })).toBe(0);
});

test("the write token cannot read, the read token cannot write, and requests need a token", async () => {
  const { CMS_URL, CMS_API_TOKEN, CMS_WRITE_TOKEN } = process.env;
  const data = message(newKey());
  expect((await send(messages(), data, { token: CMS_API_TOKEN })).status).toBe(403);
  expect((await send(messages(), data, { token: "" })).status).toBe(401);
  for (const token of [CMS_API_TOKEN, CMS_WRITE_TOKEN])
    for (const path of [
      "/api/nachrichten",
      "/api/einsendungen",
      "/api/einsendungsbilder",
      "/redaktion/tabellen/nachrichten",
    ]) {
      const { status } = await fetch(CMS_URL + path, { headers: { Authorization: `Bearer ${token}` } });
      expect([401, 403, 404, 405], path).toContain(status);
    }
  const events = await fetch(`${CMS_URL}/api/veranstaltungen`, {
    headers: { Authorization: `Bearer ${CMS_WRITE_TOKEN}` },
  });
  expect(events.status).toBe(403);
});

test("a proposal becomes a draft once, and its picture becomes a file only then", async () => {
  const editor = await openEditor();
  const category = await editor.findEntry("kategorie", { Name: "Jugend" });
  const proposal = festival(newKey());
  const Daten = { ...Object(proposal.Daten), Kategorie: "Jugend", Kosten: "frei" };
  const sent = await send(submissions(), { ...proposal, Daten }, { picture: await picture() });
  const reference = sent.data?.Vorgangsnummer ?? "";
  const entry = await editor.findEntry("einsendung", { Vorgangsnummer: reference });
  expect(entry.Bearbeitungsstand).toBe("neu");

  const address = `${process.env.CMS_URL}/redaktion/einsendungen/${reference}/bild`;
  expect((await fetch(address)).status).toBe(401);
  const shown = await editor.fetch(`redaktion/einsendungen/${reference}/bild`);
  expect(shown.headers.get("content-type")).toBe("image/jpeg");
  expect((await sharp(await shown.arrayBuffer()).metadata()).width).toBe(40);
  expect(await editor.countFiles(`${reference}.jpg`)).toBe(0);

  const path = `redaktion/einsendungen/${entry.documentId}/entwurf`;
  const drafts = await Promise.all(
    Array.from({ length: 5 }, async () => (await editor.fetch(path, "POST")).json()),
  );
  expect(new Set(drafts.map(({ data }) => data.documentId)).size).toBe(1);
  expect(drafts.filter(({ data }) => data.isNew)).toHaveLength(1);
  expect(await editor.countFiles(`${reference}.jpg`)).toBe(1);

  const { documentId } = drafts[0].data;
  const draft = await editor.findEntry("veranstaltung", { documentId });
  expect(draft).toMatchObject({
    Titel: "Lampionumzug am Dorfteich",
    Kurztext: "Wir ziehen mit Laternen um den Teich.",
    Beginn: "2027-11-11T17:00:00.000Z",
    Ort: "Dorfteich",
    Bild_Alt: "Kinder mit Laternen",
    Kosten: "frei",
    publishedAt: null,
  });
  const relations = `content-manager/relations/api::veranstaltung.veranstaltung/${documentId}/Kategorien`;
  expect((await (await editor.fetch(relations)).json()).results).toMatchObject([
    { documentId: category.documentId },
  ]);
  expect(await editor.findEntry("einsendung", { Vorgangsnummer: reference })).toMatchObject({
    Bearbeitungsstand: "in Arbeit",
    Entwurf: documentId,
  });
  // A form of the panel that was opened earlier is refused, and where it does not say so its old values are dropped.
  const old = { ...entry, Bearbeitungsstand: "erledigt" };
  await expect(editor.updateEntry("einsendung", entry.documentId, old)).rejects.toThrow(/inzwischen/);
  await editor.updateEntry("einsendung", entry.documentId, { ...old, updatedAt: undefined });
  expect(await editor.findEntry("einsendung", { Vorgangsnummer: reference })).toMatchObject({
    Bearbeitungsstand: "erledigt",
    Entwurf: documentId,
  });
  const origin = await (await editor.fetch(`redaktion/entwuerfe/${documentId}/einsendung`)).json();
  expect(origin).toEqual({ data: { documentId: entry.documentId, reference } });
});

test("an offer becomes a signpost and the article to which it leads, which is published first", async () => {
  const editor = await openEditor();
  const { Name, E_Mail } = festival("");
  const Daten = {
    Richtung: "biete",
    Text: "Zum Ausleihen.",
    Kontakt: "030 23125 140",
    Bild_Alt: "Eine Leiter",
  };
  const offer = { Art: "angebot", Titel: "Lange Leiter", Name, E_Mail, Daten, Schluessel: newKey() };
  const sent = await send(submissions(), offer, { picture: await picture() });
  const entry = await editor.findEntry("einsendung", { Vorgangsnummer: sent.data?.Vorgangsnummer ?? "" });
  const path = `redaktion/einsendungen/${entry.documentId}/entwurf`;
  const drafts = await Promise.all([1, 2].map(async () => (await editor.fetch(path, "POST")).json()));
  expect(new Set(drafts.map(({ data }) => data.documentId)).size).toBe(1);
  const [{ documentId }] = drafts.map(({ data }) => data);
  expect(await editor.findEntry("angebot", { documentId })).toMatchObject({
    Titel: "Biete: Lange Leiter",
    Kurztext: "Zum Ausleihen.",
    Ziel: "/beitrag/biete-lange-leiter",
    publishedAt: null,
  });
  const article = await editor.findEntry("beitrag", { Slug: "biete-lange-leiter" });
  expect(article).toMatchObject({
    Text: expect.stringMatching(
      /^Zum Ausleihen\.\n\n\*\*Kontakt:\*\* 030 23125 140\n\nGilt bis \d+\. \p{L}+ \d{4}\.$/u,
    ),
    publishedAt: null,
  });
  expect(await editor.countEntries("beitrag", { Titel: "Biete: Lange Leiter" })).toBe(1);

  await expect(editor.publish("angebot", documentId)).rejects.toThrow(/noch ein Entwurf/);
  await editor.publish("beitrag", article.documentId);
  await editor.publish("angebot", documentId);
});
