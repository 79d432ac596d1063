import assert from "node:assert/strict";
import { test } from "node:test";
import { ImportProblem } from "../http/import-problem";
import { readCalendar } from "./read-calendar";
import { calendarOf, eventOf, now } from "./testing/fixtures";
import { shownDates } from "./testing/shown-dates";

const read = (text: string) => readCalendar(text, { now });
const datesWith = async (begin: string) => shownDates((await read(calendarOf(...eventOf(begin)))).entries);

test("zones of Windows, Outlook and Exchange are known, quoted or bare", async () => {
  for (const zone of [
    "W. Europe Standard Time",
    "Central Europe Standard Time",
    "Romance Standard Time 1",
    "Mitteleuropäische Zeit",
    '"(UTC+01:00) Amsterdam, Berlin, Bern, Rome, Stockholm, Vienna"',
    "(UTC+01:00) Amsterdam, Berlin, Bern, Rom, Stockholm, Wien",
    "(GMT+01.00) Sarajevo/Warschau/Zagreb",
    "(UTC+01:00) Brüssel; Kopenhagen; Madrid; Paris",
    "GMT +0100 (Standard) / GMT +0200 (Daylight)",
    "/freeassociation.sourceforge.net/Europe/Berlin",
  ])
    assert.deepEqual(await datesWith(`DTSTART;TZID=${zone}:20270601T180000`), ["2027-06-01T18:00"], zone);
  for (const [zone, time] of [
    ["(UTC+00:00) Dublin, Edinburgh, Lissabon, London", "19:00"],
    ["GMT Standard Time", "19:00"],
    ["FLE Standard Time", "17:00"],
    ["Eastern Standard Time", "00:00"],
    ["tzone://Microsoft/Utc", "20:00"],
  ])
    assert.equal((await datesWith(`DTSTART;TZID=${zone}:20270601T180000`))[0]?.slice(11), time, zone);
  const { entries } = await read(calendarOf(...eventOf("DTSTART;TZID=Ahornbachzeit:20270601T180000")));
  assert.match(entries[0]?.notes.join() ?? "", /Ahornbachzeit.*unbekannt/);
});

test("a property is cut at the first colon outside of quotes", async () => {
  const text = calendarOf(
    ...eventOf(
      "DTSTART:20270601T160000Z",
      'LOCATION;ALTREP="https://verein.example:8080/a;b";LANGUAGE=de:Saal: Zur "Post"',
      'DESCRIPTION;X-NOTE="a:b":Beginn: 18:00',
    ),
  );
  const fields = (await read(text)).entries[0]?.fields;
  assert.deepEqual([fields?.Ort, fields?.Kurztext], ['Saal: Zur "Post"', "Beginn: 18:00"]);
});

test("small letters, parameters of the calendar, and its name with escapes and entities are read", async () => {
  const { name, entries } = await read(
    [
      "begin:vcalendar",
      "x-wr-calname;language=de:Vereine\\, Musterbach &amp; M&uuml;hldorf",
      "x-wr-timezone;x-a=b:Europe/London",
      "begin:vevent",
      "uid:1",
      "dtstart;value=date-time:20270601T180000",
      "summary;language=de:Fest",
      "end:vevent",
      "end:vcalendar",
    ].join("\n"),
  );
  assert.equal(name, "Vereine, Musterbach & Mühldorf");
  assert.deepEqual(shownDates(entries), ["2027-06-01T19:00"]);
});

test("indented files are read, and their folded lines too", async () => {
  const [begin = "", ...lines] = calendarOf(
    ...eventOf("DTSTART;TZID=Europe/Berlin:20270601T180000", "DESCRIPTION:Ein langer\r\n  Text"),
  ).split("\r\n");
  const { entries } = await read([`    ${begin}`, ...lines].join("\r\n"));
  assert.equal(entries[0]?.fields.Kurztext, "Ein langer Text");

  const indented = await read([begin, ...lines].map((line) => (line ? `  ${line}` : "")).join("\n"));
  assert.deepEqual(shownDates(indented.entries), ["2027-06-01T18:00"]);
  assert.equal(indented.entries[0]?.fields.Kurztext, "Ein langer Text");
});

test("quoted-printable becomes text, with and without its parameter and over several lines", async () => {
  const text = calendarOf(
    "BEGIN:VEVENT",
    "DTSTART:20270601T160000Z",
    "SUMMARY;ENCODING=QUOTED-PRINTABLE;CHARSET=UTF-8:K=C3=A4se=",
    "fest; 2=3D2",
    "LOCATION;QUOTED-PRINTABLE:B=FCrgerhaus",
    "DESCRIPTION:Gem=C3=BCtlich",
    "URL:https://verein.example/?a=C3",
    "END:VEVENT",
  );
  const { entries, skipped } = await read(text);
  const { Titel, Ort, Kurztext } = entries[0]?.fields ?? {};
  assert.deepEqual([Titel, Ort, skipped], ["Käsefest; 2=2", "Bürgerhaus", []]);
  assert.equal(Kurztext, "Gemütlich\n\nhttps://verein.example/?a=C3");
});

const generated = calendarOf(
  "X-WR-CALNAME:Dorf",
  ...Array.from({ length: 6 }, (_, index) => [
    "BEGIN:VEVENT",
    `UID:${index}@example.org`,
    `DTSTART;TZID="(UTC+01:00) Berlin":202703${10 + index}T190000`,
    "DURATION:PT1H30M",
    "RRULE:FREQ=MONTHLY;BYDAY=2WE;COUNT=5",
    "RDATE;VALUE=PERIOD:20270401T170000Z/PT3H,20270402T170000Z/20270402T180000Z",
    "EXDATE;VALUE=DATE:20270414",
    "SUMMARY;ENCODING=QUOTED-PRINTABLE:Gr=C3=BC=",
    "n &amp; Wei&szlig; 🎉",
    "DESCRIPTION:<p>Text</p>\\n* Punkt\\, \r\n  gefaltet",
    "END:VEVENT",
  ]).flat(),
);

test("a file cut between two events is refused", async () => {
  const cut = generated.slice(0, generated.indexOf("BEGIN:VEVENT", generated.indexOf("END:VEVENT")));
  await assert.rejects(read(cut), /nicht vollständig: Die letzte Zeile END:VCALENDAR fehlt/);
  await assert.rejects(read(`${generated}${cut}`), ImportProblem);
});

test("a file cut at every hundredth byte is refused, and read as far as it goes when it is closed again", async () => {
  const bytes = Buffer.from(generated);
  for (let length = 0; length < bytes.length - 20; length += 100) {
    const cut = bytes.subarray(0, length).toString();
    await assert.rejects(read(cut), ImportProblem);
    const closed = await read(`${cut.startsWith("BEGIN") ? cut : "BEGIN:VCALENDAR"}\r\nEND:VCALENDAR\r\n`);
    const whole = cut.split("END:VEVENT\r\n").length - 1;
    assert.equal(new Set(closed.entries.map(({ line }) => line)).size, whole, `${length} bytes`);
  }
});
