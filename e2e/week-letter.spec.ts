import { formatWeekday } from "@dorfforum/shared/calendar/format";
import { berlinTime } from "@dorfforum/shared/calendar/village-time";
import { expect } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import { test } from "./support/stack";
import {
  consent,
  nextMail,
  order,
  publishEvent,
  quarterLater,
  query,
  run,
  startMailing,
  subscribe,
} from "./support/subscriptions";
import { withDatabase } from "./support/village-commands";

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

/** A letter that has been due for a minute, written into the database. @param ids of its readers */
function addLetter(folder: string, key: string, ids: string[]): void {
  const now = Date.now();
  withDatabase(folder, (database) => {
    database
      .prepare(
        "insert into versande (document_id, schluessel, themen, betreff, text, empfaenger, angehalten, created_at) values (?, ?, char(10) || 'woche' || char(10), ?, 'Text', ?, 0, ?)",
      )
      .run(`brief-${key}`, key, key, ids.length, now);
    const insert = database.prepare(
      "insert into ausgehende_mails (document_id, vorgangsnummer, eingang, art, versuche, faellig_am) values (?, ?, 'api::versand.versand', 'brief', 0, ?)",
    );
    for (const id of ids) insert.run(`${key}-${id}`, `brief-${key}.${id}`, now - 60_000);
  });
}

/**
 * Has the CMS stand still within the transaction that queues, or has sent, a letter.
 * @param statement on the outbox, and the condition on its row
 * @returns waits until it stands there, for `kill`, and then has the next CMS pass
 */
function haltAt(folder: string, statement: string): (kill: () => Promise<void>) => Promise<void> {
  const endless = "with recursive n(x) as (select 1 union all select x + 1 from n) select count(*) from n";
  run(folder, `create trigger halt after ${statement} begin select (${endless}); end`);
  const isWriting = () =>
    withDatabase(folder, (database) => {
      database.pragma("busy_timeout = 500");
      try {
        database.exec("begin immediate; rollback");
        return false;
      } catch (error) {
        return (error as { code?: string }).code === "SQLITE_BUSY";
      }
    });
  return async (kill) => {
    await expect.poll(isWriting, { timeout: 60_000 }).toBe(true);
    await kill();
    run(folder, "drop trigger halt");
  };
}

test("the letter of the week reaches every reader, although the process dies in the middle; an editor sees it before and stops it", async ({
  servers,
}) => {
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
  let running = cms;
  const startAgain = async (env: Record<string, string> = {}) => {
    running = await start({ folder: cms.folder, port: cms.port, env });
  };
  const untilSent = () =>
    expect.poll(() => query(cms.folder, "select id from ausgehende_mails"), { timeout: 120_000 }).toEqual([]);
  // Nobody waits for the lease of the mail that was on the line.
  const freeLease = () => run(cms.folder, "update ausgehende_mails set faellig_am = 0");

  await test.step("an editor sees the next letter, and how many get it", async () => {
    const preview = await (await editor.fetch("redaktion/briefe/vorschau")).json();
    expect(preview.data.subject).toMatch(/^Die Woche in Musterbach/);
    expect(preview.data.html).toContain("{{abmelden}}");
    const { data } = await (await editor.fetch("redaktion/briefe")).json();
    expect(data.readers).toMatchObject({ woche: readers.length, kategorie: 1 });
  });

  const received = () => mailbox.mails.slice(before);
  await test.step("the process is killed when the server has just taken some letters, and goes on", async () => {
    const areSome = `(select count(*) from ausgehende_mails where art = 'brief') < ${readers.length - 30}`;
    const onceSent = haltAt(cms.folder, `delete on ausgehende_mails when old.art = 'brief' and ${areSome}`);
    const now = new Date();
    const weekday = formatWeekday(now).toLowerCase();
    const hour = Number(berlinTime(now).slice(0, 2));
    await editor.updateSingle("allgemeine-einstellung", { Brief_Wochentag: weekday, Brief_Stunde: hour });
    await expect.poll(() => received().length, { timeout: 120_000 }).toBeGreaterThan(20);
    await onceSent(running.kill);
    freeLease();
    await startAgain();
    await untilSent();
  });

  await test.step("nobody is missed; the letters that were on the line, at most three, came twice, with the same Message-ID", async () => {
    const reached = received().flatMap(({ recipients }) => recipients);
    const expected = readers.filter((_, number) => number !== 7);
    expect([...new Set(reached)].sort()).toEqual([...expected].sort());
    expect([1, 2, 3]).toContain(reached.length - expected.length);
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

  await test.step("who cannot be reached holds nobody, and a server that refuses everybody loses nothing", async () => {
    mailbox.answers.mailFrom = "550 Sender rejected";
    await order(running, "haengt@example.org", "woche");
    await order(running, "unbekannt-neu@example.org", "woche");
    await order(running, "gut@example.org", "woche");
    await expect.poll(running.log).toMatch(/bestellung of \S+ was not sent \(EENVELOPE 550\)/);
    delete mailbox.answers.mailFrom;
    await nextMail(mailbox, "gut@example.org", 0);
    await expect
      .poll(running.log)
      .toMatch(/bestellung of \S+ is given up: mailbox refused \(EENVELOPE 550\)/);
    await expect.poll(() => mailbox.refused).toContain("haengt@example.org");
    run(cms.folder, "delete from ausgehende_mails");
  });

  await test.step("a letter that all are refused waits and counts against nobody; a text that is refused ends it for one", async () => {
    const [content, ...others] = ["inhalt@example.org", ...readers.slice(60, 64)];
    run(cms.folder, `update abonnements set e_mail = '${content}' where document_id = 'leserin64'`);
    const letterTo = (key: string, ids: string[]) => addLetter(cms.folder, key, ids);
    const refusedBefore = mailbox.refused.length;
    mailbox.answers.rcptTo = "550 5.7.1 Relaying denied";
    const first = mailbox.mails.length;
    letterTo("alle", ["leserin60", "leserin61", "leserin62", "leserin63", "leserin64"]);
    const tries = () =>
      query(cms.folder, "select versuche from ausgehende_mails where art = 'brief' and versuche > 0");
    await expect.poll(tries).toHaveLength(5);
    await expect.poll(() => mailbox.refused.length - refusedBefore).toBeGreaterThanOrEqual(5);
    expect(query(cms.folder, "select sum(abgelehnt) as n from abonnements")).toEqual([{ n: 1 }]);
    delete mailbox.answers.rcptTo;
    freeLease();
    await untilSent();
    expect(
      mailbox.mails
        .slice(first)
        .flatMap(({ recipients }) => recipients)
        .sort(),
    ).toEqual(others.sort());
    expect(mailbox.refused.filter((address) => address === content)).toHaveLength(2);
    const { data } = await (await editor.fetch("redaktion/briefe")).json();
    expect(data.sending).toContainEqual(expect.objectContaining({ subject: "alle", waiting: 0, refused: 1 }));
    expect(query(cms.folder, "select sum(abgelehnt) as n from abonnements")).toEqual([{ n: 1 }]);
  });

  await test.step("killed while letters are queued: nobody is missed; what became due during the outage goes out at the pace", async () => {
    const category = await editor.findEntry("kategorie", { Slug: "rathaus-verwaltung" });
    const followers = readers.slice(10, 22);
    run(
      cms.folder,
      `update abonnements set themen = themen || 'kategorie:${category.documentId}' || char(10) where e_mail in ('${followers.join("', '")}')`,
    );
    await publishEvent(editor, undefined, category.documentId);
    const first = mailbox.mails.length;
    const isHalfQueued = "(select count(*) from ausgehende_mails where art = 'brief') = 6";
    const whileQueued = haltAt(cms.folder, `insert on ausgehende_mails when ${isHalfQueued}`);
    quarterLater(cms);
    await whileQueued(running.kill);
    expect(query(cms.folder, "select art from ausgehende_mails")).toEqual([{ art: "neues" }]);
    expect(query(cms.folder, "select id from versande where schluessel like 'neues %'")).toEqual([]);

    const late = readers.slice(70, 82);
    addLetter(
      cms.folder,
      "spät",
      late.map((_, index) => `leserin${70 + index}`),
    );
    freeLease();
    await startAgain({ LETTERS_PER_MINUTE: "60" });
    const sent = () => mailbox.mails.slice(first);
    await expect.poll(() => sent().length, { timeout: 60_000, intervals: [50] }).toBeGreaterThan(0);
    const startMs = Date.now();
    await untilSent();
    // At most the letters of five seconds go together.
    expect(Date.now() - startMs).toBeGreaterThan(15_000);
    const reached = sent().flatMap(({ recipients }) => recipients);
    expect(reached.sort()).toEqual([...followers, ...late].sort());
  });
});
