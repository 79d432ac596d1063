import { anyInstant, fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import ICAL from "ical.js";
import { aCategory, anEvent, cancelled } from "@/lib/testing/factories";
import { oneLine } from "@/lib/typography/one-line";
import { toCalendarFile, toDateText, toEntryText } from "./ics-file";
import { dateOn, upcomingDates } from "./recurrence";

jest.mock("@/lib/monitoring/report-error");
jest.mock("@/lib/env/server", () => ({ serverEnv: () => ({ SITE_URL: "https://forum.example.org" }) }));

const source = "https://forum.example.org/veranstaltungen.ics";
const fileOf = (given: Parameters<typeof anEvent>[0]) =>
  toCalendarFile({ name: "Musterbach", source, entries: [toEntryText(anEvent(given))] });

/** Read by another library than the one that wrote it */
function parse(file: string) {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  const component = calendar.getFirstSubcomponent("vevent");
  if (!component) throw new Error("No event in the file");
  return { calendar, component, event: new ICAL.Event(component) };
}

function expand(file: string, limit: number) {
  const { event } = parse(file);
  const starts: { start: string; end: string }[] = [];
  const iterator = event.iterator();
  for (let next = iterator.next(); next && starts.length < limit; next = iterator.next()) {
    const { startDate, endDate } = event.getOccurrenceDetails(next);
    starts.push({ start: startDate.toJSDate().toISOString(), end: endDate.toJSDate().toISOString() });
  }
  return starts;
}

const before = new Date("2026-01-01T00:00:00Z");
const tuesdays = { start: "2026-03-03T18:30:00.000Z", end: "2026-03-03T20:00:00.000Z" };

test.each([
  ["FREQ=WEEKLY;BYDAY=TU;COUNT=60", tuesdays],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=MO,TH;UNTIL=20270401", tuesdays],
  ["FREQ=WEEKLY;BYDAY=TU;UNTIL=20261103T183000Z", tuesdays],
  ["FREQ=DAILY;COUNT=400", tuesdays],
  ["FREQ=MONTHLY;BYDAY=-1FR;COUNT=18", tuesdays],
  ["FREQ=MONTHLY;BYMONTHDAY=31;COUNT=12", tuesdays],
  ["FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=14", tuesdays],
  ["FREQ=YEARLY;BYMONTH=12;BYDAY=1SU;COUNT=4", tuesdays],
  // Both nights in which the clocks change
  ["FREQ=DAILY;COUNT=300", { start: "2026-03-27T22:30:00.000Z", end: "2026-03-28T03:00:00.000Z" }],
  ["FREQ=WEEKLY;COUNT=60", { start: "2026-03-08T00:30:00.000Z", end: "2026-03-08T02:15:00.000Z" }],
])(
  "another library spreads %s out to the page's dates, across both changes of the clocks",
  (recurrence, span) => {
    const exceptions = cancelled("2026-03-10", "2026-10-27", "2026-12-24");
    const event = anEvent({ ...span, recurrence, exceptions });
    const dates = upcomingDates(event, before, 500);
    expect(dates.length).toBeGreaterThan(3);
    expect(expand(fileOf(event), 500)).toEqual(dates);
  },
);

test.each([
  ["FREQ=MONTHLY;BYMONTH=11,12,1,2,3;BYDAY=1TU;COUNT=12", /BYMONTH=1,2,3,11,12/],
  ["FREQ=MONTHLY;BYMONTHDAY=20,3;COUNT=12", /BYMONTHDAY=3,20/],
])("%s is written so that other programs find the page's dates", (recurrence, rule) => {
  const event = anEvent({ ...tuesdays, recurrence });
  expect(toEntryText(event)).toMatch(rule);
  expect(expand(fileOf(event), 500)).toEqual(upcomingDates(event, before, 500));
});

test("a numbered week has the weekday of its date", () => {
  expect(toEntryText(anEvent({ ...tuesdays, recurrence: "FREQ=YEARLY;BYWEEKNO=40,20" }))).toMatch(
    /RRULE:FREQ=YEARLY;BYWEEKNO=20,40;BYDAY=TU\r\n/,
  );
});

test.each([
  ["in winter", "2026-11-05T18:30:00.000Z", "FREQ=WEEKLY;COUNT=3", "UNTIL=20261119T225959Z"],
  [
    "over the change to summer time",
    "2027-03-04T18:30:00.000Z",
    "FREQ=WEEKLY;COUNT=6",
    "UNTIL=20270408T215959Z",
  ],
  [
    "an UNTIL at its last begin",
    "2027-03-04T18:30:00.000Z",
    "FREQ=WEEKLY;UNTIL=20270408T173000Z",
    "UNTIL=20270408T215959Z",
  ],
  [
    "an UNTIL before its day's begin",
    "2027-03-04T18:30:00.000Z",
    "FREQ=WEEKLY;UNTIL=20270408T172959Z",
    "UNTIL=20270401T215959Z",
  ],
])(
  "a series ends with the day of its last date, by whatever offset a program compares: %s",
  (_, start, recurrence, until) => {
    const text = toEntryText(anEvent({ start, end: undefined, recurrence })).replaceAll("\r\n ", "");
    expect(text).toMatch(new RegExp(`RRULE:FREQ=WEEKLY;${until}\r\n`));
  },
);

test("EXDATE names only dates of the rule, and a number of dates is written as the last one", () => {
  const event = anEvent({
    ...tuesdays,
    recurrence: "FREQ=WEEKLY;COUNT=60",
    exceptions: cancelled("2026-12-24", "2026-12-29", "2026-12-31"),
  });
  const text = toEntryText(event).replaceAll("\r\n ", "");
  expect(text).toContain("EXDATE;TZID=Europe/Berlin:20261229T193000\r\n");
  expect(text).toMatch(/RRULE:FREQ=WEEKLY;UNTIL=20270420T215959Z\r\n/);
  const withoutHit = toEntryText({ ...event, exceptions: cancelled("2026-12-24") });
  expect(withoutHit).not.toContain("EXDATE");
  expect(withoutHit).not.toContain("COUNT=60");
});

const schoolHolidays = [{ name: "Herbstferien", first: "2026-10-19", last: "2026-10-30" }];
const villageDays = { land: "Brandenburg" as const, schoolHolidays };

test.each([
  [{ notOnHolidays: true }, "FREQ=WEEKLY;BYDAY=FR,SA;COUNT=150", ["2026-12-25", "2027-03-26"]],
  [{ notInSchoolHolidays: true }, "FREQ=DAILY;COUNT=300", ["2026-10-19", "2026-10-30"]],
])("another library leaves the days out that the page leaves out: %j", (rules, recurrence, leftOut) => {
  const event = anEvent({ ...tuesdays, recurrence, ...rules, villageDays });
  const dates = upcomingDates(event, before, 500);
  const days = dates.map(({ start }) => start.slice(0, 10));
  for (const day of leftOut) expect(days).not.toContain(day);
  const file = toCalendarFile({ name: "Musterbach", source, entries: [toEntryText(event, 2026)] });
  expect(expand(file, 500)).toEqual(dates);
});

test("what rules leave out is listed from last year on for four years more; the rule goes on", () => {
  const event = anEvent({ ...tuesdays, recurrence: "FREQ=DAILY", notOnHolidays: true, villageDays });
  const exdates = (year: number) =>
    toEntryText(event, year)
      .replaceAll("\r\n ", "")
      .match(/\d{8}(?=T193000)/g) ?? [];
  expect(exdates(2027).filter((day) => day.endsWith("1003"))).toEqual(
    ["2026", "2027", "2028", "2029", "2030", "2031"].map((year) => `${year}1003`),
  );
  expect(toEntryText(event, 2027)).toMatch(/RRULE:FREQ=DAILY\r\n/);
  expect(exdates(2028)).toContain("20320101");
});

test("an event whose Beginn is no day of its rule begins on the first day that is", () => {
  const event = anEvent({ ...tuesdays, recurrence: "FREQ=WEEKLY;BYDAY=TH;COUNT=3" });
  expect(expand(fileOf(event), 9)).toEqual(upcomingDates(event, before, 9));
  expect(expand(fileOf(event), 9)[0]?.start).toBe("2026-03-05T18:30:00.000Z");
});

test("one date of a series is an event of its own, which a calendar keeps beside the series", () => {
  const series = anEvent({
    ...tuesdays,
    recurrence: "FREQ=WEEKLY;COUNT=60",
    exceptions: cancelled("2026-11-10"),
  });
  const date = dateOn(series, "2026-11-03");
  if (!date) throw new Error("No date on this day");
  const { event, component } = parse(
    toCalendarFile({ name: "Musterbach", source, entries: [toDateText(series, date)] }),
  );
  expect(event.isRecurring()).toBe(false);
  expect(event.startDate.toJSDate().toISOString()).toBe("2026-11-03T18:30:00.000Z");
  expect(event.endDate.toJSDate().toISOString()).toBe("2026-11-03T20:00:00.000Z");
  expect(component.getFirstPropertyValue("recurrence-id")).toBeNull();
  expect(component.getFirstPropertyValue("url")).toContain("?tag=2026-11-03");
  expect(event.uid).toBe(`${series.id}-20261103@dorfforum`);
  expect(event.uid).not.toBe(parse(fileOf(series)).event.uid);
  expect(dateOn(series, "2026-11-04")).toBeUndefined();
  const gone = toDateText(series, dateOn(series, "2026-11-10") ?? date);
  expect(gone).toMatch(/SUMMARY:Fällt aus: Adventsmarkt\r\n[\s\S]*STATUS:CANCELLED\r\n/);
});

test("whole days have no hours and end before the next", () => {
  const file = fileOf({ start: "2026-10-23T22:00:00.000Z", end: "2026-10-25T22:59:00.000Z", allDay: true });
  expect(file).toContain("DTSTART;VALUE=DATE:20261024\r\n");
  expect(file).toContain("DTEND;VALUE=DATE:20261026\r\n");
});

test("a series of whole days has exceptions and an end, both as days", () => {
  const file = fileOf({
    start: "2026-03-28T23:00:00.000Z",
    end: "2026-03-29T21:59:00.000Z",
    allDay: true,
    recurrence: "FREQ=WEEKLY;UNTIL=20260419T215959Z",
    exceptions: cancelled("2026-04-05"),
  });
  const days = [];
  const iterator = parse(file).event.iterator();
  for (let next = iterator.next(); next; next = iterator.next()) days.push(next.toString());
  expect(days).toEqual(["2026-03-29", "2026-04-12", "2026-04-19"]);
});

test("the file has the village's time zone, and UID, DTSTAMP and SEQUENCE that follow from the event", () => {
  const file = fileOf({ id: "abc", changedAt: "2026-11-01T08:00:00.000Z" });
  const { calendar, component } = parse(file);
  expect(file.match(/BEGIN:VTIMEZONE/g)).toHaveLength(1);
  expect(calendar.getFirstSubcomponent("vtimezone")?.getFirstPropertyValue("tzid")).toBe("Europe/Berlin");
  expect(file).toContain("DTSTART;TZID=Europe/Berlin:20261128T140000\r\n");
  expect(file).toContain("DTSTAMP:20261101T080000Z\r\n");
  expect(file).toContain("LAST-MODIFIED:20261101T080000Z\r\n");
  expect(component.getFirstPropertyValue("uid")).toBe("abc@dorfforum");
  const later = parse(fileOf({ changedAt: "2026-11-01T08:00:01.000Z" })).component;
  expect(Number(later.getFirstPropertyValue("sequence"))).toBe(
    Number(component.getFirstPropertyValue("sequence")) + 1,
  );
  expect(fileOf({ id: "abc" })).toBe(fileOf({ id: "abc" }));
});

test.each([
  ["abgesagt", "CANCELLED", "Abgesagt: Adventsmarkt"],
  ["verschoben", "CONFIRMED", "Verschoben: Adventsmarkt"],
  ["ausgebucht", "CONFIRMED", "Ausgebucht: Adventsmarkt"],
  ["geplant", "CONFIRMED", "Adventsmarkt"],
] as const)("%s is said by status and title", (status, said, summary) => {
  const { component } = parse(fileOf({ status }));
  expect(component.getFirstPropertyValue("status")).toBe(said);
  expect(component.getFirstPropertyValue("summary")).toBe(summary);
});

const nasty = 'Tanz; „Musik", Wein\\Bier <b>& 🎉\nzweite Zeile BEGIN:VEVENT ÄÖÜ '.repeat(9).trim();

test("no text of editors adds a line", () => {
  const file = toCalendarFile({
    name: "Musterbach; Dorf, & mehr\nBEGIN:VEVENT",
    source,
    entries: [
      toEntryText(
        anEvent({
          title: nasty,
          summary: `${nasty}\n\n${nasty}`,
          place: nasty,
          address: "Am Markt 1, 12345 Musterbach",
          cost: nasty,
          latitude: 52.1,
          longitude: 13.3,
          categories: [aCategory({ name: "Kultur, Tanz & Musik; alles" }), aCategory()],
          organiser: { name: "Verein\r\nATTENDEE:x", slug: "verein", type: "verein" },
        }),
      ),
    ],
  });
  const { calendar, component, event } = parse(file);
  const words = nasty.replace(/\s+/g, " ");
  expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
  expect(calendar.getFirstPropertyValue("x-wr-calname")).toContain("Musterbach");
  expect(event.summary).toBe(words);
  expect(event.location).toBe(`${words}, Am Markt 1, 12345 Musterbach`);
  expect(event.description).toContain("Veranstalter: Verein ATTENDEE:x");
  expect(component.getFirstProperty("categories")?.getValues()).toEqual([
    "Kultur, Tanz & Musik; alles",
    "Kultur",
  ]);
  expect(component.getFirstPropertyValue("geo")).toEqual([52.1, 13.3]);
  for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file.replaceAll("\r\n", "")).not.toMatch(/(?!\t)\p{Cc}/u);
});

test.each(["FREQ=SOMETIMES", "FREQ=SECONDLY", "FREQ=DAILY\nATTACH:http://example.org", "FREQ=DAILY;COUNT=0"])(
  "the rule %j cannot be read: one date, and nothing else gets into the file",
  (recurrence) => {
    const { component } = parse(fileOf({ recurrence }));
    expect(component.getFirstProperty("rrule")).toBeNull();
    expect(component.getFirstProperty("attach")).toBeNull();
  },
);

test.each(["1900-01-01", "9999-12-31"])("an event of %s has a file", (day) => {
  const file = fileOf({ start: `${day}T10:00:00.000Z`, end: undefined });
  expect(String(parse(file).event.startDate)).toBe(`${day}T11:00:00`);
});

test("whole days up to the last one of the year 9999 have a file", () => {
  const end = "9999-12-31T22:59:59.999Z";
  const { event } = parse(fileOf({ start: end, end: undefined, allDay: true }));
  expect(String(event.startDate)).toBe("9999-12-31");
  expect(String(parse(fileOf({ start: "9999-12-29T23:00:00.000Z", end, allDay: true })).event.endDate)).toBe(
    "9999-12-31",
  );
});

test("a very long text is shortened, with the address of the event", () => {
  const { event } = parse(fileOf({ summary: "Lange Rede. ".repeat(50_000) }));
  expect(event.description.length).toBeLessThan(3000);
  expect(event.description).toContain("Lange Rede");
  expect(event.description).toContain("https://forum.example.org/veranstaltung/adventsmarkt");
});

test("an event without an end lasts one day", () => {
  const file = fileOf({ start: "2026-11-28T13:00:00.000Z", end: undefined, allDay: true });
  expect(file).toContain("DTEND;VALUE=DATE:20261129\r\n");
});

test("the last line has an end", () => {
  expect(fileOf({})).toMatch(/[^\n]\r\nEND:VCALENDAR\r\n$/);
});

test("a calendar without events is valid", () => {
  const file = toCalendarFile({ name: "Musterbach", source, entries: [] });
  expect(new ICAL.Component(ICAL.parse(file)).getAllSubcomponents("vevent")).toEqual([]);
});

describe("any event", () => {
  // Well-formed, as lib/cms/wire.ts makes them; ical.js loses spaces of other kinds where lines are folded.
  const texts = textWith(
    "\r\n",
    "BEGIN:VALARM",
    "END:VEVENT",
    ";",
    ",",
    ":",
    "\\",
    "\\n",
    '"',
    "ä",
    "**",
    "字",
  ).map((text) => text.replace(/[^\S \r\n]|\p{Cs}/gu, ""));
  const anyEvents = fc.record({
    title: texts,
    summary: texts,
    place: texts,
    address: texts,
    cost: texts,
    categories: fc.array(
      texts.map((name) => aCategory({ name })),
      { maxLength: 2 },
    ),
    latitude: fc.option(fc.double({ noNaN: true, min: -1000, max: 1000 }), { nil: undefined }),
    longitude: fc.option(fc.double({ noNaN: true, min: -1000, max: 1000 }), { nil: undefined }),
    start: anyInstant.map((date) => date.toISOString()),
    allDay: fc.boolean(),
    recurrence: fc.constantFrom(undefined, "FREQ=WEEKLY;COUNT=3", "nie"),
    exceptions: fc.subarray(cancelled("2026-12-05")),
    status: fc.constantFrom("geplant" as const, "abgesagt" as const),
  });

  test("stays one event with its title, place and topics, in lines of at most 75 bytes", () => {
    fc.assert(
      fc.property(anyEvents, texts, (given, name) => {
        const file = toCalendarFile({
          name,
          source,
          entries: [toEntryText(anEvent({ ...given, end: undefined }))],
        });
        expect(file.replaceAll("\r\n", "")).not.toMatch(/(?!\t)\p{Cc}/u);
        for (const line of file.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
        const { calendar, component } = parse(Buffer.from(file).toString());
        expect(calendar.getAllSubcomponents("vevent")).toHaveLength(1);
        expect(component.getAllSubcomponents()).toEqual([]);
        expect(component.getFirstPropertyValue("summary")).toContain(oneLine(given.title));
        expect(component.getFirstPropertyValue("location") ?? "").toBe(
          oneLine([given.place, given.address].filter(Boolean).join(", ")),
        );
      }),
    );
  });
});
