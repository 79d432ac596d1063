import { expect } from "@playwright/test";
import { calendarTexts as texts } from "@/lib/texts/calendar";
import { routes } from "@/lib/urls/routes";
import { openEditor, openPanel } from "../scripts/stack/editor";
import { expectAccessible } from "./support/accessibility";
import { eventOn, startCalendars } from "./support/calendar-server";
import { clockAhead } from "./support/clock";
import { calendarOf } from "./support/import";
import { asker } from "./support/panel-users";
import { neighbour, sourcesOf } from "./support/sources";
import { sharedServers, test } from "./support/stack";
import { ask, draftEvent, run, startMailing, subscribe, waiting } from "./support/subscriptions";

const secret = "/geheim-4711/termine.ics";

/** Of neighbours' dates, soonest first, as the content API has them */
async function titlesOf(cmsUrl: string): Promise<string[]> {
  const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
  const answer = await fetch(`${cmsUrl}/api/nachbartermine?sort=Beginn`, { headers });
  return (await answer.json()).data.map(({ Titel }: { Titel: string }) => Titel);
}

/** The days by which a clock has to be put forward for the next reading, seven minutes past each hour, to be so far away */
function untilReading(leadMs: number): number {
  const hourMs = 3_600_000;
  const ms = 7 * 60_000 - leadMs - (Date.now() % hourMs);
  return ((ms + hourMs) % hourMs) / (24 * hourMs);
}

const shared = sharedServers(async (servers) => {
  const calendars = await servers.stopAtEnd(startCalendars());
  const other = await servers.stopAtEnd(startCalendars());
  const { mailbox, start, sitePort } = await startMailing(servers, {
    CALENDAR_HOSTS: `${calendars.url},${other.url}`,
  });
  const begun = Date.now();
  const cms = await start();
  const startMs = Date.now() - begun;
  return { calendars, other, mailbox, cms, start, sitePort, startMs, ...(await openSources(cms.url)) };
});

async function openSources(url: string) {
  const editor = await openEditor(url);
  return { editor, sources: sourcesOf(asker(url, editor.token)) };
}

test("an editor has a club's calendar read in six steps, sees how it is, and removes it again", async ({
  page,
}) => {
  const { calendars, cms, editor } = await shared();
  calendars.show(secret, [eventOn(1, "Turnen A"), eventOn(2, "Turnen B"), ["UID:x", "SUMMARY:Ohne Beginn"]]);
  const find = (Titel: string) => editor.countEntries("veranstaltung", { Titel });

  await test.step("1 the page, 2 address, 3 name, 4 look, 5 and 6 keep", async () => {
    await openPanel(page, "plugins/redaktion/uebernehmen", cms.url);
    const address = page.getByRole("textbox", { name: "oder Adresse des Kalenders" });
    await expect(address).toBeVisible({ timeout: 60_000 });
    await address.fill(calendars.url + secret);
    await page.getByRole("combobox", { name: "Name der Quelle: Von wem ist das?" }).fill("Turnverein");
    await page.getByRole("button", { name: "Prüfen, was sich ändert" }).click();
    await expect(page.getByRole("heading", { name: "2 neu, 0 geändert, 0 unverändert" })).toBeVisible();
    await page.getByRole("radio", { name: /^Jede Stunde/ }).click();
    await expect(page.getByRole("checkbox", { name: /^Gleich veröffentlichen/ })).toHaveCount(1);
    await expectAccessible(page, "main");
    await page.getByRole("button", { name: "Jede Stunde übernehmen" }).click();
    await expect(
      page.getByRole("heading", { name: "„Turnverein“ wird jetzt jede Stunde übernommen" }),
    ).toBeFocused();
    const line = page.getByRole("link", { name: "Zur Zeile von „Turnverein“" });
    const target = (await line.getAttribute("href")) ?? "";
    await expect(page.locator(target)).toContainText("Turnverein", { timeout: 30_000 });
  });

  const row = page.getByRole("listitem").filter({ hasText: "Turnverein" });
  await test.step("its row tells what was read", async () => {
    await expect(row).toContainText("2 kommende Termine", { timeout: 30_000 });
    await expect(row).toContainText("2 neu, 0 geändert, 0 nicht mehr da");
    await expect(row).toContainText("Nicht verstanden (1)");
    await expect(row).toContainText("/….ics");
    await expect(page.getByText("geheim")).toHaveCount(0);
    await expectAccessible(page, "main");
    expect(await find("Turnen A")).toBe(1);
  });

  await test.step("what waits is looked at and carried out, and the start page says that it waits", async () => {
    calendars.show(secret, []);
    await row.getByRole("button", { name: "Jetzt lesen" }).click();
    await expect(row.getByRole("alert")).toContainText("Der Kalender ist leer", { timeout: 30_000 });
    await openPanel(page, "", cms.url);
    await expect(page.getByText("Kalender „Turnverein“: Wartet auf Sie")).toBeVisible({ timeout: 60_000 });
    await page.getByRole("link", { name: "Kalender „Turnverein“" }).click();
    calendars.show(secret, [
      eventOn(1, "Turnen A"),
      ...[4, 5, 6, 7, 8].map((day) => eventOn(day, `Yoga ${day}`)),
    ]);
    await row.getByRole("button", { name: "Ansehen, was wartet" }).click();
    await expect(row.getByText("Yoga 4")).toBeVisible({ timeout: 30_000 });
    await expectAccessible(page, "main");
    await row.getByRole("button", { name: "So übernehmen" }).click();
    await expect(row).toContainText("5 neu, 0 geändert, 1 nicht mehr da", { timeout: 30_000 });
  });

  await test.step("removing asks whether the dates stay", async () => {
    await row.getByRole("button", { name: "Entfernen" }).click();
    await expectAccessible(page, "main");
    await row.getByRole("button", { name: "Entfernen, Termine auch" }).click();
    await expect(row).toHaveCount(0);
    expect(await find("Turnen A")).toBe(0);
  });

  await test.step("a club without an address: its file is kept as a source, and the next one is looked at and taken over", async () => {
    const ofClub = page.getByRole("listitem").filter({ hasText: "Angelverein" });
    const file = (...titles: string[]) => ({
      name: "termine.ics",
      mimeType: "text/calendar",
      buffer: Buffer.from(calendarOf("", ...titles.map((title, index) => eventOn(index + 1, title)))),
    });
    await page.getByLabel("Kalenderdatei").setInputFiles(file("Angeln A", "Angeln B"));
    await page.getByRole("combobox", { name: "Name der Quelle: Von wem ist das?" }).fill("Angelverein");
    await page.getByRole("button", { name: "Prüfen, was sich ändert" }).click();
    await page.getByRole("radio", { name: /^Immer wieder/ }).click();
    await page.getByRole("button", { name: "Als Quelle behalten" }).click();
    await expect(ofClub).toContainText("2 neu, 0 geändert, 0 nicht mehr da", { timeout: 30_000 });
    await expect(ofClub.getByRole("alert")).toHaveCount(0);

    await ofClub.getByRole("button", { name: "Neue Datei schicken" }).click();
    const next = ofClub.getByLabel("Neue Kalenderdatei");
    await next.setInputFiles({ ...file(), buffer: Buffer.from("<!doctype html><title>Anmelden</title>") });
    await expect(page.getByText("Die Datei zeigt statt des Kalenders eine Internetseite")).toBeVisible();
    await next.setInputFiles(file("Angeln A", "Angeln C"));
    await expect(ofClub.getByText("1 neu, 0 geändert, 1 unverändert")).toBeVisible();
    await expect(ofClub.getByText("sie verlassen die Website nach 7 Tagen")).toBeVisible();
    await expectAccessible(page, "main");
    await ofClub.getByRole("button", { name: "So übernehmen" }).click();
    await expect(ofClub).toContainText("1 neu, 0 geändert, 1 nicht mehr da", { timeout: 30_000 });
    expect([await find("Angeln A"), await find("Angeln B"), await find("Angeln C")]).toEqual([1, 1, 1]);
  });
});

test("a source that is switched off while it is read changes nothing; of two with one date the first has it", async () => {
  const { calendars, editor, sources } = await shared();
  const count = (Titel: string) => editor.countEntries("veranstaltung", { Titel });
  const slow = "/langsam.ics";

  await test.step("switched off while the server thinks", async () => {
    let release = () => {};
    const waitsFor = new Promise<void>((resolve) => {
      release = resolve;
    });
    calendars.show(slow, [eventOn(1, "Zu spät")]);
    calendars.answers.set(slow, { ...calendars.answers.get(slow), waitsFor });
    const keeping = sources.keep("Langsam", calendars.url + slow);
    await expect.poll(() => calendars.asked.at(-1)?.path).toBe(slow);
    await sources.change("Langsam", { Aus: true });
    release();
    expect((await keeping).state.readAt).toBeUndefined();
    expect(await count("Zu spät")).toBe(0);
    calendars.show(slow, [eventOn(1, "Zu spät")]);
    await sources.change("Langsam", { Aus: false });
    await sources.read("Langsam");
    expect(await count("Zu spät")).toBe(1);
  });

  await test.step("a date that another source has is left out", async () => {
    calendars.show("/zwei", [eventOn(1, "Zu spät", "UID:andere"), eventOn(2, "Andere Probe")]);
    const { state } = await sources.keep("Zweite", `${calendars.url}/zwei`);
    expect(state).toMatchObject({ dates: 1, last: { created: 1 } });
    expect(await count("Zu spät")).toBe(1);
  });

  await test.step("a calendar of 20,000 dates waits", async () => {
    const events = Array.from({ length: 20_000 }, (_, index) => eventOn((index % 28) + 1, `Viel ${index}`));
    calendars.show("/viel", events);
    const { alarm } = await sources.keep("Viele", `${calendars.url}/viel`);
    expect(alarm).toContain("Der Kalender hat mehr als 2.000 kommende Termine.");
    expect(await count("Viel 1")).toBe(0);
    await sources.remove("Viele", false);
  });
});

test("a neighbour's dates are shown with its name when visitors want them, and are nowhere else", async ({
  page,
  servers,
}) => {
  const { calendars, cms, editor, sources, sitePort } = await shared();
  const site = await servers.startSite({ cmsUrl: cms.url, port: sitePort });
  const year = new Date().getFullYear() + 1;
  const day = `${year}-06-03`;
  const theirs = [
    eventOn(
      1,
      "Nachbarfest",
      "URL:https://nachbar.example/fest",
      "LOCATION:Anger",
      "DESCRIPTION:Ein Geheimtext",
    ),
    eventOn(2, "Nachbarchor", "RRULE:FREQ=DAILY;COUNT=3"),
    eventOn(9, "Nachbarausfall", "STATUS:CANCELLED"),
    eventOn(20, "Nachbarmarkt"),
    eventOn(20, "Kirchweih"),
  ];
  const { documentId } = await draftEvent(editor, undefined, undefined, {
    Titel: "Kirchweih",
    Beginn: `${year}-06-20T17:00:00.000Z`,
    Ende: null,
  });
  await editor.publish("veranstaltung", documentId, {});
  calendars.show("/nachbar.ics", theirs);

  await test.step("without neighbours there is no switch", async () => {
    await page.goto(site.url + routes.calendar());
    await expect(page.getByRole("link", { name: texts.withNeighbours })).toHaveCount(0);
  });

  await test.step("their dates arrive, series spread out, cancelled ones left out", async () => {
    const source = await sources.keep("Nachbardorf", `${calendars.url}/nachbar.ics`, neighbour);
    expect(source.state).toMatchObject({ dates: 6, last: { created: 6 } });
    await expect
      .poll(async () => (await fetch(site.url + routes.calendar({ around: true, day }))).text(), {
        timeout: 60_000,
      })
      .toContain("Nachbarchor");
  });

  await test.step("this village's own date, which the neighbour shows as well, stands there once", async () => {
    await page.goto(site.url + routes.calendar({ around: true, day: `${year}-06-20` }));
    await expect(page.getByRole("article").filter({ hasText: "Nachbarmarkt" })).toHaveCount(1);
    await expect(page.getByRole("article").filter({ hasText: "Kirchweih" })).toHaveCount(1);
  });

  await test.step("what is the same stays", async () => {
    calendars.show("/nachbar.ics", [...theirs, eventOn(21, "Nachbarlauf")]);
    expect((await sources.read("Nachbardorf")).state.last).toMatchObject({ created: 1, changed: 0, gone: 0 });
  });

  await test.step("here alone is the default; the switch works by links, and the switched view is not indexed", async () => {
    await page.goto(site.url + routes.calendar({ month: `${year}-06` }));
    await expect(page.getByText("Nachbarfest")).toHaveCount(0);
    await page.getByRole("link", { name: texts.withNeighbours }).click();
    const row = page.getByRole("article").filter({ hasText: "Nachbarfest" });
    await expect(row).toContainText("Nachbardorf");
    await expect(row).toContainText("Anger");
    await expect(row).not.toContainText("Geheimtext");
    await expect(row.getByRole("link")).toHaveAttribute("href", "https://nachbar.example/fest");
    await expect(row.getByRole("link")).toHaveAttribute("rel", "external noopener");
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);
    await expectAccessible(page);
    await page.getByRole("link", { name: texts.onlyHere }).click();
    await expect(page.getByText("Nachbarfest")).toHaveCount(0);
  });

  for (const [view, width] of [
    [{ month: `${year}-06`, look: "monat" }, 1280],
    [{ day }, 1280],
    [{ month: `${year}-06` }, 320],
  ] as const)
    await test.step(`${JSON.stringify(view)} at ${width} pixels names the village`, async () => {
      await page.setViewportSize({ width, height: 800 });
      await page.goto(site.url + routes.calendar({ ...view, around: true }));
      await expect(page.getByText("Nachbarchor").first()).toBeVisible();
      await expect(page.getByText("Nachbardorf").first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectAccessible(page);
    });

  await test.step("this village's own data never holds them, so that villages that read each other do not echo", async () => {
    for (const path of [
      routes.calendarFile(),
      routes.feed,
      "/sitemap.xml",
      "/sitemap/0.xml",
      routes.search({ q: "Nachbarfest" }),
      routes.week(`${year}-06-01`),
      routes.poster({ period: "monat", from: `${year}-06-01` }),
    ]) {
      const text = await (await fetch(site.url + path)).text();
      expect(text.replaceAll("q=Nachbarfest", ""), path).not.toMatch(/Nachbar(?:chor|dorf)|nachbar\.example/);
    }
  });

  await test.step("they leave with their source", async () => {
    await sources.remove("Nachbardorf", true);
    await expect
      .poll(async () => (await fetch(site.url + routes.calendar({ around: true, day }))).text(), {
        timeout: 60_000,
      })
      .not.toContain("Nachbarchor");
  });
});

test("calendars as they come: a file for each year, one UID for all, whole days in UTC, the night of the clocks; followers stay", async () => {
  const { calendars, mailbox, cms, editor, sources } = await shared();
  const year = new Date().getFullYear() + 1;
  const count = (Titel: string) => editor.countEntries("veranstaltung", { Titel });
  const laterBy = (years: number, lines: string[]) =>
    lines.map((line) => line.replaceAll(`${year}06`, `${year + years}06`));

  await test.step("the next year's file has an address of its own: what is left of this year stays", async () => {
    const former = [1, 2, 3].map((day) => eventOn(day, `Rest ${day}`));
    calendars.show("/dieses.ics", former);
    await sources.keep("Jahr", `${calendars.url}/dieses.ics`, { Frist_Tage: 0 });
    const next = [4, 5, 6].map((day) => laterBy(1, eventOn(day, `Neu ${day}`)));
    calendars.show("/naechstes.ics", next);
    await sources.change("Jahr", { address: `${calendars.url}/naechstes.ics` });
    await expect.poll(() => count("Neu 6")).toBe(1);
    const { state } = await sources.read("Jahr", { version: "" });
    expect(state).toMatchObject({ last: { created: 3, gone: 0 }, goneCount: 0 });
    expect(await count("Rest 1")).toBe(1);
    // What the new calendar loses is gone all the same.
    calendars.show("/naechstes.ics", next.slice(1));
    expect((await sources.read("Jahr")).state.last).toMatchObject({ created: 0, gone: 1 });
    expect([await count("Neu 4"), await count("Rest 1")]).toEqual([0, 1]);
  });

  await test.step("empty until January: no fault; what comes then waits, as anything much at once", async () => {
    calendars.show("/leer.ics", []);
    expect((await sources.keep("Leer", `${calendars.url}/leer.ics`)).alarm).toBeUndefined();
    calendars.show(
      "/leer.ics",
      [1, 2, 3, 4, 5].map((day) => eventOn(day, `Januar ${day}`)),
    );
    expect((await sources.read("Leer")).alarm).toContain("5 neu, 0 geändert, 0 nicht mehr da, bisher 0");
    const { version } = await sources.plan("Leer");
    expect((await sources.read("Leer", { version })).alarm).toBeUndefined();
    expect(await count("Januar 5")).toBe(1);
  });

  await test.step("all events have one UID; a whole day is written in UTC; the second reading changes nothing", async () => {
    const day = `${year}0610T000000Z`;
    const events = [
      ...[7, 8, 9].map((each) => eventOn(each, `Gleich ${each}`).with(0, "UID:None")),
      ["UID:None", `DTSTART:${day}`, `DTEND:${day.replace("10T", "11T")}`, "SUMMARY:Gleich 10"],
    ];
    calendars.show("/gleich.ics", events);
    const { state } = await sources.keep("Gleich", `${calendars.url}/gleich.ics`);
    expect(state.last).toMatchObject({ created: 4 });
    const whole = { Ganztaegig: true, Beginn: `${year}-06-09T22:00:00.000Z` };
    expect(await editor.findEntry("veranstaltung", { Titel: "Gleich 10" })).toMatchObject(whole);
    calendars.show("/gleich.ics", [...events.slice(0, 3), [...(events[3] ?? []), "X-NEU:1"]]);
    const again = (await sources.read("Gleich")).state;
    expect([calendars.asked.at(-1)?.status, again.last]).toEqual([200, state.last]);
  });

  await test.step("the clocks change during a moved date; then its series ends before it", async () => {
    // The last Sunday of March
    const sunday = 31 - new Date(Date.UTC(year, 2, 31)).getUTCDay();
    const night = `${year}03${sunday}`;
    const at = (text: string) => `Europe/Berlin:${text}`;
    const series = (rule: string) => [
      "UID:nacht",
      `DTSTART;TZID=${at(`${year}0101T003000`)}`,
      `DTEND;TZID=${at(`${year}0101T040000`)}`,
      `RRULE:FREQ=DAILY;${rule}`,
      "SUMMARY:Nachtwache",
    ];
    const moved = [
      "UID:nacht",
      `RECURRENCE-ID;TZID=${at(`${year}0105T003000`)}`,
      `DTSTART;TZID=${at(`${night}T003000`)}`,
      `DTEND;TZID=${at(`${night}T040000`)}`,
      "SUMMARY:Nachtwache",
    ];
    calendars.show("/nacht.ics", [series("COUNT=6"), moved]);
    await sources.keep("Nacht", `${calendars.url}/nacht.ics`);
    const day = `${year}-03-${sunday}`;
    const row = { Datum: `${year}-01-05`, Art: "verlegt" };
    const hours = {
      Beginn: `${new Date(Date.UTC(year, 2, sunday, -1, 30)).toISOString()}`,
      Ende: `${day}T02:00:00.000Z`,
    };
    const stored = () => editor.findEntry("veranstaltung", { Titel: "Nachtwache" });
    expect((await stored()).Ausnahmen).toMatchObject([{ ...row, ...hours }]);
    calendars.show("/nacht.ics", [series("COUNT=3")]);
    expect((await sources.read("Nacht")).state.last).toMatchObject({ created: 0, changed: 1, gone: 0 });
    expect(await stored()).toMatchObject({ Ausnahmen: [], Wiederholung: "FREQ=DAILY;COUNT=3" });
  });

  await test.step("whoever follows an entry that a series takes in follows the series, and is told nothing wrong", async () => {
    const series = eventOn(1, "Wehrabend", "RRULE:FREQ=WEEKLY;COUNT=4");
    const at = (day: string) => `Europe/Berlin:${year}06${day}T190000`;
    const moved = [
      "UID:Wehrabend@verein.example",
      `RECURRENCE-ID;TZID=${at("08")}`,
      `DTSTART;TZID=${at("09")}`,
      "SUMMARY:Wehrabend",
    ];
    calendars.show("/wehr.ics", [moved]);
    await sources.keep("Wehr", `${calendars.url}/wehr.ics`);
    const { documentId: former } = await editor.findEntry("veranstaltung", { Titel: "Wehrabend" });
    const theme = (id: unknown) => `erinnerung-tag:${id}`;
    const code = await subscribe(cms, mailbox, "folgt@example.org", theme(former));
    calendars.show("/wehr.ics", [series, moved]);
    await sources.read("Wehr");
    const { documentId } = await editor.findEntry("veranstaltung", { Titel: "Wehrabend" });
    expect(documentId).not.toBe(former);
    expect((await ask(cms, `/${code}`)).data).toMatchObject({ Themen: [theme(documentId)] });
    expect(waiting(cms)).toEqual([]);
  });
});

// It stops the CMS and puts its clock ahead: it is the last one.
test("a club's calendar is read again and again: what changes there changes here, but for what an editor did", async ({
  servers,
}) => {
  const { calendars, other, cms, editor, sources, start, startMs } = await shared();
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

  await test.step("a press reads anew what is known, and changes nothing", async () => {
    const before = await find("Singen 1");
    const source = await sources.read("Chor");
    expect(calendars.asked.at(-1)).toEqual({ path: secret, status: 200 });
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

  await test.step("the address is in no list or log", async () => {
    const listed = JSON.stringify(await sources.list());
    expect(listed).toContain("/….ics");
    expect(listed).not.toContain("4711");
    expect(cms.log()).not.toContain("4711");
    const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
    expect((await fetch(`${cms.url}/api/kalenderquellen`, { headers })).status).toBe(404);
  });

  const tomorrow = new Date(Date.now() + 24 * 3_600_000).toISOString().replace(/[-:]|\.\d+/g, "");
  await test.step("a neighbour's date", async () => {
    calendars.show("/nachbar.ics", [["UID:n", `DTSTART:${tomorrow}`, "SUMMARY:Bald"], eventOn(1, "Juni")]);
    await sources.keep("Nachbardorf", `${calendars.url}/nachbar.ics`, neighbour);
    expect(await titlesOf(cms.url)).toEqual(["Bald", "Juni"]);
  });

  await test.step("after the editor's days what is gone leaves the site; after two days without the calendar its row is red", async () => {
    await cms.stop();
    // On a port of its own, where nobody has a session
    const later = await servers.stopAtEnd(
      start({ folder: cms.folder, env: clockAhead(4 + untilReading(6 * startMs + 30_000)) }),
    );
    const { editor: laterEditor, sources: laterSources } = await openSources(later.url);
    expect((await laterSources.find("Chor"))?.alarm).toContain("Wartet auf Sie");
    calendars.show(secret, [...evenings.slice(0, 5), ...rehearsals]);
    calendars.show("/abfuhr.ics", [eventOn(5, "Restmüll")]);
    const address = `'${calendars.url}/abfuhr.ics'`;
    const { documentId } = await laterEditor.createEntry("abfallbezirk", { Name: "Oberdorf" });
    run(
      cms.folder,
      `update abfallbezirke set kalender_adresse = ${address} where document_id = '${documentId}'`,
    );
    // Nobody presses: the clock strikes.
    await expect
      .poll(async () => (await laterSources.find("Chor"))?.alarm, { timeout: 180_000 })
      .toBeUndefined();
    await expect
      .poll(async () => (await laterEditor.findEntry("abfallbezirk", { Name: "Oberdorf" })).Termine)
      .toBe(`05.06.${new Date().getFullYear() + 1} Restmüll`);
    expect(await laterEditor.countEntries("veranstaltung", { Titel: "Singen 6" })).toBe(0);
    expect(await laterEditor.countEntries("veranstaltung", { Titel: "Singen im Park" })).toBe(1);
    // A press does nothing while the clock's reading is still under way.
    await expect(async () => {
      await laterSources.read("Nachbardorf", { version: "" });
      expect(await titlesOf(later.url)).toEqual(["Juni"]);
    }).toPass();
    calendars.answers.set(secret, { status: 403 });
    expect((await laterSources.read("Chor")).alarm).toBeUndefined();
    // Four days ago by the clock of that CMS
    run(
      cms.folder,
      `update kalenderquellen set stand = json_set(stand, '$.readAt', '${new Date().toISOString()}')`,
    );
    expect((await laterSources.find("Chor"))?.alarm).toMatch(
      /Seit .* nicht gelesen: .*verlangt eine Anmeldung/,
    );
  });
});
