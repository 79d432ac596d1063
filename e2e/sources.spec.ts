import { expect } from "@playwright/test";
import type { ListedSource } from "../cms/src/sources/source";
import { eventOn, startCalendars } from "./support/calendar-server";
import { clockAhead } from "./support/clock";
import { openEditor } from "./support/editor";
import { asker, type PanelUser } from "./support/panel-users";
import { type Servers, test } from "./support/stack";

const secret = "/geheim-4711/termine.ics";

const settings = {
  Art: "hier",
  Mit_Text: false,
  Veroeffentlichen: true,
  Frist_Tage: 3,
};

/** Sources as the panel handles them */
function sourcesOf(ask: PanelUser["ask"]) {
  const list = async (): Promise<ListedSource[]> => (await ask("GET", "redaktion/quellen")).body.data;
  const find = async (name: string) => (await list()).find((source) => source.name === name);
  /** The source, once it is not being read any more */
  async function whenRead(name: string): Promise<ListedSource> {
    await expect.poll(async () => (await find(name))?.isReading, { intervals: [50] }).toBe(false);
    return (await find(name)) as ListedSource;
  }
  const post = async (name: string, action: string, body: object = {}) =>
    ask("POST", `redaktion/quellen/${(await find(name))?.documentId}${action}`, body);
  return {
    list,
    find,
    keep: async (name: string, address: string, more: object = {}) => {
      const { status, body } = await ask("POST", "redaktion/quellen", {
        ...settings,
        name,
        address,
        ...more,
      });
      expect(status, JSON.stringify(body)).toBe(200);
      return whenRead(name);
    },
    change: (name: string, changes: object) => post(name, "", changes),
    read: async (name: string, body: object = {}) => {
      await post(name, "/lesen", body);
      return whenRead(name);
    },
    plan: async (name: string) =>
      (await ask("GET", `redaktion/quellen/${(await find(name))?.documentId}/vorschau`)).body.data,
    remove: (name: string, keeps: boolean) => post(name, "/entfernen", { keeps }),
  };
}

async function start(servers: Servers) {
  const calendars = await servers.stopAtEnd(startCalendars());
  const other = await servers.stopAtEnd(startCalendars());
  const env = { CALENDAR_HOSTS: `${calendars.url},${other.url}` };
  const cms = await servers.startCms({ env });
  const open = async (url: string) => {
    const editor = await openEditor(url);
    return { editor, sources: sourcesOf(asker(url, editor.token)) };
  };
  return { calendars, other, cms, env, open, ...(await open(cms.url)) };
}

test("a club's calendar is read again and again: what changes there changes here, but for what an editor did", async ({
  servers,
}) => {
  test.setTimeout(240_000);
  const { calendars, other, cms, editor, sources, env, open } = await start(servers);
  const address = calendars.url + secret;
  const evenings = [1, 2, 3, 4, 5, 6].map((day) => eventOn(day, `Singen ${day}`));
  const rehearsals = [11, 12, 13, 14, 15].map((day) => eventOn(day, `Probe ${day}`));
  const find = (Titel: string) => editor.findEntry("veranstaltung", { Titel });
  const count = (Titel: string, filters: object = {}) =>
    editor.countEntries("veranstaltung", { Titel, ...filters });

  await test.step("the first reading publishes plain texts; a link makes a draft", async () => {
    calendars.show(secret, [...evenings, eventOn(7, "Ausflug", "URL:https://verein.example/ausflug")]);
    const organisation = await editor
      .findEntry("organisation", { Slug: "musterbach-singt" })
      .catch(() => undefined);
    const source = await sources.keep("Chor", address, {
      Ort: "Dorfhaus",
      ...(organisation && { Veranstalter: organisation.documentId }),
    });
    expect(source.state).toMatchObject({ dates: 7, last: { created: 7, changed: 0, gone: 0 } });
    expect(source.alarm).toBeUndefined();
    const published = await editor.findEntry("veranstaltung", { Titel: "Singen 1" });
    expect(published).toMatchObject({ Ort: "Dorfhaus", status: "published" });
    expect((await find("Ausflug")).status).toBe("draft");
  });

  await test.step("a second reading asks whether anything is new, and changes nothing", async () => {
    const before = await find("Singen 1");
    const source = await sources.read("Chor");
    expect(calendars.asked.at(-1)).toEqual({ path: secret, status: 304 });
    expect(source.state.last?.created).toBe(7);
    expect((await find("Singen 1")).updatedAt).toBe(before.updatedAt);
  });

  await test.step("changes are taken over and published; what an editor wrote stays; what is gone is marked", async () => {
    const { documentId } = await find("Singen 2");
    await editor.updateEntry("veranstaltung", documentId, { Titel: "Singen im Park" });
    const longer = evenings
      .slice(0, 2)
      .map((event) => event.map((line) => line.replace("T210000", "T220000")));
    calendars.show(secret, [...longer, ...evenings.slice(2, 5)]);
    const source = await sources.read("Chor");
    expect(source.state).toMatchObject({ last: { created: 0, changed: 2, gone: 2 }, goneCount: 2 });
    expect(await find("Singen im Park")).toMatchObject({ documentId });
    expect(await count("Singen 6")).toBe(1);
  });

  await test.step("much at once, an empty calendar and another host wait for a press", async () => {
    calendars.show(secret, [...evenings.slice(0, 5), ...rehearsals]);
    const waiting = await sources.read("Chor");
    expect(waiting.alarm).toContain("viel auf einmal: 5 neu");
    expect(await count("Probe 11")).toBe(0);
    const plan = await sources.plan("Chor");
    expect(plan.created.count).toBe(5);
    expect((await sources.read("Chor", { version: plan.version })).alarm).toBeUndefined();
    expect(await count("Probe 11")).toBe(1);

    calendars.show(secret, []);
    expect((await sources.read("Chor")).alarm).toContain("Der Kalender ist leer. Bisher waren es 12 Termine");
    expect(await count("Probe 11")).toBe(1);

    other.show("/anderswo", [...evenings.slice(0, 5), ...rehearsals]);
    calendars.answers.set(secret, { status: 302, headers: { Location: `${other.url}/anderswo` } });
    const moved = `kommt jetzt von ${new URL(other.url).host} statt von ${new URL(calendars.url).host}`;
    expect((await sources.read("Chor")).alarm).toContain(moved);
  });

  await test.step("a log-in page, a cut file and a server that is away change nothing, and are told after two days", async () => {
    calendars.answers.set(secret, { body: "<!DOCTYPE html><title>Anmelden</title>" });
    const { state, alarm } = await sources.read("Chor");
    expect(state.problem).toContain("vielleicht eine Anmeldung");
    expect(alarm).toContain("statt von");
    calendars.show(secret, evenings);
    const { body = "" } = calendars.answers.get(secret) ?? {};
    calendars.answers.set(secret, { body: body.slice(0, -20) });
    expect((await sources.read("Chor")).state.problem).toContain("abgeschnitten");
    expect(await count("Singen 1")).toBe(1);
  });

  await test.step("the address is in no list, log or export", async () => {
    const listed = JSON.stringify(await sources.list());
    expect(listed).toContain("/….ics");
    expect(listed).not.toContain("4711");
    expect(cms.log()).not.toContain("4711");
    const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
    expect((await fetch(`${cms.url}/api/kalenderquellen`, { headers })).status).toBe(404);
  });

  await test.step("after the editor's days what is gone leaves the site; after two days without the calendar its row is red", async () => {
    await cms.stop();
    const startLater = async (days: number) => {
      // On a port of its own, where nobody has a session
      const later = await servers.startCms({ folder: cms.folder, env: { ...env, ...clockAhead(days) } });
      return { later, ...(await open(later.url)) };
    };
    const { later, editor: laterEditor, sources: laterSources } = await startLater(4);
    expect((await laterSources.find("Chor"))?.alarm).toContain("Wartet auf Sie");
    calendars.show(secret, [...evenings.slice(0, 5), ...rehearsals]);
    expect((await laterSources.read("Chor")).alarm).toBeUndefined();
    expect(await laterEditor.countEntries("veranstaltung", { Titel: "Singen 6" })).toBe(0);
    expect(await laterEditor.countEntries("veranstaltung", { Titel: "Singen im Park" })).toBe(1);
    calendars.answers.set(secret, { status: 403 });
    expect((await laterSources.read("Chor")).alarm).toBeUndefined();
    await later.stop();
    const { sources: lastSources } = await startLater(7);
    expect((await lastSources.find("Chor"))?.alarm).toMatch(
      /Seit .* nicht gelesen: .*verlangt eine Anmeldung/,
    );
  });
});
