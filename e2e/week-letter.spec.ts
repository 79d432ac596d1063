import { berlinTime, formatWeekday } from "@dorfforum/shared/calendar/format";
import { expect } from "@playwright/test";
import { openEditor } from "./support/editor";
import { test } from "./support/stack";
import { consent, query, run, startMailing, subscribe } from "./support/subscriptions";
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
