import { expect } from "@playwright/test";
import type { openEditor } from "../../scripts/stack/editor";
import { type Mailbox, mailEnv, openMailbox } from "../../scripts/stack/mailbox";
import type { RunningCms, Servers } from "./stack";
import { withDatabase } from "./village-commands";

export const consent = "Ich möchte Bescheid bekommen und kann das jederzeit beenden.";

/** Asks the CMS as the site does. */
export async function ask(cms: RunningCms, path = "", data?: object) {
  const response = await fetch(`${cms.url}/api/abonnements${path}`, {
    method: data ? "POST" : "GET",
    headers: {
      Authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}`,
      ...(data && { "Content-Type": "application/json" }),
    },
    ...(data && { body: JSON.stringify({ data }) }),
  });
  const text = await response.text();
  return { status: response.status, data: text.startsWith("{") ? JSON.parse(text).data : undefined };
}

export const order = (cms: RunningCms, E_Mail: string, ...Themen: string[]) =>
  ask(cms, "", { E_Mail, Themen, Wortlaut: consent });

/** The mails to an address so far, oldest first */
export const mailsTo = ({ mails }: Mailbox, address: string) =>
  mails.filter(({ recipients }) => recipients.includes(address)).map(({ mail }) => mail);

export async function nextMail(mailbox: Mailbox, address: string, before: number) {
  await expect.poll(() => mailsTo(mailbox, address).length, { timeout: 90_000 }).toBeGreaterThan(before);
  return mailsTo(mailbox, address)[before];
}

export const codeIn = (text = "") => /\/bescheid\/([\w-]{32})/.exec(text)?.[1] ?? "";

export async function subscribe(cms: RunningCms, mailbox: Mailbox, address: string, ...themes: string[]) {
  const before = mailsTo(mailbox, address).length;
  expect((await order(cms, address, ...themes)).status).toBe(202);
  const code = codeIn((await nextMail(mailbox, address, before))?.text);
  expect(await ask(cms, `/${code}`, { Aktion: "bestaetigen" })).toMatchObject({ status: 200 });
  return code;
}

type Editor = Awaited<ReturnType<typeof openEditor>>;

/** Enters an event of next month. */
export function draftEvent(editor: Editor, club?: string, category?: string, fields: object = {}) {
  const start = new Date(Date.now() + 30 * 24 * 3_600_000);
  return editor.createEntry("veranstaltung", {
    Titel: "Probenabend",
    Kurztext: "Alle sind willkommen.",
    Beginn: start.toISOString(),
    Ende: new Date(start.getTime() + 3_600_000).toISOString(),
    Ort: "Dorfkrug",
    Terminstatus: "geplant",
    ...(club && { Veranstalter: { connect: [{ documentId: club }] } }),
    ...(category && { Kategorien: { connect: [{ documentId: category }] } }),
    ...fields,
  });
}

export async function publishEvent(...event: Parameters<typeof draftEvent>) {
  const { documentId } = await draftEvent(...event);
  await event[0].publish("veranstaltung", documentId, {});
  return { documentId };
}

const due = "('aenderung', 'neues')";
export const waiting = ({ folder }: RunningCms) =>
  query(folder, `select id from ausgehende_mails where art in ${due}`);
/** What waits for a quarter of an hour is due. */
export const quarterLater = ({ folder }: RunningCms) =>
  run(folder, `update ausgehende_mails set faellig_am = 0 where art in ${due}`);

type StartOptions = { folder?: string; port?: number; env?: Record<string, string> };

export async function startMailing(servers: Servers, env: Record<string, string> = {}) {
  const port = await servers.freePort();
  const mailbox = await servers.stopAtEnd(openMailbox(port));
  const sitePort = await servers.freePort();
  const siteUrl = `http://localhost:${sitePort}`;
  const variables = { ...mailEnv(port), SITE_URL: siteUrl, LETTERS_PER_MINUTE: "100000", ...env };
  const start = ({ env: more = {}, ...options }: StartOptions = {}) =>
    servers.startCms({ ...options, siteUrl, env: { ...variables, ...more } });
  return { mailbox, sitePort, siteUrl, start };
}

export const query = (folder: string, statement: string) =>
  withDatabase(folder, (database) => database.prepare(statement).all());
export const run = (folder: string, statement: string) =>
  withDatabase(folder, (database) => database.prepare(statement).run());
