import { addDays, weekdayOf, weekdays } from "@dorfforum/shared/calendar/day";
import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { askAt as at, daysOf, onTuesday, village } from "./testing/ask-at";
import { understandTime } from "./understand";

test.each([
  ["vom dritten bis zum fünften Dezember", "2026-12-03 – 2026-12-05"],
  ["5./6. Dezember", "2026-12-05 – 2026-12-06"],
  ["vom 30. bis zum 2.", "2026-11-30 – 2026-12-02"],
  ["Fr bis So", "2026-11-27 – 2026-11-29"],
  ["di, do oder fr", "2026-11-24, 2026-11-26 – 2026-11-27"],
  ["dieses oder nächstes Wochenende", "2026-11-28 – 2026-11-29, 2026-12-05 – 2026-12-06"],
  ["ab Nikolaus", "2026-12-06 –"],
  ["bis Monatsende", "2026-11-24 – 2026-11-30"],
  ["zwischen Weihnachten und Neujahr", "2026-12-27 – 2027-01-01"],
  ["alle Adventssonntage", "2026-11-29, 2026-12-06, 2026-12-13, 2026-12-20"],
  ["von Anfang bis Mitte Dezember", "2026-12-01 – 2026-12-20"],
  ["in den nächsten zehn Tagen", "2026-11-24 – 2026-12-04"],
  ["am Tag vor Heiligabend", "2026-12-23"],
  ["am Samstag vor dem ersten Advent", "2026-11-28"],
  ["letzter Sonntag im Monat", "2026-11-29"],
  ["vorletzter Freitag im Dezember", "2026-12-18"],
  ["in der zweiten Märzhälfte", "2027-03-16 – 2027-03-31"],
  ["am vierten zwölften", "2026-12-04"],
  ["am 24ten", "2026-11-24"],
  ["KW 50", "2026-12-07 – 2026-12-13"],
  ["am schmotzigen Dunschtig", "2027-02-04"],
  ["Ostern 2028", "2028-04-14 – 2028-04-17"],
  ["am nächsten Feiertag", "2026-12-25"],
  ["in den Weihnachtsferien", "2026-12-21 – 2027-01-06"],
  ["Was war am Wochenende?", "2026-11-21 – 2026-11-22"],
  ["Was war letztes Jahr an Weihnachten?", "2025-12-24 – 2025-12-26"],
  ["from friday to sunday", "2026-11-27 – 2026-11-29"],
])("„%s“ is %s", (query, days) => {
  expect(daysOf(onTuesday(query))).toBe(days);
});

test.each([
  ["am Abend", 18, 24, "am Abend"],
  ["Konzert heute Abend", 18, 24, "Abend"],
  ["Samstagabend", 18, 24, "abend"],
  ["abends tanzen", 18, 24, "abends"],
  ["am frühen Morgen", 4, 11, "am frühen Morgen"],
  ["vormittags", 6, 12, "vormittags"],
  ["in der Nacht", 21, 29, "in der Nacht"],
  ["Konzert ab 19 Uhr", 19, 29, "ab 19 Uhr"],
  ["vor 12 Uhr", 0, 12, "vor 12 Uhr"],
  ["um 19.30 Uhr", 19.5, 19.5, "um 19.30 Uhr"],
  ["um halb acht", 19.5, 19.5, "um halb acht"],
  ["dreiviertel sieben", 18.75, 18.75, "dreiviertel sieben"],
  ["von 14 bis 17 Uhr", 14, 17, "von 14 bis 17 Uhr"],
])("„%s“ is from %d to %d, by the words „%4$s“", (query, from, to, words) => {
  const { hours } = onTuesday(query);
  expect(hours?.hours).toMatchObject({ from, to });
  expect(hours?.positions.map(({ start, end }) => query.slice(start, end))).toEqual([words]);
});

test.each([
  "Abendessen",
  "Seniorennachmittag",
  "ab 25 Uhr",
  "Kinder ab 6 Jahren",
  "1. Mannschaft",
  "Grundsteuer 2026",
  "Osterfeuer",
  "Weihnachtsmarkt",
  "Guten Morgen",
  "Montage",
  "Was muss ich jetzt als Hundehalter machen?",
])("„%s“ names no time", (query) => {
  const time = onTuesday(query);
  expect([daysOf(time), time.hours?.hours]).toEqual([undefined, undefined]);
});

test("school holidays that the settings do not name are said to be unknown", () => {
  expect(onTuesday("in den Winterferien")).toMatchObject({ unknownHolidays: ["Winterferien"] });
});

test("now is this moment where nothing else is asked for", () => {
  const time = onTuesday("Was ist gerade los?");
  expect([daysOf(time), time.hours?.hours]).toEqual(["2026-11-24", { from: 10, to: 10, name: "jetzt" }]);
});

/** Any hour from 2026 to 2028, with the leap day, both changes of clocks and the turns of the years */
const moments = fc.oneof(
  fc
    .integer({
      min: Date.parse("2026-01-01T00:00:00Z") / 3_600_000,
      max: Date.parse("2029-01-01T00:00:00Z") / 3_600_000,
    })
    .map((hours) => new Date(hours * 3_600_000)),
  fc
    .constantFrom(
      "2028-02-28T23:30:00Z",
      "2027-03-27T23:30:00Z",
      "2027-10-30T22:30:00Z",
      "2026-12-31T23:30:00Z",
    )
    .map((instant) => new Date(instant)),
);
const spansAt = (query: string, now: Date) =>
  (understandTime(query, now, village).days?.spans ?? []).map(({ from, to }) => [
    from.toString(),
    to?.toString(),
  ]);

test("on any day, a weekday is the next one of its name, in any spelling", () => {
  const spellings = [
    ["Montag", "am Mondach", "moandog"],
    ["Dienstag", "Dienschdag", "Zischtig"],
    ["Mittwoch", "middwoch", "Mittwuch"],
    ["Donnerstag", "Dunnersdag", "dunschtig"],
    ["Freitag", "freidach", "Friitig"],
    ["Samstag", "Sonnabend", "samschdig"],
    ["Sonntag", "Sunndag", "sunntig"],
  ];
  fc.assert(
    fc.property(moments, fc.nat({ max: 6 }), fc.nat({ max: 2 }), (now, weekday, spelling) => {
      const [[day = "", last] = []] = spansAt(spellings[weekday]?.[spelling] ?? "", now);
      const today = berlinDay(now);
      expect(weekdayOf(day)).toBe(weekdays[weekday]);
      expect([day === last, day >= today, day < addDays(today, 7)]).toEqual([true, true, true]);
    }),
  );
});

test("on any day, weeks and near days stand to today as German says", () => {
  fc.assert(
    fc.property(moments, (now) => {
      const today = berlinDay(now);
      const monday = addDays(today, -weekdays.indexOf(weekdayOf(today)));
      const day = (count: number) => [[addDays(today, count), addDays(today, count)]];
      const week = (count: number) => [[addDays(monday, 7 * count), addDays(monday, 7 * count + 6)]];
      expect(spansAt("heute", now)).toEqual(day(0));
      expect(spansAt("morgen", now)).toEqual(day(1));
      expect(spansAt("vorgestern", now)).toEqual(day(-2));
      expect(spansAt("in drei Tagen", now)).toEqual(day(3));
      expect(spansAt("nächste Woche", now)).toEqual(week(1));
      expect(spansAt("letzte Woche", now)).toEqual(week(-1));
      expect(spansAt("am Wochenende", now)).toEqual([[addDays(monday, 5), addDays(monday, 6)]]);
      expect(spansAt("heute und morgen", now)).toEqual([[today, addDays(today, 1)]]);
      expect(spansAt("heute in acht Tagen", now)).toEqual(day(7));
      expect(spansAt("vorletzte Woche", now)).toEqual(week(-2));
      expect(spansAt("übernächste Woche", now)).toEqual(week(2));
      expect(spansAt("in drei Wochen", now)).toEqual(week(3));
      expect(spansAt("Freitag nächster Woche", now)).toEqual([[addDays(monday, 11), addDays(monday, 11)]]);
      expect(spansAt("nächste Woche von Dienstag bis Donnerstag", now)).toEqual([
        [addDays(monday, 8), addDays(monday, 10)],
      ]);
      expect(spansAt("die letzten drei Tage", now)).toEqual([[addDays(today, -3), today]]);
      expect(spansAt("diese Woche", now)).toEqual([[today, addDays(monday, 6)]]);
      expect(spansAt("seit gestern", now)).toEqual([[addDays(today, -1), today]]);
      expect(spansAt("ab übermorgen", now)).toEqual([[addDays(today, 2), undefined]]);
    }),
  );
});

test("on any day, months and years begin and end as the calendar has it", () => {
  fc.assert(
    fc.property(moments, (now) => {
      const today = berlinDay(now);
      const [year = 0, month = 0] = today.split("-").map(Number);
      const monthAt = (step: number) => {
        const first = (count: number) => new Date(Date.UTC(year, month - 1 + count, 1));
        const iso = (date: Date) => date.toISOString().slice(0, 10);
        return [iso(first(step)), addDays(iso(first(step + 1)), -1)];
      };
      expect(spansAt("nächsten Monat", now)).toEqual([monthAt(1)]);
      expect(spansAt("letzten Monat", now)).toEqual([monthAt(-1)]);
      expect(spansAt("bis Monatsende", now)).toEqual([[today, monthAt(0)[1]]]);
      expect(spansAt("nächstes Jahr", now)).toEqual([[`${year + 1}-01-01`, `${year + 1}-12-31`]]);
      expect(spansAt("letztes Jahr", now)).toEqual([[`${year - 1}-01-01`, `${year - 1}-12-31`]]);
      const [[nikolaus = "", end] = []] = spansAt("Nikolaus", now);
      expect([nikolaus.slice(4), end, nikolaus >= today]).toEqual(["-12-06", nikolaus, true]);
    }),
  );
});

test("no days begin after they end, and they stand in order, whatever is asked", () => {
  const queries = textWith(
    ..."von |bis |am |5. |30. |dezember|ostern|12.|und |zwischen |nach |vor |ab |seit |letzten |nächste |woche |freitag |war |anfang |ende |monat |feiertag|kw 53|29.2.|alle |samstage |im |halb |acht |uhr ".split(
      "|",
    ),
  );
  fc.assert(
    fc.property(queries, moments, (query, now) => {
      let last = "";
      for (const [from = "", to = "9999"] of spansAt(query, now)) {
        expect([from <= to, from > last]).toEqual([true, true]);
        last = to;
      }
    }),
    { numRuns: 300 },
  );
});

test("the 29th of February is that of the next leap year", () => {
  expect(daysOf(at("2026-11-24T09:00:00.000Z")("29.2."))).toBe("2028-02-29");
  expect(daysOf(at("2028-02-28T20:00:00.000Z")("morgen"))).toBe("2028-02-29");
  expect(daysOf(at("2028-02-15T20:00:00.000Z")("bis Monatsende"))).toBe("2028-02-15 – 2028-02-29");
});

test("accents without a letter are no words, and ligatures one", () => {
  expect(daysOf(onTuesday("\u0301 am 5. Dezember"))).toBe("2026-12-05");
  expect(daysOf(onTuesday("\ufdfa am 5. Dezember"))).toBe("2026-12-05");
});
