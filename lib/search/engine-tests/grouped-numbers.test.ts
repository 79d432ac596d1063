import { groupedNumbers, withoutCountryCode } from "@dorfforum/german-search/analysis/grouped-numbers";
import { tokenize } from "@dorfforum/german-search/analysis/tokenize";
import { ask } from "../testing/demo-index";
import { smallIndex } from "../testing/small-index";

test.each([
  ["Tel. 030 23125-248, Zimmer 3", ["03023125248"]],
  ["(03 37 67) 1234", ["0337671234"]],
  ["um 15 Uhr, 8 Plätze", []],
  ["12 34", []],
])("in „%s“ the grouped numbers are %j", (text, digits) => {
  expect(groupedNumbers(tokenize(text)).map((number) => number.digits)).toEqual(digits);
});

test.each([
  ["493023125248", "03023125248"],
  ["00493023125248", "03023125248"],
  ["4903023125248", "03023125248"],
  ["4912", "4912"],
])("%s is nationally %s", (digits, national) => {
  expect(withoutCountryCode(digits)).toBe(national);
});

const written = ["030 23125-248", "030/23125248", "+49 30 23125 248", "+49 (0)30 23125-248", "03023125248"];
const index = smallIndex(
  Object.fromEntries(
    [...written, "116 117", "030 23125-249"].map((number, at) => [`${at}`, `Tel. ${number}`]),
  ),
);
const idsFor = (q: string) =>
  ask(index, q)
    .hits.map(({ id }) => id)
    .sort();

test.each([...written, "0049 30 23125248", "23125 248", "23125248"])(
  "„%s“ finds the number in every spelling",
  (q) => {
    expect(idsFor(q)).toEqual(expect.arrayContaining(written.map((_, at) => `${at}`)));
  },
);

test("another number is none of them", () => {
  expect(idsFor("03023125249")).toEqual(["6"]);
  expect(idsFor("116117")).toEqual(["5"]);
  expect(idsFor("116 117")).toEqual(["5"]);
});

test("dates and sums are no grouped numbers", () => {
  expect(ask(smallIndex({ a: "Am 24. 12. 2026 und 1.000.000 Euro" }), "24122026").hits).toEqual([]);
});
