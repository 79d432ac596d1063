import { toComparison } from "./to-comparison";

const all = ["a", "b", "c", "d", "e"].map((slug) => ({ slug }));
const slugs = (given: string | string[] | undefined) => {
  const { items, ...rest } = toComparison(given, all);
  return { items: items.map(({ slug }) => slug).join(""), ...rest };
};

test("two to four are compared in the overview's order", () => {
  expect(slugs(["c", "a"])).toEqual({ items: "ac", ticked: ["a", "c"] });
  expect(slugs(["a", "b", "c", "d"])).toEqual({ items: "abcd", ticked: ["a", "b", "c", "d"] });
});

test("without the parameter there is no comparison", () =>
  expect(slugs(undefined)).toEqual({ items: "", ticked: [] }));

test.each([
  [["a"], ["a"]],
  ["a", ["a"]],
  [["a", "a"], ["a"]],
  [["gibt-es-nicht", "a"], ["a"]],
  ["", []],
])("%j is too few to compare", (given, ticked) => {
  expect(slugs(given)).toEqual({ items: "", ticked, problem: "too few" });
});

test("of more than four the first four are compared", () => {
  expect(slugs(["e", "d", "c", "b", "a"])).toMatchObject({ items: "abcd", problem: "too many" });
});
