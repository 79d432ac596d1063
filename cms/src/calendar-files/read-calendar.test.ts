import assert from "node:assert/strict";
import { test } from "node:test";
import { ImportProblem } from "../http/import-problem";
import { readCalendar } from "./read-calendar";
import { calendarFile, calendarOf, eventOf, now } from "./testing/fixtures";
import { shownDates } from "./testing/shown-dates";

const read = (text: string) => readCalendar(text, { now });
const readOne = async (...lines: string[]) => {
  const { entries } = await read(calendarOf(...eventOf(...lines)));
  assert.ok(entries[0]);
  return entries[0];
};

test("a Google calendar: HTML becomes text, a moved date belongs to its series, private events stay out", async () => {
  const { name, entries, skipped, leftOut } = await read(calendarFile("google"));
  assert.equal(name, "Dorfverein");
  assert.deepEqual(skipped, []);
  assert.deepEqual(leftOut, { "als privat oder vertraulich gekennzeichnete Termine": 1 });
  const [choir, festival] = entries;
  assert.deepEqual(choir?.fields, {
    Titel: "Chorprobe",
    Kurztext: "Wir proben im Saal.  \nNeue Stimmen sind willkommen: https://chor.example.org/",
    Beginn: "2027-01-12T18:30:00.000Z",
    Ende: "2027-01-12T20:00:00.000Z",
    Ganztaegig: false,
    Ort: "Dorfhaus",
    Adresse: "Hauptstraße 1, 12345 Ahornbach",
    Terminstatus: "geplant",
    Wiederholung: "FREQ=WEEKLY;BYDAY=TU;UNTIL=20270629T215959Z",
    Ausnahmen: [
      {
        Datum: "2027-02-16",
        Art: "verlegt",
        Beginn: "2027-02-18T19:00:00.000Z",
        Ende: "2027-02-18T21:00:00.000Z",
        Hinweis: "ausnahmsweise Donnerstag",
      },
      { Datum: "2027-03-30", Art: "kein_termin" },
    ],
    Kategorien: [],
  });
  assert.deepEqual(
    choir?.singles?.map(({ entry }) => entry.key),
    ["probe@google.com#2027-02-16T19:30"],
  );
  assert.equal(festival?.fields.Ganztaegig, true);
  assert.equal(festival?.fields.Ende, "2027-05-02T21:59:00.000Z");
  assert.equal(festival?.fields.Terminstatus, "abgesagt");
  assert.equal(entries.length, 2);
});

test("whole days that are written in UTC, from midnight there or in the village, are whole days", async () => {
  for (const [begin, end, first, last] of [
    ["20270105T000000Z", "20270106T000000Z", "2027-01-04T23:00:00.000Z", "2027-01-05T22:59:00.000Z"],
    ["20270704T220000Z", "20270706T220000Z", "2027-07-04T22:00:00.000Z", "2027-07-06T21:59:00.000Z"],
    ["20270327T230000Z", "20270328T220000Z", "2027-03-27T23:00:00.000Z", "2027-03-28T21:59:00.000Z"],
  ]) {
    const { fields } = await readOne(`DTSTART:${begin}`, `DTEND:${end}`);
    assert.deepEqual([fields.Ganztaegig, fields.Beginn, fields.Ende], [true, first, last]);
  }
  const { fields } = await readOne("DTSTART:20270105T000000Z", "DTEND:20270105T230000Z");
  assert.equal(fields.Ganztaegig, false);
});

test("an Exchange calendar: its own name of the zone, folded UIDs, and whole days from midnight to midnight", async () => {
  const { entries, skipped } = await read(calendarFile("exchange"));
  const [council, closed] = entries;
  assert.equal(council?.fields.Beginn, "2027-01-20T18:00:00.000Z");
  assert.equal(council?.fields.Wiederholung, "FREQ=MONTHLY;BYDAY=3WE");
  assert.equal(council?.fields.Kurztext, "Öffentliche Sitzung.  \n1\\. Begrüßung  \n2\\. Haushalt");
  assert.match(council?.key ?? "", /^0400.*FFFF$/);
  assert.equal(closed?.fields.Ganztaegig, true);
  assert.equal(closed?.fields.Ende, "2027-05-07T21:59:00.000Z");
  assert.deepEqual(skipped, []);
});

test("a Nextcloud calendar: a duration, a place that is a link, and a series of another zone as single dates", async () => {
  const { entries } = await read(calendarFile("nextcloud"));
  const [work, ...talks] = entries;
  assert.equal(work?.fields.Ende, "2027-03-06T12:00:00.000Z");
  assert.equal(work?.fields.Ort, "Online");
  assert.match(String(work?.fields.Kurztext), /treffen\.example\.org/);
  assert.deepEqual(work?.fields.Kategorien, ["Vereine", "Sport"]);
  assert.equal(talks.length, 20);
  // The clocks change two weeks earlier in New York.
  assert.deepEqual(
    talks.slice(9, 13).map(({ fields }) => fields.Beginn),
    [
      "2027-03-09T18:00:00.000Z",
      "2027-03-16T17:00:00.000Z",
      "2027-03-23T17:00:00.000Z",
      "2027-03-30T17:00:00.000Z",
    ],
  );
  assert.match(talks[0]?.notes.join() ?? "", /einzelnen Terminen/);
});

test("a waste calendar: bare dates, no UIDs, and broken lines that are told with their number", async () => {
  const { entries, skipped } = await read(calendarFile("abfall"));
  assert.deepEqual(
    entries.map(({ title, fields }) => [title, fields.Beginn, fields.Ganztaegig]),
    [
      ["Restmülltonne", "2027-01-06T23:00:00.000Z", true],
      ["Gelbe Säcke", "2027-01-07T23:00:00.000Z", true],
    ],
  );
  assert.deepEqual(skipped, [
    { line: 14, reason: "Diese Zeile ist unverständlich: bereitstellen" },
    { line: 16, reason: "Der Beginn in Zeile 17 ist unlesbar." },
    { line: 20, reason: "Der Termin hört mittendrin auf." },
  ]);
});

test("a church's calendar: a thousand-year series is cut and says so, unknown zones count as German time", async () => {
  const { entries } = await read(calendarFile("kirche"));
  const [easter, festival, ...music] = entries;
  assert.equal(easter?.fields.Wiederholung, "FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU;UNTIL=20771231T225959Z");
  assert.deepEqual(easter?.notes, ["Die Serie reicht bis ins Jahr 3027; übernommen wird sie bis Ende 2077."]);
  assert.deepEqual(festival?.notes, ["Das Ende liegt vor dem Beginn und bleibt weg."]);
  assert.deepEqual(
    music.map(({ fields }) => fields.Beginn),
    ["2027-07-04T16:00:00.000Z", "2027-07-11T16:00:00.000Z", "2027-07-25T16:00:00.000Z"],
  );
  assert.match(music[0]?.notes.join() ?? "", /Kirchenzeit.*unbekannt/);
});

test("a Dorfforum's own file gives each date once: EXDATE is no date, and what stands there is an entry", async () => {
  const eventWith = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"];
  const single = (day: string, ...more: string[]) =>
    eventWith(`UID:reihe-${day}@dorfforum`, `DTSTART;TZID=Europe/Berlin:${day}T190000`, ...more);
  const { entries } = await read(
    calendarOf(
      ...eventWith(
        "UID:reihe@dorfforum",
        "DTSTART;TZID=Europe/Berlin:20270202T190000",
        "SUMMARY:Chorprobe",
        "RRULE:FREQ=WEEKLY;UNTIL=20270302T225959Z",
        "EXDATE;TZID=Europe/Berlin:20270209T190000,20270216T190000",
      ),
      ...single("20270209", "SUMMARY:Fällt aus: Chorprobe", "STATUS:CANCELLED"),
      ...single("20270216", "SUMMARY:Chorprobe", "DESCRIPTION:Mit Noten"),
    ),
  );
  assert.deepEqual(
    entries.map(({ fields }) => [fields.Titel, fields.Terminstatus, fields.Ausnahmen]),
    [
      [
        "Chorprobe",
        "geplant",
        [
          { Datum: "2027-02-09", Art: "kein_termin" },
          { Datum: "2027-02-16", Art: "kein_termin" },
        ],
      ],
      ["Fällt aus: Chorprobe", "abgesagt", []],
      ["Chorprobe", "geplant", []],
    ],
  );
  assert.deepEqual(
    shownDates(entries).map((date) => date.slice(0, 10)),
    ["2027-02-02", "2027-02-09", "2027-02-16", "2027-02-23", "2027-03-02"],
  );
});

test("a calendar gathered of several programs: folded characters, several left-out dates, a cancelled one, no end", async () => {
  const { entries, skipped, leftOut } = await read(calendarFile("vereinsring"));
  const [practice, cleaning, festival, market] = entries;
  assert.deepEqual([entries.length, skipped, leftOut], [4, [], {}]);
  assert.equal(practice?.fields.Wiederholung, "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO;UNTIL=20270630T215959Z");
  assert.deepEqual(practice?.fields.Ausnahmen, [
    {
      Datum: "2027-03-01",
      Art: "verlegt",
      Beginn: "2027-03-02T18:00:00.000Z",
      Ort: "Löschteich",
      Hinweis: "am Löschteich",
    },
    { Datum: "2027-03-29", Art: "kein_termin" },
    { Datum: "2027-04-12", Art: "faellt_aus" },
    { Datum: "2027-05-24", Art: "kein_termin" },
  ]);
  assert.match(String(practice?.fields.Kurztext), /Gerät, Schläuche; Stiefel\./);
  assert.equal(festival?.fields.Terminstatus, "abgesagt");
  assert.equal(cleaning?.fields.Ende, null);
  assert.match(market?.title ?? "", /20 Ständen – Eintritt frei, Würstchen 3 €$/);
});

test("a daily series of a thousand years has at most a thousand dates", async () => {
  const { fields, notes } = await readOne(
    "DTSTART;TZID=Europe/Berlin:20270101T080000",
    "RRULE:FREQ=DAILY;COUNT=365000",
  );
  assert.equal(fields.Wiederholung, "FREQ=DAILY;COUNT=1000");
  assert.deepEqual(notes, ["Die Serie hat 365.000 Termine; übernommen werden die ersten 1.000."]);
});

test("single dates of an endless series in another zone end after a hundred, and say so", async () => {
  const { entries } = await read(
    calendarOf(
      ...eventOf("DTSTART:20200101T180000Z", "DTEND:20200101T190000Z", "RRULE:FREQ=WEEKLY;BYDAY=WE"),
    ),
  );
  assert.equal(entries.length, 100);
  assert.equal(entries[0]?.fields.Beginn, "2026-11-25T18:00:00.000Z");
  assert.match(entries[0]?.notes.join() ?? "", /Mehr als 100 Termine/);
});

test("a rule that has no date is not counted out for ever", async () => {
  const { notes } = await readOne("DTSTART:20270101T180000Z", "RRULE:FREQ=MONTHLY;BYMONTH=2;BYMONTHDAY=30");
  assert.match(notes.join(), /nur der erste Termin/);
});

test("past dates are counted and stay out, unless they are wanted", async () => {
  const text = calendarOf(...eventOf("DTSTART:20200501T180000Z"));
  assert.deepEqual((await read(text)).leftOut, { "vergangene Termine": 1 });
  assert.equal((await readCalendar(text, { now, withPast: true })).entries.length, 1);
});

test("times without a zone are of the calendar's, or German ones", async () => {
  const floating = "DTSTART:20270601T180000";
  assert.equal((await readOne(floating)).fields.Beginn, "2027-06-01T16:00:00.000Z");
  const { entries } = await read(calendarOf("X-WR-TIMEZONE:Europe/London", ...eventOf(floating)));
  assert.equal(entries[0]?.fields.Beginn, "2027-06-01T17:00:00.000Z");
});

test("a series of a zone that is always an hour apart is one entry with a rule", async () => {
  const { fields } = await readOne(
    "DTSTART;TZID=Europe/London:20270105T190000",
    "RRULE:FREQ=WEEKLY;BYDAY=TU",
  );
  assert.equal(fields.Beginn, "2027-01-05T19:00:00.000Z");
  assert.equal(fields.Wiederholung, "FREQ=WEEKLY;BYDAY=TU");
});

test("an UNTIL before the time of its day leaves that day out", async () => {
  const { fields } = await readOne(
    "DTSTART;TZID=Europe/Berlin:20270105T190000",
    "RRULE:FREQ=WEEKLY;BYDAY=TU;UNTIL=20270202T000000Z",
  );
  assert.equal(fields.Wiederholung, "FREQ=WEEKLY;BYDAY=TU;UNTIL=20270201T225959Z");
});

test("a rule that ends before it begins leaves the first date, and it is said", async () => {
  for (const until of ["20260701", "20270701T170000Z"]) {
    const { fields, notes } = await readOne(
      "DTSTART;TZID=Europe/Berlin:20270701T193000",
      `RRULE:FREQ=WEEKLY;UNTIL=${until}`,
    );
    assert.deepEqual([fields.Beginn, fields.Wiederholung], ["2027-07-01T17:30:00.000Z", null]);
    assert.match(notes.join(), /endet vor dem ersten Termin/);
  }
});

test("what is no calendar is refused", async () => {
  for (const text of ["", "<!doctype html><title>Anmelden</title>", "Name;Ort\r\nTSV;Ahornbach"])
    await assert.rejects(read(text), ImportProblem);
});

test("a calendar of 50,000 lines is read whole, and other work goes on meanwhile", async () => {
  const lines = Array.from({ length: 7_200 }, (_, index) => [
    "BEGIN:VEVENT",
    `UID:${index}@example.org`,
    `DTSTART;TZID=Europe/Berlin:2027${String(1 + (index % 12)).padStart(2, "0")}15T190000`,
    "DTEND;TZID=Europe/Berlin:20271231T200000",
    `SUMMARY:Termin ${index}`,
    ...(index % 10 === 0 ? ["RRULE:FREQ=MONTHLY;BYMONTHDAY=15"] : ["LOCATION:Dorfhaus"]),
    "END:VEVENT",
  ]).flat();
  assert.ok(lines.length > 50_000);
  const { result, otherTasks } = await besideOthers(() => read(calendarOf(...lines)));
  const { entries, skipped } = result;
  assert.equal(entries.length, 7_200);
  assert.deepEqual(skipped, []);
  assert.ok(otherTasks > 10, `${otherTasks} other tasks`);
});

/** @returns the result, and how many tasks of others ran meanwhile */
async function besideOthers<T>(work: () => Promise<T>): Promise<{ result: T; otherTasks: number }> {
  let otherTasks = 0;
  let isWorking = true;
  const other = () => {
    otherTasks += 1;
    if (isWorking) setImmediate(other);
  };
  setImmediate(other);
  const result = await work();
  isWorking = false;
  return { result, otherTasks };
}

test("20,000 events are read in seconds, also when all have one UID or are changes of one series", {
  timeout: 120_000,
}, async () => {
  const eventsOf = (lines: (index: number) => string[]) =>
    calendarOf(
      Array.from({ length: 20_000 }, (_, index) => [
        "BEGIN:VEVENT",
        ...lines(index),
        "SUMMARY:Termin",
        "END:VEVENT",
      ])
        .flat()
        .join("\r\n"),
    );
  const begin = (index: number) =>
    new Date(Date.UTC(2027, 0, 1 + index)).toISOString().replace(/[-:]|\.000/g, "");
  const oneUid = await read(eventsOf((index) => ["UID:None", `DTSTART:${begin(index)}`]));
  assert.equal(new Set(oneUid.entries.map(({ key }) => key)).size, 20_000);
  const series = await read(
    eventsOf((index) =>
      index === 0
        ? ["UID:1", `DTSTART:${begin(0)}`, "RRULE:FREQ=DAILY;COUNT=900"]
        : ["UID:1", `DTSTART:${begin(index)}`, `RECURRENCE-ID:${begin(index)}`, "LOCATION:Anger"],
    ),
  );
  const singles = series.entries.flatMap((entry) => entry.singles ?? []);
  assert.equal(singles.length, 200);
  assert.ok(series.entries.length + singles.length >= 20_000);
});

const dayOn = (index: number) =>
  new Date(Date.UTC(2027, 0, 1 + index, 18)).toISOString().replace(/[-:]|\.000/g, "");
const listOf = (count: number, line: (day: string, index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(dayOn(index), index)).join("\r\n");
const refused: [what: string, said: RegExp, lines: string[]][] = [
  [
    "an event of more than 1,000 RDATE",
    /mehr als 1\.000 einzelne Tage/,
    eventOf(
      `DTSTART:${dayOn(0)}`,
      listOf(1001, (day) => `RDATE:${day}`),
    ),
  ],
  [
    "the same in one line",
    /mehr als 1\.000 einzelne Tage/,
    eventOf(`DTSTART:${dayOn(0)}`, `EXDATE:${Array.from({ length: 1001 }, (_, at) => dayOn(at))}`),
  ],
  [
    "an event of 300,000 characters in short lines",
    /zu viel Text/,
    eventOf(
      `DTSTART:${dayOn(0)}`,
      listOf(300, () => `CATEGORIES:${"Fest,".repeat(200)}`),
    ),
  ],
  [
    "an event of more than 2,000 lines",
    /zu viele Zeilen/,
    eventOf(
      `DTSTART:${dayOn(0)}`,
      listOf(2001, () => "CATEGORIES:Fest"),
    ),
  ],
  [
    "a calendar of more than 20,000 events",
    /mehr als 20\.000 Termine/,
    [listOf(20_001, (day) => eventOf(`DTSTART:${day}`).join("\r\n"))],
  ],
  [
    "a calendar of more than 500 zones",
    /mehr als 500 Zeitzonen/,
    [listOf(501, (_, at) => `BEGIN:VTIMEZONE\r\nTZID:Z${at}\r\nEND:VTIMEZONE`)],
  ],
];
for (const [what, said, lines] of refused)
  test(`${what} is refused before it is understood: ${said.source}`, async () => {
    const reading = read(calendarOf(...lines)).then(({ skipped }) => skipped[0]?.reason);
    assert.match((await reading.catch((error: ImportProblem) => error.message)) ?? "", said);
  });

test("a source of more than 2,000 coming events is refused, past ones do not count", async () => {
  const past = listOf(4_001, (_, at) => eventOf(`UID:${at}`, "DTSTART:20200101T180000Z").join("\r\n"));
  const coming = (count: number) =>
    listOf(count, (day, at) => eventOf(`UID:${at}x`, `DTSTART:${day}`).join("\r\n"));
  const readSource = (...lines: string[]) => readCalendar(calendarOf(...lines), { now, maxEntries: 2000 });
  assert.equal((await readSource(past, coming(2000))).entries.length, 2000);
  for (const count of [2001, 4001])
    await assert.rejects(readSource(coming(count)), /mehr als 2\.000 kommende Termine/);
});

test("a series of which a calendar names a thousand million dates is counted to a thousand", async () => {
  const { entries } = await read(
    calendarOf(
      ...eventOf("DTSTART:20261101T180000Z", "RRULE:FREQ=MONTHLY;BYDAY=1MO,3MO;BYHOUR=18;COUNT=1000000000"),
    ),
  );
  assert.ok(entries.length > 10 && entries.length <= 101, String(entries.length));
});

test("3,000 changes of one series hold up nothing for long", async () => {
  const changes = listOf(3000, (day) =>
    eventOf("UID:1", `DTSTART:${day}`, `RECURRENCE-ID:${day}`).join("\r\n"),
  );
  const { otherTasks } = await besideOthers(() => read(calendarOf(changes)));
  assert.ok(otherTasks > 5, `${otherTasks} other tasks`);
});

test("attendees, alarms and properties of programs do not count, however many an event has", async () => {
  const { entries, skipped } = await read(
    calendarOf(
      ...eventOf(
        `DTSTART:${dayOn(0)}`,
        listOf(2500, (_, at) => `ATTENDEE;CN="Nr., ${at}":mailto:a${at}@example.org`),
        listOf(2500, (_, at) => `X-PROGRAM-${at}:1`),
        listOf(500, () => "BEGIN:VALARM\r\nTRIGGER:-PT1H\r\nDESCRIPTION:Wecker\r\nEND:VALARM"),
        `ATTACH;ENCODING=BASE64;VALUE=BINARY:${"QUJD".repeat(100_000)}`,
        "LOCATION:Anger",
      ),
    ),
  );
  assert.deepEqual([entries.length, skipped, entries[0]?.fields.Ort], [1, [], "Anger"]);
});

test("a text that is folded after every letter is read to its end, one of a million letters to its 5,000th", async () => {
  const folded = [..."Wir treffen uns am Anger."].join("\r\n ");
  const { fields } = await readOne(`DTSTART:${dayOn(0)}`, `DESCRIPTION:${folded}`);
  assert.equal(fields.Kurztext, "Wir treffen uns am Anger.");
  const long = await readOne(
    `DTSTART:${dayOn(0)}`,
    `DESCRIPTION:${"Wort\\, ".repeat(150_000)}`,
    "LOCATION:Anger",
  );
  assert.equal(String(long.fields.Kurztext).length, 5000);
  assert.equal(long.fields.Ort, "Anger");
});

test("components inside an event stay out of it, however deep they are and whatever ends them", async () => {
  const { entries } = await read(
    calendarOf(
      ...eventOf(
        `DTSTART:${dayOn(0)}`,
        ...Array.from({ length: 30 }, () => "BEGIN:X-INNER"),
        "SUMMARY:Falsch",
        ...Array.from({ length: 30 }, () => "END:X-INNER"),
        "LOCATION:Anger",
      ),
      ...eventOf("UID:2", `DTSTART:${dayOn(1)}`, "BEGIN:VALARM", "END:X-OTHER", "LOCATION:Saal"),
    ),
  );
  assert.deepEqual(
    entries.map(({ title, fields }) => [title, fields.Ort]),
    [
      ["Dorfabend", "Anger"],
      ["Dorfabend", "Saal"],
    ],
  );
});

for (const [what, lines, begin] of [
  ["with a change each day", ["RRULE:FREQ=DAILY"], "2027-01-01T18:00"],
  ["with an unreadable change", ["RDATE:20260101T0"], "2027-01-01T18:00"],
  ["with 2,500 changes in one line", [`RDATE:${Array(2500).fill("20260101T000000")}`], "2027-01-01T18:00"],
  ["with a change each March", ["RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU"], "2027-01-01T21:00"],
] as const)
  test(`a zone ${what} is ${begin.endsWith("18:00") ? "unknown" : "read"}`, async () => {
    const { entries } = await read(
      calendarOf(
        "BEGIN:VTIMEZONE",
        "TZID:Dorf",
        "BEGIN:STANDARD",
        "DTSTART:19700101T000000",
        "TZOFFSETFROM:-0200",
        "TZOFFSETTO:-0200",
        ...lines,
        "END:STANDARD",
        "END:VTIMEZONE",
        ...eventOf("DTSTART;TZID=Dorf:20270101T180000"),
      ),
    );
    assert.equal(entries[0]?.fields.Beginn, new Date(`${begin}+01:00`).toISOString());
  });

test("rules that hardly have dates are not counted out into far years", async () => {
  for (const [rule, expected] of [
    [
      "FREQ=YEARLY;INTERVAL=50;BYMONTH=1;COUNT=400",
      "FREQ=YEARLY;BYMONTH=1;INTERVAL=50;UNTIL=22001231T225959Z",
    ],
    ["FREQ=MONTHLY;INTERVAL=7;BYMONTH=1;BYDAY=5FR;COUNT=99999", /UNTIL=22001231T225959Z$/],
    ["FREQ=MONTHLY;BYDAY=1FR;COUNT=400", "FREQ=MONTHLY;BYDAY=1FR;COUNT=400"],
  ] as const) {
    const { fields } = await readOne("DTSTART;TZID=Europe/Berlin:20270101T180000", `RRULE:${rule}`);
    if (typeof expected === "string") assert.equal(fields.Wiederholung, expected);
    else assert.match(String(fields.Wiederholung), expected);
  }
});
