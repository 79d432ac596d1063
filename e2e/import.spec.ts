import { expect } from "@playwright/test";
import { type Entry, openEditor, openPanel } from "../scripts/stack/editor";
import { expectAccessible } from "./support/accessibility";
import { calendarOf, importer, type Source } from "./support/import";
import { newPanelUser } from "./support/panel-users";
import { test } from "./support/stack";

const cmsUrl = process.env.CMS_URL ?? "";
const nextYear = new Date().getFullYear() + 1;

/** A calendar of its own for each test */
const source = (name: string, ...events: string[][]): Source => ({
  kind: "kalender",
  text: calendarOf(name, ...events),
});
const evening = (uid: string, title: string, ...lines: string[]) => [
  `UID:${uid}`,
  `DTSTART;TZID=Europe/Berlin:${nextYear}0605T190000`,
  `SUMMARY:${title}`,
  ...lines,
];

// cms/src/features/import/plan-import.test.ts imports calendars of many programs twice.
test("a calendar arrives as drafts; what an editor changed stays and is told; what the source changed is updated; what missing is listed", async () => {
  const editor = await openEditor();
  const imports = importer(cmsUrl, editor.token);
  const before = source(
    "Dreierlei",
    evening("a", "Skat A", "LOCATION:Krug"),
    evening("b", "Skat B"),
    evening("c", "Skat C"),
  );
  await imports.run(before);
  const { documentId, publishedAt } = await editor.findEntry("veranstaltung", { Titel: "Skat A" });
  expect(publishedAt).toBeNull();
  await editor.updateEntry("veranstaltung", documentId, { Titel: "Großer Skat" });

  const after = source(
    "Dreierlei",
    evening("a", "Skat A im Herbst", "LOCATION:Dorfhaus"),
    evening("b", "Skat B"),
  );
  const plan = await imports.preview(after);
  expect(plan.changed.first).toMatchObject([
    {
      documentId,
      changes: [{ field: "Ort", before: "Krug", after: "Dorfhaus" }],
      kept: [{ field: "Titel", before: "Großer Skat", after: "Skat A im Herbst" }],
    },
  ]);
  expect(plan.missing.first).toMatchObject([{ title: "Skat C" }]);
  expect(await imports.run(after)).toMatchObject({ created: 0, changed: 1 });
  expect(await editor.findEntry("veranstaltung", { Titel: "Großer Skat" })).toMatchObject({
    Ort: "Dorfhaus",
  });
  expect(await editor.countEntries("veranstaltung", { Titel: "Skat C" })).toBe(1);
});

test("a plan is not carried out once something has changed", async () => {
  const editor = await openEditor();
  const imports = importer(cmsUrl, editor.token);
  const { version } = await imports.preview(source("Wechsel", evening("w", "Wechsel alt")));
  const body = new FormData();
  for (const [name, value] of Object.entries({ kind: "kalender", source: "Wechsel", version }))
    body.set(name, String(value));
  body.set("file", new File([source("Wechsel", evening("w", "Wechsel neu")).text], "quelle.ics"));
  const { data } = await (await editor.fetch("redaktion/uebernahme", "POST", body)).json();
  expect(data).toMatchObject({ isOutdated: true, next: { created: { count: 1 } } });
  expect(await editor.countEntries("veranstaltung", { Titel: "Wechsel neu" })).toBe(0);
});

test("two clubs whose calendars have one name and count their events from 0 do not touch each other", async () => {
  const imports = importer(cmsUrl, (await openEditor()).token);
  const choir = source("Kalender", evening("0@default", "Chorabend"));
  const riflemen = source("Kalender", evening("0@default", "Arbeitseinsatz"));
  expect(await imports.run(choir, { source: "Chor" })).toMatchObject({ created: 1 });
  expect(await imports.run(riflemen, { source: "Schützen" })).toMatchObject({ created: 1, changed: 0 });
  expect(await imports.preview(choir, { source: " chor " })).toMatchObject({
    source: "Chor",
    unchanged: 1,
    created: { count: 0 },
    changed: { count: 0 },
    missing: { count: 0 },
  });
});

test("the first import under a new name asks once which former source it is, and takes over its entries", async () => {
  const editor = await openEditor();
  const imports = importer(cmsUrl, editor.token);
  const calendar = source("Kalender", evening("frueher", "Schon früher"));
  const entry = await editor.createEntry("veranstaltung", {
    Titel: "Schon früher",
    Beginn: new Date(`${nextYear}-06-05T19:00:00+02:00`).toISOString(),
    Ganztaegig: false,
    Terminstatus: "geplant",
    Importquelle: "Kalender (3).ics",
    Importkennung: "frueher",
  });
  const first = await imports.preview(calendar, { source: "Angler", answers: "{}" });
  expect(first).toMatchObject({ isWaiting: true, created: { count: 0 } });
  expect(first.questions[0].options).toContainEqual({
    value: "aus Kalender (3).ics",
    label: "Ja: „Kalender (3).ics“ mit „Schon früher“ (insgesamt 1)",
  });
  expect(await imports.run(calendar, { source: "Angler", answers: "{}" })).toMatchObject({ created: 0 });
  const answers = JSON.stringify({ quelle: "aus Kalender (3).ics" });
  const answered = await imports.preview(calendar, { source: "Angler", answers });
  expect(answered).toMatchObject({ former: "Kalender (3).ics", isWaiting: false, created: { count: 0 } });
  expect(await imports.run(calendar, { source: "Angler", answers })).toMatchObject({ created: 0 });

  expect(await imports.preview(calendar, { source: "Angler", answers: "{}" })).toMatchObject({
    questions: [],
    isWaiting: false,
    created: { count: 0 },
    missing: { count: 0 },
  });
  const { documentId } = await editor.findEntry("veranstaltung", { Titel: "Schon früher" });
  expect(documentId).toBe(entry.documentId);
  expect((await imports.preview(calendar, { source: "Imker", answers: "{}" })).questions).toEqual([]);
});

test("an event that was typed in gets only what it lacks", async () => {
  const editor = await openEditor();
  await editor.createEntry("veranstaltung", {
    Titel: "Von Hand",
    Beginn: new Date(`${nextYear}-06-05T19:00:00+02:00`).toISOString(),
    Ganztaegig: false,
    Terminstatus: "geplant",
    Ort: "Kirche",
  });
  const imports = importer(cmsUrl, editor.token);
  const calendar = source(
    "Hand",
    evening("h", "Von Hand", "LOCATION:Krug\\, Ring 1", "DESCRIPTION:Kommt alle"),
  );
  expect(await imports.run(calendar)).toMatchObject({ created: 0, changed: 1 });
  expect(await editor.findEntry("veranstaltung", { Titel: "Von Hand" })).toMatchObject({
    Ort: "Kirche",
    Adresse: "Ring 1",
    Kurztext: "Kommt alle",
  });
});

test("published at once if asked for, without a trace of the source in the public API", async () => {
  const editor = await openEditor();
  const imports = importer(cmsUrl, editor.token);
  const calendar = source("Geheimquelle", evening("geheime-kennung@example.org", "Gleich zu sehen"));
  expect(await imports.run(calendar, { publish: "true" })).toMatchObject({ created: 1 });
  const response = await fetch(`${cmsUrl}/api/veranstaltungen?filters[Titel]=Gleich zu sehen&populate=*`, {
    headers: { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` },
  });
  const text = await response.text();
  expect(JSON.parse(text).data).toHaveLength(1);
  expect(text).not.toMatch(/Geheimquelle|geheime-kennung|Import/);

  // Published without changes, so a change of the source is published too.
  const moved = source(
    "Geheimquelle",
    evening("geheime-kennung@example.org", "Gleich zu sehen", "LOCATION:Anger"),
  );
  await imports.run(moved, { publish: "true" });
  const { documentId } = await editor.findEntry("veranstaltung", { Titel: "Gleich zu sehen" });
  const versions = await (
    await editor.fetch(
      `content-manager/collection-types/api::veranstaltung.veranstaltung/${documentId}?status=published`,
    )
  ).json();
  expect(versions.data).toMatchObject({ Ort: "Anger" });
  expect((await editor.findEntry("veranstaltung", { Titel: "Gleich zu sehen" })).status).toBe("published");
});

test("an entry that stands for a moved date of a series is taken into it with its address, unless an editor changed it; then nothing changes any more", async ({
  request,
}) => {
  const editor = await openEditor();
  const imports = importer(cmsUrl, editor.token);
  const title = "Übung am Sonnabend";
  const at = (day: string, time = "190000") => `Europe/Berlin:${nextYear}${day}T${time}`;
  const instead = (day: string, to: string, ...lines: string[]) => [
    "UID:uebung",
    `RECURRENCE-ID;TZID=${at(day)}`,
    `DTSTART;TZID=${to}`,
    `SUMMARY:${title}`,
    ...lines,
  ];
  const [moved, changed] = [instead("0612", at("0613", "100000")), instead("0619", at("0620", "100000"))];
  const series = evening("uebung", title, "RRULE:FREQ=WEEKLY;COUNT=6");
  const options = { publish: "true", source: "Wehr" };
  const events = async (): Promise<{ slug: string; day: string; rows: object[]; id: string }[]> => {
    const path = `collection-types/api::veranstaltung.veranstaltung?filters[Titel]=${encodeURIComponent(title)}`;
    const { results } = await (await editor.fetch(`content-manager/${path}&sort=Beginn`)).json();
    return results.map(({ Slug, Beginn, Ausnahmen, documentId }: Record<string, unknown>) => ({
      slug: Slug,
      day: String(Beginn).slice(5, 10),
      rows: Ausnahmen,
      id: documentId,
    }));
  };

  // As they were before series held their changed dates
  await imports.run(source("Wehr", moved, changed), options);
  const [first, second] = await events();
  await editor.publish("veranstaltung", second?.id ?? "", { Kosten: "2 Euro" });

  const plan = await imports.preview(source("Wehr", series, moved, changed), options);
  expect(plan).toMatchObject({ created: { count: 1 }, changed: { count: 0 }, missing: { count: 0 } });
  expect(plan.created.first[0].notes.join()).toContain("gehört nun hierher");
  await imports.run(source("Wehr", series, moved, changed), options);
  const [whole, kept, ...others] = await events();
  expect([whole?.day, kept?.id, others]).toEqual(["06-05", second?.id, []]);
  await expect
    .poll(async () => (await request.get(`/veranstaltung/${first?.slug}`)).url(), { timeout: 20_000 })
    .toContain(`/veranstaltung/${whole?.slug}`);
  const stored = async (): Promise<Entry> =>
    (
      await (
        await editor.fetch(
          `content-manager/collection-types/api::veranstaltung.veranstaltung/${whole?.id}?status=published`,
        )
      ).json()
    ).data;
  const ofMoved = {
    Datum: `${nextYear}-06-12`,
    Art: "verlegt",
    Beginn: `${nextYear}-06-13T08:00:00.000Z`,
  };
  const ofChanged = {
    Datum: `${nextYear}-06-19`,
    Hinweis: expect.stringMatching(/^stattdessen \p{L}+, 20\. Juni \d{4}, 10 Uhr$/u),
  };
  expect(await stored()).toMatchObject({ Ausnahmen: [ofMoved, ofChanged] });

  const unchanged = { created: { count: 0 }, changed: { count: 0 }, unchanged: 2, missing: { count: 0 } };
  expect(await imports.preview(source("Wehr", series, moved, changed), options)).toMatchObject(unchanged);

  // An editor cancels one date, the source another: both hold.
  const own = { Datum: `${nextYear}-06-26`, Art: "faellt_aus", Hinweis: "Sommerfest" };
  const rows = ((await stored()).Ausnahmen as Record<string, unknown>[]).map(({ id: _, ...row }) => row);
  await editor.publish("veranstaltung", whole?.id ?? "", { Ausnahmen: [...rows, own] });
  const cancelled = instead("0703", at("0703"), "STATUS:CANCELLED");
  await imports.run(source("Wehr", series, moved, changed, cancelled), options);
  const ofCancelled = { Datum: `${nextYear}-07-03`, Art: "faellt_aus" };
  expect(await stored()).toMatchObject({ Ausnahmen: [ofMoved, ofChanged, own, ofCancelled] });
  expect(await imports.preview(source("Wehr", series, moved, changed, cancelled), options)).toMatchObject(
    unchanged,
  );
});

test("two clubs of one name are a question, and the answer holds", async () => {
  const editor = await openEditor();
  const imports = importer(cmsUrl, editor.token);
  const table: Source = {
    kind: "verzeichnis",
    fileName: "vereine.csv",
    text: "Verein;Verzeichnis;Straße;Ort\r\nSV Doppel;Verein;Ring 1;Nord\r\nSV Doppel e.V.;Verein;Weg 2;Süd\r\nChor Einzig;Verein;;Nord\r\n",
  };
  const plan = await imports.preview(table);
  expect(plan.created.count).toBe(1);
  expect(plan.questions).toHaveLength(2);
  expect(plan.questions[0].text).toContain("steht in den Zeilen 2, 3");
  expect(await imports.run(table)).toMatchObject({ created: 1 });
  expect(await editor.countEntries("organisation", { Name: "SV Doppel" })).toBe(0);

  const answers = JSON.stringify(
    Object.fromEntries(plan.questions.map(({ id }: { id: string }) => [id, "neu"])),
  );
  expect(await imports.run(table, { answers })).toMatchObject({ created: 2, refused: [] });
  expect(await imports.preview(table)).toMatchObject({
    created: { count: 0 },
    changed: { count: 0 },
    unchanged: 3,
    questions: [],
  });
  const moved = { ...table, text: table.text.replace("Chor Einzig;Verein;", "Chor Einzig;Verein;Anger 3") };
  expect(await imports.run(moved)).toMatchObject({ created: 0, changed: 1 });
  expect(await editor.findEntry("organisation", { Name: "Chor Einzig" })).toMatchObject({
    Strasse: "Anger 3",
  });
});

test("a club that another source has is a question, not a change", async () => {
  const editor = await openEditor();
  const imports = importer(cmsUrl, editor.token);
  const table = (town: string): Source => ({
    kind: "verzeichnis",
    fileName: "vereine.csv",
    text: `Verein;Verzeichnis;Ort\r\nChor Zweimal;Verein;${town}\r\n`,
  });
  await imports.run(table("Nord"), { source: "Liste Nord" });
  for (const town of ["Nord", "Süd"]) {
    const plan = await imports.preview(table(town), { source: "Liste Süd" });
    expect(plan).toMatchObject({ created: { count: 0 }, changed: { count: 0 }, unchanged: 0 });
    expect(plan.questions[0].options[2].label).toBe("Dasselbe wie „Chor Zweimal“ aus „Liste Nord“");
  }
});

test("a table whose character set is uncertain is read as the editor says", async () => {
  const imports = importer(cmsUrl, (await openEditor()).token);
  const table: Source = {
    kind: "verzeichnis",
    fileName: "mac.csv",
    text: "",
    bytes: Uint8Array.from("Verein;Verzeichnis\nMilo\x9a;Verein\n", (sign) => sign.charCodeAt(0)),
  };
  const plan = await imports.preview(table);
  expect(plan).toMatchObject({ isWaiting: true, created: { count: 0 } });
  expect(plan.questions[0].options.slice(1)).toEqual([
    { value: "macintosh", label: "Miloö" },
    { value: "windows-1252", label: "Miloš" },
  ]);
  const answers = JSON.stringify({ quelle: "neu", zeichensatz: "windows-1252" });
  expect((await imports.preview(table, { answers })).created.first[0].title).toBe("Miloš");
});

test("clubs may not import, Redaktion and Moderation may", async () => {
  const club = await newPanelUser(cmsUrl, "dorfforum-verein");
  expect((await club.ask("GET", "redaktion/uebernahme")).body.data.kalender).toEqual({
    mayImport: false,
    mayPublish: false,
    sources: [],
  });
  const body = new FormData();
  body.set("kind", "kalender");
  body.set("file", new File([calendarOf("Verein", evening("v", "Vom Verein"))], "verein.ics"));
  expect((await club.ask("POST", "redaktion/uebernahme/pruefen", body)).status).toBe(403);
  for (const role of ["dorfforum-redaktion", "dorfforum-moderation"]) {
    const user = await newPanelUser(cmsUrl, role);
    expect((await user.ask("GET", "redaktion/uebernahme")).body.data.kalender, role).toMatchObject({
      mayImport: true,
      mayPublish: true,
    });
  }
  expect((await fetch(`${cmsUrl}/redaktion/uebernahme`)).status).toBe(401);
});

test("by keyboard: a calendar's address in a private network is refused, a file is checked and taken over", async ({
  panelPage: page,
}) => {
  const editor = await openEditor();
  await openPanel(page, "plugins/redaktion/uebernehmen");
  const address = page.getByRole("textbox", { name: "oder Adresse des Kalenders" });
  await expect(address).toBeVisible({ timeout: 60_000 });
  await expectAccessible(page, "main");
  await page.getByRole("combobox", { name: "Name der Quelle: Von wem ist das?" }).fill("Tastatur");
  await address.fill("http://192.168.0.1/kalender.ics");
  await page.keyboard.press("Enter");
  await expect(page.getByText("sondern in einem privaten Netz")).toBeVisible({ timeout: 60_000 });
  await address.fill("");

  const text = calendarOf("Tastatur", evening("t", "Mit der Tastatur"), ["UID:x", "SUMMARY:Ohne Beginn"]);
  await page
    .getByLabel("Kalenderdatei")
    .setInputFiles({ name: "t.ics", mimeType: "text/calendar", buffer: Buffer.from(text) });
  await page.getByRole("button", { name: "Prüfen, was sich ändert" }).press("Enter");
  const heading = page.getByRole("heading", { name: "1 neu, 0 geändert, 0 unverändert" });
  await expect(heading).toBeFocused();
  await expect(page.getByText("Zeile 9: Der Termin hat keinen Beginn.")).toBeVisible();
  await expectAccessible(page, "main");
  await page.getByRole("button", { name: "Übernehmen" }).press("Enter");
  await expect(page.getByRole("heading", { name: "Übernommen: 1 neu, 0 geändert" })).toBeFocused();
  await expectAccessible(page, "main");
  expect(await editor.countEntries("veranstaltung", { Titel: "Mit der Tastatur" })).toBe(1);
});
