/** @jest-environment jsdom */
import { pageNumbers } from "./pagination";

test.each([
  [1, 2, [1, 2]],
  [1, 9, [1, 2, undefined, 9]],
  [2, 9, [1, 2, 3, undefined, 9]],
  [5, 9, [1, undefined, 4, 5, 6, undefined, 9]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [9, 9, [1, undefined, 8, 9]],
])("page %i of %i", (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});
