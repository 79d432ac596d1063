import { expect } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import {
  begin,
  expectThirtyOfHundred,
  newEvent,
  startRegistrations,
  withMailbox,
} from "./support/registrations";
import { sharedServers, test } from "./support/stack";
import { mailsTo, query, run } from "./support/subscriptions";

const shared = sharedServers(startRegistrations);

test("nothing counts before the press in the mail; who comes too late is told and offered the list; what is cancelled is forgotten", async () => {
  const { cms, mailPort, visitor } = await shared();
  await withMailbox(mailPort, async (mailbox) => {
    const event = await newEvent(cms.url, { Plaetze: 4 });
    const first = await begin(cms.url, mailbox, event, "erste@example.org", {
      Plaetze: 3,
      Bemerkung: "Mit Hund",
    });
    expect(await visitor.free(event)).toEqual({ Frei: 4, Stand: "frei", Wartende: 0 });
    expect(await visitor.page(first)).toMatchObject({
      Stand: "offen",
      Plaetze: 3,
      Frei: 4,
      Warteliste: true,
      Veranstaltung: { Titel: "Wanderung zur Linde", Ort: "Dorfkrug" },
    });
    const text = mailsTo(mailbox, "erste@example.org")[0]?.text;
    expect(text).not.toMatch(/Hund|Erika/);
    expect((await visitor.press(first, "bestaetigen")).data).toMatchObject({
      Stand: "dabei",
      Frei: 1,
      Name: "Erika",
    });
    expect((await visitor.press(first, "bestaetigen")).status).toBe(200);
    expect(await visitor.states(event)).toEqual({ "": "wenige" });

    // Another registration of the same mailbox leads to the one that is there.
    expect(await begin(cms.url, mailbox, event, "erste@example.org", { Plaetze: 1 })).toBe(first);
    expect(await visitor.page(first)).toMatchObject({ Stand: "dabei", Plaetze: 3 });

    // A group that is larger than what is left may take that.
    const pair = await begin(cms.url, mailbox, event, "paar@example.org", { Plaetze: 2 });
    expect((await visitor.press(pair, "bestaetigen", { Plaetze: 2 })).word).toBe("voll");
    expect((await visitor.press(pair, "bestaetigen", { Plaetze: 1 })).data).toMatchObject({
      Stand: "dabei",
      Plaetze: 1,
      Frei: 0,
    });
    expect((await visitor.press(pair, "absagen")).status).toBe(200);
    expect((await visitor.press(first, "aendern", { Plaetze: 5 })).word).toBe("voll");
    expect((await visitor.press(first, "aendern", { Plaetze: 4 })).data).toMatchObject({ Frei: 0 });

    const group = await begin(cms.url, mailbox, event, "gruppe@example.org", { Plaetze: 2 });
    expect(await visitor.press(group, "bestaetigen")).toMatchObject({ status: 409, word: "voll" });
    expect((await visitor.press(group, "bestaetigen", { Warteliste: true })).data).toMatchObject({
      Stand: "warteliste",
      Warteplatz: 1,
    });
    // Nobody passes those who wait, nor takes what they are asked about.
    expect((await visitor.press(first, "aendern", { Plaetze: 3 })).status).toBe(200);
    const single = await begin(cms.url, mailbox, event, "einzeln@example.org");
    expect(await visitor.press(single, "bestaetigen")).toMatchObject({ status: 409, word: "voll" });

    for (const _ of "12")
      expect((await visitor.press(first, "absagen")).data).toMatchObject({ Stand: "abgesagt", Name: "" });
    const cancelled =
      "select distinct name, e_mail, bemerkung, wer from anmeldungen where stand = 'abgesagt'";
    expect(query(cms.folder, cancelled)).toEqual([{ name: null, e_mail: null, bemerkung: null, wer: null }]);
    await expect.poll(() => mailsTo(mailbox, "erste@example.org").at(-1)?.subject).toMatch(/^Abgesagt/);
    expect(await visitor.page("x".repeat(32))).toBeNull();
    expect(cms.log()).not.toContain(first);
    expect(cms.log()).not.toContain("erste@example.org");
  });
});

test("a mailbox has three open registrations and three mails a day, whoever asks for them", async () => {
  const { cms, mailPort, visitor } = await shared();
  await withMailbox(mailPort, async (mailbox) => {
    const events = [];
    for (const _ of "1234") events.push(await newEvent(cms.url));
    for (const [index, event] of events.entries()) {
      const spelling = index % 2 ? "fremd+forum@example.org" : "Fremd@example.org";
      expect((await visitor.register(event, spelling)).status).toBe(202);
    }
    const [, second] = events;
    // Somebody else's mail shows that the queue is done.
    await begin(cms.url, mailbox, second ?? "", "andere@example.org");
    const all = mailbox.mails.flatMap(({ recipients }) => recipients);
    expect(all.filter((address) => address.toLowerCase().startsWith("fremd"))).toHaveLength(3);
    expect(query(cms.folder, "select id from anmeldungen where e_mail like 'fremd%'")).toHaveLength(3);
  });
});

test("a thousand made-up registrations hold no place, stand on no list, and keep nobody out", async () => {
  const { cms, mailPort, visitor } = await shared();
  await withMailbox(mailPort, async (mailbox) => {
    const event = await newEvent(cms.url, { Plaetze: 4 });
    run(
      cms.folder,
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < 1000)
        insert into anmeldungen (document_id, veranstaltung, tag, stand, plaetze, name, e_mail, wer, updated_at)
        select 'erfunden' || i, '${event}', '', 'offen', 20, 'Erfunden', 'erfunden' || i || '@example.org', 'erfunden' || i, ${Date.now()} from n`,
    );
    expect(await visitor.free(event)).toEqual({ Frei: 4, Stand: "frei", Wartende: 0 });
    const code = await begin(cms.url, mailbox, event, "echt@example.org", { Plaetze: 4 });
    expect((await visitor.press(code, "bestaetigen")).data).toMatchObject({ Stand: "dabei", Frei: 0 });
    const editor = await openEditor(cms.url);
    const list = await (await editor.fetch(`redaktion/anmeldelisten/${event}`)).json();
    expect(list.data.people).toMatchObject([{ email: "echt@example.org" }]);
  });
});

test("what nobody can register for is refused, with its word", async () => {
  const { cms, visitor } = await shared();
  const open = await newEvent(cms.url);
  const refused = async (event: string, more = {}) => {
    const { status, word } = await visitor.register(event, "gast@example.org", more);
    return [status, word];
  };
  expect(await refused("unbekannt")).toEqual([409, "unbekannt"]);
  expect(await refused(open, { Tag: "2026-01-01" })).toEqual([409, "unbekannt"]);
  expect(await refused(open, { Plaetze: 0 })).toEqual([400, undefined]);
  expect(await refused(open, { Plaetze: 21 })).toEqual([400, undefined]);
  expect(await refused(open, { E_Mail: "kein@x" })).toEqual([400, undefined]);
  expect(await refused(await newEvent(cms.url, { Anmeldung: false }))).toEqual([409, "unbekannt"]);
  expect(await refused(await newEvent(cms.url, { Anmeldeschluss_Tage: 30 }))).toEqual([409, "geschlossen"]);
  expect(await refused(await newEvent(cms.url, { Terminstatus: "abgesagt" }))).toEqual([409, "geschlossen"]);
  expect(await visitor.free(await newEvent(cms.url, { Anmeldung: false }))).toBeNull();
});

test("who is asked takes a part, stays first or leaves; without an answer in time the next are asked", async () => {
  const { cms, mailPort, visitor } = await shared();
  await withMailbox(mailPort, async (mailbox) => {
    const event = await newEvent(cms.url, { Plaetze: 4 });
    const taking = await begin(cms.url, mailbox, event, "voll@example.org", { Plaetze: 4 });
    expect((await visitor.press(taking, "bestaetigen")).status).toBe(200);
    const wait = async (address: string, Plaetze: number) => {
      const code = await begin(cms.url, mailbox, event, address, { Plaetze });
      expect((await visitor.press(code, "bestaetigen", { Warteliste: true })).status).toBe(200);
      return code;
    };
    const six = await wait("sechs@example.org", 6);
    const two = await wait("zwei@example.org", 2);
    // As it is by day, whatever the clock of the test says: four are promised until tomorrow.
    const askSix = (until: number) => {
      run(cms.folder, "update anmeldungen set plaetze = 0 where e_mail = 'voll@example.org'");
      run(
        cms.folder,
        `update anmeldungen set stand = 'gefragt', angebot = 4, gefragt_bis = ${until} where e_mail = 'sechs@example.org'`,
      );
    };
    askSix(Date.now() + 24 * 3_600_000);
    expect(await visitor.page(six)).toMatchObject({ Stand: "gefragt", Angebot: { Plaetze: 4 } });
    expect(await visitor.free(event)).toMatchObject({ Frei: 0, Wartende: 1 });
    expect((await visitor.press(six, "warten")).data).toMatchObject({ Stand: "warteliste", Warteplatz: 1 });
    expect(await visitor.page(two)).toMatchObject({ Stand: "warteliste", Warteplatz: 2 });
    askSix(Date.now() + 24 * 3_600_000);
    expect((await visitor.press(six, "annehmen", { Plaetze: 3 })).data).toMatchObject({
      Stand: "dabei",
      Plaetze: 3,
    });
    run(cms.folder, "update anmeldungen set plaetze = 6 where e_mail = 'sechs@example.org'");
    askSix(Date.now() - 1000);
    expect(await visitor.press(six, "annehmen")).toMatchObject({ status: 409, word: "verfallen" });
    expect(await visitor.page(six)).toMatchObject({ Stand: "verfallen", Name: "" });
  });
});

// Last, for it kills the CMS that the tests share.
test("of a hundred who confirm for thirty places thirty are in, and seventy on the list in order, through a kill; no other entry is read again", async ({
  servers,
}) => {
  const { cms, mailPort, told, options } = await shared();
  const before = told.length;
  const event = await expectThirtyOfHundred([cms.url], mailPort, async () => {
    await cms.kill();
    return [(await servers.startCms({ ...options, folder: cms.folder })).url];
  });
  const events = told.slice(before).filter(({ model }) => model === "veranstaltung");
  expect(events.filter(({ entry }) => entry.documentId !== event)).toEqual([]);
  // It is made, published, and changes twice: few places, and the list.
  expect(events.length).toBeLessThan(8);
});
