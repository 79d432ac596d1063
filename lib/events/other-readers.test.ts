import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import type { EventItem } from "@/lib/cms/events";
import { anEvent, cancelled } from "@/lib/testing/factories";
import { toCalendarFile, toEntryText } from "./ics-file";
import { datesWithin } from "./recurrence";

jest.mock("@/lib/monitoring/report-error");
jest.mock("@/lib/env/server", () => ({ serverEnv: () => ({ SITE_URL: "https://forum.example.org" }) }));

type Exceptions = EventItem["exceptions"];

const moved = (day: string, start: string, end?: string): Exceptions => [{ day, kind: "moved", start, end }];
const added = (day: string, start?: string): Exceptions => [{ day, kind: "added", start }];

const from = new Date("2026-09-01T00:00:00Z");
const to = new Date("2028-03-02T00:00:00Z");

const evening = { start: "2026-10-02T17:30:00.000Z", end: "2026-10-02T19:00:00.000Z" };

/** Over both changes of the clocks: 25 October 2026 and 28 March 2027 */
const series: Record<string, Partial<EventItem>> = {
  cancelled: { ...evening, recurrence: "FREQ=WEEKLY", exceptions: cancelled("2026-10-23", "2027-03-26") },
  "moved by a day": {
    ...evening,
    recurrence: "FREQ=WEEKLY;COUNT=40",
    exceptions: moved("2026-10-23", "2026-10-24T17:30:00.000Z"),
  },
  "moved to other hours of its day": {
    ...evening,
    recurrence: "FREQ=WEEKLY;UNTIL=20270630T215959Z",
    exceptions: moved("2027-03-26", "2027-03-26T12:00:00.000Z", "2027-03-26T16:00:00.000Z"),
  },
  "moved over the change to winter": {
    ...evening,
    recurrence: "FREQ=WEEKLY",
    exceptions: moved("2026-10-23", "2026-10-26T18:30:00.000Z"),
  },
  "moved over the change to summer": {
    ...evening,
    recurrence: "FREQ=MONTHLY;BYDAY=-1FR",
    exceptions: moved("2027-03-26", "2027-03-28T17:30:00.000Z"),
  },
  "moved onto another date": {
    ...evening,
    recurrence: "FREQ=WEEKLY;INTERVAL=2",
    exceptions: moved("2026-10-16", "2026-10-30T18:30:00.000Z"),
  },
  "first date moved, last one cancelled": {
    ...evening,
    recurrence: "FREQ=WEEKLY;COUNT=6",
    exceptions: [...moved("2026-10-02", "2026-10-03T17:30:00.000Z"), ...cancelled("2026-11-06")],
  },
  "over midnight in the nights of both changes": {
    start: "2026-10-03T19:00:00.000Z",
    end: "2026-10-04T00:00:00.000Z",
    recurrence: "FREQ=WEEKLY;COUNT=40",
    exceptions: [
      ...moved("2026-10-17", "2026-10-23T19:00:00.000Z"),
      ...cancelled("2026-10-24", "2027-03-27"),
    ],
  },
  "from winter into summer time": {
    start: "2027-03-04T18:30:00.000Z",
    end: "2027-03-04T20:00:00.000Z",
    recurrence: "FREQ=WEEKLY;COUNT=6",
    exceptions: cancelled("2027-03-25"),
  },
  "on the last of each month": {
    ...evening,
    start: "2026-10-31T18:30:00.000Z",
    end: undefined,
    recurrence: "FREQ=MONTHLY",
  },
  "on 29 February": {
    ...evening,
    start: "2024-02-29T18:30:00.000Z",
    end: undefined,
    recurrence: "FREQ=YEARLY",
  },
  "whole days": {
    start: "2026-10-03T22:00:00.000Z",
    end: "2026-10-04T21:59:00.000Z",
    allDay: true,
    recurrence: "FREQ=WEEKLY;COUNT=30",
    exceptions: [
      ...moved("2026-10-25", "2026-10-25T23:00:00.000Z"),
      ...cancelled("2027-03-28"),
      ...added("2027-06-01"),
    ],
  },
  "with added dates, one on a day of the rule": {
    ...evening,
    recurrence: "FREQ=WEEKLY;BYDAY=FR;COUNT=30",
    exceptions: [
      ...added("2026-10-25"),
      ...added("2027-03-28"),
      ...added("2026-11-06", "2026-11-06T09:00:00.000Z"),
    ],
  },
  "picked days without a rule": {
    ...evening,
    exceptions: [...added("2026-10-25"), ...added("2027-03-28"), ...added("2027-05-05")],
  },
  "left out on holidays, moved and with a note": {
    ...evening,
    recurrence: "FREQ=WEEKLY;BYDAY=FR,SA",
    notOnHolidays: true,
    villageDays: { land: "Brandenburg", schoolHolidays: [] },
    exceptions: [
      ...moved("2026-10-31", "2026-11-01T17:00:00.000Z"),
      { day: "2026-11-06", kind: "note", note: "Mit Noten", place: "Kirche" },
    ],
  },
};

const eventOf = (name: string) => anEvent({ id: "reihe", end: undefined, ...series[name] });
const fileOf = (name: string) =>
  toCalendarFile({
    name: "Musterbach",
    source: "https://forum.example.org/veranstaltungen.ics",
    entries: [toEntryText(eventOf(name), 2026)],
  });

type Read = { uid: string; start: string; isCancelled: boolean };

const startOf = (start: Date, isDay: boolean) => (isDay ? berlinDay(start) : start.toISOString());
const isWithin = (start: Date) => start >= from && start < to;

function readWithIcalJs(file: string): Read[] {
  const calendar = new ICAL.Component(ICAL.parse(file));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  return calendar.getAllSubcomponents("vevent").flatMap((component) => {
    const event = new ICAL.Event(component);
    const isCancelled = component.getFirstPropertyValue("status") === "CANCELLED";
    const found: Read[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next(); next && next.toJSDate() < to; next = iterator.next()) {
      const { startDate } = event.getOccurrenceDetails(next);
      const start = startDate.isDate ? startDate.toString() : startDate.toJSDate().toISOString();
      if (isWithin(next.toJSDate())) found.push({ uid: event.uid, start, isCancelled });
    }
    return found;
  });
}

function readWithNodeIcal(file: string): Read[] {
  return Object.values(nodeIcal.sync.parseICS(file)).flatMap((component) => {
    if (component?.type !== "VEVENT") return [];
    const isCancelled = component.status === "CANCELLED";
    return nodeIcal
      .expandRecurringEvent(component, { from, to })
      .filter(({ start }) => isWithin(start))
      .map(({ start, isFullDay }) => ({
        uid: component.uid,
        start: startOf(start, isFullDay),
        isCancelled,
      }));
  });
}

const inOrder = (dates: string[]) => dates.sort();

describe.each(Object.keys(series))("a series: %s", (name) => {
  const event = eventOf(name);
  const isDay = event.allDay;
  const dates = datesWithin(event, from, to);
  const startsOf = (read: Read[], isCancelled: boolean) =>
    inOrder(read.filter((each) => each.isCancelled === isCancelled).map(({ start }) => start));

  test.each([
    ["ical.js", readWithIcalJs],
    ["node-ical", readWithNodeIcal],
  ])("%s shows the dates of the page, and which are cancelled", (_, read) => {
    const found = read(fileOf(name));
    const expected = dates.filter(takesPlace).map(({ start }) => startOf(new Date(start), isDay));
    expect(startsOf(found, false)).toEqual(inOrder(expected));
    const gone = dates.filter(({ change }) => change?.kind === "cancelled");
    expect(startsOf(found, true)).toEqual(inOrder(gone.map(({ start }) => startOf(new Date(start), isDay))));
  });

  test("no date is overridden or added within the series, and none is named twice", () => {
    const file = fileOf(name);
    expect(file).not.toMatch(/RECURRENCE-ID|RDATE/);
    const uids = file.match(/^UID:.*$/gm) ?? [];
    expect(new Set(uids).size).toBe(uids.length);
  });
});

test("a date that moves again keeps its UID; a cancelled one says so in its title", () => {
  const uidsOf = (exceptions: Exceptions) =>
    toEntryText(anEvent({ id: "reihe", ...evening, recurrence: "FREQ=WEEKLY", exceptions })).match(
      /^UID:.*$/gm,
    );
  const uids = uidsOf(moved("2026-10-23", "2026-10-24T17:30:00.000Z"));
  expect(uids).toEqual(["UID:reihe@dorfforum", "UID:reihe-20261023@dorfforum"]);
  expect(uidsOf(moved("2026-10-23", "2026-11-02T10:00:00.000Z"))).toEqual(uids);
  expect(fileOf("cancelled")).toContain("SUMMARY:Fällt aus: Adventsmarkt\r\n");
});
