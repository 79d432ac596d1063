import { expect } from "@playwright/test";
import { openEditor } from "../../scripts/stack/editor";
import { type Mailbox, mailEnv, openMailbox } from "../../scripts/stack/mailbox";
import type { Servers } from "./stack";
import { mailsTo, nextMail, run } from "./subscriptions";

type Fields = Record<string, unknown>;

const hourMs = 3_600_000;

async function ask(cmsUrl: string, path: string, data?: Fields) {
  const response = await fetch(`${cmsUrl}/api/anmeldungen${path}`, {
    method: data ? "POST" : "GET",
    headers: {
      Authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}`,
      ...(data && { "Content-Type": "application/json" }),
    },
    ...(data && { body: JSON.stringify({ data }) }),
  });
  const body = await response.json().catch(() => undefined);
  return { status: response.status, data: body?.data, word: body?.error?.details?.wort };
}

const codeIn = (text = "") => /\/anmeldung\/([\w-]{32})/.exec(text)?.[1] ?? "";

/** Places at events of a CMS, as the site uses them for visitors */
export function openRegistrations(cmsUrl: string) {
  return {
    register: (event: string, E_Mail: string, more: Fields = {}) =>
      ask(cmsUrl, "", {
        Veranstaltung: event,
        Tag: "",
        Name: "Erika Probe",
        E_Mail,
        Plaetze: 1,
        Erinnerung: false,
        ...more,
      }),
    free: async (event: string, tag = "") => (await ask(cmsUrl, `/frei/${event}?tag=${tag}`)).data,
    page: async (code: string) => (await ask(cmsUrl, `/zugang/${code}`)).data,
    press: (code: string, Aktion: string, more: Fields = {}) =>
      ask(cmsUrl, `/zugang/${code}`, { Aktion, ...more }),
    /** As the site reads it */
    async states(event: string) {
      const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
      const response = await fetch(`${cmsUrl}/api/veranstaltungen/${event}`, { headers });
      return (await response.json()).data.Platzlage;
    },
  };
}

/** A CMS that sends mails to a port */
export async function startRegistrations(servers: Servers) {
  const mailPort = await servers.freePort();
  const cms = await servers.startCms({ env: { ...mailEnv(mailPort), SITE_URL: "http://localhost:9" } });
  return { cms, mailPort, visitor: openRegistrations(cms.url) };
}

export async function withMailbox(port: number, use: (mailbox: Mailbox) => Promise<void>): Promise<void> {
  const mailbox = await openMailbox(port);
  try {
    await use(mailbox);
  } finally {
    await mailbox.close();
  }
}

/** Whatever waits is due, as a quarter of an hour later. */
export const later = (folder: string) => run(folder, "update ausgehende_mails set faellig_am = 0");

/** A published event so many days from now */
export async function newEvent(cmsUrl: string, fields: Fields = {}, days = 20): Promise<string> {
  const editor = await openEditor(cmsUrl);
  const start = new Date(Date.now() + days * 24 * hourMs);
  const { documentId } = await editor.createEntry("veranstaltung", {
    Titel: "Wanderung zur Linde",
    Beginn: start.toISOString(),
    Ende: new Date(start.getTime() + 2 * hourMs).toISOString(),
    Ort: "Dorfkrug",
    Terminstatus: "geplant",
    Anmeldung: true,
    ...fields,
  });
  await editor.publish("veranstaltung", documentId, {});
  return documentId;
}

/** Registers and reads the code of the mail. */
export async function begin(
  cmsUrl: string,
  mailbox: Mailbox,
  event: string,
  address: string,
  more: Fields = {},
) {
  const before = mailsTo(mailbox, address).length;
  expect((await openRegistrations(cmsUrl).register(event, address, more)).status).toBe(202);
  return codeIn((await nextMail(mailbox, address, before))?.text);
}

/**
 * A hundred confirm for thirty places at once, through the CMSs of one database in turn: thirty are in, seventy on the list in an order
 * without gaps, none twice and none lost.
 */
export async function expectThirtyOfHundred(cmsUrls: readonly [string, ...string[]], mailPort: number) {
  const cmsAt = (index: number) => cmsUrls[index % cmsUrls.length] ?? cmsUrls[0];
  const mailbox = await openMailbox(mailPort);
  try {
    const event = await newEvent(cmsUrls[0], { Titel: "Hundert Wanderer", Plaetze: 30 });
    const addresses = Array.from({ length: 100 }, (_, index) => `gast${index}@example.org`);
    await Promise.all(
      addresses.map(async (address, index) => {
        const answer = await openRegistrations(cmsAt(index)).register(event, address);
        expect(answer.status).toBe(202);
      }),
    );
    const codes = () => addresses.map((address) => codeIn(mailsTo(mailbox, address)[0]?.text));
    await expect.poll(() => codes().filter(Boolean).length, { timeout: 120_000 }).toBe(100);
    // Nothing is held before the press.
    expect(await openRegistrations(cmsUrls[0]).free(event)).toMatchObject({ Frei: 30, Stand: "frei" });
    // Two tabs each
    const presses = codes().flatMap((code, index) =>
      [0, 1].map((tab) =>
        openRegistrations(cmsAt(index + tab)).press(code, "bestaetigen", { Warteliste: true }),
      ),
    );
    const answers = await Promise.all(presses);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
    const pages = await Promise.all(codes().map((code, index) => openRegistrations(cmsAt(index)).page(code)));
    expect(pages.filter(({ Stand }) => Stand === "dabei")).toHaveLength(30);
    const places = pages.flatMap(({ Warteplatz }) => Warteplatz ?? []).sort((one, other) => one - other);
    expect(places).toEqual(Array.from({ length: 70 }, (_, index) => index + 1));
    for (const url of cmsUrls) {
      expect(await openRegistrations(url).free(event)).toEqual({
        Frei: 0,
        Stand: "warteliste",
        Wartende: 70,
      });
      expect(await openRegistrations(url).states(event)).toEqual({ "": "warteliste" });
    }
  } finally {
    await mailbox.close();
  }
}
