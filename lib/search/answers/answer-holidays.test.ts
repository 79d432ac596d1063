import { demoContext } from "../testing/demo-index";
import { smallIndex } from "../testing/small-index";
import { answerTo } from "./testing/answer-to";
import { index, now, said } from "./testing/said";

const schoolHolidays = [
  { name: "Herbstferien", first: "2026-10-19", last: "2026-10-30" },
  { name: "Weihnachtsferien", first: "2026-12-23", last: "2027-01-02" },
  { name: "Winterferien", first: "2027-02-01", last: "2027-02-06" },
  { name: "Osterferien 2027", first: "2027-03-22", last: "2027-04-03" },
  { name: "Unterrichtsfreier Tag", first: "2027-05-18", last: "2027-05-18" },
  { name: "Sommerferien", first: "2027-07-01", last: "2027-08-14" },
];
const context = { ...demoContext, villageDays: { land: "Brandenburg" as const, schoolHolidays } };
const asked = (q: string) => answerTo(index, q, now, context);

const christmas = "Weihnachtsferien: 23. Dezember 2026 bis 2. Januar 2027.";
const easter = "Osterferien 2027: 22. März 2027 bis 3. April 2027.";

test.each([
  ["weihnachtsferien", christmas],
  ["Wann sind Weihnachtsferien?", christmas],
  ["weihnachtsferien 2026", christmas],
  ["weihnachtsferien brandenburg", christmas],
  ["ferien weihnachten", christmas],
  ["ferien an weihnachten", christmas],
  ["wann sind osterferien", easter],
  ["wann beginnen die osterferien", easter],
  ["ferien ostern 2027", easter],
  ["wie lange sind die sommerferien", "Sommerferien: 1. Juli 2027 bis 14. August 2027."],
])("„%s“ is told the days: %s", (q, sentence) => {
  expect(asked(q)).toMatchObject({ kind: "school-holidays", sentence, details: [] });
});

test.each(["schulferien", "ferien", "wann sind ferien", "ferientermine schulferien", "nächste ferien"])(
  "„%s“ is told the next ones, and those that follow",
  (q) => {
    expect(asked(q)).toMatchObject({
      sentence: christmas,
      details: [
        "Winterferien: 1. Februar 2027 bis 6. Februar 2027.",
        easter,
        "Unterrichtsfreier Tag: 18. Mai 2027.",
        "Sommerferien: 1. Juli 2027 bis 14. August 2027.",
      ],
    });
  },
);

test.each(["weihnachtsferien", "schulferien", "herbstferien 2031"])(
  "of „%s“ the schools know where the settings do not",
  (q) => {
    expect(said(q)).toMatchObject({
      kind: "phone",
      sentence: "Wann Ferien sind, sagt Ihnen die Schule. Grundschule am Mühlbach: 030 23125 305",
      details: ["Grundschule Birkenrain (Außenstelle): 030 23125 306"],
    });
  },
);

test.each([
  "ferienspiele",
  "ferienbetreuung sommerferien",
  "was ist los in den weihnachtsferien",
  "kinderprogramm osterferien",
  "hort in den ferien",
])("„%s“ asks for something else", (q) => {
  expect(asked(q)?.kind).not.toBe("school-holidays");
});

test("a village without a school and without days has no answer", () => {
  expect(answerTo(smallIndex({ a: "# Ferien\nDie Ferien sind bald." }), "schulferien", now)).toBeUndefined();
});
