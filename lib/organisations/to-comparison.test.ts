/** @jest-environment node */
import { toComparison } from "./to-comparison";

const all = ["a", "b", "c", "d", "e"].map((slug) => ({ slug }));
const slugs = (given: string | string[] | undefined) => {
  const { places, ...rest } = toComparison(given, all);
  return { places: places.map(({ slug }) => slug).join(""), ...rest };
};

test("two to four stand side by side in the overview's order", () => {
  expect(slugs(["c", "a"])).toEqual({ places: "ac", ticked: ["a", "c"] });
  expect(slugs(["a", "b", "c", "d"])).toEqual({ places: "abcd", ticked: ["a", "b", "c", "d"] });
});

test("nothing is asked for", () => expect(slugs(undefined)).toEqual({ places: "", ticked: [] }));

test.each([
  [["a"], ["a"]],
  ["a", ["a"]],
  [["a", "a"], ["a"]],
  [["gibt-es-nicht", "a"], ["a"]],
  ["", []],
])("%j is too little to compare", (given, ticked) => {
  expect(slugs(given)).toEqual({ places: "", ticked, problem: "too few" });
});

test("the first four of more", () => {
  expect(slugs(["e", "d", "c", "b", "a"])).toMatchObject({ places: "abcd", problem: "too many" });
});
