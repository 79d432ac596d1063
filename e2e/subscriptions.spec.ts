import { cp, readdir, readFile } from "node:fs/promises";
import path from "node:path";
import { expect } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import { test } from "./support/stack";
import {
  ask,
  codeIn,
  consent,
  mailsTo,
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

  await test.step("of orders in one moment, in several spellings, three mails go out", async () => {
    const spellings = ["", "+a", "+b", "+c", "+d"].map((end) => `zugleich${end}@example.org`);
    await Promise.all(spellings.map((spelling) => order(cms, spelling, "woche")));
    expect(query(cms.folder, "select * from abonnements where e_mail like 'zugleich%'")).toHaveLength(3);
  });

  const pausing = "pause@example.org";
  const pauseCode = await subscribe(cms, mailbox, pausing, "gefahr");
  await test.step("a link that a newer mail replaced says so; confirming an order ends a pause", async () => {
    const codes: string[] = [];
    for (const theme of ["woche", `kategorie:${"a".repeat(24)}`]) {
      await order(cms, pausing, theme);
      codes.push(codeIn((await nextMail(mailbox, pausing, codes.length + 1))?.text));
    }
    const [first, second] = codes;
    for (const code of [pauseCode, first])
      expect(await ask(cms, `/${code}`)).toMatchObject({ data: { Stand: "ersetzt" } });
    expect((await ask(cms, `/${first}`, { Aktion: "bestaetigen" })).status).toBe(409);
    expect(await ask(cms, `/${second}`)).toMatchObject({ data: { Stand: "offen", Pausiert: false } });
    await ask(cms, `/${second}`, { Aktion: "bestaetigen" });
    await ask(cms, `/${second}`, { Aktion: "pausieren" });
    expect(await ask(cms, `/${second}`)).toMatchObject({ data: { Pausiert: true } });
    run(cms.folder, "update abonnements set verschickt = null");
    await order(cms, pausing, "woche");
    const third = codeIn((await nextMail(mailbox, pausing, 3))?.text);
    await ask(cms, `/${third}`, { Aktion: "bestaetigen" });
    expect(await ask(cms, `/${third}`)).toMatchObject({ data: { Stand: "bestätigt", Pausiert: false } });
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
    const hidden = expect.anything();
    expect(await ask(cms, `/${code}`)).toMatchObject({
      data: {
        Art: "aenderung",
        Adresse: address,
        Wortlaut: consent,
        Gespeichert: { E_Mail: address, Verschickt: [hidden, hidden], Aenderung_bis: hidden, Bestellt: [] },
      },
    });
    const Themen = ["woche", `veranstaltung:${event.documentId}`];
    // The page was opened before the event was ordered, which stays.
    const change = { Aktion: "aendern", Themen: ["woche"], Gezeigt: ["woche"] };
    expect((await ask(cms, `/${code}`, change)).status).toBe(200);
    expect(await ask(cms, `/${letterCode}`)).toMatchObject({ data: { Themen, Adresse: "J…@example.org" } });
    withDatabase(cms.folder, (database) => database.pragma("wal_checkpoint(TRUNCATE)"));
    await cp(path.join(cms.folder, "cms.db"), backup);
    const { data } = await (await editor.fetch("redaktion/briefe")).json();
    run(cms.folder, `update abonnements set verschickt = null`);
    await order(cms, pausing, "gefahr");
    const pauseLink = codeIn((await nextMail(mailbox, pausing, 4))?.text);
    await ask(cms, `/${pauseLink}`, { Aktion: "bestaetigen" });
    await ask(cms, `/${pauseLink}`, { Aktion: "pausieren" });
    const paused = (await (await editor.fetch("redaktion/briefe")).json()).data;
    expect(paused.readers.woche).toBe(data.readers.woche - 1);
    expect((await ask(cms, `/${letterCode}`, { Aktion: "abbestellen", Thema: "woche" })).status).toBe(200);
    for (const _ of "12") expect((await ask(cms, `/${letterCode}`, { Aktion: "beenden" })).status).toBe(200);
    expect(await ask(cms, `/${letterCode}`)).toMatchObject({ data: null });
  });

  await test.step("nothing of the address is left in the database", async () => {
    await cms.stop();
    const database = await readFile(path.join(cms.folder, "cms.db"), "latin1");
    expect(database).not.toContain("Jemand+dorf");
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
    const state = `select pausiert from abonnements where e_mail = '${pausing}'`;
    expect(query(cms.folder, state)).toEqual([{ pausiert: 1 }]);
    expect(await letters()).toMatchObject({ isPaused: true, mayResume: true });
    await editor.fetch("redaktion/briefe/fortsetzen", "POST");
    expect(await letters()).toMatchObject({ isPaused: false });
  });
});
