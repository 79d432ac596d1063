import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { expect } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import { test } from "./support/stack";
import {
  ask,
  codeIn,
  draftEvent,
  mailsTo,
  nextMail,
  publishEvent,
  quarterLater,
  query,
  run,
  startMailing,
  subscribe,
  waiting,
} from "./support/subscriptions";

test("who follows an event, its club or a category is told of what is new, moved and cancelled, once in a quarter of an hour, and reminded once", async ({
  servers,
}) => {
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

  await test.step("reminders come a day before each date of a series, once, and not of a date that falls out", async () => {
    const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000);
    const fields = {
      Titel: "Wochenprobe",
      Beginn: inHours(23).toISOString(),
      Ende: inHours(24).toISOString(),
      Wiederholung: "FREQ=DAILY",
    };
    const [first, left] = [
      await publishEvent(editor, undefined, undefined, fields),
      await publishEvent(editor, undefined, undefined, {
        ...fields,
        Titel: "Fällt aus",
        Ausnahmen: [{ Datum: berlinDay(inHours(23)) }],
      }),
    ];
    const failing = await publishEvent(editor, undefined, undefined, { ...fields, Titel: "Scheitert" });
    run(
      cms.folder,
      `create trigger fails before insert on versande when new.schluessel like '%${failing.documentId}%' begin select raise(abort, 'It fails.'); end`,
    );
    await subscribe(
      cms,
      mailbox,
      "einmal@example.org",
      `erinnerung-tag:${failing.documentId}`,
      `erinnerung-tag:${first.documentId}`,
      `erinnerung-stunde:${first.documentId}`,
      `erinnerung-tag:${left.documentId}`,
    );
    const mail = await nextMail(mailbox, "einmal@example.org", 1);
    expect(mail?.subject).toBe(
      `${berlinDay(inHours(23)) === berlinDay(new Date()) ? "Heute" : "Morgen"}: Wochenprobe`,
    );
    expect(cms.log()).toMatch(/reminder of erinnerung-tag:\w+ failed/);
    run(cms.folder, "drop trigger fails");
    await subscribe(cms, mailbox, "spaeter@example.org", `erinnerung-tag:${first.documentId}`);
    const later = await nextMail(mailbox, "spaeter@example.org", 1);
    expect(later?.subject).toMatch(/: Wochenprobe$/);
    const failed = await nextMail(mailbox, "einmal@example.org", 2);
    expect(failed?.subject).toMatch(/: Scheitert$/);
  });

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

  await test.step("a single date of a series is told as moved, unless it was changed back", async () => {
    const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
    const series = await publishEvent(editor, club.documentId, undefined, {
      Titel: "Registerprobe",
      Beginn: at(7),
      Ende: undefined,
      Wiederholung: "FREQ=WEEKLY",
    });
    quarterLater(cms);
    const known = mailsTo(mailbox, follower).length;
    await nextMail(mailbox, follower, known);
    const change = (...Ausnahmen: object[]) =>
      editor.publish("veranstaltung", series.documentId, { Ausnahmen });
    const moved = { Datum: berlinDay(at(14)), Art: "verlegt", Beginn: at(15), Hinweis: "Saal gesperrt" };
    await change({ Datum: berlinDay(at(7)), Art: "faellt_aus" });
    await change();
    quarterLater(cms);
    await expect.poll(() => waiting(cms)).toEqual([]);
    expect(mailsTo(mailbox, follower)).toHaveLength(known + 1);
    await change(moved);
    quarterLater(cms);
    const mail = await nextMail(mailbox, follower, known + 1);
    expect(mail?.subject).toMatch(/^Einzelner Termin geändert: Registerprobe/);
    expect(mail?.text).toMatch(/\nDer Termin am \p{L}+, .* ist verlegt auf .* \(Saal gesperrt\)\.\n/u);
    await editor.deleteEntry("veranstaltung", series.documentId);
    quarterLater(cms);
    await nextMail(mailbox, follower, known + 2);
  });

  await test.step("what is published together is told each reader in one letter, with each entry once", async () => {
    const ofClub = "verein@example.org";
    await subscribe(cms, mailbox, ofClub, `organisation:${club.documentId}`);
    const before = mailsTo(mailbox, follower).length;
    const drafts = [];
    for (const Titel of ["Adventssingen", "Neujahrskonzert"])
      drafts.push(await draftEvent(editor, club.documentId, category.documentId, { Titel }));
    drafts.push(await draftEvent(editor, undefined, category.documentId, { Titel: "Sprechtag" }));
    const body = JSON.stringify({ documentIds: drafts.map(({ documentId }) => documentId) });
    const path = "content-manager/collection-types/api::veranstaltung.veranstaltung/actions/bulkPublish";
    await editor.fetch(path, "POST", body, { "Content-Type": "application/json" });
    expect(waiting(cms)).toHaveLength(5);
    quarterLater(cms);
    const mail = await nextMail(mailbox, follower, before);
    expect(mail?.subject).toBe(`Neues: 3 Einträge (${category.Name})`);
    expect(mail?.text?.match(/^Neu: .*$/gm)?.sort()).toEqual([
      "Neu: Adventssingen",
      "Neu: Neujahrskonzert",
      "Neu: Sprechtag",
    ]);
    const other = await nextMail(mailbox, ofClub, 1);
    expect(other?.subject).toBe(`Neues: 2 Einträge (${club.Name})`);
    expect(other?.text).not.toContain("Sprechtag");
    expect(mail?.text).toMatch(/Neu: Adventssingen\nWann: .*\nWo: Dorfkrug\nhttp/);
    await expect.poll(() => waiting(cms)).toEqual([]);
    expect(mailsTo(mailbox, follower)).toHaveLength(before + 1);
    expect(mailsTo(mailbox, reminded)).toHaveLength(2);
  });

  await test.step("an urgent notice is sent by a press, once as it is", async () => {
    const warned = "gewarnt@example.org";
    await subscribe(cms, mailbox, warned, "gefahr");
    const ofAll = "vorsichtig@example.org";
    await subscribe(cms, mailbox, ofAll, "warnung");
    const notice = await editor.createEntry("mitteilung", {
      Text: "Trinkwasser bitte abkochen.",
      Stufe: "Gefahr",
      Bis: new Date(Date.now() + 3_600_000).toISOString(),
      Link: "/kontakt",
    });
    const path = `redaktion/briefe/warnung/${notice.documentId}`;
    await expect(editor.fetch(path)).rejects.toThrow(/404/);
    const Von = new Date(Date.now() + 600_000).toISOString();
    await editor.publish("mitteilung", notice.documentId, { Von });
    expect((await (await editor.fetch(path)).json()).data).toEqual({
      level: "Gefahr",
      receivers: 2,
      sentAt: null,
      beginsAt: Von,
    });
    await expect(editor.fetch(path, "POST")).rejects.toThrow(/400/);
    await editor.publish("mitteilung", notice.documentId, { Von: null });
    expect((await (await editor.fetch(path)).json()).data).toMatchObject({ sentAt: null, beginsAt: null });
    await Promise.all([editor.fetch(path, "POST"), editor.fetch(path, "POST")]);
    const mail = await nextMail(mailbox, warned, 1);
    expect(mail?.subject).toBe("Gefahr: Trinkwasser bitte abkochen.");
    expect(mail?.text).toContain(`${siteUrl}/kontakt`);
    expect((await (await editor.fetch(path)).json()).data.sentAt).toMatch(/^\d{4}-/);
    await editor.publish("mitteilung", notice.documentId, { Text: "Das Trinkwasser ist wieder sauber." });
    await editor.fetch(path, "POST");
    await nextMail(mailbox, warned, 2);
    expect(mailsTo(mailbox, warned)).toHaveLength(3);
    expect((await nextMail(mailbox, ofAll, 2))?.subject).toBe("Gefahr: Das Trinkwasser ist wieder sauber.");

    await test.step("of less than danger those alone are told who want all warnings", async () => {
      const level = (Stufe: string) =>
        editor.publish("mitteilung", notice.documentId, { Text: "Das Wasser wird abgestellt.", Stufe });
      await level("Hinweis");
      await expect(editor.fetch(path)).rejects.toThrow(/404/);
      await expect(editor.fetch(path, "POST")).rejects.toThrow(/404/);
      await level("Warnung");
      const { data } = await (await editor.fetch(path)).json();
      expect(data).toEqual({ level: "Warnung", receivers: 1, sentAt: null, beginsAt: null });
      await editor.fetch(path, "POST");
      const mail = await nextMail(mailbox, ofAll, 3);
      expect(mail?.subject).toBe("Warnung: Das Wasser wird abgestellt.");
      const { readers } = (await (await editor.fetch("redaktion/briefe")).json()).data;
      expect(readers).toMatchObject({ gefahr: 2, warnung: 1 });
      await level("Gefahr");
      await editor.fetch(path, "POST");
      await nextMail(mailbox, warned, 3);
      await nextMail(mailbox, ofAll, 4);
      expect(mailsTo(mailbox, warned)).toHaveLength(4);
      expect(await ask(cms, `/${codeIn(mail?.text)}`, { Aktion: "beenden" })).toMatchObject({ status: 200 });
    });
    await editor.deleteEntry("mitteilung", notice.documentId);
  });

  await test.step("who follows the event and its club is told once, and of what else the club has", async () => {
    const both = "beides@example.org";
    const theme = `organisation:${club.documentId}`;
    await subscribe(cms, mailbox, both, theme, `veranstaltung:${event.documentId}`);
    const before = mailsTo(mailbox, follower).length;
    await editor.publish("veranstaltung", event.documentId, { Ort: "Festplatz" });
    await publishEvent(editor, club.documentId, undefined, { Titel: "Ständchen" });
    quarterLater(cms);
    const subjects = () => mailsTo(mailbox, both).map(({ subject }) => subject);
    await expect.poll(() => subjects().length, { timeout: 30_000 }).toBe(3);
    expect(subjects().slice(1).sort()).toEqual(["Geändert: Probenabend", `Neu: Ständchen (${club.Name})`]);
    expect((await nextMail(mailbox, follower, before))?.subject).toBe(`Neues: 2 Einträge (${club.Name})`);
    await expect.poll(() => waiting(cms)).toEqual([]);
    expect(subjects()).toHaveLength(3);
  });

  await test.step("a deleted event is told, and its themes go with it; a restart reminds nobody again", async () => {
    await editor.deleteEntry("veranstaltung", event.documentId);
    const before = mailsTo(mailbox, reminded).length;
    quarterLater(cms);
    const mail = await nextMail(mailbox, reminded, before);
    expect(mail?.subject).toBe("Nicht mehr auf der Website: Probenabend");
    const reminders = () =>
      query(cms.folder, "select schluessel from versande where schluessel like 'erinnerung-%'");
    expect(reminders()).toHaveLength(2);
    await cms.stop();
    await start({ folder: cms.folder, port: cms.port });
    expect(reminders()).toHaveLength(2);
    expect(mailsTo(mailbox, "einmal@example.org")).toHaveLength(3);
    const themes = () =>
      query(cms.folder, "select adresse_klein as address from abonnements") as { address: string }[];
    await expect
      .poll(() => themes().map(({ address }) => address))
      .toEqual([
        "beides@example.org",
        "einmal@example.org",
        follower,
        "gewarnt@example.org",
        "spaeter@example.org",
        "verein@example.org",
      ]);
  });
});
