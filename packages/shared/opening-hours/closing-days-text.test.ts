import { addDays } from "../calendar/day";
import { anyDay, fc } from "../testing/arbitraries";
import { readClosingDays } from "./closing-days-text";

const read = (text: string) =>
  readClosingDays(text, "2026-11-29").days.map(({ first, last }) =>
    first === last ? first : `${first}/${last}`,
  );

/** What it says is all of the text: no note is left. */
test.each([
  ["24.12.2026", ["2026-12-24"]],
  ["24.12.26", ["2026-12-24"]],
  ["am Donnerstag, 24.12.2026 geschlossen.", ["2026-12-24"]],
  ["27. Juli bis 14. August 2026", ["2026-07-27/2026-08-14"]],
  ["27.07.2026 - 14.08.2026", ["2026-07-27/2026-08-14"]],
  ["24.12.2026–2.1.2027", ["2026-12-24/2027-01-02"]],
  ["24.12.–2.1.2027", ["2026-12-24/2027-01-02"]],
  ["24.12.26–1.1.27", ["2026-12-24/2027-01-01"]],
  ["24.12.2026 bis zum 2.1.2027 und 15.5.2026", ["2026-12-24/2027-01-02", "2026-05-15"]],
  ["24.12.25, 31.12.25", ["2025-12-24", "2025-12-31"]],
  ["24.12.2026\n31.12.2026", ["2026-12-24", "2026-12-31"]],
  ["24., 27. und 28. Dezember 2026", ["2026-12-24", "2026-12-27", "2026-12-28"]],
  ["Vom 21.12. bis Freitag, 1.1.2027", ["2026-12-21/2027-01-01"]],
  ["24. und 31.12.2026", ["2026-12-24", "2026-12-31"]],
  ["Mo 21.12.2026 – Fr 1.1.2027", ["2026-12-21/2027-01-01"]],
  ["26.07.2027–Fr 13.08.2027", ["2027-07-26/2027-08-13"]],
  ["24.12.2026 → 2.1.2027", ["2026-12-24/2027-01-02"]],
  ["24.12.2026 .. 2.1.2027", ["2026-12-24/2027-01-02"]],
])("%j is read as a whole", (text, days) => {
  expect(read(text)).toEqual(days);
  expect(readClosingDays(text, "2026-11-29").isWhole).toBe(true);
});

test.each([
  // Of a date without a year the next one
  ["24.12.", ["2026-12-24"]],
  ["1.11.", ["2027-11-01"]],
  ["29.2.", ["2028-02-29"]],
  ["24.12.–2.1.", ["2026-12-24/2027-01-02"]],
  ["24.12. bis zum 2.1.", ["2026-12-24/2027-01-02"]],
  ["24.–31. Dezember", ["2026-12-24/2026-12-31"]],
  ["24.12. 31.12.", ["2026-12-24", "2026-12-31"]],
  ["24.12.\n31 Kinder", ["2026-12-24"]],
  ["Heiligabend (24.12.) und Silvester, 31. Dezember", ["2026-12-24", "2026-12-31"]],
  // A year that stands elsewhere
  ["Schließtage 2025: 24.12., 31.12.", ["2025-12-24", "2025-12-31"]],
  ["2026/27: 24.12.–2.1.", []],
  ["15.5.2025, 24.12.", ["2025-05-15"]],
  // More than dates
  ["Brückentag 15. Mai 2026", ["2026-05-15"]],
  ["Zwischen den Jahren geschlossen, am 30.12. geöffnet", []],
  ["24.12.2026 bis auf Weiteres", []],
  ["24.12.2026 ab 12 Uhr", []],
  ["24.12.2026 8-12", []],
  ["21.12.2026 (Mo) – (Fr) 1.1.2027", []],
  ["nicht am 24.12.2026", []],
  // No dates
  ["Drei Wochen im Sommer", []],
  ["freitags ab 16.30. Uhr", []],
  ["in der 3. Woche des Monats", []],
  ["40.13.2026", []],
  ["31.02.2026", []],
  ["24.12.2026–2.1.2029", []],
])("of %j these days are read, and the text stays", (text, days) => {
  expect(read(text)).toEqual(days);
  expect(readClosingDays(text, "2026-11-29").isWhole).toBe(false);
});

test("on New Year's Day a span over it is the present one", () => {
  expect(readClosingDays("24.12.–2.1.", "2027-01-01").days).toEqual([
    { first: "2026-12-24", last: "2027-01-02" },
  ]);
});

test("a text of 20,000 letters is read at once", () => {
  expect(read("1. ".repeat(7_000))).toEqual(["2027-01-01"]);
});

test("a written span is read as its days and no others", () => {
  const german = (day: string) => day.split("-").reverse().map(Number).join(".");
  fc.assert(
    fc.property(anyDay, fc.nat(300), (first, length) => {
      const last = addDays(first, length);
      fc.pre(first >= "2000" && last < "3000");
      expect(readClosingDays(`Ferien: ${german(first)} bis ${german(last)}`, "2026-11-29").days).toEqual([
        { first, last },
      ]);
    }),
  );
});
