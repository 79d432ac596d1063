import { expect } from "@playwright/test";
import { festival, message, messages, newKey, send, submissions } from "./support/cms-submissions";
import { openEditor } from "./support/editor";
import { openMailbox } from "./support/mailbox";
import { test } from "./support/stack";

/** The lock on a mail expires two minutes after its sender was killed (cms/src/mail/outbox.ts). */
const afterCrash = { timeout: 180_000 };

const mailEnv = (port: number) => ({
  SMTP_URL: `smtp://127.0.0.1:${port}`,
  MAIL_FROM: "Dorfforum <forum@example.org>",
  MAIL_TO: "redaktion@example.org",
});

test("mails survive an unreachable mail server and a killed CMS, and each is sent once", async ({
  servers,
}) => {
  test.setTimeout(600_000);
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
  await expect.poll(cms.log).toContain(`redaktion of ${reference} was not sent (ESOCKET)`);
  // All four mails were tried, so that none is likely to be locked.
  const failures = () => cms.log().match(/was not sent \(ESOCKET\)/g) ?? [];
  await expect.poll(() => failures().length).toBeGreaterThanOrEqual(4);
  await cms.kill();

  const mailbox = await openMailbox(port);
  try {
    const again = await servers.startCms({ env, folder: cms.folder });
    await expect.poll(() => mailbox.mails.length, afterCrash).toBe(3);
    const to = (address: string) => mailbox.mails.filter(({ recipients }) => recipients.includes(address));

    const notification = to("redaktion@example.org").find(({ mail }) => mail.subject?.includes(reference));
    expect(notification?.recipients).toEqual(["redaktion@example.org"]);
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

    await expect
      .poll(again.log, afterCrash)
      .toContain("is given up: its address was refused (EENVELOPE 550)");
    const refused = { Vorgangsnummer: unreachable.data?.Vorgangsnummer ?? "" };
    const entry = await editor.findEntry("einsendung", refused);
    expect([entry.Mail_versendet_am === null, entry.Bestaetigung_versendet_am]).toEqual([false, null]);
  } finally {
    await mailbox.close();
  }
});

test("an address gets at most three confirmations a day, whatever its spelling", async ({ servers }) => {
  test.setTimeout(240_000);
  const port = await servers.freePort();
  const mailbox = await openMailbox(port);
  try {
    const cms = await servers.startCms({ env: mailEnv(port) });
    for (const E_Mail of [
      "fremd@example.org",
      "Fremd@example.org",
      "fremd+1@example.org",
      "f.remd@example.org",
      "andere@example.org",
    ])
      await send(messages(cms.url), message(newKey(), { E_Mail, Bestaetigung_gewuenscht: true }));
    // Five mails go to the editors, three to the first address, one to the other.
    await expect.poll(() => mailbox.mails.length, { timeout: 60_000 }).toBe(9);
    await expect.poll(cms.log, { timeout: 60_000 }).toMatch(/bestaetigung of K-\S+ is left out/);
    expect(cms.log()).not.toMatch(/fremd/i);
    const confirmed = mailbox.mails
      .map(({ recipients: [first = ""] }) => first)
      .filter((to) => to !== "redaktion@example.org");
    expect(confirmed).toHaveLength(4);
    expect(confirmed).toContain("andere@example.org");
  } finally {
    await mailbox.close();
  }
});

test("two instances with one database send each mail once", async ({ servers }) => {
  const port = await servers.freePort();
  const mailbox = await openMailbox(port);
  try {
    const first = await servers.startCms({ env: mailEnv(port) });
    const second = await servers.startCms({ env: mailEnv(port), folder: first.folder });
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(messages(index % 2 ? second.url : first.url), message(newKey())),
      ),
    );
    const references = answers.map(({ data }) => data?.Vorgangsnummer ?? "missing");
    await expect.poll(() => mailbox.mails.length).toBeGreaterThanOrEqual(12);
    const notified = mailbox.mails.map(({ mail }) => /\((.*)\)$/.exec(mail.subject ?? "")?.[1]);
    expect(notified.sort()).toEqual(references.sort());
  } finally {
    await mailbox.close();
  }
});
