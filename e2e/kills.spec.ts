import { expect, type TestInfo } from "@playwright/test";
import { openEditor } from "../scripts/stack/editor";
import { eventOn, startCalendars } from "./support/calendar-server";
import { message, messages, newKey, send } from "./support/cms-submissions";
import { countWrites, killAtWrite, spread } from "./support/kills";
import { asker } from "./support/panel-users";
import { at, evening, openRooms } from "./support/rooms";
import { sourcesOf } from "./support/sources";
import { type RunningCms, test } from "./support/stack";
import {
  ask,
  codeIn,
  draftEvent,
  mailsTo,
  order,
  quarterLater,
  query,
  run,
  startMailing,
  subscribe,
} from "./support/subscriptions";

/** `npm run test:kills` kills before each write; `npm test` before the one in the middle of each flow. */
const isEvery = process.env.KILLS === "all";

/** What is done and interrupted, and what must hold when the CMS runs again: all or nothing, and all of it once at the end. */
type Round = { act(): Promise<unknown>; settle(): Promise<void> };
type Flow = {
  name: string;
  /** @param key different in each round */
  prepare(key: number): Promise<Round>;
};

const table: string[] = [];
test.afterAll(() => void process.stdout.write(`\n${table.join("\n")}\n\n`));

/** The lease of a mail or an import that was being carried out; nobody waits for it. */
function freeLeases({ folder }: RunningCms) {
  run(folder, "update ausgehende_mails set faellig_am = 0 where versuche > 0");
  run(folder, "delete from strapi_core_store_settings where key = 'dorfforum_import_lock'");
}

/** What waits so that it can be undone is due at once. */
async function untilSent({ folder }: RunningCms) {
  run(folder, "update ausgehende_mails set faellig_am = 0 where art = 'bescheid' and versuche = 0");
  await expect.poll(() => query(folder, "select * from ausgehende_mails"), { timeout: 60_000 }).toEqual([]);
}

const count = ({ folder }: RunningCms, from: string): number =>
  Number(Object(query(folder, `select count(*) as count from ${from}`)[0]).count);

async function open(servers: Parameters<typeof startMailing>[0], testInfo: TestInfo) {
  const file = testInfo.outputPath("writes-left");
  const calendars = await servers.stopAtEnd(startCalendars());
  const { mailbox, start } = await startMailing(servers, {
    ...killAtWrite(file),
    CALENDAR_HOSTS: calendars.url,
  });
  const cms = await start();
  let running = cms;
  const isAlive = () =>
    fetch(`${cms.url}/_health`).then(
      ({ ok }) => ok,
      () => false,
    );
  const untilKilled = () => expect.poll(isAlive, { timeout: 60_000 }).toBe(false);

  /** Kills the CMS at writes of a flow, each time in a round of its own. */
  async function killIn({ name, prepare }: Flow) {
    const first = await prepare(0);
    const writes = await countWrites(file, first.act);
    await first.settle();
    let killed = 0;
    for (const write of spread(writes, isEvery ? writes : 1))
      await test.step(`${name}: killed before write ${write} of ${writes}`, async () => {
        const round = await prepare(write);
        await countWrites(file, round.act, write);
        if (!(await isAlive())) {
          killed += 1;
          await running.kill();
          freeLeases(cms);
          running = await start({ folder: cms.folder, port: cms.port });
        }
        await round.settle();
      });
    table.push(`${name}: ${writes} writes, killed before ${killed} of them`);
    expect(killed, name).toBeGreaterThan(0);
  }
  return { cms, mailbox, calendars, killIn, untilKilled };
}

test("wherever the CMS dies, a hall's decision, a reading, a letter, an order and a message are whole or not there, and there once at the end", async ({
  servers,
}, testInfo) => {
  if (isEvery) test.setTimeout(3 * 3_600_000);
  const { cms, mailbox, calendars, killIn, untilKilled } = await open(servers, testInfo);
  const rooms = await openRooms(cms.url);
  const editor = await openEditor(cms.url);
  const sources = sourcesOf(asker(cms.url, editor.token));

  /** A mail may come twice when the process died between its sending and the note of it: then with one Message-ID. */
  function expectOneMail(address: string, subject: RegExp) {
    const mails = mailsTo(mailbox, address).filter((mail) => subject.test(mail.subject ?? ""));
    expect(new Set(mails.map(({ messageId }) => messageId)).size).toBe(1);
    expect(mails.length).toBeLessThanOrEqual(2);
  }

  const hallOf = async (title: string, isConfirmed: boolean) => {
    const room = await rooms.newRoom(`Saal ${title}`);
    const address = `${title.toLowerCase()}@example.org`;
    const asked = evening(String(room.Slug), 0, { Titel: title, Oeffentlich: true, E_Mail: address });
    const { reference, documentId } = await rooms.request(asked);
    if (isConfirmed) expect((await rooms.decide(documentId, "zusage")).status).toBe(200);
    await untilSent(cms);
    return {
      address,
      decide: (step: string) => rooms.decide(documentId, step),
      async read() {
        const occupied = await rooms.occupied(room.documentId);
        return {
          state: (await rooms.findBooking(reference)).Bearbeitungsstand,
          taken: occupied.filter(({ von }) => von === at(0, 17)).length,
          drafts: await editor.countEntries("veranstaltung", { Titel: title }),
        };
      },
    };
  };

  await killIn({
    name: "a hall is confirmed",
    async prepare(key) {
      const hall = await hallOf(`Feier${key}`, false);
      return {
        act: () => hall.decide("zusage"),
        async settle() {
          const found = await hall.read();
          if (found.state === "neu") {
            expect(found).toMatchObject({ taken: 0, drafts: 0 });
            expect((await hall.decide("zusage")).status).toBe(200);
          }
          expect(await hall.read()).toEqual({ state: "bestätigt", taken: 1, drafts: 1 });
          await untilSent(cms);
          expectOneMail(hall.address, /./);
        },
      };
    },
  });

  await killIn({
    name: "a hall is given free",
    async prepare(key) {
      const hall = await hallOf(`Ball${key}`, true);
      return {
        act: () => hall.decide("freigabe"),
        async settle() {
          const found = await hall.read();
          expect(found.taken).toBe(found.state === "bestätigt" ? 1 : 0);
          if (found.taken) expect((await hall.decide("freigabe")).status).toBe(200);
          expect(await hall.read()).toMatchObject({ state: "frei gegeben", taken: 0 });
          await untilSent(cms);
          expect(new Set(mailsTo(mailbox, hall.address).map(({ messageId }) => messageId)).size).toBe(2);
        },
      };
    },
  });

  await killIn({
    name: "a calendar is read again",
    async prepare(key) {
      const name = `Quelle ${key}`;
      const path = `/${key}.ics`;
      const title = (date: string) => `${date} ${key}`;
      const stays = eventOn(1, title("Bleibt"));
      calendars.show(path, [stays, eventOn(2, title("Geht"))]);
      await sources.keep(name, calendars.url + path);
      const longer = stays.map((line) => line.replace("T210000", "T220000"));
      calendars.show(path, [longer, eventOn(3, title("Kommt"))]);
      return {
        act: () => sources.read(name),
        async settle() {
          const source = await sources.read(name);
          expect(source).toMatchObject({ state: { dates: 2, goneCount: 1 } });
          expect(source.alarm).toBeUndefined();
          for (const date of ["Bleibt", "Geht", "Kommt"])
            expect(await editor.countEntries("veranstaltung", { Titel: title(date) })).toBe(1);
          const entries = ["Bleibt", "Kommt"].map((date) =>
            editor.findEntry("veranstaltung", { Titel: title(date) }),
          );
          const [stayed, came] = await Promise.all(entries);
          expect(String(stayed?.Ende)).toContain("T20:00");
          expect([stayed?.status, came?.status]).toEqual(["published", "published"]);
        },
      };
    },
  });

  const category = await editor.findEntry("kategorie", { Slug: "rathaus-verwaltung" });
  const readers = ["eins", "zwei", "drei"].map((name) => `${name}@example.org`);
  for (const reader of readers) await subscribe(cms, mailbox, reader, `kategorie:${category.documentId}`);
  await killIn({
    name: "a letter to three readers",
    async prepare(key) {
      const Titel = `Neuigkeit ${key}`;
      const { documentId } = await draftEvent(editor, undefined, category.documentId, { Titel });
      await editor.publish("veranstaltung", documentId, {});
      return {
        async act() {
          quarterLater(cms);
          await Promise.race([untilSent(cms), untilKilled()]);
        },
        async settle() {
          quarterLater(cms);
          await untilSent(cms);
          for (const reader of readers) expectOneMail(reader, new RegExp(`${Titel}(?!\\d)`));
        },
      };
    },
  });

  await killIn({
    name: "an order",
    async prepare(key) {
      const address = `bestellung${key}@example.org`;
      return {
        act: () => order(cms, address, "woche"),
        async settle() {
          expect((await order(cms, address, "woche")).status).toBe(202);
          await untilSent(cms);
          // The link of the newest mail; an earlier one says that there is a newer one.
          const code = codeIn(mailsTo(mailbox, address).at(-1)?.text);
          expect((await ask(cms, `/${code}`, { Aktion: "bestaetigen" })).status).toBe(200);
          expect(count(cms, `abonnements where adresse_klein = '${address}' and bestaetigt_am > 0`)).toBe(1);
        },
      };
    },
  });

  await killIn({
    name: "leaving",
    async prepare(key) {
      const address = `abschied${key}@example.org`;
      const code = await subscribe(cms, mailbox, address, "woche");
      const leave = () => ask(cms, `/${code}`, { Aktion: "beenden" });
      return {
        act: leave,
        async settle() {
          expect((await leave()).status).toBe(200);
          expect(count(cms, `abonnements where adresse_klein = '${address}'`)).toBe(0);
        },
      };
    },
  });

  await killIn({
    name: "a message",
    async prepare(key) {
      const text = message(newKey(), { Betreff: `Nachricht ${key}` });
      return {
        act: () => send(messages(cms.url), text),
        async settle() {
          expect((await send(messages(cms.url), text)).data?.Vorgangsnummer).toBeTruthy();
          expect(count(cms, `nachrichten where betreff = 'Nachricht ${key}'`)).toBe(1);
          await untilSent(cms);
          const reports = mailbox.mails.filter(({ mail }) => mail.subject?.includes(`Nachricht ${key}`));
          expect(new Set(reports.map(({ mail }) => mail.messageId)).size).toBe(1);
        },
      };
    },
  });
});
