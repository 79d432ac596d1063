import assert from "node:assert/strict";
import { test } from "node:test";
import { createTransport } from "nodemailer";
import { messageInbox, submissionInbox } from "../features/inbox/inboxes";
import { toConfirmation, toNotification } from "./inbox-texts";
import { mailProblem, mailSettings } from "./mail-settings";
import { retryDelayMs } from "./outbox";

const village = { site: "Dorfforum", editors: "redaktion@example.org", imprint: "Dorfforum\nMarkt 1" };
const link = "https://cms.example.org/admin/content-manager/entry";
const entry = {
  Vorgangsnummer: "B-2345-6789",
  Art: "barriere",
  Betreff: "Kontrast",
  Text: "KAUFT JETZT auf https://werbung.example.org",
  Name: "KAUFT JETZT",
  E_Mail: "jemand@example.org",
  Antwort_bis: "2026-12-21",
};

test("replies to a notification go to the sender", () => {
  const mail = toNotification(messageInbox, entry, village, link);
  assert.equal(mail.to, village.editors);
  assert.deepEqual(mail.replyTo, { name: "KAUFT JETZT", address: "jemand@example.org" });
  assert.equal(mail.subject, "Barriere gemeldet: Kontrast (B-2345-6789)");
  assert.match(mail.text, /Antwort bis: 21\.12\.2026\n/);
});

test("a notification links to the entry if the panel's address is set", () => {
  assert.match(
    toNotification(messageInbox, entry, village, link).text,
    /:\nhttps:\/\/cms\.example\.org\/admin\/content-manager\/entry$/,
  );
  assert.match(toNotification(messageInbox, entry, village).text, /unter „Nachricht“\.$/);
});

test("a confirmation holds nothing that was typed", () => {
  const mail = toConfirmation(messageInbox, entry, village);
  assert.equal(mail.to, "jemand@example.org");
  assert.doesNotMatch(JSON.stringify({ ...mail, to: "" }), /KAUFT|werbung|Kontrast/);
  assert.match(mail.text, /B-2345-6789/);
});

test("a confirmation says who sends it", () => {
  assert.match(toConfirmation(messageInbox, entry, village).text, /\n\nDorfforum\nMarkt 1$/);
});

test("a confirmation of a proposal links to where it is corrected, if the site's address is set", () => {
  const withSite = { ...village, siteUrl: "https://dorf.example/" };
  const code = "a-b_c9";
  assert.match(
    toConfirmation(submissionInbox, entry, withSite, { code }).text,
    /\nhttps:\/\/dorf\.example\/einsendung\/a-b_c9\n/,
  );
  for (const mail of [
    toConfirmation(submissionInbox, entry, village, { code }),
    toConfirmation(submissionInbox, entry, withSite),
  ])
    assert.doesNotMatch(mail.text, /einsendung\//);
});

test("line breaks in stored one-line fields are removed", () => {
  const hostile = { ...entry, Betreff: "a\r\nBcc: b@example.org", Name: "c\nTo: d@example.org" };
  const { subject, replyTo } = toNotification(messageInbox, hostile, village, link);
  assert.equal(subject, "Barriere gemeldet: a Bcc: b@example.org (B-2345-6789)");
  assert.deepEqual(replyTo, { name: "c To: d@example.org", address: "jemand@example.org" });
});

test("retry delays grow up to an hour", () => {
  assert.deepEqual([1, 2, 3, 4].map(retryDelayMs), [5_000, 15_000, 45_000, 135_000]);
  assert.equal(retryDelayMs(50), 3_600_000);
});

test("mail is off without a server, and incomplete settings are a problem", () => {
  const whole = {
    SMTP_URL: "smtp://localhost:25",
    MAIL_FROM: "Forum <a@example.org>",
    MAIL_TO: "b@example.org",
  };
  assert.equal(mailSettings({}), undefined);
  assert.equal(mailProblem({ MAIL_TO: "b@example.org" }), undefined);
  assert.equal(mailProblem(whole), undefined);
  assert.equal(mailSettings(whole)?.to, "b@example.org");
  assert.match(mailProblem({ ...whole, MAIL_TO: "" }) ?? "", /MAIL_TO/);
  assert.match(mailProblem({ ...whole, MAIL_FROM: "nobody" }) ?? "", /MAIL_FROM/);
  assert.match(mailProblem({ ...whole, SMTP_URL: "mail.example.org" }) ?? "", /SMTP_URL/);
});

test("mails go to the domain that is written with umlauts, and so do replies", async () => {
  const E_Mail = "vorstand@sv-grün-weiß.example";
  const address = "vorstand@xn--sv-grn-wei-f4a65a.example";
  const transport = createTransport({ streamTransport: true, buffer: true });
  const confirmation = await transport.sendMail({
    ...toConfirmation(messageInbox, { ...entry, E_Mail }, village),
    from: "a@b.example",
  });
  assert.deepEqual(confirmation.envelope.to, [address]);
  const notification = await transport.sendMail({
    ...toNotification(messageInbox, { ...entry, E_Mail }, village),
    from: "a@b.example",
  });
  assert.match(String(notification.message), new RegExp(`^Reply-To: .*<${address}>`, "m"));
});
