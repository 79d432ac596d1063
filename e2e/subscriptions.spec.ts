import { cp, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { berlinDay, berlinTime, formatWeekday } from "@dorfforum/shared/calendar/format";
import { expect } from "@playwright/test";
import { openEditor } from "./support/editor";
import { type Mailbox, mailEnv, openMailbox } from "./support/mailbox";
import { type RunningCms, type Servers, test } from "./support/stack";
import { withDatabase } from "./support/village-commands";

const consent = "Ich möchte Bescheid bekommen und kann das jederzeit beenden.";

/** Asks the CMS as the site does. */
async function ask(cms: RunningCms, path = "", data?: object) {
  const response = await fetch(`${cms.url}/api/abonnements${path}`, {
    method: data ? "POST" : "GET",
    headers: {
      Authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}`,
      ...(data && { "Content-Type": "application/json" }),
    },
    ...(data && { body: JSON.stringify({ data }) }),
  });
  const text = await response.text();
  return { status: response.status, data: text.startsWith("{") ? JSON.parse(text).data : undefined };
}

const order = (cms: RunningCms, E_Mail: string, ...Themen: string[]) =>
  ask(cms, "", { E_Mail, Themen, Wortlaut: consent });

/** The mails to an address so far, oldest first */
const mailsTo = ({ mails }: Mailbox, address: string) =>
  mails.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail);

async function nextMail(mailbox: Mailbox, address: string, before: number) {
  await expect.poll(() => mailsTo(mailbox, address).length, { timeout: 90_000 }).toBeGreaterThan(before);
  return mailsTo(mailbox, address)[before];
}

const codeIn = (text = "") => /\/bescheid\/([\w-]{32})/.exec(text)?.[1] ?? "";

async function subscribe(cms: RunningCms, mailbox: Mailbox, address: string, ...themes: string[]) {
  const before = mailsTo(mailbox, address).length;
  expect((await order(cms, address, ...themes)).status).toBe(202);
  const code = codeIn((await nextMail(mailbox, address, before))?.text);
  expect(await ask(cms, `/${code}`, { Aktion: "bestaetigen" })).toMatchObject({ status: 200 });
  return code;
}

type Editor = Awaited<ReturnType<typeof openEditor>>;

/** Enters an event of next month. */
function draftEvent(editor: Editor, club?: string, category?: string, fields: object = {}) {
  const start = new Date(Date.now() + 30 * 24 * 3_600_000);
  return editor.createEntry("veranstaltung", {
    Titel: "Probenabend",
    Kurztext: "Alle sind willkommen.",
    Beginn: start.toISOString(),
    Ende: new Date(start.getTime() + 3_600_000).toISOString(),
    Ort: "Dorfkrug",
    Terminstatus: "geplant",
    ...(club && { Veranstalter: { connect: [{ documentId: club }] } }),
    ...(category && { Kategorien: { connect: [{ documentId: category }] } }),
    ...fields,
  });
}

async function publishEvent(...event: Parameters<typeof draftEvent>) {
  const { documentId } = await draftEvent(...event);
  await event[0].publish("veranstaltung", documentId, {});
  return { documentId };
}

const due = "('aenderung', 'neues')";
const waiting = ({ folder }: RunningCms) =>
  query(folder, `select id from ausgehende_mails where art in ${due}`);
/** What waits for a quarter of an hour is due. */
const quarterLater = ({ folder }: RunningCms) =>
  run(folder, `update ausgehende_mails set faellig_am = 0 where art in ${due}`);

async function startMailing(servers: Servers, env: Record<string, string> = {}) {
  const port = await servers.freePort();
  const mailbox = await servers.stopAtEnd(openMailbox(port));
  const sitePort = await servers.freePort();
  const siteUrl = `http://localhost:${sitePort}`;
  const variables = { ...mailEnv(port), SITE_URL: siteUrl, LETTERS_PER_MINUTE: "100000", ...env };
  const start = (options: { folder?: string; port?: number } = {}) =>
    servers.startCms({ ...options, siteUrl, env: variables });
  return { mailbox, sitePort, siteUrl, start };
}

const query = (folder: string, statement: string) =>
  withDatabase(folder, (database) => database.prepare(statement).all());
const run = (folder: string, statement: string) =>
  withDatabase(folder, (database) => database.prepare(statement).run());

/** Everything that is stored in the database and beside it, as text */
async function storedText(folder: string): Promise<string> {
  const files = (await readdir(folder, { recursive: true })).filter((file) =>
    /cms\.db|abmeldungen\/.*txt/.test(file),
  );
  return (await Promise.all(files.map((file) => readFile(path.join(folder, file), "latin1")))).join("\n");
}

test("an order is confirmed by a press, changed by a link for a day and left by one press; a restored backup brings nobody back", async ({
  servers,
}) => {
  test.setTimeout(240_000);
  const { mailbox, start } = await startMailing(servers);
  const cms = await start();
  const address = "Jemand+dorf@example.org";

  await test.step("the mail asks, advertises nothing, and opening its link changes nothing", async () => {
    expect(await ask(cms, "/angebot")).toMatchObject({ status: 403 });
    expect((await order(cms, "kein@x", "woche")).status).toBe(400);
    expect((await order(cms, address, "seite:abc")).status).toBe(400);
    expect((await order(cms, address, "woche")).status).toBe(202);
    const mail = await nextMail(mailbox, address, 0);
    expect(mail?.subject).toMatch(/^Bitte bestätigen: Bescheid von /);
    expect(mail?.text).toMatch(/\n- Die Woche\n/);
    expect(mail?.text).toMatch(/Wenn Sie nichts tun, kommt nichts/);
    expect(mail?.headers.map(({ key }) => key)).not.toContain("list-unsubscribe");
    const code = codeIn(mail?.text);
    const found = { Art: "bestellung", Stand: "offen", Adresse: "J…@example.org", Themen: ["woche"] };
    for (const _ of "12") expect(await ask(cms, `/${code}`)).toMatchObject({ data: found });
    for (const Aktion of ["beenden", "aenderlink"])
      expect((await ask(cms, `/${code}`, { Aktion })).status).toBe(409);
    for (const _ of "12") expect((await ask(cms, `/${code}`, { Aktion: "bestaetigen" })).status).toBe(200);
    expect(await ask(cms, `/${code}`)).toMatchObject({ data: { Stand: "bestätigt" } });
    const stored = await storedText(cms.folder);
    expect(stored).toContain("jemand+dorf@example.org");
    expect(stored).not.toContain(code);
    expect(cms.log()).not.toContain(code);
  });

  await test.step("a stranger has three mails sent to a mailbox in a day, and the last link stays good", async () => {
    for (const spelling of ["je.mand@example.org", "jemand@example.org", "jemand@example.org"])
      expect((await order(cms, spelling, "woche")).status).toBe(202);
    await expect.poll(() => mailbox.mails.length).toBe(3);
    expect(mailsTo(mailbox, "jemand@example.org")).toHaveLength(1);
  });

  const backup = path.join(cms.folder, "backup.db");
  await test.step("the link for a day changes and gives the data", async () => {
    run(cms.folder, "update abonnements set verschickt = null");
    const editor = await openEditor(cms.url);
    const event = await publishEvent(editor);
    const laterCode = await subscribe(cms, mailbox, address, `veranstaltung:${event.documentId}`);
    expect(laterCode, "each order has a link of its own").not.toBe(
      codeIn(mailsTo(mailbox, address)[0]?.text),
    );
    await editor.publish("veranstaltung", event.documentId, { Terminstatus: "abgesagt" });
    const count = mailsTo(mailbox, address).length;
    quarterLater(cms);
    const letter = await nextMail(mailbox, address, count);
    const header = (name: string) => letter?.headers.find(({ key }) => key === name)?.value;
    expect(header("list-unsubscribe-post")).toBe("List-Unsubscribe=One-Click");
    expect(header("list-unsubscribe")).toMatch(
      new RegExp(`^<http://\\S+/abmelden/[\\w-]{32}/veranstaltung:${event.documentId}>$`),
    );
    const letterCode = codeIn(letter?.text);
    expect((await ask(cms, `/${letterCode}`, { Aktion: "aendern", Themen: ["woche"] })).status).toBe(409);
    const before = mailsTo(mailbox, address).length;
    expect((await ask(cms, `/${letterCode}`, { Aktion: "aenderlink" })).status).toBe(200);
    const code = codeIn((await nextMail(mailbox, address, before))?.text);
    expect(await ask(cms, `/${code}`)).toMatchObject({
      data: { Art: "aenderung", Adresse: address, Wortlaut: consent },
    });
    const Themen = ["woche", `veranstaltung:${event.documentId}`];
    expect((await ask(cms, `/${code}`, { Aktion: "aendern", Themen })).status).toBe(200);
    expect(await ask(cms, `/${letterCode}`)).toMatchObject({ data: { Themen, Adresse: "J…@example.org" } });
    withDatabase(cms.folder, (database) => database.pragma("wal_checkpoint(TRUNCATE)"));
    await cp(path.join(cms.folder, "cms.db"), backup);
    expect((await ask(cms, `/${letterCode}`, { Aktion: "abbestellen", Thema: "woche" })).status).toBe(200);
    for (const _ of "12") expect((await ask(cms, `/${letterCode}`, { Aktion: "beenden" })).status).toBe(200);
    expect(await ask(cms, `/${letterCode}`)).toMatchObject({ data: null });
  });

  await test.step("nothing of the address is left in the database", async () => {
    withDatabase(cms.folder, (database) => database.exec("vacuum; pragma wal_checkpoint(TRUNCATE)"));
    await cms.stop();
    const left = await readFile(path.join(cms.folder, "cms.db"), "latin1");
    expect(left).not.toContain("Jemand+dorf");
  });

  await test.step("the restored backup sends nothing until an administrator presses, and nobody who left is back", async () => {
    run(cms.folder, "update abonnements set e_mail = e_mail");
    await cp(backup, path.join(cms.folder, "cms.db"));
    // A clock that is later than that of the backup by more than two CMSs may differ
    run(
      cms.folder,
      "update strapi_core_store_settings set value = value - 120000 where key = 'plugin_redaktion_versand_stand'",
    );
    const restored = await start({ folder: cms.folder, port: cms.port });
    const editor = await openEditor(restored.url);
    const letters = async () => (await (await editor.fetch("redaktion/briefe")).json()).data;
    expect(
      query(cms.folder, "select e_mail from abonnements where adresse_klein like 'jemand+dorf%'"),
    ).toEqual([]);
    expect(await letters()).toMatchObject({ isHeld: true, mayResume: true });
    await editor.fetch("redaktion/briefe/fortsetzen", "POST");
    expect(await letters()).toMatchObject({ isHeld: false });
  });
});

test("who follows an event, its club or a category is told of what is new, moved and cancelled, once in a quarter of an hour", async ({
  servers,
}) => {
  test.setTimeout(240_000);
  const { mailbox, start, siteUrl } = await startMailing(servers);
  const cms = await start();
  const editor = await openEditor(cms.url);
  const club = await editor.findEntry("organisation", { Slug: "musikverein-musterbach" });
  const category = await editor.findEntry("kategorie", { Slug: "rathaus-verwaltung" });
  const event = await publishEvent(editor, club.documentId, category.documentId);
  const follower = "folgt@example.org";
  const reminded = "erinnert@example.org";
  await subscribe(
    cms,
    mailbox,
    follower,
    `organisation:${club.documentId}`,
    `kategorie:${category.documentId}`,
  );
  await subscribe(cms, mailbox, reminded, `erinnerung-tag:${event.documentId}`);

  await test.step("changes wait for each other; a corrected text is none", async () => {
    await editor.publish("veranstaltung", event.documentId, { Kurztext: "Mit Pause." });
    expect(waiting(cms)).toEqual([]);
    await editor.publish("veranstaltung", event.documentId, { Ort: "Turnhalle" });
    await editor.publish("veranstaltung", event.documentId, { Terminstatus: "abgesagt" });
    expect(waiting(cms)).toHaveLength(2);
    quarterLater(cms);
    for (const address of [follower, reminded]) {
      const mail = await nextMail(mailbox, address, 1);
      expect(mail?.subject).toMatch(/^Abgesagt: Probenabend/);
      expect(mail?.text).toMatch(/Wo bisher: Dorfkrug\nWo jetzt: Turnhalle\n/);
      expect(mail?.text).toContain(`${siteUrl}/veranstaltung/`);
      expect(mail?.text).toMatch(/Impressum: /);
    }
  });

  await test.step("what was changed and changed back is told to nobody", async () => {
    const before = mailbox.mails.length;
    await editor.publish("veranstaltung", event.documentId, { Ort: "Dorfkrug" });
    await editor.publish("veranstaltung", event.documentId, { Ort: "Turnhalle" });
    quarterLater(cms);
    await expect.poll(() => waiting(cms)).toEqual([]);
    expect(mailbox.mails).toHaveLength(before);
  });

  await test.step("what is new is told in one letter of each theme, also of what is published together", async () => {
    const before = mailsTo(mailbox, follower).length;
    const drafts = [];
    for (const Titel of ["Adventssingen", "Neujahrskonzert"])
      drafts.push(await draftEvent(editor, club.documentId, category.documentId, { Titel }));
    const body = JSON.stringify({ documentIds: drafts.map(({ documentId }) => documentId) });
    const path = "content-manager/collection-types/api::veranstaltung.veranstaltung/actions/bulkPublish";
    await editor.fetch(path, "POST", body, { "Content-Type": "application/json" });
    expect(waiting(cms)).toHaveLength(4);
    quarterLater(cms);
    const mail = await nextMail(mailbox, follower, before + 1);
    expect(mail?.subject).toMatch(/^Neues: 2 Einträge \(/);
    expect(mail?.text).toMatch(/Neu: Adventssingen\nWann: .*\nWo: Dorfkrug\nhttp/);
    await expect.poll(() => waiting(cms)).toEqual([]);
    expect(mailsTo(mailbox, follower)).toHaveLength(before + 2);
    expect(mailsTo(mailbox, reminded)).toHaveLength(2);
  });

  await test.step("an urgent notice is sent by a press, once as it is", async () => {
    const warned = "gewarnt@example.org";
    await subscribe(cms, mailbox, warned, "gefahr");
    const notice = await editor.createEntry("mitteilung", {
      Text: "Trinkwasser bitte abkochen.",
      Stufe: "Gefahr",
      Bis: new Date(Date.now() + 3_600_000).toISOString(),
      Link: "/kontakt",
    });
    const path = `redaktion/briefe/warnung/${notice.documentId}`;
    await expect(editor.fetch(path)).rejects.toThrow(/404/);
    await editor.publish("mitteilung", notice.documentId);
    expect((await (await editor.fetch(path)).json()).data).toEqual({ receivers: 1, sentAt: null });
    await Promise.all([editor.fetch(path, "POST"), editor.fetch(path, "POST")]);
    const mail = await nextMail(mailbox, warned, 1);
    expect(mail?.subject).toBe("Gefahr: Trinkwasser bitte abkochen.");
    expect(mail?.text).toContain(`${siteUrl}/kontakt`);
    expect((await (await editor.fetch(path)).json()).data.sentAt).toMatch(/^\d{4}-/);
    await editor.publish("mitteilung", notice.documentId, { Text: "Das Trinkwasser ist wieder sauber." });
    await editor.fetch(path, "POST");
    await nextMail(mailbox, warned, 2);
    expect(mailsTo(mailbox, warned)).toHaveLength(3);
    await editor.deleteEntry("mitteilung", notice.documentId);
  });

  await test.step("a deleted event is told, and its themes go with it", async () => {
    await editor.deleteEntry("veranstaltung", event.documentId);
    const before = mailsTo(mailbox, reminded).length;
    quarterLater(cms);
    const mail = await nextMail(mailbox, reminded, before);
    expect(mail?.subject).toBe("Nicht mehr auf der Website: Probenabend");
    await cms.stop();
    await start({ folder: cms.folder, port: cms.port });
    const themes = () =>
      query(cms.folder, "select adresse_klein as address from abonnements") as { address: string }[];
    await expect
      .poll(() => themes().map(({ address }) => address))
      .toEqual([follower, "gewarnt@example.org"]);
  });
});

test("reminders come a day before each date of a series, once, and not of a date that falls out", async ({
  servers,
}) => {
  test.setTimeout(240_000);
  const { mailbox, start } = await startMailing(servers);
  const cms = await start();
  const editor = await openEditor(cms.url);
  const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const fields = {
    Beginn: inHours(23).toISOString(),
    Ende: inHours(24).toISOString(),
    Wiederholung: "FREQ=DAILY",
  };
  const [first, left] = [
    await publishEvent(editor, undefined, undefined, fields),
    await publishEvent(editor, undefined, undefined, {
      ...fields,
      Titel: "Fällt aus",
      Slug: undefined,
      Ausnahmen: [{ Datum: berlinDay(inHours(23)) }],
    }),
  ];
  await subscribe(
    cms,
    mailbox,
    "erinnert@example.org",
    `erinnerung-tag:${first.documentId}`,
    `erinnerung-stunde:${first.documentId}`,
    `erinnerung-tag:${left.documentId}`,
  );
  const mail = await nextMail(mailbox, "erinnert@example.org", 1);
  expect(mail?.subject).toBe(
    `${berlinDay(inHours(23)) === berlinDay(new Date()) ? "Heute" : "Morgen"}: Probenabend`,
  );
  await cms.stop();
  const again = await start({ folder: cms.folder, port: cms.port });
  const sent = () => query(again.folder, "select schluessel from versande");
  await expect.poll(() => again.log()).toContain("Strapi started");
  expect(sent()).toHaveLength(1);
});

/** Confirmed readers of the week's letter, written into the database */
function addReaders(folder: string, count: number): string[] {
  const addresses = Array.from({ length: count }, (_, number) => `leserin${number}@example.org`);
  withDatabase(folder, (database) => {
    const insert = database.prepare(
      "insert into abonnements (document_id, e_mail, adresse_klein, themen, wortlaut, bestellt_am, bestaetigt_am, pausiert, abgelehnt) values (?, ?, ?, char(10) || 'woche' || char(10), ?, 1, 1, 0, 0)",
    );
    database.transaction(() => {
      for (const [number, address] of addresses.entries())
        insert.run(`leserin${number}`, address, address, consent);
    })();
  });
  return addresses;
}

test("the letter of the week reaches every reader, although the process dies in the middle; an editor sees it before and stops it", async ({
  servers,
}) => {
  test.setTimeout(300_000);
  const { mailbox, start, sitePort } = await startMailing(servers);
  const cms = await start();
  const site = await servers.startSite({ cmsUrl: cms.url, port: sitePort });
  const editor = await openEditor(cms.url);
  const probe = "probe@example.org";
  await subscribe(cms, mailbox, probe, "woche", "kategorie:aaaaaaaaaaaaaaaaaaaaaaaa");
  const readers = addReaders(cms.folder, Number(process.env.READERS ?? 200));
  const refused = "unbekannt@example.org";
  run(cms.folder, `update abonnements set e_mail = '${refused}' where document_id = 'leserin7'`);
  readers.push(probe);
  const before = mailbox.mails.length;

  await test.step("an editor sees the next letter, and how many get it", async () => {
    const preview = await (await editor.fetch("redaktion/briefe/vorschau")).json();
    expect(preview.data.subject).toMatch(/^Die Woche in Musterbach/);
    expect(preview.data.html).toContain("{{abmelden}}");
    const { data } = await (await editor.fetch("redaktion/briefe")).json();
    expect(data.readers).toMatchObject({ woche: readers.length, kategorie: 1 });
  });

  const received = () => mailbox.mails.slice(before);
  await test.step("the process is killed between two letters, and goes on", async () => {
    const now = new Date();
    const weekday = formatWeekday(now).toLowerCase();
    const hour = Number(berlinTime(now).slice(0, 2));
    await editor.updateSingle("allgemeine-einstellung", { Brief_Wochentag: weekday, Brief_Stunde: hour });
    await expect.poll(() => received().length, { timeout: 120_000, intervals: [20] }).toBeGreaterThan(30);
    await cms.kill();
    // Nobody waits two minutes for the lease of the mail that was on the line.
    run(cms.folder, "update ausgehende_mails set faellig_am = 0");
    await start({ folder: cms.folder, port: cms.port });
    await expect
      .poll(() => query(cms.folder, "select id from ausgehende_mails"), { timeout: 120_000 })
      .toEqual([]);
  });

  await test.step("nobody is missed; at most one letter came twice, with the same Message-ID", async () => {
    const reached = received().flatMap(({ recipients }) => recipients);
    const expected = readers.filter((_, number) => number !== 7);
    expect([...new Set(reached)].sort()).toEqual([...expected].sort());
    expect(reached.length - expected.length).toBeLessThanOrEqual(1);
    expect(new Set(received().map(({ mail }) => mail.messageId)).size).toBe(expected.length);
    expect(query(cms.folder, "select abgelehnt from abonnements where document_id = 'leserin7'")).toEqual([
      { abgelehnt: 1 },
    ]);
    expect(query(cms.folder, "select empfaenger from versande where schluessel like 'woche %'")).toEqual([
      { empfaenger: readers.length },
    ]);
  });

  await test.step("the letter has both parts, its reader's links, and leaves with one press", async () => {
    const { raw, mail } = received().find(({ recipients }) => recipients.includes(probe)) ?? {
      raw: "",
      mail: undefined,
    };
    expect(mail?.html).toContain(`${site.url}/abmelden/`);
    expect(mail?.text).toContain(`${site.url}/bescheid/`);
    expect(`${mail?.html}${mail?.text}`).not.toContain("{{");
    expect(Buffer.byteLength(mail?.html ?? "")).toBeLessThan(60_000);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r$/m);
    const leave = /<(http:[^>]+\/abmelden\/[^>]+)>/.exec(raw.replace(/\r\n\s/g, ""))?.[1] ?? "";
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    for (const _ of "12")
      expect((await fetch(leave, { method: "POST", body, redirect: "error" })).status).toBe(200);
    expect(query(cms.folder, `select themen from abonnements where e_mail = '${probe}'`)).not.toMatchObject([
      { themen: expect.stringContaining("woche") },
    ]);
  });
});
