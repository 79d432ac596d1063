/** @jest-environment node */
import { Temporal } from "temporal-polyfill";
import { feastDates } from "./feasts";

const feastOn = (day: string) => (query: string) => {
  const today = Temporal.PlainDate.from(day);
  for (const { pattern, resolve } of feastDates) {
    const match = pattern.exec(query);
    const range = match && resolve(match.groups ?? {}, today);
    if (range) return `${range.name}: ${range.from} – ${range.to}`;
  }
  return undefined;
};

test.each([
  ["zu Ostern", "Ostern: 2027-03-26 – 2027-03-29"],
  ["an Karfreitag", "Karfreitag: 2027-03-26 – 2027-03-26"],
  ["Ostermontag", "Ostermontag: 2027-03-29 – 2027-03-29"],
  ["über Pfingsten", "Pfingsten: 2027-05-15 – 2027-05-17"],
  ["zu Karneval", "Karneval: 2027-02-04 – 2027-02-10"],
  ["Rosenmontag", "Rosenmontag: 2027-02-08 – 2027-02-08"],
  ["am Vatertag", "Vatertag: 2027-05-06 – 2027-05-06"],
  ["am Muttertag", "Muttertag: 2027-05-09 – 2027-05-09"],
  ["im Advent", "Advent: 2026-11-29 – 2026-12-24"],
  ["am vierten Advent", "Vierten Advent: 2026-12-20 – 2026-12-20"],
  ["am Buss- und Bettag", "Buss- Und Bettag: 2027-11-17 – 2027-11-17"],
  ["zu Weihnachten", "Weihnachten: 2026-12-24 – 2026-12-26"],
  ["silvester", "Silvester: 2026-12-31 – 2026-12-31"],
  ["an Neujahr", "Neujahr: 2027-01-01 – 2027-01-01"],
])("„%s“ on 26 November 2026 is %s", (query, feast) => {
  expect(feastOn("2026-11-26")(query)).toBe(feast);
});

test("a feast that lasts is still this year's on its last day", () => {
  expect(feastOn("2026-12-26")("zu Weihnachten")).toBe("Weihnachten: 2026-12-24 – 2026-12-26");
  expect(feastOn("2026-12-27")("zu Weihnachten")).toBe("Weihnachten: 2027-12-24 – 2027-12-26");
});

test.each(["Weihnachten", "Osterfeuer", "zum Adventsmarkt"])("„%s“ is searched as words", (query) => {
  expect(feastOn("2026-11-26")(query)).toBeUndefined();
});
