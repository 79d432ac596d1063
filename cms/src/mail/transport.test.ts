import assert from "node:assert/strict";
import type { Socket } from "node:net";
import { test } from "node:test";
import { answerOf } from "./smtp-answer";
import { accepting, type Script, startMailServer } from "./testing/mail-server";
import { send } from "./transport";

/** Sends a mail to a server with a script. @returns what the attempt was taken for, or "sent" */
async function trySending(script: Script, limits = { untilDataMs: 2_000, answerMs: 2_000 }): Promise<string> {
  const { url, close } = await startMailServer(script);
  const text = { to: "a@example.org", subject: "Hallo", text: "Text", replyTo: "b@example.org", headers: {} };
  try {
    await send({ url, from: "b@example.org" }, text, "id", limits);
    return "sent";
  } catch (error) {
    return answerOf(error);
  } finally {
    close();
  }
}

const cut = (socket: Socket) => void socket.destroy();
const short = { untilDataMs: 300, answerMs: 300 };

test("what a mail server answers is read from what nodemailer says of it", async () => {
  const pipelining = { EHLO: "250-test\r\n250 PIPELINING" };
  const cases: [Script, string][] = [
    [{}, "sent"],
    [{ MAIL: "550 Sender rejected" }, "server problem"],
    [{ RCPT: "550 5.1.1 No such user" }, "mailbox refused"],
    [{ RCPT: "550 5.7.1 Relaying denied" }, "server problem"],
    [{ RCPT: "451 4.7.1 Greylisted" }, "server problem"],
    [{ DATA: "554 5.5.1 No valid recipients" }, "server problem"],
    [{ ".": "550 5.7.1 Content refused" }, "message refused"],
    [{ ".": "451 Try later" }, "server problem"],
    [{ ".": "421 Closing" }, "server problem"],
    [{ RCPT: cut }, "server problem"],
    [{ DATA: cut }, "server problem"],
    [{ ".": cut }, "unknown"],
    [
      { ...pipelining, MAIL: "550 Sender rejected", RCPT: "503 First MAIL", DATA: "503 First MAIL" },
      "server problem",
    ],
    [{ ...pipelining, RCPT: "550 5.1.1 No such user", DATA: "554 No valid recipients" }, "mailbox refused"],
    [{ ...pipelining, ".": "554 Spam" }, "message refused"],
  ];
  for (const [script, expected] of cases)
    assert.equal(await trySending({ ...accepting, ...script }), expected, JSON.stringify(script));
});

test("silence before the end of the mail is tried again, silence after it has an unknown outcome", async () => {
  for (const step of ["EHLO", "MAIL", "RCPT", "DATA"] as const)
    assert.equal(await trySending({ ...accepting, [step]: () => {} }, short), "server problem", step);
  assert.equal(await trySending({ ...accepting, ".": () => {} }, short), "unknown");
});

test("a server that answers late is waited for, one that only goes on talking is not", async () => {
  const late = {
    ...accepting,
    ".": (socket: Socket) => void setTimeout(() => socket.write("250 ok\r\n"), 600),
  };
  assert.equal(await trySending(late, { untilDataMs: 300, answerMs: 5_000 }), "sent");
  const talk = (socket: Socket) => {
    const timer = setInterval(() => socket.write("250-wait\r\n"), 50);
    socket.once("close", () => clearInterval(timer));
  };
  assert.equal(await trySending({ ...accepting, ".": talk }, short), "unknown");
  assert.equal(await trySending({ ...accepting, RCPT: talk }, short), "server problem");
});
