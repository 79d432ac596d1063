import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
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

test("whatever a header says, a range lies inside the file", () => {
  const numbers = fc.constantFrom("", "0", "5", "99", "999999999999999999999");
  const headers = fc.tuple(numbers, numbers).map(([first, last]) => `bytes=${first}-${last}`);
  fc.assert(
    fc.property(fc.oneof(headers, textWith("bytes=", "-", "0", "5")), fc.nat(200), (header, size) => {
      const range = toByteRange(header, size);
      if (range === undefined || range === "unsatisfiable") return;
      expect(range.start).toBeGreaterThanOrEqual(0);
      expect(range.end).toBeGreaterThanOrEqual(range.start);
      expect(range.end).toBeLessThan(size);
    }),
  );
});

test("a range that a player asks for is given as far as the file goes", () => {
  fc.assert(
    fc.property(fc.nat(1000), fc.nat(1000), fc.integer({ min: 1, max: 1000 }), (start, length, size) => {
      const end = start + length;
      const expected = start < size ? { start, end: Math.min(end, size - 1) } : "unsatisfiable";
      expect(toByteRange(`bytes=${start}-${end}`, size)).toEqual(expected);
    }),
  );
});
