import assert from "node:assert/strict";
import { test } from "node:test";
import { answerOf, fateOf, type SmtpAnswer } from "./smtp-answer";

const said = (command: string, response: string, isDataSent = false) => ({
  code: isDataSent ? "EMESSAGE" : "EENVELOPE",
  command,
  response,
  responseCode: Number.parseInt(response, 10),
  isDataSent,
});
const cut = (code: string, isDataSent: boolean) => ({ code, command: "CONN", isDataSent });

const answers: [object, SmtpAnswer][] = [
  [said("RCPT TO", "550 5.1.1 User unknown"), "mailbox refused"],
  [said("RCPT TO", "550-5.1.1 The account does not\n550 5.1.1 exist"), "mailbox refused"],
  [said("RCPT TO", "550 5.1.2 Domain not found"), "mailbox refused"],
  [said("RCPT TO", "501 5.1.3 Bad recipient syntax"), "mailbox refused"],
  [said("RCPT TO", "551 5.1.6 Moved"), "mailbox refused"],
  [said("RCPT TO", "556 5.1.10 Null MX"), "mailbox refused"],
  [said("RCPT TO", "550 5.2.1 Disabled"), "mailbox refused"],
  [said("RCPT TO", "550 No such user"), "mailbox refused"],
  [said("RCPT TO", "551 User not local"), "mailbox refused"],
  [said("RCPT TO", "553 sorry, no mailbox here by that name"), "mailbox refused"],
  [said("RCPT TO", "550 5.7.1 Relaying denied"), "server problem"],
  [said("RCPT TO", "553 5.7.1 Sender address rejected"), "server problem"],
  [said("RCPT TO", "550 5.1.8 Sender domain not found"), "server problem"],
  [said("RCPT TO", "550 5.1.0 Address rejected"), "server problem"],
  [said("RCPT TO", "550 relay not permitted"), "server problem"],
  [said("RCPT TO", "550 Administrative prohibition"), "server problem"],
  [said("RCPT TO", "550-Your address is not wanted\n550 5.7.1 here"), "server problem"],
  [said("RCPT TO", "550 rejected because 192.0.2.1 is in a black list at list.example"), "server problem"],
  [
    said("RCPT TO", "550-Verification failed for <a@example.org>\n550 Sender verify failed"),
    "server problem",
  ],
  [said("RCPT TO", "550 SPF check failed"), "server problem"],
  [said("RCPT TO", "550 5.4.1 Recipient address rejected: Access denied"), "mailbox deferred"],
  [said("RCPT TO", "550 Unrouteable address"), "mailbox refused"],
  [said("RCPT TO", "550-The mailbox\n550-does not exist\n550 5.1.1 here"), "mailbox refused"],
  [said("RCPT TO", "550 Requested action not taken: mailbox unavailable"), "mailbox refused"],
  [said("RCPT TO", "450 4.2.0 Greylisted"), "mailbox deferred"],
  [said("RCPT TO", "421 4.3.2 Closing"), "server problem"],
  [said("RCPT TO", "452 4.2.2 Over quota"), "mailbox deferred"],
  [said("RCPT TO", "450 Greylisted"), "mailbox deferred"],
  [said("RCPT TO", "451 4.7.1 Greylisted"), "server problem"],
  [said("MAIL FROM", "452 4.2.2 Over quota"), "server problem"],
  [said("RCPT TO", "553 sorry, that domain isn't in my list of allowed rcpthosts"), "server problem"],
  [said("RCPT TO", "552 5.2.2 Mailbox full"), "mailbox deferred"],
  [said("RCPT TO", "554 Refused"), "server problem"],
  [said("RCPT TO", "450 4.1.1 Try later"), "mailbox deferred"],
  [said("RCPT TO", "503 Bad sequence"), "server problem"],
  [said("MAIL FROM", "550 Sender rejected"), "server problem"],
  [said("MAIL FROM", "553 5.1.1 No such sender"), "server problem"],
  [said("DATA", "554 5.7.1 Not from this network"), "server problem"],
  [said("DATA", "550 5.7.1 Content refused", true), "message refused"],
  [said("DATA", "552 5.3.4 Too big", true), "message refused"],
  [said("DATA", "554 Spam", true), "message refused"],
  [said("DATA", "451 Try later", true), "server problem"],
  [said("DATA", "421 Closing", true), "server problem"],
  [said("CONN", "250 Late", true), "unknown"],
  [{ ...said("AUTH PLAIN", "535 5.7.8 Wrong password"), code: "EAUTH" }, "server problem"],
  [{ ...said("STARTTLS", "502 Not here"), code: "ETLS" }, "server problem"],
  [cut("ETIMEDOUT", false), "server problem"],
  [cut("ECONNECTION", false), "server problem"],
  [cut("ETIMEDOUT", true), "unknown"],
  [cut("ECONNECTION", true), "unknown"],
  [cut("EABORT", true), "unknown"],
  [new Error("The database is locked."), "server problem"],
];

for (const [error, expected] of answers)
  test(`${JSON.stringify(error)} is a ${expected}`, () => assert.equal(answerOf(error), expected));

const mail = { kind: "visitor", attempts: 1, wasUnknown: false, isServerTrusted: false } as const;

test("a mailbox that is refused ends a visitor's mail, a letter once the server takes others, and none to the editors", () => {
  assert.equal(fateOf("mailbox refused", mail), "end");
  assert.equal(fateOf("mailbox refused", { ...mail, kind: "letter" }), "retry");
  assert.equal(fateOf("mailbox refused", { ...mail, kind: "letter", isServerTrusted: true }), "end");
  assert.equal(fateOf("mailbox refused", { ...mail, kind: "editors", isServerTrusted: true }), "retry");
});

test("a mailbox that takes nothing for five days ends a visitor's mail", () => {
  for (const [kind, ...expected] of [
    ["visitor", "retry", "end"],
    ["letter", "retry", "retry"],
    ["editors", "retry", "retry"],
  ] as const)
    assert.deepEqual(
      [125, 126].map((attempts) => fateOf("mailbox deferred", { ...mail, kind, attempts })),
      expected,
    );
});

test("a text that is refused ends a letter, and other mails after a day", () => {
  assert.equal(fateOf("message refused", { ...mail, kind: "letter" }), "end");
  for (const kind of ["visitor", "editors"] as const)
    assert.deepEqual(
      [29, 30].map((attempts) => fateOf("message refused", { ...mail, kind, attempts })),
      ["retry", "end"],
    );
});

test("an unknown outcome is tried once more, a problem of the server until it is mended", () => {
  for (const kind of ["visitor", "editors", "letter"] as const) {
    assert.equal(fateOf("unknown", { ...mail, kind }), "retry");
    assert.equal(fateOf("unknown", { ...mail, kind, wasUnknown: true }), "count as sent");
    const old = { ...mail, kind, attempts: 500, wasUnknown: true, isServerTrusted: true };
    assert.equal(fateOf("server problem", old), "retry");
  }
});
