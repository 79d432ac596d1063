import assert from "node:assert/strict";
import { test } from "node:test";
import type { Core } from "@strapi/strapi";
import { alarmOf } from "../../../calendar-files/fetch-state";
import { readCalendar } from "../../../calendar-files/read-calendar";
import { calendarOf, eventOf } from "../../../calendar-files/testing/fixtures";
import { neighbourDates } from "./neighbours";
import { isPlain, remarksOf } from "./plan-source";
import { compareOthersAnew } from "./read-source";

const now = new Date("2026-11-28T10:00:00Z");

const datesOf = async (mayShowTexts: boolean, ...lines: string[]) =>
  neighbourDates(
    await readCalendar(calendarOf(...eventOf(...lines)), { now }),
    { Name: "Nachbardorf", Website: "https://nachbar.example", Mit_Text: mayShowTexts },
    now,
  );

test("a neighbour's series is spread out for two years, by the clock, without what is left out", async () => {
  const dates = await datesOf(
    false,
    "DTSTART;TZID=Europe/Berlin:20270326T190000",
    "DTEND;TZID=Europe/Berlin:20270326T210000",
    "RRULE:FREQ=DAILY;COUNT=4",
    "EXDATE;TZID=Europe/Berlin:20270327T190000",
    "DESCRIPTION:Nur für uns",
  );
  assert.deepEqual(
    dates.map(({ Beginn, Ende }) => [Beginn, Ende]),
    [
      ["2027-03-26T18:00:00.000Z", "2027-03-26T20:00:00.000Z"],
      ["2027-03-28T17:00:00.000Z", "2027-03-28T19:00:00.000Z"],
      ["2027-03-29T17:00:00.000Z", "2027-03-29T19:00:00.000Z"],
    ],
  );
  assert.ok(dates.every(({ Text, Link }) => Text === null && Link === "https://nachbar.example"));
  const endless = await datesOf(false, "DTSTART;VALUE=DATE:20261201", "RRULE:FREQ=WEEKLY");
  assert.equal(endless.length, 105);
  assert.ok(endless.every(({ Ende }) => /T2[12]:59:00/.test(String(Ende))));
});

test("a neighbour's date leads to its own address; its text is kept by agreement alone", async () => {
  const lines = ["DTSTART:20270101T180000Z", "DESCRIPTION:Mit Musik", "URL:https://nachbar.example/fest"];
  const [date] = await datesOf(true, ...lines);
  assert.equal(date?.Link, "https://nachbar.example/fest");
  assert.equal(date?.Text, "Mit Musik");
  assert.equal((await datesOf(false, ...lines))[0]?.Text, null);
});

test("what is said of entries is one sentence each; of several with the same it names the first", async () => {
  const { entries } = await readCalendar(
    calendarOf(
      ...eventOf("DTSTART;TZID=Vereinsheimzeit:20270105T190000"),
      ...eventOf("DTSTART;TZID=Vereinsheimzeit:20270112T190000", "RRULE:FREQ=HOURLY;COUNT=3"),
    ),
    { now },
  );
  assert.deepEqual(remarksOf(entries), [
    "Dorfabend und 1 weitere: Die Zeitzone „Vereinsheimzeit“ ist unbekannt: Die Uhrzeit gilt als deutsche Zeit.",
    "Dorfabend: Die Wiederholung ist nicht zu verstehen: Übernommen wird nur der erste Termin.",
  ]);
});

test("when dates of a source have left the site, others are asked for theirs, even if those are unchanged", async () => {
  const reading = { etag: "1", hash: "x", notBefore: "2026-11-28T11:00:00Z" };
  const stored = [
    { id: 1, documentId: "verein", Art: "hier", Stand: { reading, dates: 3 } },
    { id: 2, documentId: "gemeinde", Art: "hier", Stand: { reading, dates: 4 } },
    { id: 3, documentId: "datei", Art: "hier", Stand: null },
  ];
  type Asked = { where: { id?: number; documentId?: { $ne: string } }; data: object };
  const query = () => ({
    findMany: async ({ where }: Asked) => stored.filter((each) => each.documentId !== where.documentId?.$ne),
    updateMany: async ({ where, data }: Asked) =>
      stored.filter(({ id }) => id === where.id).map((each) => Object.assign(each, data)),
  });
  await compareOthersAnew({ db: { query } } as unknown as Core.Strapi, { documentId: "verein" });
  assert.deepEqual(
    stored.map(({ Stand }) => Stand),
    [{ reading, dates: 3 }, { reading: { notBefore: reading.notBefore }, dates: 4 }, null],
  );
});

test("only texts without anything like a link appear at once", () => {
  for (const Kurztext of ["Wir singen.", "Eintritt: 5 Euro, ab 18 Uhr (Saal)", null])
    assert.ok(isPlain({ Titel: "Probe", Kurztext }), String(Kurztext));
  for (const Kurztext of [
    "https://a.example",
    "HTTP://a.example",
    "www.a.example",
    "[hier](/kontakt)",
    "<b>",
    "a@b.example",
  ])
    assert.ok(!isPlain({ Titel: "Probe", Kurztext }), Kurztext);
});

test("what waits is told at once, a problem after two days, a source that is off never", () => {
  const source = { Aus: false, Adresse: "https://a.example", createdAt: "2026-11-01T00:00:00Z" };
  const problem = "Den Kalender gibt es nicht.";
  assert.match(String(alarmOf(source, { waiting: "Er ist leer." }, now)), /Wartet auf Sie: Er ist leer/);
  assert.equal(alarmOf(source, { problem, readAt: "2026-11-26T10:00:01Z" }, now), undefined);
  const told = alarmOf(source, { problem, readAt: "2026-11-26T10:00:00Z" }, now);
  assert.equal(told, "Seit 26. November nicht gelesen: Den Kalender gibt es nicht.");
  assert.match(String(alarmOf(source, { problem }, now)), /Seit 1\. November/);
  assert.match(String(alarmOf({ ...source, Adresse: null }, {}, now)), /Adresse fehlt/);
  assert.equal(alarmOf({ ...source, Aus: true }, { problem }, now), undefined);
});
