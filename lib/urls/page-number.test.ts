import { parsePageNumber } from "./page-number";

test.each([
  ["3", 3],
  [["2", "5"], 2],
  ["10000", 10_000],
  ["10001", 1],
  ["0", 1],
  ["-1", 1],
  ["1.5", 1],
  ["zwei", 1],
  ["", 1],
  [undefined, 1],
])("%p is page %i", (parameter, page) => {
  expect(parsePageNumber(parameter)).toBe(page);
});
