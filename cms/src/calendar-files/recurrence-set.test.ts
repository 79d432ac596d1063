import assert from "node:assert/strict";
import { test } from "node:test";
import { readCalendar } from "./read-calendar";
import { calendarOf, eventOf, now } from "./testing/fixtures";
import { shownDates, villageTime } from "./testing/shown-dates";

const read = (...lines: string[]) => readCalendar(calendarOf(...eventOf(...lines)), { now });
const datesOf = async (...lines: string[]) => shownDates((await read(...lines)).entries);
const daysOf = async (...lines: string[]) => (await datesOf(...lines)).map((date) => date.slice(0, 10));

const weekly = ["DTSTART;TZID=Europe/Berlin:20270105T193000", "RRULE:FREQ=WEEKLY;COUNT=4"];
const january = ["2027-01-05", "2027-01-12", "2027-01-19", "2027-01-26"];

test("a date of the rule that RDATE repeats is there once, another one besides", async () => {
  const repeated = "RDATE;TZID=Europe/Berlin:20270105T193000,20270112T193000,20270114T200000,20270114T200000";
  assert.deepEqual(await datesOf(...weekly, repeated), [
    "2027-01-05T19:30",
    "2027-01-12T19:30",
    "2027-01-14T20:00",
    "2027-01-19T19:30",
    "2027-01-26T19:30",
  ]);
  const begin = "DTSTART;TZID=Europe/Berlin:20270105T193000";
  assert.deepEqual(await daysOf(begin, "RDATE;TZID=Europe/Berlin:20270105T193000,20270106T193000"), [
    "2027-01-05",
    "2027-01-06",
  ]);
  assert.deepEqual(await daysOf("DTSTART;VALUE=DATE:20270105", "RDATE;VALUE=DATE:20270105,20270106"), [
    "2027-01-05",
    "2027-01-06",
  ]);
});

test("an EXDATE that is a day leaves out all that lies on it", async () => {
  assert.deepEqual(
    await daysOf(
      ...weekly,
      "RDATE;TZID=Europe/Berlin:20270112T090000,20270113T090000",
      "EXDATE;VALUE=DATE:20270112,20270126",
    ),
    ["2027-01-05", "2027-01-13", "2027-01-19"],
  );
});

test("an EXDATE with a time leaves out that time alone, in whatever zone it is written", async () => {
  assert.deepEqual(await daysOf(...weekly, "EXDATE;TZID=Europe/Berlin:20270112T100000"), january);
  assert.deepEqual(await daysOf(...weekly, "EXDATE:20270112T183000Z,20270119T193000"), [
    "2027-01-05",
    "2027-01-26",
  ]);
});

test("an all-day series leaves out days that are written with a time", async () => {
  const dates = await daysOf(
    "DTSTART;VALUE=DATE:20270105",
    "RRULE:FREQ=WEEKLY;COUNT=3",
    "EXDATE;TZID=Europe/Berlin:20270112T000000",
  );
  assert.deepEqual(dates, ["2027-01-05", "2027-01-19"]);
});

test("an unreadable date of a list is told and does not lose the others, an empty one is nothing", async () => {
  const { entries, skipped } = await read(
    ...weekly,
    "EXDATE;TZID=Europe/Berlin:20270112T193000,20270119T193000,",
    "RDATE;TZID=Europe/Berlin:20270230T193000,20270201T193000",
  );
  assert.deepEqual(
    shownDates(entries).map((date) => date.slice(0, 10)),
    ["2027-01-05", "2027-01-26", "2027-02-01"],
  );
  assert.deepEqual(skipped, [{ line: 9, reason: "Die Angabe RDATE ist unlesbar: 20270230T193000" }]);
});

test("a period of RDATE keeps its own length, also in the place of the rule's date", async () => {
  const { entries } = await read(
    "DTSTART:20270324T070000Z",
    "DURATION:PT1H",
    "RRULE:FREQ=DAILY;UNTIL=20270328T230000Z",
    "RDATE;VALUE=PERIOD:20270325T110000Z/PT3H,20270326T070000Z/20270326T093000Z",
  );
  assert.deepEqual(
    entries
      .map(({ fields: { Beginn, Ende } }) => `${villageTime(Beginn)} ${villageTime(Ende).slice(11)}`)
      .sort(),
    [
      "2027-03-24T08:00 09:00",
      "2027-03-25T08:00 09:00",
      "2027-03-25T12:00 15:00",
      "2027-03-26T08:00 10:30",
      "2027-03-27T08:00 09:00",
      "2027-03-28T09:00 10:00",
    ],
  );
  const village = await read(...weekly, "DURATION:PT1H", "RDATE;VALUE=PERIOD:20270112T183000Z/PT3H");
  assert.deepEqual(shownDates(village.entries), [
    "2027-01-05T19:30",
    "2027-01-12T19:30",
    "2027-01-19T19:30",
    "2027-01-26T19:30",
  ]);
  assert.equal(villageTime(village.entries[1]?.fields.Ende), "2027-01-12T22:30");
});

test("hours of a DURATION are exact over a change of the clocks, days nominal", async () => {
  const endOf = async (begin: string, duration: string) => {
    const { entries } = await read(`DTSTART;TZID=Europe/Berlin:${begin}`, `DURATION:${duration}`);
    return villageTime(entries[0]?.fields.Ende);
  };
  assert.equal(await endOf("20270327T220000", "PT8H"), "2027-03-28T07:00");
  assert.equal(await endOf("20271030T220000", "PT8H"), "2027-10-31T05:00");
  assert.equal(await endOf("20270327T220000", "P1D"), "2027-03-28T22:00");
  assert.equal(await endOf("20270327T220000", "P1DT2H"), "2027-03-29T00:00");
  assert.equal(await endOf("20270327T220000", "P1W"), "2027-04-03T22:00");
});

test("a series in UTC is an hour later in summer and keeps its last date", async () => {
  const { entries } = await read("DTSTART:20261201T090000Z", "RRULE:FREQ=DAILY;COUNT=150");
  const dates = shownDates(entries);
  assert.equal(dates.length, 150);
  assert.deepEqual(
    ["2027-03-27", "2027-03-28", "2027-03-29"].map((day) => dates.find((date) => date.startsWith(day))),
    ["2027-03-27T10:00", "2027-03-28T11:00", "2027-03-29T11:00"],
  );
  assert.equal(dates.at(-1), "2027-04-29T11:00");
  assert.equal(entries.length, 2);

  // UNTIL is the last date itself, an hour earlier by the village's clock than the first.
  const autumn = await datesOf("DTSTART:20271020T090000Z", "RRULE:FREQ=WEEKLY;UNTIL=20271110T090000Z");
  assert.deepEqual(autumn, ["2027-10-20T11:00", "2027-10-27T11:00", "2027-11-03T10:00", "2027-11-10T10:00"]);
  const long = await datesOf("DTSTART:20270601T090000Z", "RRULE:FREQ=DAILY;UNTIL=20280114T090000Z");
  assert.deepEqual([long.length, long.at(-1)], [228, "2028-01-14T10:00"]);
});

test("an UNTIL that is a day means the day of the series' zone", async () => {
  const dates = await datesOf(
    "DTSTART;TZID=America/New_York:20270105T200000",
    "RRULE:FREQ=WEEKLY;UNTIL=20270119",
  );
  assert.deepEqual(dates, ["2027-01-06T02:00", "2027-01-13T02:00", "2027-01-20T02:00"]);
});

test("the beginning is a date also where the rule names other days", async () => {
  const dates = await daysOf(
    "DTSTART;TZID=Europe/Berlin:20270104T190000",
    "RRULE:FREQ=WEEKLY;BYDAY=TU;COUNT=3",
  );
  assert.deepEqual(dates, ["2027-01-04", "2027-01-05", "2027-01-12"]);
});

test("weeks of the year that reach into January", async () => {
  const { entries } = await read(
    "DTSTART;TZID=Europe/Berlin:20270102T100000",
    "RRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=SA,SU;COUNT=4",
  );
  assert.deepEqual(shownDates(entries, "2040-01-01"), ["2027-01-02T10:00", "2027-01-03T10:00"]);
  assert.match(entries[0]?.notes.join() ?? "", /spätere kommen beim nächsten Übernehmen dazu/);
  const begin = (day: string) => `DTSTART;TZID=Europe/Berlin:${day}T100000`;
  assert.deepEqual(await daysOf(begin("20270103"), "RRULE:FREQ=YEARLY;BYWEEKNO=-1;BYDAY=SU;COUNT=2"), [
    "2027-01-03",
    "2028-01-02",
  ]);
  assert.deepEqual(await daysOf(begin("20270105"), "RRULE:FREQ=YEARLY;BYWEEKNO=1;BYDAY=TU;COUNT=2"), [
    "2027-01-05",
    "2028-01-04",
  ]);
  const beforeNewYear = await daysOf(begin("20270101"), "RRULE:FREQ=YEARLY;BYWEEKNO=52,53;BYDAY=FR;COUNT=2");
  assert.deepEqual(beforeNewYear, ["2027-01-01", "2027-12-31"]);
});

for (const rule of ["BYDAY=53SA", "BYDAY=53SA;COUNT=2", "BYYEARDAY=364,365;BYDAY=SA"])
  test(`of FREQ=YEARLY;${rule}, which nobody counts right, the first date is taken`, async () => {
    const { entries } = await read("DTSTART;TZID=Europe/Berlin:20281230T100000", `RRULE:FREQ=YEARLY;${rule}`);
    assert.deepEqual(shownDates(entries, "2040-01-01"), ["2028-12-30T10:00"]);
    assert.match(entries[0]?.notes.join() ?? "", /nur der erste Termin/);
  });

test("days that do not exist are moved where the rule says so", async () => {
  const begin = "DTSTART;TZID=Europe/Berlin:20270131T100000";
  const rule = "RRULE:FREQ=MONTHLY;COUNT=3";
  const backward = ["2027-01-31", "2027-02-28", "2027-03-31"];
  assert.deepEqual(await daysOf(begin, `${rule};SKIP=BACKWARD`), backward);
  assert.deepEqual(
    await daysOf(begin, `RRULE:RSCALE=GREGORIAN;FREQ=MONTHLY;SKIP=BACKWARD;COUNT=3`),
    backward,
  );
  assert.deepEqual(await daysOf(begin, `${rule};RSCALE=GREGORIAN;SKIP=FORWARD`), [
    "2027-01-31",
    "2027-03-01",
    "2027-03-31",
  ]);
  const { entries } = await read(begin, `${rule};RSCALE=GREGORIAN`);
  assert.equal(entries[0]?.fields.Wiederholung, "FREQ=MONTHLY;BYMONTHDAY=31;COUNT=3");
});

test("a series whose last date is over is past, one whose last date is left out too", async () => {
  const { entries, leftOut } = await read("DTSTART:20200101T180000Z", "RRULE:FREQ=WEEKLY;COUNT=3");
  assert.deepEqual([entries, leftOut], [[], { "vergangene Termine": 1 }]);
  const leap = await read("DTSTART;VALUE=DATE:20240229", "RRULE:FREQ=YEARLY;UNTIL=20270301");
  assert.deepEqual(leap.leftOut, { "vergangene Termine": 1 });
  const excluded = await read(
    "DTSTART;TZID=Europe/Berlin:20261110T180000",
    "RRULE:FREQ=WEEKLY;COUNT=3",
    "EXDATE;TZID=Europe/Berlin:20261124T180000",
  );
  assert.deepEqual(excluded.leftOut, { "vergangene Termine": 1 });
  assert.equal((await read("DTSTART:20261109T180000Z", "RRULE:FREQ=WEEKLY;COUNT=3")).entries.length, 1);
});

const changes = (name: string, from: string, to: string, ...dates: string[]) => [
  `BEGIN:${name}`,
  `DTSTART:${dates[0]}`,
  `RDATE:${dates.slice(1)}`,
  `TZOFFSETFROM:${from}`,
  `TZOFFSETTO:${to}`,
  `END:${name}`,
];
const villageClocks = [
  "BEGIN:VTIMEZONE",
  "TZID:Dorfzeit",
  ...changes("DAYLIGHT", "+0100", "+0200", "20260329T020000", "20270328T020000", "20280326T020000"),
  ...changes("STANDARD", "+0200", "+0100", "20261025T030000", "20271031T030000", "20281029T030000"),
  "END:VTIMEZONE",
];

for (const [time, begin] of [
  ["20270328T013000", "00:30"],
  ["20270328T023000", "01:30"],
  ["20270328T033000", "01:30"],
  ["20271031T013000", "23:30"],
  ["20271031T023000", "00:30"],
  ["20271031T033000", "02:30"],
])
  test(`${time} of a zone of the file's own, in a night in which clocks change, is ${begin} UTC`, async () => {
    const text = calendarOf(...villageClocks, ...eventOf(`DTSTART;TZID=Dorfzeit:${time}`));
    const { entries } = await readCalendar(text, { now });
    assert.equal(String(entries[0]?.fields.Beginn).slice(11, 16), begin);
  });

test("a zone of the file's own with several dates in one RDATE is read whole", async () => {
  const text = calendarOf(
    ...villageClocks,
    ...["20261201", "20270601", "20271201", "20280601", "20281201"].flatMap((day) =>
      eventOf(`DTSTART;TZID=Dorfzeit:${day}T180000`, `DESCRIPTION:${day}`),
    ),
  );
  assert.deepEqual(shownDates((await readCalendar(text, { now })).entries), [
    "2026-12-01T18:00",
    "2027-06-01T18:00",
    "2027-12-01T18:00",
    "2028-06-01T18:00",
    "2028-12-01T18:00",
  ]);
});
