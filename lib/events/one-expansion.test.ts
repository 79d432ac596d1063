import type { EventDate } from "@dorfforum/shared/calendar/event-timing";
import { takesPlace } from "@dorfforum/shared/calendar/single-dates";
import {
  anyBegin,
  anyHour,
  anyLength,
  anyNow,
  anyRule,
  daysFrom,
  villageDays,
} from "@dorfforum/shared/calendar/testing/any-series";
import { berlinDay, berlinInstant, startOfBerlinDay } from "@dorfforum/shared/calendar/village-time";
import { fc } from "@dorfforum/shared/testing/arbitraries";
import ICAL from "ical.js";
import { events } from "@/lib/cms/events";
import { anEvent } from "@/lib/testing/factories";
import { toCalendarFile, toEntryText } from "./ics-file";
import { datesWithin, latestDate, upcomingDates, withoutGaps } from "./recurrence";

/* Whether the site, the CMS and a reader of the calendar file know the same dates of the same stored rows */

jest.mock("@/lib/monitoring/report-error");
jest.mock("@/lib/env/server", () => ({ serverEnv: () => ({ SITE_URL: "https://forum.example.org" }) }));

/** The types of the CMS follow from its generated ones, which the site does not have. */
type NearestDate = (event: object, now: Date, days: object) => { start: number } | undefined;
const { nearestDate } = jest.requireActual<{ nearestDate: NearestDate }>("../../cms/src/events/nearest-date");

/** Before this day dates are compared. */
const end = "2028-01-01";
const [from, to] = [new Date("2026-01-01T00:00:00Z"), startOfBerlinDay(end)];

type Times = { begin: string; hour: string; hours: number | undefined; rule: string };

const anyTimes = fc.record({ begin: anyBegin, hour: anyHour, hours: anyLength, rule: anyRule });

function toTimes({ begin, hour, hours, rule }: Times, allDay: boolean) {
  const Beginn = berlinInstant(begin, allDay ? "00:00" : hour);
  const Ende = hours && new Date(Date.parse(Beginn) + hours * 3_600_000).toISOString();
  return { Beginn, Ende: Ende ?? null, Ganztaegig: allDay, Wiederholung: rule };
}

const stored = {
  documentId: "reihe",
  updatedAt: "2026-11-01T08:00:00.000Z",
  Titel: "Chorprobe",
  Slug: "chorprobe",
};
const toItem = (row: object) => ({ ...events.parse({ ...stored, ...row }), villageDays });

const anyChanges = fc.uniqueArray(
  fc.record({
    index: fc.nat(20),
    Art: fc.constantFrom("faellt_aus", "verlegt", "hinweis", "kein_termin"),
    later: fc.integer({ min: -3, max: 5 }),
    hour: anyHour,
    Ort: fc.constantFrom(null, "Kirche"),
  }),
  { selector: ({ index }) => index, maxLength: 5 },
);

/** Rows of series, of which some were changed for good after an editor had changed single dates. */
const anyRow = fc
  .record({
    times: anyTimes,
    later: fc.option(fc.record({ hour: anyHour, hours: anyLength, rule: anyRule })),
    changes: anyChanges,
    added: fc.array(daysFrom("2026-09-01", 400), { maxLength: 2 }),
    allDay: fc.boolean(),
    Nicht_an_Feiertagen: fc.boolean(),
    Nicht_in_Schulferien: fc.boolean(),
    Ort: fc.constantFrom("Gemeindehaus", null),
  })
  .map(({ times, later, changes, added, allDay, ...row }) => {
    const before = datesWithin(toItem(toTimes(times, allDay)), from, to);
    const Ausnahmen = changes.flatMap(({ index, Art, later: days, hour, Ort }) => {
      const start = before[index]?.start;
      if (!start) return [];
      const day = berlinDay(new Date(Date.parse(start) + days * 86_400_000));
      const Beginn = Art === "verlegt" ? berlinInstant(day, allDay ? "00:00" : hour) : null;
      return [{ Datum: berlinDay(start), Art, Beginn, Ende: null, Ort, Hinweis: "Grund" }];
    });
    const more = added.map((Datum) => ({ Datum, Art: "zusaetzlich", Beginn: null, Ende: null }));
    return { ...row, ...toTimes({ ...times, ...later }, allDay), Ausnahmen: [...Ausnahmen, ...more] };
  });

/** The begins in a calendar file as its readers see them, and of those that are cancelled */
function readFile(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = calendar.getFirstSubcomponent("vtimezone");
  if (zone) ICAL.TimezoneService.register(zone);
  const found = calendar.getAllSubcomponents("vevent").flatMap((component) => {
    const event = new ICAL.Event(component);
    const isCancelled = component.getFirstPropertyValue("status") === "CANCELLED";
    const starts: { start: string; isCancelled: boolean }[] = [];
    const iterator = event.iterator();
    for (let next = iterator.next(); next && next.toString().slice(0, 10) < end; next = iterator.next())
      starts.push({ start: next.isDate ? next.toString() : next.toJSDate().toISOString(), isCancelled });
    return starts;
  });
  const startsOf = (wanted: boolean) =>
    found.filter(({ isCancelled }) => isCancelled === wanted).map(({ start }) => start);
  return { held: startsOf(false).sort(), cancelled: startsOf(true).sort() };
}

test("site, CMS and calendar file agree on each date and on the next one", () => {
  fc.assert(
    fc.property(anyRow, anyNow, (row, now) => {
      const item = toItem(row);
      // Of a rule without any date the beginning counts: its end is before the first day that it names.
      fc.pre(upcomingDates(withoutGaps(item), from, 1).length > 0);
      const dates = datesWithin(item, from, to);
      const startsOf = (wanted: readonly EventDate[]) =>
        wanted.map(({ start }) => (item.allDay ? berlinDay(start) : start)).sort();

      const today = startOfBerlinDay(berlinDay(now));
      const [next = latestDate(item, today)] = upcomingDates(item, today, 1);
      const ofCms = nearestDate(row, now, villageDays);
      expect(ofCms && new Date(ofCms.start).toISOString()).toBe(next.start);

      const source = "https://forum.example.org/veranstaltungen.ics";
      const event = anEvent({ ...item, categories: [], organiser: undefined });
      const entries = [toEntryText(event, 2026)];
      const { held, cancelled } = readFile(toCalendarFile({ name: "Musterbach", source, entries }));
      expect(held).toEqual(startsOf(dates.filter(takesPlace)));
      expect(cancelled).toEqual(startsOf(dates.filter(({ change }) => change?.kind === "cancelled")));
    }),
    { numRuns: Number(process.env.FAST_CHECK_RUNS ?? 30) },
  );
});
