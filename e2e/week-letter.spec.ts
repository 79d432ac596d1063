import { berlinTime, formatWeekday } from "@dorfforum/shared/calendar/format";
import { expect } from "@playwright/test";
import { openEditor } from "./support/editor";
import { test } from "./support/stack";
import {
  consent,
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
  let running = cms;
  const startAgain = async () => {
    running = await start({ folder: cms.folder, port: cms.port });
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
  await test.step("the process is killed between two letters, and goes on", async () => {
    const now = new Date();
    const weekday = formatWeekday(now).toLowerCase();
    const hour = Number(berlinTime(now).slice(0, 2));
    await editor.updateSingle("allgemeine-einstellung", { Brief_Wochentag: weekday, Brief_Stunde: hour });
    await expect.poll(() => received().length, { timeout: 120_000, intervals: [20] }).toBeGreaterThan(30);
    await running.kill();
    freeLease();
    await startAgain();
    await untilSent();
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

  await test.step("killed while letters are queued, and when the server has just taken one: nobody is missed, that one comes twice", async () => {
    const category = await editor.findEntry("kategorie", { Slug: "rathaus-verwaltung" });
    const followers = readers.slice(10, 50);
    run(
      cms.folder,
      `update abonnements set themen = themen || 'kategorie:${category.documentId}' || char(10) where e_mail in ('${followers.join("', '")}')`,
    );
    await publishEvent(editor, undefined, category.documentId);
    const first = mailbox.mails.length;
    const isHalfQueued = "(select count(*) from ausgehende_mails where art = 'brief') = 20";
    const whileQueued = haltAt(cms.folder, `insert on ausgehende_mails when ${isHalfQueued}`);
    quarterLater(cms);
    await whileQueued(running.kill);
    expect(query(cms.folder, "select art from ausgehende_mails")).toEqual([{ art: "neues" }]);
    expect(query(cms.folder, "select id from versande where schluessel like 'neues %'")).toEqual([]);

    const onceSent = haltAt(cms.folder, "delete on ausgehende_mails when old.art = 'brief'");
    freeLease();
    await startAgain();
    await expect.poll(() => mailbox.mails.length, { timeout: 60_000 }).toBe(first + 1);
    await onceSent(running.kill);
    freeLease();
    await startAgain();
    await untilSent();
    const sent = mailbox.mails.slice(first);
    const reached = sent.flatMap(({ recipients }) => recipients);
    expect(reached.sort()).toEqual([...followers, ...(sent[0]?.recipients ?? [])].sort());
    expect(new Set(sent.map(({ mail }) => mail.messageId)).size).toBe(followers.length);
  });
});
