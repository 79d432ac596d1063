/** @jest-environment jsdom */
import { getOwnDistrict, keepOwnDistrict, ownDistrictKey, putOwnFirst } from "./own-district";

const lines = (...of: string[]) => {
  const items = of.map((slugs, at) => {
    const isNone = slugs.endsWith("!");
    return `<li data-districts="${slugs.replace("!", "")}"${at > 1 || isNone ? " hidden" : ""}${isNone ? ' data-none=""' : ""}></li>`;
  });
  document.body.innerHTML = `<ul id="abholung">${items.join("")}</ul>`;
};

/** Hidden lines in brackets */
function order(): string[] {
  putOwnFirst(ownDistrictKey, "abholung", 2);
  return [...document.querySelectorAll<HTMLElement>("li")].map(({ dataset, hidden }) =>
    hidden ? `(${dataset.districts})` : String(dataset.districts),
  );
}

beforeEach(() => localStorage.clear());

test.each([
  ["none is remembered", undefined, ["a", "b", "(c)", "(d!)"]],
  ["one that is first already", "a", ["a", "b", "(c)", "(d!)"]],
  ["one beyond what is shown", "c", ["c", "a", "(b)", "(d!)"]],
  ["one without days ahead", "d", ["d!", "a", "(b)", "(c)"]],
])("%s", (_, own, expected) => {
  lines("a", "b", "c", "d!");
  if (own) keepOwnDistrict(own);
  expect(order()).toEqual(expected.map((line) => line.replace("!", "")));
});

test("a district has all of its lines first, also those that it shares", () => {
  lines("a", "b c", "a c");
  keepOwnDistrict("c");
  expect(order()).toEqual(["b c", "a c", "(a)"]);
});

test("a district that is gone is forgotten, and the list stays as it was", () => {
  lines("a", "b", "c");
  keepOwnDistrict("bc");
  expect(order()).toEqual(["a", "b", "(c)"]);
  expect(getOwnDistrict()).toBeNull();
});

test("without a list, while nobody knows the districts, nothing is forgotten", () => {
  document.body.innerHTML = "";
  keepOwnDistrict("a");
  order();
  expect(getOwnDistrict()).toBe("a");
});

test("called again it changes nothing, and after the district was forgotten the list is as it was", () => {
  lines("a", "b", "c");
  keepOwnDistrict("c");
  expect(order()).toEqual(["c", "a", "(b)"]);
  expect(order()).toEqual(["c", "a", "(b)"]);
  localStorage.clear();
  expect(order()).toEqual(["a", "b", "(c)"]);
});

test("its source works by itself, as the document has it", () => {
  lines("a", "b", "c");
  keepOwnDistrict("c");
  // biome-ignore lint/security/noGlobalEval: as an inline script
  // biome-ignore lint/complexity/noCommaOperator: in the global scope
  (0, eval)(`(${putOwnFirst})("${ownDistrictKey}","abholung",2)`);
  expect(document.querySelector("li")?.dataset.districts).toBe("c");
});
