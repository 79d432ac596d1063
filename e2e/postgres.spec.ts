import { mkdir, readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import path from "node:path";
import { formatWeekday } from "@dorfforum/shared/calendar/format";
import { berlinTime } from "@dorfforum/shared/calendar/village-time";
import { quarterAt } from "@dorfforum/shared/rooms/booking-dates";
import { expect } from "@playwright/test";
import { readDemo } from "@/lib/search/testing/demo-village";
import { routes } from "@/lib/urls/routes";
import { checkPostgres } from "../scripts/doctor/outside.mjs";
import { openEditor } from "../scripts/stack/editor";
import { mailEnv, openMailbox } from "../scripts/stack/mailbox";
import { pushEnv, startPushService } from "../scripts/stack/push-service";
import { copyVillage, dataVariables, readStack } from "../scripts/stack/test-stack.mjs";
import { exportArchive, restoreArchive } from "../scripts/village-archive.mjs";
import { eventOn, startCalendars } from "./support/calendar-server";
import { expectSumsOfEntries } from "./support/change-sums";
import { message, messages, newKey, send } from "./support/cms-submissions";
import { asker } from "./support/panel-users";
import { newFolder, test } from "./support/postgres";
import { expectThirtyOfHundred, newEvent } from "./support/registrations";
import { evening, expectOneOfHundred, openRooms } from "./support/rooms";
import { neighbour, sourcesOf } from "./support/sources";
import { type Servers, waitForCopies } from "./support/stack";
import { query } from "./support/subscriptions";
import { cmsEnvironment } from "./support/village-commands";

test.use({ javaScriptEnabled: false });

async function askForChanges(cmsUrl: string) {
  const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
  return fetch(`${cmsUrl}/api/aenderungen`, { headers });
}

async function countEntries(cmsUrl: string): Promise<Record<string, number>> {
  const { data } = await (await askForChanges(cmsUrl)).json();
  return Object.fromEntries(
    Object.entries<{ count: number }>(data).map(([type, { count }]) => [type, count]),
  );
}

/** How many entries of each type the demo village has */
function demoCounts(): Record<string, number> {
  const counts = ["angebote", "beitraege", "infos", "organisationen", "veranstaltungen"].map((type) => [
    type,
    readDemo<unknown[]>(type).length,
  ]);
  return Object.fromEntries(counts);
}

/** Has the CMSs of one database receive messages in turn, and expects a mail to the editors about each. */
async function expectMailsOnce(cmsUrls: string[], mailPort: number) {
  const mailbox = await openMailbox(mailPort);
  try {
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) =>
        send(messages(cmsUrls[index % cmsUrls.length]), message(newKey())),
      ),
    );
    const references = answers.map(({ data }) => data?.Vorgangsnummer ?? "missing");
    await expect.poll(() => mailbox.mails.length).toBeGreaterThanOrEqual(references.length);
    const notified = mailbox.mails.map(({ mail }) => /\((.*)\)$/.exec(mail.subject ?? "")?.[1]);
    expect(notified.sort()).toEqual(references.sort());
  } finally {
    await mailbox.close();
  }
}

/** Two CMSs that share database and uploads, started at the same moment */
async function startTwo(servers: Servers, env: Record<string, string>, siteUrl: string) {
  const folders = [await newFolder(), await newFolder()];
  return Promise.all(folders.map((folder) => servers.startCms({ folder, env, siteUrl })));
}

async function connect(databaseUrl: string) {
  const { Client } = createRequire(path.resolve("cms/package.json"))("pg");
  const client = new Client(databaseUrl);
  await client.connect();
  return client;
}

/**
 * Has the CMSs of one database enter somebody each, at once, where nobody has registered yet: both are on the list. While the list becomes
 * a club's, both wait and are refused.
 */
async function expectFirstEntries(cmsUrls: string[], databaseUrl: string) {
  const client = await connect(databaseUrl);
  const editor = await openEditor(cmsUrls[0]);
  const person = { tag: "", email: "", telephone: "", places: 1, note: "" };
  const enter = (event: string) =>
    Promise.all(
      cmsUrls.map(async (url, index) => {
        const ask = asker(url, (await openEditor(url)).token);
        const path = `redaktion/anmeldelisten/${event}/eintragen`;
        return (await ask("POST", path, { ...person, name: `Gast ${index}` })).status;
      }),
    );
  const ranksOf = async (event: string) =>
    (await client.query("select rang from anmeldungen where veranstaltung = $1 order by rang", [event])).rows;
  const waiting = async (statement: string) => {
    const where = "wait_event_type = 'Lock' and query ilike $1";
    const found = await client.query(`select 1 from pg_stat_activity where ${where}`, [`%${statement}%`]);
    return found.rows.length;
  };
  const Titel = "Wanderung ohne Anmeldungen";
  const event = await newEvent(cmsUrls[0] ?? "", { Titel });
  expect(await enter(event)).toEqual([200, 200]);
  expect(await ranksOf(event)).toEqual([{ rang: 1 }, { rang: 2 }]);

  const { documentId: club } = await editor.createEntry("organisation", {
    Name: "Wanderfreunde",
    Organisation: "verein",
  });
  await editor.publish("organisation", club);
  const Organisationen = { connect: [{ documentId: club }] };
  await editor.createEntry("zugang", { Name: "Wandern", Organisationen, Anmeldelisten: true });
  const other = await newEvent(cmsUrls[0] ?? "", { Titel });
  const blocker = await connect(databaseUrl);
  await blocker.query("begin; lock table veranstaltungen in exclusive mode");
  const Veranstalter = { connect: [{ documentId: club }] };
  const given = editor.updateEntry("veranstaltung", other, { Veranstalter });
  await expect.poll(() => waiting("veranstaltungen")).toBeGreaterThan(0);
  const entered = enter(other);
  await expect.poll(() => waiting("pg_advisory_xact_lock")).toBe(2);
  await blocker.end();
  await given;
  expect(await entered).toEqual([400, 400]);
  expect(await ranksOf(other)).toEqual([]);
  await client.end();
}

/** Has an organiser enter the address of somebody who registers in the same moment: the entry takes the place of what was typed. */
async function expectEntryBesideOwner(cmsUrl: string, databaseUrl: string) {
  const client = await connect(databaseUrl);
  const event = await newEvent(cmsUrl, { Titel: "Wanderung im selben Augenblick" });
  const ask = asker(cmsUrl, (await openEditor(cmsUrl)).token);
  const person = { tag: "", name: "Gast", email: "gast@example.org", telephone: "", places: 2, note: "" };
  const enter = () => ask("POST", `redaktion/anmeldelisten/${event}/eintragen`, person);
  expect((await enter()).status).toBe(200);
  const deleted = await client.query("delete from anmeldungen where veranstaltung = $1 returning *", [event]);
  const { document_id, wer, e_mail } = deleted.rows[0];
  await client.query("begin");
  await client.query(
    `insert into anmeldungen (document_id, veranstaltung, tag, stand, wer, e_mail, plaetze, updated_at)
      values ($1, $2, '', 'offen', $3, $4, 1, now())`,
    [document_id, event, wer, e_mail],
  );
  const entered = enter();
  await expect
    .poll(async () => {
      const where = "wait_event_type = 'Lock' and query ilike 'insert into \"anmeldungen\"%'";
      const observer = await connect(databaseUrl);
      const { rows } = await observer.query(`select 1 from pg_stat_activity where ${where}`);
      await observer.end();
      return rows.length;
    })
    .toBe(1);
  await client.query("commit");
  expect((await entered).status).toBe(200);
  const { rows } = await client.query("select stand, plaetze from anmeldungen where veranstaltung = $1", [
    event,
  ]);
  expect(rows).toEqual([{ stand: "dabei", plaetze: 2 }]);
  await client.end();
}

type PushService = Awaited<ReturnType<typeof startPushService>>;

/** Has the CMSs of one database send the letter of the week to readers and devices that stand in it, and expects one for each. */
async function expectLettersOnce(
  cmsUrl: string,
  mailPort: number,
  databaseUrl: string,
  service: PushService,
) {
  const client = await connect(databaseUrl);
  const mailbox = await openMailbox(mailPort);
  try {
    // Without an order of its own the database would count as restored.
    const data = { E_Mail: "probe@example.org", Themen: ["gefahr"], Wortlaut: "ja" };
    const ordered = await fetch(`${cmsUrl}/api/abonnements`, {
      method: "POST",
      headers: { Authorization: `Bearer ${process.env.CMS_WRITE_TOKEN}`, "Content-Type": "application/json" },
      body: JSON.stringify({ data }),
    });
    expect(ordered.status).toBe(202);
    await client.query(`insert into abonnements
      (document_id, e_mail, adresse_klein, themen, wortlaut, bestellt_am, bestaetigt_am, pausiert, abgelehnt)
      select 'r' || n, 'r' || n || '@example.org', 'r' || n || '@example.org', E'\\nwoche\\n', 'ja', now(), now(), false, 0
      from generate_series(1, 60) n`);
    const paths = Array.from({ length: 20 }, (_, index) => `/geraet/${index}`);
    for (const [index, place] of paths.entries())
      await client.query(
        `insert into geraete (document_id, endpunkt, oeffentlicher_schluessel, schluessel_auth, themen, wortlaut, bestellt_am, bestaetigt_am)
          values ($1, $2, $3, $4, E'\\nwoche\\n', 'ja', now(), now())`,
        [`g${index}`, ...Object.values(service.addDevice(place))],
      );
    const now = new Date();
    const editor = await openEditor(cmsUrl);
    await editor.updateSingle("allgemeine-einstellung", {
      Brief_Wochentag: formatWeekday(now).toLowerCase(),
      Brief_Stunde: Number(berlinTime(now).slice(0, 2)),
    });
    const waiting = async () => (await client.query("select count(*) from ausgehende_mails")).rows[0].count;
    const reached = () =>
      mailbox.mails.flatMap(({ recipients }) => recipients).filter((address) => address !== data.E_Mail);
    await expect.poll(() => reached().length, { timeout: 120_000 }).toBeGreaterThanOrEqual(60);
    await expect.poll(waiting).toBe("0");
    expect(new Set(reached()).size).toBe(60);
    expect(reached()).toHaveLength(60);
    expect(service.received.map((each) => each.path).sort()).toEqual(paths.toSorted());
  } finally {
    await mailbox.close();
    await client.end();
  }
}

test("two CMSs fill an empty database once, and survive its restart", async ({ page, postgres, servers }) => {
  const [port, mailPort] = [await servers.freePort(), await servers.freePort()];
  const siteUrl = `http://127.0.0.1:${port}`;
  const service = await servers.stopAtEnd(startPushService());
  const calendars = await servers.stopAtEnd(startCalendars());
  const settings = {
    ...pushEnv(service.url),
    CALENDAR_HOSTS: calendars.url,
    DATABASE_URL: await postgres.createDatabase("dorf"),
    ...mailEnv(mailPort),
    SITE_URL: siteUrl,
    PUBLIC_DIR: path.join(await newFolder(), "public"),
    LETTERS_PER_MINUTE: "100000",
    DEPARTURES_FOLDER: path.join(await newFolder(), "abmeldungen"),
  };
  const [first, started] = await startTwo(servers, settings, siteUrl);
  if (!first || !started) throw new Error("Two CMSs should have started.");
  let second = started;
  const site = await servers.startSite({ cmsUrl: second.url, port });
  const editor = await openEditor(first.url);
  const event = await editor.findEntry("veranstaltung", { Slug: "brunnenfest" });
  const shownTitle = async () => {
    const response = await page.goto(site.url + routes.event("brunnenfest"));
    return `${response?.status()} ${await page.getByRole("heading", { level: 1 }).textContent()}`;
  };

  await test.step("one waits for the other, and the village is there once", async () => {
    expect(first.log() + second.log()).toContain("Another CMS is starting with this database");
    for (const { url } of [first, second]) expect(await countEntries(url)).toMatchObject(demoCounts());
    await expectSumsOfEntries(first.url);
  });
  await test.step("what is saved in one shows on the site of the other", async () => {
    await editor.publish("veranstaltung", event.documentId, { Titel: "Fest am Teich" });
    await expect.poll(shownTitle).toBe("200 Fest am Teich");
    await waitForCopies(site);
  });
  await test.step("a calendar that both read at once is taken over once, and leaves with its source", async () => {
    const clubs = [eventOn(1, "Singen A"), eventOn(2, "Singen B")];
    calendars.show("/chor.ics", clubs);
    const [one, other] = await Promise.all(
      [first, second].map(async ({ url }) => sourcesOf(asker(url, (await openEditor(url)).token))),
    );
    if (!one || !other) throw new Error("There are two CMSs.");
    await one.keep("Chor", `${calendars.url}/chor.ics`);
    const neighbourSource = await one.keep("Nachbardorf", `${calendars.url}/chor.ics`, neighbour);
    expect(neighbourSource.state).toMatchObject({ dates: 2, last: { created: 2 } });
    calendars.show("/chor.ics", [...clubs.slice(1), eventOn(3, "Singen C", "RRULE:FREQ=WEEKLY;COUNT=3")]);
    await Promise.all([one.read("Chor"), other.read("Chor"), one.read("Nachbardorf")]);
    const titles = ["Singen A", "Singen B", "Singen C"];
    const count = () => Promise.all(titles.map((Titel) => editor.countEntries("veranstaltung", { Titel })));
    expect(await count()).toEqual([1, 1, 1]);
    expect((await other.find("Chor"))?.state).toMatchObject({ goneCount: 1, dates: 2 });
    expect((await one.find("Nachbardorf"))?.state).toMatchObject({ last: { created: 3, gone: 1 }, dates: 4 });
    for (const name of ["Chor", "Nachbardorf"]) await one.remove(name, false);
    expect(await count()).toEqual([0, 0, 0]);
  });
  await test.step("they send each mail once", () => expectMailsOnce([first.url, second.url], mailPort));
  await test.step("they send the letter of the week to each reader and device once", () =>
    expectLettersOnce(second.url, mailPort, settings.DATABASE_URL, service));
  await test.step("of a hundred requests for one evening they confirm one", () =>
    expectOneOfHundred([first.url, second.url], "Hundertsaal"));
  await test.step("of a hundred who confirm for thirty places thirty are in, and seventy on the list in order, through a kill", () =>
    expectThirtyOfHundred([first.url, second.url], mailPort, async () => {
      await second.kill();
      const { folder, port: cmsPort } = second;
      second = await servers.startCms({ folder, port: cmsPort, env: settings, siteUrl });
      return [first.url, second.url];
    }));
  await test.step("two who are entered at once are both on a list, or both refused where it becomes a club's", () =>
    expectFirstEntries([first.url, second.url], settings.DATABASE_URL));
  await test.step("an organiser's entry of somebody who registers in the same moment is taken", () =>
    expectEntryBesideOwner(first.url, settings.DATABASE_URL));
  await test.step("without the database the site shows its copy and the CMSs stay", async () => {
    await postgres.shutDown();
    for (const cms of [first, second]) expect((await askForChanges(cms.url)).status).toBe(500);
    expect(await shownTitle()).toBe("200 Fest am Teich");
    const copy = await servers.startSite({ cmsUrl: second.url, dataDir: site.dataDir });
    expect((await page.goto(copy.url + routes.event("brunnenfest")))?.status()).toBe(200);
  });
  await test.step("both work again once it is back", async () => {
    await postgres.start();
    for (const cms of [first, second])
      await expect.poll(async () => (await askForChanges(cms.url)).status).toBe(200);
    await editor.publish("veranstaltung", event.documentId, { Titel: "Fest am Bach" });
    await expect.poll(shownTitle, { timeout: 60_000 }).toBe("200 Fest am Bach");
  });
});

test("a CMS that PostgreSQL does not let in ends with the reason", async ({ postgres, servers }) => {
  const address = await postgres.createDatabase("dorf");
  const { port, password } = new URL(address);
  const addressWith = (part: { password?: string; pathname?: string }) =>
    Object.assign(new URL(address), part).href;
  const server = `PostgreSQL at 127.0.0.1:${port}`;
  const expectRefused = async (DATABASE_URL: string, cmsReason: string, doctorReason: string) => {
    const failure = await servers.startCms({ folder: await newFolder(), env: { DATABASE_URL } }).then(
      () => "The CMS started.",
      (error) => `${error.message}\n${error.details}`,
    );
    expect(failure).toContain(`The CMS cannot start: ${server} ${cmsReason}`);
    expect(failure).toContain("Code 1");
    expect(failure).not.toContain(password);
    expect(await checkPostgres(DATABASE_URL)).toMatchObject([
      { level: "problem", sentence: expect.stringContaining(doctorReason) },
    ]);
  };

  expect(await checkPostgres(address)).toEqual([]);
  await expectRefused(
    addressWith({ pathname: "weiler" }),
    "has no database weiler",
    '"weiler" does not exist',
  );
  const wrongPassword = addressWith({ password: "falsch" });
  await expectRefused(wrongPassword, "refuses the name or password", "password authentication failed");
  await postgres.shutDown();
  await expectRefused(address, "cannot be used (ECONNREFUSED): start it", "ECONNREFUSED");
});

const uploadsIn = async (folder: string) =>
  (await readdir(path.join(folder, "public", "uploads"))).filter((name) => !name.startsWith(".")).sort();

test("a village moves from SQLite to PostgreSQL with its entries and files", async ({
  postgres,
  servers,
}) => {
  const sqlite = { DATABASE_URL: "" };
  const folder = await newFolder();
  // A run on PostgreSQL has no village in SQLite to copy: the CMS fills one.
  const { village } = await readStack();
  if (!(await dataVariables(village)).DATABASE_URL) await copyVillage(village, folder);
  const before = await servers.startCms({ folder, env: sqlite });
  const rooms = await openRooms(before.url);
  const { documentId: booking } = await rooms.request(
    evening(String((await rooms.newRoom("Umzugssaal")).Slug)),
  );
  expect((await rooms.decide(booking, "zusage")).status).toBe(200);
  const expected = await countEntries(before.url);
  const { documentId } = await (await openEditor(before.url)).findEntry("veranstaltung", {
    Slug: "brunnenfest",
  });
  await before.stop();
  // Of a time that is under way, the first CMS has removed what is over.
  const tomorrow = quarterAt(new Date(Date.now() + 24 * 3_600_000));
  const countQuarters = `select count(*) as count from belegungen where viertelstunde >= ${tomorrow}`;
  const [quartersBefore] = query(folder, countQuarters);

  const archive = path.join(folder, "dorf.tar.gz");
  await exportArchive(archive, { ...(await cmsEnvironment(folder)), ...sqlite });
  const moved = await newFolder();
  const DATABASE_URL = await postgres.createDatabase("moved");
  await mkdir(path.join(moved, "public", "uploads"), { recursive: true });
  await restoreArchive(archive, () => false, { ...(await cmsEnvironment(moved)), DATABASE_URL });

  const after = await servers.startCms({ folder: moved, env: { DATABASE_URL, DEMO_VILLAGE: "false" } });
  expect(await countEntries(after.url)).toEqual(expected);
  expect(await uploadsIn(moved)).toEqual(await uploadsIn(folder));
  const found = (await openEditor(after.url)).findEntry("veranstaltung", { Slug: "brunnenfest" });
  expect(await found).toMatchObject({ documentId });
  const client = await connect(DATABASE_URL);
  const quarters = async () => Number((await client.query(countQuarters)).rows[0].count);
  await expect.poll(quarters).toBe(quartersBefore?.count);
  await client.end();
});
