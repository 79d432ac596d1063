// node first-event.mjs publish|read|delete: acts on the installed server as its first administrator, through nginx.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { setTimeout as delay } from "node:timers/promises";
import { parseEnv } from "node:util";

const [action] = process.argv.slice(2);
const read = (/** @type {string} */ name) => parseEnv(readFileSync(`/etc/dorfforum/${name}.env`, "utf8"));
const { SITE_URL = "", CMS_ADMIN_URL = "" } = read("site");
const { ADMIN_EMAIL: email, ADMIN_PASSWORD: password } = read("cms");
const page = `${SITE_URL}/veranstaltung/erstes-fest`;
const maxWaitMs = 10_000;

/** @param {string} path @param {object | undefined} body @param {string} [token] @param {string} [method] */
async function ask(path, body, token, method = "POST") {
  const headers = { "Content-Type": "application/json", ...(token && { Authorization: `Bearer ${token}` }) };
  const response = await fetch(new URL(path, CMS_ADMIN_URL), { method, headers, body: JSON.stringify(body) });
  assert.ok(response.ok, `${path}: ${response.status} ${await response.clone().text()}`);
  return response.json();
}

/** Waits until the page answers so. @param {number} status */
async function expectPage(status) {
  const startMs = Date.now();
  for (;;) {
    const answer = await fetch(page);
    const text = await answer.text();
    if (answer.status === status) return text;
    assert.ok(Date.now() - startMs < maxWaitMs, `${page} answers ${answer.status} in place of ${status}`);
    await delay(50);
  }
}

const events = "/content-manager/collection-types/api::veranstaltung.veranstaltung";

if (action === "publish") {
  await expectPage(404);
  const { data } = await ask("/admin/login", { email, password });
  const Beginn = new Date(Date.now() + 7 * 24 * 3_600_000).toISOString();
  const fields = { Titel: "Erstes Fest", Slug: "erstes-fest", Beginn, Kurztext: "Kommt alle!" };
  const entry = (await ask(events, fields, data.token)).data;
  await ask(`${events}/${entry.documentId}/actions/publish`, {}, data.token);
  assert.match(await expectPage(200), /Erstes Fest/);
}
if (action === "delete") {
  const { data } = await ask("/admin/login", { email, password });
  const { results } = await ask(`${events}?filters[Slug][$eq]=erstes-fest`, undefined, data.token, "GET");
  await ask(`${events}/${results[0].documentId}`, undefined, data.token, "DELETE");
  await expectPage(404);
}
if (action === "read") assert.match(await expectPage(200), /Erstes Fest/);
process.stdout.write(`✓ ${action}\n`);
