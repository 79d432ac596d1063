/** @jest-environment jsdom */
import { getOwnDistrict, keepOwnDistrict, markOwn, ownDistrictKey } from "./own-district";

const lines = (...of: string[]) => {
  const items = of.map((slugs, at) => {
    const isNone = slugs.endsWith("!");
    return `<li data-districts="${slugs.replace("!", "")}"${at > 1 || isNone ? " hidden" : ""}${isNone ? ' data-none=""' : ""}></li>`;
  });
  document.body.innerHTML = `<ul id="abholung">${items.join("")}</ul>`;
};

/** Hidden lines in brackets, own ones with a star */
function shown(): string[] {
  markOwn(ownDistrictKey, "abholung", 2);
  return [...document.querySelectorAll<HTMLElement>("li")].map(({ dataset: { districts, own }, hidden }) => {
    const line = own === undefined ? String(districts) : `${districts}*`;
    return hidden ? `(${line})` : line;
  });
}

beforeEach(() => localStorage.clear());

test.each([
  ["none is remembered", undefined, ["a", "b", "(c)", "(d!)"]],
  ["one that is first", "a", ["a*", "b", "(c)", "(d!)"]],
  ["one beyond what is shown", "c", ["a", "(b)", "c*", "(d!)"]],
  ["one without days ahead", "d", ["a", "(b)", "(c)", "d!*"]],
])("%s", (_, own, expected) => {
  lines("a", "b", "c", "d!");
  if (own) keepOwnDistrict(own);
  expect(shown()).toEqual(expected.map((line) => line.replace("!", "")));
});

test("a district has all of its lines shown, also those that it shares, in the order of days", () => {
  lines("a", "b c", "a c");
  keepOwnDistrict("c");
  expect(shown()).toEqual(["(a)", "b c*", "a c*"]);
});

test("a district that is gone is forgotten, and the list stays as it was", () => {
  lines("a", "b", "c");
  keepOwnDistrict("bc");
  expect(shown()).toEqual(["a", "b", "(c)"]);
  expect(getOwnDistrict()).toBeNull();
});

test("without a list, while nobody knows the districts, nothing is forgotten", () => {
  document.body.innerHTML = "";
  keepOwnDistrict("a");
  shown();
  expect(getOwnDistrict()).toBe("a");
});

test("called again it changes nothing, and after the district was forgotten the list is as it was", () => {
  lines("a", "b", "c");
  keepOwnDistrict("c");
  expect(shown()).toEqual(["a", "(b)", "c*"]);
  expect(shown()).toEqual(["a", "(b)", "c*"]);
  localStorage.clear();
  expect(shown()).toEqual(["a", "b", "(c)"]);
});

test("its source works by itself, as the document has it", () => {
  lines("a", "b", "c");
  keepOwnDistrict("c");
  // biome-ignore lint/security/noGlobalEval: as an inline script
  // biome-ignore lint/complexity/noCommaOperator: in the global scope
  (0, eval)(`(${markOwn})("${ownDistrictKey}","abholung",2)`);
  expect(document.querySelector("[data-own]")).toHaveProperty("dataset.districts", "c");
});
