import { expect } from "@playwright/test";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { mailEditors, mailEnv, openMailbox } from "../scripts/stack/mailbox";
import { clockAhead } from "./support/clock";
import { festival, message, messages, newKey, send, submissions } from "./support/cms-submissions";
import { noteEntries } from "./support/new-entries";
import { newPanelUser } from "./support/panel-users";
import { test } from "./support/stack";
import { run } from "./support/subscriptions";

/**
 * When the lock that a killed CMS held on a mail has expired, and the next attempt at each is due: after two minutes and
 * an hour at most (cms/src/mail/outbox.ts).
 */
const twoHoursLater = clockAhead(1 / 12);

test("mails survive an unreachable mail server and a killed CMS, and each is sent once", async ({
  servers,
}) => {
  const port = await servers.freePort();
  const env = mailEnv(port);
  const cms = await servers.startCms({ env });

  const sent = await send(messages(cms.url), {
    Art: "inhalt",
    Betreff: 'Bcc: alle@example.org, "Kontrast" <b>zu schwach</b> – ähm',
    Text: ".\nBcc: viele@example.org\n\n.\n<b>Fett</b> ist hier nichts.",
    Name: 'Eine, zwei" <drei@example.org>',
    E_Mail: "sender@example.org",
    Bestaetigung_gewuenscht: true,
    Schluessel: newKey(),
  });
  const reference = sent.data?.Vorgangsnummer ?? "";
  const unreachable = await send(submissions(cms.url), {
    ...festival(newKey()),
    E_Mail: "unbekannt@example.org",
    Bestaetigung_gewuenscht: true,
  });
  expect([sent.status, unreachable.status]).toEqual([201, 201]);
  await expect.poll(cms.log).toContain(`redaktion of ${reference} was not sent (ESOCKET ECONNREFUSED)`);
  // All four mails were tried, so that none is likely to be locked.
  const failures = () => cms.log().match(/was not sent \(ESOCKET ECONNREFUSED\)/g) ?? [];
  await expect.poll(() => failures().length).toBeGreaterThanOrEqual(4);
  await cms.kill();

  const mailbox = await openMailbox(port);
  try {
    const again = await servers.startCms({ env: { ...env, ...twoHoursLater }, folder: cms.folder });
    await expect.poll(() => mailbox.mails.length).toBe(3);
    const to = (address: string) => mailbox.mails.filter(({ recipients }) => recipients.includes(address));

    const notification = to(mailEditors).find(({ mail }) => mail.subject?.includes(reference));
    expect(notification?.recipients).toEqual([mailEditors]);
    expect(notification?.mail).toMatchObject({
      from: { name: "Dorfforum", address: "forum@example.org" },
      to: [{ address: "redaktion@example.org" }],
      replyTo: [{ name: 'Eine, zwei" <drei@example.org>', address: "sender@example.org" }],
      subject: `Hinweis zu einem Inhalt: Bcc: alle@example.org, "Kontrast" <b>zu schwach</b> – ähm (${reference})`,
    });
    expect(notification?.mail.text).toContain(".\nBcc: viele@example.org\n\n.\n<b>Fett</b> ist hier nichts.");
    expect(notification?.mail.html).toBeUndefined();
    expect(notification?.mail.bcc ?? []).toEqual([]);
    expect(notification?.raw).toMatch(/^Auto-Submitted: auto-generated\r$/m);

    const [confirmed, ...more] = to("sender@example.org");
    expect(more).toEqual([]);
    expect(confirmed?.mail.subject).toBe(`Ihr Hinweis zu einem Inhalt ist angekommen (${reference})`);
    expect(confirmed?.mail.text).not.toMatch(/Kontrast|Eine, zwei|viele@/);
    expect(confirmed?.raw).toMatch(/^Auto-Submitted: auto-replied\r$/m);

    const editor = await openEditor(again.url);
    const noted = () => editor.findEntry("nachricht", { Vorgangsnummer: reference });
    await expect.poll(async () => (await noted()).Bestaetigung_versendet_am).not.toBeNull();
    expect((await noted()).Mail_versendet_am).not.toBeNull();

    await expect.poll(again.log).toContain("is given up: mailbox refused (EENVELOPE 550)");
    const refused = { Vorgangsnummer: unreachable.data?.Vorgangsnummer ?? "" };
    const entry = await editor.findEntry("einsendung", refused);
    expect([entry.Mail_versendet_am === null, entry.Bestaetigung_versendet_am]).toEqual([false, null]);
  } finally {
    await mailbox.close();
  }
});

test("an address gets at most three confirmations a day, whatever its spelling", async ({
  linked: { cms, mailPort },
}) => {
  const mailbox = await openMailbox(mailPort);
  try {
    const name = `fremd${newKey().replaceAll("-", "")}`;
    const other = `${newKey()}@example.org`;
    const answers = [];
    for (const E_Mail of [
      `${name}@example.org`,
      `F${name.slice(1)}@example.org`,
      `${name}+1@example.org`,
      `f.${name.slice(1)}@example.org`,
      other,
    ])
      answers.push(
        await send(messages(cms.url), message(newKey(), { E_Mail, Bestaetigung_gewuenscht: true })),
      );
    const references = answers.map(({ data }) => data?.Vorgangsnummer ?? "missing");
    // Mails of earlier tests may arrive as well.
    const own = () =>
      mailbox.mails.filter(({ mail }) => references.some((reference) => mail.subject?.includes(reference)));
    const leftOut = () =>
      references.filter((reference) =>
        cms.log().includes(`The mail bestaetigung of ${reference} is left out`),
      );
    // Five mails go to the editors, three to the first address, one to the other.
    await expect.poll(() => own().length, { timeout: 60_000 }).toBe(9);
    await expect.poll(leftOut, { timeout: 60_000 }).toHaveLength(1);
    expect(cms.log()).not.toMatch(/fremd/i);
    const confirmed = own()
      .map(({ recipients: [first = ""] }) => first)
      .filter((to) => to !== mailEditors);
    expect(confirmed).toHaveLength(4);
    expect(confirmed).toContain(other);
  } finally {
    await mailbox.close();
  }
});

test("whoever is invited gets the link by mail", async ({ linked: { cms, mailPort } }) => {
  const mailbox = await openMailbox(mailPort);
  try {
    const { email, ask } = await newPanelUser(cms.url, "dorfforum-verein");
    expect((await ask("GET", "admin/users/me")).body.data.preferedLanguage).toBe("de");
    const start = await ask("GET", "redaktion/startseite");
    expect(start.body.data).toMatchObject({ isWithoutOrganisation: true });
    const letters = () => mailbox.mails.filter(({ recipients }) => recipients.includes(email));
    await expect.poll(() => letters().length).toBe(1);
    const { mail } = letters()[0] ?? {};
    expect(mail?.subject).toMatch(/^Ihr Zugang zur Redaktion: ./);
    expect(mail?.text).toMatch(/\/admin\/auth\/register\?registrationToken=\w+$/m);
  } finally {
    await mailbox.close();
  }
});

test("who forgot the password gets a link that works once; a stranger's address is answered alike", async ({
  linked: { cms, mailPort },
}) => {
  const mailbox = await openMailbox(mailPort);
  try {
    const { email, password } = await newPanelUser(cms.url, "dorfforum-redaktion");
    const post = async (path: string, fields: object) => {
      const headers = { "Content-Type": "application/json" };
      const request = { method: "POST", headers, body: JSON.stringify(fields) };
      const answer = await fetch(`${cms.url}/admin/${path}`, request);
      return { status: answer.status, text: await answer.text() };
    };
    const stranger = `${newKey()}@example.org`;
    expect(await post("forgot-password", { email: stranger })).toEqual({ status: 204, text: "" });
    expect(await post("forgot-password", { email })).toEqual({ status: 204, text: "" });
    const letters = () =>
      mailbox.mails.filter(
        ({ recipients, mail }) => recipients.includes(email) && mail.subject?.startsWith("Neues Passwort"),
      );
    await expect.poll(() => letters().length).toBe(1);
    const { mail } = letters()[0] ?? {};
    expect(mail).toMatchObject({
      from: { name: "Dorfforum", address: "forum@example.org" },
      replyTo: [{ address: mailEditors }],
      subject: expect.stringMatching(/^Neues Passwort für die Redaktion: ./),
    });
    expect(mail?.text).toContain("Er gilt eine Stunde und nur einmal.");
    expect(mail?.html).toBeUndefined();
    const resetPasswordToken = /\/admin\/auth\/reset-password\?code=(\w+)$/m.exec(mail?.text ?? "")?.[1];
    expect(mailbox.mails.some(({ recipients }) => recipients.includes(stranger))).toBe(false);

    const renewed = `Bb2-${newKey()}`;
    expect((await post("reset-password", { resetPasswordToken, password: renewed })).status).toBe(200);
    const again = await post("reset-password", { resetPasswordToken, password: `Cc3-${newKey()}` });
    expect(again).toMatchObject({
      status: 400,
      text: expect.stringContaining("Dieser Link ist schon benutzt"),
    });
    const refused = await post("login", { email, password });
    expect(refused).toMatchObject({
      status: 400,
      text: expect.stringContaining("oder Passwort stimmt nicht."),
    });
    expect((await post("login", { email, password: renewed })).status).toBe(200);

    const more: number[] = [];
    for (let time = 0; time < 5; time += 1) more.push((await post("forgot-password", { email })).status);
    expect(more).toEqual([204, 204, 204, 204, 429]);
    // Three links an hour, of which the last stays good whatever is asked for after it
    await expect.poll(() => letters().length).toBe(3);
    const last = letters()[2]?.mail.text ?? "";
    const token = /\/admin\/auth\/reset-password\?code=(\w+)$/m.exec(last)?.[1];
    const latest = { resetPasswordToken: token, password: `Dd4-${newKey()}` };
    expect((await post("reset-password", latest)).status).toBe(200);
    expect(letters().length).toBe(3);
  } finally {
    await mailbox.close();
  }
});

test("senders learn what becomes of what they sent, in one mail for 15 minutes and three a day", async ({
  linked: { cms, site, mailPort },
  page,
}) => {
  const mailbox = await openMailbox(mailPort);
  const deleteNewEntries = await noteEntries(await openEditor(cms.url));
  const letters = (to: string) =>
    mailbox.mails
      .filter(({ recipients }) => recipients.includes(to))
      .map(({ mail }) => ({ subject: mail.subject ?? "", text: mail.text ?? "" }));
  const quarterLater = () =>
    run(cms.folder, "update ausgehende_mails set faellig_am = 0 where art = 'ergebnis'");
  const type = "veranstaltung";
  const findSent = async (Vorgangsnummer: string) =>
    (await openEditor(cms.url)).findEntry("einsendung", { Vorgangsnummer });
  async function propose(E_Mail: string) {
    const { data } = await send(
      submissions(cms.url),
      festival(newKey(), { E_Mail, Titel: "Typed by anybody" }),
    );
    return findSent(data?.Vorgangsnummer ?? "");
  }
  /** Makes an event of a proposal and publishes it. @returns its documentId, and that of the Einsendung */
  async function publish(E_Mail: string, Titel: string) {
    const editor = await openEditor(cms.url);
    const { documentId: submission, Vorgangsnummer } = await propose(E_Mail);
    const { data } = await (
      await editor.fetch(`redaktion/einsendungen/${submission}/entwurf`, "POST")
    ).json();
    await editor.publish(type, data.documentId, { Titel });
    return { event: data.documentId as string, submission, reference: String(Vorgangsnummer) };
  }
  const [plus, umlaut] = ["eine.person+verein@example.org", "vorstand@sv-grün-weiß.example"];
  try {
    const moved = await publish(plus, "Lampionumzug");
    const corrected = await publish(umlaut, "Chorabend");
    const cancelled = await publish("chor@example.org", "Konzert");
    const many: Awaited<ReturnType<typeof publish>>[] = [];
    for (const [index, address] of ["viele@", "VIELE@", "vi.ele@", "viele+4@"].entries())
      many.push(await publish(`${address}example.org`, `Termin ${index}`));

    await test.step("an editor declines with a reason, which is mailed at once, or without a mail", async () => {
      const declined = await propose("abgelehnt@example.org");
      const path = `content-manager/collection-types/api::einsendung.einsendung/${declined.documentId}`;
      await openPanel(page, path, cms.url);
      await page.getByRole("button", { name: "Ablehnen", exact: true }).click({ timeout: 60_000 });
      await page.getByLabel("Grund").selectOption("Das steht schon im Dorfforum.");
      const reason = page.getByLabel("Das steht in der Mail");
      await reason.fill(`${await reason.inputValue()}\nSehen Sie im November nach.`);
      await page.getByRole("button", { name: "Ablehnen und Mail senden" }).click();
      await expect.poll(() => letters("abgelehnt@example.org").length).toBe(1);
      const [letter] = letters("abgelehnt@example.org");
      expect(letter?.subject).toBe(
        `Nicht angenommen: Ihr Vorschlag für eine Veranstaltung (${declined.Vorgangsnummer})`,
      );
      expect(letter?.text).toContain("\nDas steht schon im Dorfforum.\nSehen Sie im November nach.\n");
      expect(letter?.text).not.toMatch(/Typed|Lampion|Laternen|Dorfteich/);
      await page.reload();
      await expect(page.getByText("abgelehnt, per Mail mitgeteilt")).toBeVisible({ timeout: 60_000 });

      const silent = await propose("still@example.org");
      const editor = await openEditor(cms.url);
      const decline = (submission: string) =>
        editor.fetch(`redaktion/einsendungen/${submission}/ablehnung`, "POST", "{}", {
          "Content-Type": "application/json",
        });
      await decline(silent.documentId);
      await expect(decline(silent.documentId)).rejects.toThrow("nicht mehr offen");
      await expect(decline(moved.submission)).rejects.toThrow("zuerst von der Website");
    });

    await test.step("a quarter of an hour later those who were published have the address of their page", async () => {
      expect(letters(plus)).toEqual([]);
      quarterLater();
      // The four to one mailbox follow each other, five seconds apart.
      await expect
        .poll(cms.log, { timeout: 90_000 })
        .toContain("is left out: its address got the maximum of today");
      await expect.poll(() => letters(plus).length).toBe(1);
      const [letter] = letters(plus);
      expect(letter?.subject).toBe(`Veröffentlicht: Lampionumzug (${moved.reference})`);
      expect(letter?.text).toContain(`\n${site.url}/veranstaltung/`);
      expect(letter?.text).toMatch(/\/impressum\s*$/);
      expect(letter?.text).not.toContain("Typed");
      await expect.poll(() => letters(umlaut).length).toBe(1);
      // What is changed before its first mail is sent would come in that one.
      await expect.poll(() => letters("chor@example.org").length).toBe(1);
      const toMany = () =>
        mailbox.mails.filter(({ mail }) => /^Veröffentlicht: Termin/.test(mail.subject ?? ""));
      await expect.poll(() => toMany().length).toBe(3);
      const editor = await openEditor(cms.url);
      // A mail is noted once the server has taken it.
      const notes = async () => {
        const sent = await Promise.all(
          many.map(({ reference }) => editor.findEntry("einsendung", { Vorgangsnummer: reference })),
        );
        return sent.flatMap(({ Bescheide }) => Bescheide ?? []);
      };
      await expect.poll(async () => (await notes()).length).toBe(4);
      const problem = expect.objectContaining({ what: "published", problem: "limit" });
      expect(await notes()).toContainEqual(problem);
    });

    await test.step("a corrected text is no mail, several changes are one with old and new", async () => {
      const editor = await openEditor(cms.url);
      await editor.publish(type, corrected.event, { Titel: "Chorkonzert", Kurztext: "Neu." });
      await editor.publish(type, moved.event, { Ort: "Turnhalle" });
      await editor.publish(type, moved.event, { Beginn: "2027-11-12T17:30:00.000Z", Ende: null });
      await editor.publish(type, cancelled.event, { Terminstatus: "abgesagt" });
      quarterLater();
      await expect.poll(() => letters("chor@example.org").length).toBe(2);
      expect(letters("chor@example.org")[1]?.subject).toContain("Abgesagt: Konzert");
      await expect.poll(() => letters(plus).length).toBe(2);
      expect(letters(plus)[1]?.text).toContain(
        [
          "Lampionumzug",
          "Wann bisher: Donnerstag, 11. November 2027, 18–20 Uhr",
          "Wann jetzt: Freitag, 12. November 2027, 18.30 Uhr",
          "Wo bisher: Dorfteich",
          "Wo jetzt: Turnhalle",
        ].join("\n"),
      );
      expect(letters(umlaut)).toHaveLength(1);
      expect(letters("still@example.org")).toEqual([]);
      const ids = mailbox.mails.map(({ mail }) => mail.messageId);
      expect(new Set(ids).size).toBe(ids.length);
    });
    await deleteNewEntries();
    run(cms.folder, "delete from ausgehende_mails where art = 'ergebnis'");
  } finally {
    await mailbox.close();
  }
});
