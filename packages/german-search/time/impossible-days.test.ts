import { withPossibleDays } from "./impossible-days";

test.each([
  ["was ist am 31. Februar los", "31. Februar", "was ist am 28. Februar los"],
  ["31.2.", "31.2.", "28.2."],
  ["30.2.2028", "30.2.2028", "29.2.2028"],
  ["29. februar 2027", "29. februar 2027", "28. februar 2027"],
  ["29.2.27", "29.2.27", "28.2.27"],
  ["vom 31.11. bis 2.12.", "31.11.", "vom 30.11. bis 2.12."],
  ["31 juni", "31 juni", "30 juni"],
  ["45. Mai Konzert", "45. Mai", "31. Mai Konzert"],
  ["00.5.", "00.5.", "31.5."],
])("„%s“ names a day that no calendar has", (written, day, query) => {
  expect(withPossibleDays(written)).toEqual({ query, impossibleDays: [day] });
});

test.each([
  "29. Februar",
  "29.2.2028",
  "31. Dezember 2026",
  "31.13.",
  "030 23125-248",
  "10.45.33",
  "30 Märzenbecher",
  "Mai 2027",
  "30 Personen",
])("„%s“ names none", (written) => {
  expect(withPossibleDays(written)).toEqual({ query: written, impossibleDays: [] });
});
