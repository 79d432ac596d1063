import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { addDays, weekdayOf } from "@dorfforum/shared/calendar/day";
import { type DemoDate, demoDay, isDayOff } from "@dorfforum/shared/calendar/demo-dates";
import { holidayOn } from "@dorfforum/shared/calendar/holidays";

type Row = {
  Slug: string;
  Ort: string;
  Beginn: DemoDate & { Uhrzeit: string };
  Ende: DemoDate & { Uhrzeit: string };
  Ganztaegig: boolean;
  Wiederholung?: string;
};
const folder = join(process.cwd().replace(/\/\.cache\/unit$/, ""), "demo/inhalte");
const rows: Row[] = JSON.parse(readFileSync(join(folder, "veranstaltungen.json"), "utf8"));

type Booking = { Raum: string; Titel: string } & Pick<Row, "Beginn" | "Ende">;
const read = (file: string) => JSON.parse(readFileSync(join(folder, `${file}.json`), "utf8"));
const bookings: Booking[] = read("buchungen");
const halls: {
  Name: string;
  Slug: string;
  Besondere_Tage?: Pick<Row, "Beginn" | "Ende">[];
}[] = read("orte").map(
  ({ Besondere_Tage = [], ...hall }: { Besondere_Tage?: { Von: object; Bis: object }[] }) => ({
    ...hall,
    Besondere_Tage: Besondere_Tage.map(({ Von, Bis }) => ({ Beginn: Von, Ende: Bis })),
  }),
);

const land = "Brandenburg";
const startDays = Array.from({ length: 400 }, (_, at) => addDays("2026-01-01", at));
const weekendsAhead = 12;
const isChristmas = (day: string) => /-12-2[456]$|-12-31$|-01-01$/.test(day);

/** Months in which what has a season takes place */
const seasons: Record<string, readonly number[]> = {
  prunksitzung: [1, 2],
  "obstbaumschnitt-kurs": [2],
  dorfputz: [3],
  "wanderung-muehlenweg": [4, 5],
  pflanzentauschboerse: [5],
  dorfflohmarkt: [5],
  feuerwehrfest: [6],
  brunnenfest: [6],
  honigtag: [6, 7],
  schuetzenfest: [7],
  ferienspiele: [7],
  kirmes: [8],
  hochwasseruebung: [9],
  benefizlauf: [9],
  "arbeitseinsatz-bachaue": [10],
  laternenwerkstatt: [11],
  martinsumzug: [11],
  baumpflanzaktion: [11],
  adventsmarkt: [11, 12],
};
const onWorkdays = /^Rathaus/;

/** Of the rows on a day of loading: begin and end as "YYYY-MM-DD HH:MM" */
function datesFrom(today: string) {
  return rows.flatMap((row) => {
    const { Slug, Ort, Beginn, Ende, Ganztaegig, Wiederholung = "" } = row;
    const lasts = Ende.TageAbHeute - Beginn.TageAbHeute;
    const first = demoDay(Beginn, today, lasts, land);
    const [, interval = 1] = /INTERVAL=(\d+)/.exec(Wiederholung) ?? [];
    const [, count = 1] = /COUNT=(\d+)/.exec(Wiederholung) ?? [];
    return Array.from({ length: Number(count) }, (_, at) => addDays(first, at * 7 * Number(interval)))
      .filter((day) => !Wiederholung || !isDayOff(day, land))
      .map((day) => ({
        Slug,
        Ort,
        day,
        isYearly: Beginn.Jahrestag !== undefined,
        isPast: Beginn.TageAbHeute < 0,
        from: `${day} ${Ganztaegig ? "00:00" : Beginn.Uhrzeit}`,
        until: `${addDays(day, lasts)} ${Ganztaegig ? "23:59" : Ende.Uhrzeit}`,
      }));
  });
}

test("on each of 400 days of loading the demo village has no feast out of its season, and nothing official on a day off", () => {
  for (const today of startDays)
    for (const { Slug, Ort, day, isYearly, isPast } of datesFrom(today)) {
      const told = `${Slug} on ${day}, loaded on ${today}`;
      const months = seasons[Slug];
      if (months) assert.ok(months.includes(Number(day.slice(5, 7))), told);
      assert.ok(isPast ? day < today : true, told);
      if (!isYearly) assert.ok(!isChristmas(day) && (weekdayOf(day) === "So" || !holidayOn(day, land)), told);
      if (onWorkdays.test(Ort)) assert.ok(!["Sa", "So"].includes(weekdayOf(day)), told);
    }
});

test("on each of 400 days of loading no place has two events at one time, and each weekend ahead has one", () => {
  for (const today of startDays) {
    const coming = datesFrom(today).filter(({ until }) => until >= today);
    for (const place of new Set(coming.map(({ Ort }) => Ort))) {
      const dates = coming.filter(({ Ort }) => Ort === place);
      dates.sort((one, other) => one.from.localeCompare(other.from));
      for (const [at, { Slug, from }] of dates.entries()) {
        const last = dates[at - 1];
        assert.ok(!last || last.until <= from, `${last?.Slug} and ${Slug} at ${from}, loaded on ${today}`);
      }
    }
    const days = new Set(coming.map(({ day }) => day));
    const saturday = Array.from({ length: 7 }, (_, at) => addDays(today, at)).find(
      (day) => weekdayOf(day) === "Sa",
    );
    for (let at = 0; at < weekendsAhead; at += 1) {
      const weekend = [addDays(saturday ?? today, at * 7), addDays(saturday ?? today, at * 7 + 1)];
      assert.ok(
        weekend.some((day) => days.has(day) || isChristmas(day)),
        `${weekend[0]}, loaded on ${today}`,
      );
    }
  }
});

test("two halls have bookings and events", () => {
  const both = halls.filter(
    ({ Name, Slug }) => bookings.some(({ Raum }) => Raum === Slug) && rows.some(({ Ort }) => Ort === Name),
  );
  assert.deepEqual(
    both.map(({ Slug }) => Slug),
    ["dorfgemeinschaftshaus", "turnhalle"],
  );
});

test("on each of 400 days of loading no event is in a hall that is booked or closed", () => {
  for (const today of startDays) {
    const coming = datesFrom(today).filter(({ until }) => until >= today);
    for (const { Name, Slug: hall, Besondere_Tage = [] } of halls) {
      const here = coming.filter(({ Ort }) => Ort === Name);
      for (const { Beginn, Ende } of Besondere_Tage) {
        const lasts = Ende.TageAbHeute - Beginn.TageAbHeute;
        const first = demoDay(Beginn, today, lasts, land);
        for (const { Slug, day } of here)
          assert.ok(day < first || day > addDays(first, lasts), `${Slug} on ${day}, loaded on ${today}`);
      }
      for (const { Titel, Beginn, Ende } of bookings.filter(({ Raum }) => Raum === hall)) {
        const weekday = weekdayOf(demoDay(Beginn, today, 0, land));
        for (const { Slug, day, from, until } of here)
          assert.ok(
            weekdayOf(day) !== weekday ||
              until <= `${day} ${Beginn.Uhrzeit}` ||
              from >= `${day} ${Ende.Uhrzeit}`,
            `${Slug} and ${Titel} on ${day}, loaded on ${today}`,
          );
      }
    }
  }
});

test("the halls are booked when the clubs say that they are there", () => {
  const clubs: { Name: string; Oeffnungszeiten?: { Tage: string; Von: string; Bis: string }[] }[] =
    read("organisationen");
  const days: Record<string, string> = { MO: "Mo", TU: "Di", WE: "Mi", TH: "Do", FR: "Fr" };
  for (const { Titel, Name, Beginn, Ende } of bookings as (Booking & { Name: string })[]) {
    const hours = clubs.find((club) => club.Name === Name)?.Oeffnungszeiten ?? [];
    const row = hours.find(
      ({ Tage, Von }) => Tage === days[Beginn.Wochentag ?? ""] && Von === Beginn.Uhrzeit,
    );
    assert.equal(row?.Bis, Ende.Uhrzeit, Titel);
  }
});

test("the Advent market is that of the first weekend of Advent, also while it is on", () => {
  const market = rows.find(({ Slug }) => Slug === "adventsmarkt");
  assert.ok(market);
  for (const [today, day] of [
    ["2026-11-29", "2026-11-28"],
    ["2026-11-30", "2027-11-27"],
    ["2027-06-01", "2027-11-27"],
  ])
    assert.equal(demoDay(market.Beginn, today ?? "", 1, land), day);
});
