import { toByteRange } from "./byte-range";

test.each([
  ["bytes=0-1", { start: 0, end: 1 }],
  ["bytes=4-", { start: 4, end: 9 }],
  ["bytes=-3", { start: 7, end: 9 }],
  ["bytes=8-99", { start: 8, end: 9 }],
  ["bytes=-99", { start: 0, end: 9 }],
])("%s of ten bytes", (header, range) => {
  expect(toByteRange(header, 10)).toEqual(range);
});

test("a range behind the end is unsatisfiable", () => {
  expect(toByteRange("bytes=10-", 10)).toBe("unsatisfiable");
  expect(toByteRange("bytes=5-4", 10)).toBe("unsatisfiable");
});

test("no range, several ranges and other units mean the whole file", () => {
  for (const header of [null, "bytes=-", "bytes=0-1,3-4", "lines=0-1"]) {
    expect(toByteRange(header, 10)).toBeUndefined();
  }
});
