import assert from "node:assert/strict";
import { test } from "node:test";
import { readCalendar } from "./read-calendar";
import { calendarOf, eventOf, now } from "./testing/fixtures";
import { shownDates } from "./testing/shown-dates";

const read = (...lines: string[]) => readCalendar(calendarOf(...lines), { now });
const older = "ältere oder doppelte Fassungen von Terminen";

const at = (time: string) => `DTSTART;TZID=Europe/Berlin:${time}`;
const instead = (time: string) => `RECURRENCE-ID;TZID=Europe/Berlin:${time}`;
const weekly = eventOf(at("20270602T180000"), "DURATION:PT1H", "RRULE:FREQ=WEEKLY;COUNT=5");

test("of several versions of an event the highest SEQUENCE holds, wherever it stands", async () => {
  const versions = [
    eventOf(at("20270601T180000"), "SEQUENCE:0"),
    eventOf(at("20270608T190000"), "SEQUENCE:10"),
    eventOf(at("20270615T180000"), "SEQUENCE:9"),
  ];
  for (const order of [
    [0, 1, 2],
    [1, 2, 0],
    [2, 0, 1],
  ]) {
    const { entries, leftOut } = await read(...order.flatMap((index) => versions[index] ?? []));
    assert.deepEqual(shownDates(entries), ["2027-06-08T19:00"]);
    assert.deepEqual(leftOut, { [older]: 2 });
  }
});

test("of several versions of a date of a series the highest SEQUENCE holds, then the later DTSTAMP", async () => {
  const version = (time: string, ...lines: string[]) =>
    eventOf(instead("20270609T180000"), at(`20270609T${time}`), ...lines);
  const { entries } = await read(
    ...version("200000", "SEQUENCE:4", "DTSTAMP:20261102T080000Z"),
    ...version("193000", "SEQUENCE:2", "DTSTAMP:20261103T080000Z"),
    ...version("210000", "SEQUENCE:4", "DTSTAMP:20261101T080000Z"),
    ...weekly,
  );
  assert.deepEqual(shownDates(entries).slice(0, 3), [
    "2027-06-02T18:00",
    "2027-06-09T20:00",
    "2027-06-16T18:00",
  ]);
});

test("one UID on many dates is many events, with keys that do not depend on their order", async () => {
  const events = ["20270112", "20270119", "20270126"].map((day, index) =>
    eventOf(`DTSTART;VALUE=DATE:${day}`, `SEQUENCE:${index === 2 ? 1 : 0}`),
  );
  const other = eventOf("DTSTART;VALUE=DATE:20270112").map((line) => line.replace("Dorfabend", "Altpapier"));
  const keysOf = async (...blocks: string[][]) =>
    (await read(...blocks.flat())).entries.map(({ key }) => key).sort();
  const keys = await keysOf(...events, other);
  assert.deepEqual(keys, [
    "1@example.org#2027-01-12 Altpapier",
    "1@example.org#2027-01-12 Dorfabend",
    "1@example.org#2027-01-19",
    "1@example.org#2027-01-26",
  ]);
  assert.deepEqual(await keysOf(other, ...[...events].reverse()), keys);
});

test("the same event twice is there once", async () => {
  const event = eventOf(at("20270601T180000"));
  const { entries, leftOut } = await read(...event, ...event);
  assert.equal(entries[0]?.key, "1@example.org");
  assert.deepEqual([entries.length, leftOut], [1, { [older]: 1 }]);
});

test("a change of a date and all later ones begins a series of its own", async () => {
  const change = (id: string, time: string, ...lines: string[]) =>
    eventOf(`RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:${id}`, at(time), ...lines);
  const later = await read(...weekly, ...change("20270616T180000", "20270616T190000", "LOCATION:Anger"));
  assert.deepEqual(shownDates(later.entries), [
    "2027-06-02T18:00",
    "2027-06-09T18:00",
    "2027-06-16T19:00",
    "2027-06-23T19:00",
    "2027-06-30T19:00",
  ]);
  assert.deepEqual(
    later.entries.map(({ key, fields, notes }) => [key, fields.Ort, notes]),
    [
      ["1@example.org", null, []],
      ["1@example.org#2027-06-16T18:00", "Anger", []],
    ],
  );

  // To Thursday, with dates that are left out and changed before and after, and a second change for good
  const series = eventOf(
    at("20270602T180000"),
    "RRULE:FREQ=WEEKLY;BYDAY=WE;UNTIL=20270714T160000Z",
    "EXDATE;TZID=Europe/Berlin:20270609T180000,20270623T180000",
  );
  const { entries } = await read(
    ...change("20270707T180000", "20270707T203000"),
    ...change("20270616T180000", "20270617T190000"),
    ...eventOf(instead("20270630T180000"), at("20270702T100000")),
    ...series,
  );
  assert.deepEqual(shownDates(entries), [
    "2027-06-02T18:00",
    "2027-06-17T19:00",
    "2027-07-02T10:00",
    "2027-07-07T20:30",
    "2027-07-14T20:30",
  ]);
  const first = await read(...weekly, ...change("20270602T180000", "20270602T170000"));
  assert.deepEqual(shownDates(first.entries).slice(0, 2), ["2027-06-02T17:00", "2027-06-09T17:00"]);
  assert.equal(first.entries.length, 1);
});

test("a change for good that would need another rule is told", async () => {
  const { entries } = await read(
    ...eventOf(at("20270602T180000"), "RRULE:FREQ=MONTHLY;BYDAY=1WE;COUNT=5"),
    ...eventOf("RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Berlin:20270707T180000", at("20270708T180000")),
  );
  assert.match(entries[1]?.notes.join() ?? "", /auch für alle späteren Termine/);
});

test("a changed date whose series is not in the file says so", async () => {
  const { entries } = await read(...eventOf(instead("20270609T180000"), at("20270610T180000")));
  assert.deepEqual(shownDates(entries), ["2027-06-10T18:00"]);
  assert.match(entries[0]?.notes.join() ?? "", /vom 9\. Juni 2027 einer Serie, die nicht in der Datei steht/);
});

test("cancelled is what STATUS says in any spelling, or METHOD for the whole calendar", async () => {
  const statusOf = async (...lines: string[]) => (await read(...lines)).entries[0]?.fields.Terminstatus;
  const event = (...lines: string[]) => eventOf(at("20270601T180000"), ...lines);
  for (const status of ["CANCELLED", "CANCELED", "Cancelled", "canceled ", "Abgesagt"])
    assert.equal(await statusOf(...event(`STATUS:${status}`)), "abgesagt");
  for (const status of ["CONFIRMED", "TENTATIVE", "", "NOT-CANCELLED"])
    assert.equal(await statusOf(...event(`STATUS:${status}`)), "geplant");
  assert.equal(await statusOf("METHOD:CANCEL", ...event("STATUS:CONFIRMED")), "abgesagt");
  assert.equal(await statusOf("method;x-a=b:cancel", ...event()), "abgesagt");
  assert.equal(await statusOf("METHOD:REQUEST", ...event()), "geplant");
});

test("answers to invitations are no events, also beside a calendar", async () => {
  const event = (uid: string) =>
    eventOf(at("20270601T180000")).map((line) => line.replace("1@example.org", uid));
  const calendar = (method: string, uid: string) => calendarOf(`METHOD:${method}`, ...event(uid));
  const text = ["REPLY", "PUBLISH", "COUNTER", "CANCEL"]
    .map((method, index) => calendar(method, `${index}`))
    .join("");
  const { entries, leftOut } = await readCalendar(text, { now });
  assert.deepEqual(
    entries.map(({ key, fields }) => [key, fields.Terminstatus]),
    [
      ["1", "geplant"],
      ["3", "abgesagt"],
    ],
  );
  assert.deepEqual(leftOut, { "Antworten auf Einladungen": 2 });
});
