import assert from "node:assert/strict";
import { test } from "node:test";
import { generateVAPIDKeys } from "web-push";
import { pushProblem, pushSettings, toEndpoint } from "./push-settings";

const { publicKey, privateKey } = generateVAPIDKeys();
const complete = {
  VAPID_PUBLIC_KEY: publicKey,
  VAPID_PRIVATE_KEY: privateKey,
  VAPID_SUBJECT: "mailto:forum@example.org",
};

test("push is off without keys, and refused with some of them, a foreign one, or a subject that Apple refuses", () => {
  assert.equal(pushProblem({}), undefined);
  assert.equal(pushSettings({}), undefined);
  assert.equal(pushProblem(complete), undefined);
  assert.equal(pushSettings(complete)?.publicKey, publicKey);
  assert.equal(pushProblem({ ...complete, VAPID_SUBJECT: "https://example.org" }), undefined);
  assert.match(pushProblem({ ...complete, VAPID_PRIVATE_KEY: "" }) ?? "", /needs both/);
  const other = generateVAPIDKeys().publicKey;
  for (const VAPID_PUBLIC_KEY of [other, "text"])
    assert.match(pushProblem({ ...complete, VAPID_PUBLIC_KEY }) ?? "", /does not belong/);
  assert.match(pushProblem({ ...complete, VAPID_PRIVATE_KEY: "text" }) ?? "", /does not belong/);
  for (const VAPID_SUBJECT of [
    "mailto: a@example.org",
    "mailto:<a@example.org>",
    "http://example.org",
    "a@b",
  ])
    assert.match(pushProblem({ ...complete, VAPID_SUBJECT }) ?? "", /VAPID_SUBJECT/, VAPID_SUBJECT);
});

test("without a subject push services get the sender of mails, and without mail push is off", () => {
  const keys = { ...complete, VAPID_SUBJECT: "" };
  const subject = (MAIL_FROM?: string) => pushSettings({ ...keys, MAIL_FROM })?.subject;
  assert.equal(subject("forum@example.org"), "mailto:forum@example.org");
  assert.equal(subject("Forum (a@b) <forum@example.org>"), "mailto:forum@example.org");
  assert.equal(subject(), undefined);
  assert.equal(pushProblem(keys), undefined);
  assert.equal(pushProblem({ ...keys, MAIL_FROM: "Forum <forum@example.org>" }), undefined);
});

test("endpoints are those of the known push services alone", () => {
  for (const address of [
    "https://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:443/fcm/send/abc",
    "https://updates.push.services.mozilla.com/wpush/v2/abc",
    "https://web.push.apple.com/abc",
    "https://db5p.notify.windows.com/w/?token=abc",
  ])
    assert.ok(toEndpoint(address, {}), address);
  for (const address of [
    "http://fcm.googleapis.com/fcm/send/abc",
    "https://fcm.googleapis.com:8443/fcm/send/abc",
    "https://user@fcm.googleapis.com/abc",
    "https://fcm.googleapis.com.example.org/abc",
    "https://evilnotify.windows.com/abc",
    "https://notify.windows.com/abc",
    "https://127.0.0.1/abc",
    "http://127.0.0.1:4000/abc",
    "https://localhost/abc",
    `https://fcm.googleapis.com/${"a".repeat(4000)}`,
    "no address",
  ])
    assert.equal(toEndpoint(address, {}), undefined, address);
});

test("PUSH_HOSTS adds hosts, and a server of this machine with its port", () => {
  const PUSH_HOSTS = "push.example.org, http://127.0.0.1:4000";
  assert.ok(toEndpoint("https://push.example.org/a", { PUSH_HOSTS }));
  assert.ok(toEndpoint("http://127.0.0.1:4000/a", { PUSH_HOSTS }));
  assert.equal(toEndpoint("http://127.0.0.1:4001/a", { PUSH_HOSTS }), undefined);
  assert.equal(toEndpoint("http://push.example.org/a", { PUSH_HOSTS }), undefined);
});
