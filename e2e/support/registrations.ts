import { json } from "node:stream/consumers";
import { expect } from "@playwright/test";
import { openEditor } from "../../scripts/stack/editor";
import { startLocalServer } from "../../scripts/stack/local-server";
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

export const codeIn = (text = "") => /\/anmeldung\/([\w-]{32})/.exec(text)?.[1] ?? "";

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

/** A CMS that sends mails to a port, and tells which entries of which type a site reads again; `env` starts another one alike */
export async function startRegistrations(servers: Servers) {
  const mailPort = await servers.freePort();
  const told: { model: string; entry: { documentId: string } }[] = [];
  const { url: siteUrl } = await servers.stopAtEnd(
    startLocalServer(async (request, response) => {
      told.push((await json(request)) as (typeof told)[number]);
      response.end();
    }),
  );
  const options = { siteUrl, env: { ...mailEnv(mailPort), SITE_URL: "http://localhost:9" } };
  const cms = await servers.startCms(options);
  return { cms, mailPort, told, options, visitor: openRegistrations(cms.url) };
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
 * A hundred confirm for thirty places, fifty at once and then the others, each in two tabs, through the CMSs of one database in turn: thirty
 * are in, seventy on the list in order, none twice and none lost. What one of them was answered holds.
 * @param kill ends a CMS at once while the second fifty press. @returns those that run then
 * @returns the event's documentId
 */
export async function expectThirtyOfHundred(
  cmsUrls: readonly [string, ...string[]],
  mailPort: number,
  kill: () => Promise<readonly [string, ...string[]]>,
) {
  let running = cmsUrls;
  const visitorAt = (index: number) => openRegistrations(running[index % running.length] ?? running[0]);
  const mailbox = await openMailbox(mailPort);
  try {
    const event = await newEvent(cmsUrls[0], { Titel: "Hundert Wanderer", Plaetze: 30 });
    const addresses = Array.from({ length: 100 }, (_, index) => `gast${index}@example.org`);
    await Promise.all(
      addresses.map(async (address, index) =>
        expect((await visitorAt(index).register(event, address)).status).toBe(202),
      ),
    );
    const findCodes = () => addresses.map((address) => codeIn(mailsTo(mailbox, address)[0]?.text));
    await expect.poll(() => findCodes().filter(Boolean).length, { timeout: 120_000 }).toBe(100);
    const codes = findCodes();
    // Nothing is held before the press.
    expect(await visitorAt(0).free(event)).toMatchObject({ Frei: 30, Stand: "frei" });

    const answered = new Map<string, unknown>();
    const press = async (code: string, index: number) => {
      const { status, data } = await visitorAt(index).press(code, "bestaetigen", { Warteliste: true });
      expect(status).toBe(200);
      answered.set(code, { Stand: data.Stand, Warteplatz: data.Warteplatz });
    };
    const inTwoTabs = (some: string[]) =>
      some.flatMap((code, index) => [press(code, index), press(code, index + 1)]);
    await Promise.all(inTwoTabs(codes.slice(0, 50)));
    const pressing = Promise.allSettled(inTwoTabs(codes.slice(50)));
    await expect.poll(() => answered.size, { intervals: [5] }).toBeGreaterThan(60);
    running = await kill();
    // Whoever got no answer presses again.
    const broken = (await pressing).filter(({ status }) => status === "rejected");
    expect(broken.length).toBeGreaterThan(0);
    await Promise.all(codes.filter((code) => !answered.has(code)).map(press));

    const pages = await Promise.all(codes.map((code, index) => visitorAt(index).page(code)));
    const found = pages.map(({ Stand, Warteplatz }) => ({ Stand, Warteplatz }));
    expect(found).toEqual(codes.map((code) => answered.get(code)));
    const early = found.slice(0, 50);
    expect(early.filter(({ Stand }) => Stand === "dabei")).toHaveLength(30);
    const positions = (some: typeof found) =>
      some.flatMap(({ Warteplatz }) => Warteplatz ?? []).sort((one, other) => one - other);
    const upTo = (first: number, last: number) =>
      Array.from({ length: last - first + 1 }, (_, index) => first + index);
    expect(positions(early)).toEqual(upTo(1, 20));
    expect(positions(found.slice(50))).toEqual(upTo(21, 70));
    for (const url of running) {
      const visitor = openRegistrations(url);
      expect(await visitor.free(event)).toEqual({ Frei: 0, Stand: "warteliste", Wartende: 70 });
      expect(await visitor.states(event)).toEqual({ "": "warteliste" });
    }
    return event;
  } finally {
    await mailbox.close();
  }
}
