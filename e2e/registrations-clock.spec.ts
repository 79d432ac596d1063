import { addDays } from "@dorfforum/shared/calendar/day";
import { formatLongDate } from "@dorfforum/shared/calendar/format";
import { berlinDay, berlinInstant } from "@dorfforum/shared/calendar/village-time";
import { expect } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import { type Mailbox, mailEnv } from "../scripts/stack/mailbox";
import { clockAt } from "./support/clock";
import { asker } from "./support/panel-users";
import { begin, codeIn, later, newEvent, openRegistrations, withMailbox } from "./support/registrations";
import { sentence } from "./support/rooms";
import { type RunningCms, type Servers, test } from "./support/stack";
import { mailsTo, nextMail, query, run } from "./support/subscriptions";

const day = (days: number) => addDays(berlinDay(new Date()), days);
const instant = (days: number, time: string) => berlinInstant(day(days), time);

type Visitor = ReturnType<typeof openRegistrations>;

/** A village whose CMS is started again with other clocks and settings, and ends after what was done there. */
async function openVillage(servers: Servers) {
  const mailPort = await servers.freePort();
  const mail = { ...mailEnv(mailPort), SITE_URL: "http://localhost:9" };
  let folder: string | undefined;
  async function at(
    days: number,
    time: string,
    act: (visitor: Visitor, cms: RunningCms) => Promise<void>,
    env: Record<string, string> = mail,
  ) {
    const clock = clockAt(instant(days, time));
    const cms = await servers.startCms({ ...(folder && { folder }), env: { ...env, ...clock } });
    folder = cms.folder;
    await act(openRegistrations(cms.url), cms);
    await cms.stop();
  }
  return { at, mail, mailbox: (use: (mailbox: Mailbox) => Promise<void>) => withMailbox(mailPort, use) };
}

const on = (days: number) => ({ Beginn: instant(days, "14:00"), Ende: instant(days, "16:00") });

test("who waits is asked by day, has the time from the mail on, is reminded, and forgotten two weeks later", async ({
  servers,
}) => {
  const { at, mailbox } = await openVillage(servers);
  const codes: Record<string, string> = {};
  const code = (name: string) => codes[name] ?? "";

  let event = "";
  await at(1, "09:00", async (visitor, cms) => {
    await mailbox(async (box) => {
      event = await newEvent(cms.url, { ...on(20), Plaetze: 1 });
      const next = await newEvent(cms.url, on(4));
      for (const name of ["drin", "erste", "zweite", "offen"])
        codes[name] = await begin(cms.url, box, event, `${name}@example.org`, { Erinnerung: true });
      codes.bald = await begin(cms.url, box, next, "bald@example.org", { Erinnerung: true });
      for (const name of ["drin", "erste", "zweite", "bald"])
        expect((await visitor.press(code(name), "bestaetigen", { Warteliste: true })).status).toBe(200);
      for (const name of ["drin", "bald"]) await nextMail(box, `${name}@example.org`, 1);
    });
    // The mail server is away from here on: the first is asked, and cannot know; somebody registers, and gets no link.
    expect((await visitor.register(event, "spaet@example.org")).status).toBe(202);
    expect((await visitor.press(code("drin"), "absagen")).status).toBe(200);
    expect(await visitor.page(code("erste"))).toMatchObject({ Stand: "gefragt" });
  });
  await test.step("a day without mail takes nothing of the time to answer, or to confirm", () =>
    at(2, "10:00", (visitor, cms) =>
      mailbox(async (box) => {
        const mail = await nextMail(box, "erste@example.org", 0);
        expect(mail?.subject).toMatch(/^Ein Platz ist frei/);
        expect(mail?.text).toContain(`bis ${formatLongDate(day(3))}`);
        codes.spaet = codeIn((await nextMail(box, "spaet@example.org", 0))?.text);
        await expect.poll(() => query(cms.folder, "select id from ausgehende_mails")).toEqual([]);
        const { Angebot } = await visitor.page(code("erste"));
        expect(Angebot.bis >= instant(3, "10:00")).toBe(true);
      }),
    ));
  await test.step("what passes while the CMS is away takes nothing of the time to answer either", () =>
    at(3, "10:58", async (visitor, cms) => {
      const offered = async () => (await visitor.page(code("erste"))).Angebot?.bis ?? "";
      await expect.poll(async () => (await offered()) > instant(4, "00:00")).toBe(true);
      // As if it had run all the time
      run(
        cms.folder,
        `update anmeldungen set gefragt_bis = ${Date.parse(instant(3, "11:00"))} where stand = 'gefragt'`,
      );
    }));
  await test.step("without an answer in time the next is asked; what nobody confirmed is deleted; who comes tomorrow is reminded", () =>
    at(3, "11:01", (visitor, cms) =>
      mailbox(async (box) => {
        const mail = await nextMail(box, "zweite@example.org", 0);
        expect(mail?.subject).toMatch(/^Ein Platz ist frei/);
        expect(await visitor.page(code("erste"))).toMatchObject({ Stand: "verfallen", Name: "" });
        expect((await visitor.press(code("zweite"), "annehmen")).data).toMatchObject({ Stand: "dabei" });
        const late = await visitor.press(code("spaet"), "bestaetigen", { Warteliste: true });
        expect(late.data).toMatchObject({ Stand: "warteliste" });
        const storedAddresses = () =>
          query(cms.folder, "select e_mail from anmeldungen where e_mail is not null");
        await expect
          .poll(storedAddresses)
          .toEqual(["zweite", "bald", "spaet"].map((name) => ({ e_mail: `${name}@example.org` })));
        expect((await nextMail(box, "bald@example.org", 0))?.subject).toMatch(/^Morgen/);
      }),
    ));
  await test.step("two weeks after the date it is deleted, also without mail, which nothing begins without", () =>
    at(
      19,
      "10:00",
      async (visitor, cms) => {
        const storedAddresses = () => query(cms.folder, "select e_mail from anmeldungen");
        await expect
          .poll(storedAddresses)
          .toEqual([null, null, "zweite@example.org", "spaet@example.org"].map((e_mail) => ({ e_mail })));
        const event = await newEvent(cms.url, { Anmeldung: false, ...on(60) });
        expect((await visitor.register(event, "gast@example.org")).status).toBe(503);
        const tick = await asker(cms.url, (await openEditor(cms.url)).token)(
          "PUT",
          `content-manager/collection-types/api::veranstaltung.veranstaltung/${event}`,
          { Anmeldung: true },
        );
        expect(sentence(tick)).toContain("brauchen den Mailversand");
      },
      {},
    ));
});

test("switched off with people on the list, nobody registers or moves up; a link shows and cancels; on again the next is asked, and told of an Ort that has another name", async ({
  servers,
}) => {
  const { at, mail, mailbox } = await openVillage(servers);
  let [event, folder] = ["", ""];
  const codes: string[] = [];
  await at(1, "10:00", (visitor, cms) =>
    mailbox(async (box) => {
      event = await newEvent(cms.url, { Plaetze: 1 });
      for (const name of ["drin", "wartet", "danach", "offen"])
        codes.push(await begin(cms.url, box, event, `${name}@example.org`));
      for (const code of codes.slice(0, 3))
        expect((await visitor.press(code, "bestaetigen", { Warteliste: true })).status).toBe(200);
      await nextMail(box, "drin@example.org", 1);
    }),
  );
  const [first = "", waiting = "", , open = ""] = codes;
  await at(
    1,
    "11:00",
    async (visitor, cms) => {
      expect([403, 404]).toContain((await visitor.register(event, "gast@example.org")).status);
      expect(await visitor.free(event)).toBeNull();
      expect(await visitor.press(open, "bestaetigen")).toMatchObject({ status: 409, word: "geschlossen" });
      expect(await visitor.page(first)).toMatchObject({ Stand: "dabei", Veranstaltung: { Slug: "" } });
      expect((await visitor.press(first, "absagen")).data).toMatchObject({ Stand: "abgesagt" });
      expect(await visitor.page(waiting)).toMatchObject({ Stand: "warteliste", Warteplatz: 1 });
      const editor = await openEditor(cms.url);
      const lists = await asker(cms.url, editor.token)("GET", "redaktion/anmeldelisten");
      expect(lists.status).toBe(404);
      const { left } = (await (await editor.fetch("redaktion/startseite")).json()).data;
      expect(JSON.stringify(left)).toContain("4 Anmeldungen");
      folder = cms.folder;
    },
    { ...mail, FEATURES: "none" },
  );
  // As an Ort takes its events along, below the document service
  run(folder, `update veranstaltungen set ort = 'Alter Krug' where document_id = '${event}'`);
  await at(2, "11:00", () =>
    mailbox(async (box) => {
      expect((await nextMail(box, "wartet@example.org", 0))?.subject).toMatch(/^Ein Platz ist frei/);
      expect(mailsTo(box, "wartet@example.org")).toHaveLength(1);
      const subjectsAfter = () => {
        later(folder);
        return mailsTo(box, "danach@example.org").map(({ subject }) => subject);
      };
      await expect.poll(subjectsAfter, { timeout: 90_000 }).toEqual([expect.stringMatching(/^Geändert/)]);
    }),
  );
});
