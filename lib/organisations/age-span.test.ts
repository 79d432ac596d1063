import { fc, textWith } from "@dorfforum/shared/testing/arbitraries";
import { costRatio } from "@dorfforum/shared/testing/cost-ratio";
import { toAgeSpan } from "./age-span";

test.each([
  ["1 bis 6 Jahre", { from: 1, to: 6 }],
  ["10 Monate bis 3 Jahre", { from: 0, to: 3 }],
  ["6–10 Jahre", { from: 6, to: 10 }],
  ["18 Monate - 3 Jahre", { from: 1, to: 3 }],
  ["Kinder ab 3 Jahren", { from: 3, to: Number.POSITIVE_INFINITY }],
  ["Schulkinder", undefined],
  [undefined, undefined],
])("%j", (written, span) => {
  expect(toAgeSpan(written)).toEqual(span);
});

test("any text has ages in whole years or none", () => {
  fc.assert(
    fc.property(textWith("ab ", "3", "12", " bis ", "–", " Jahre", "Monate", "99"), (text) => {
      const span = toAgeSpan(text);
      expect(
        span === undefined || (Number.isInteger(span.from) && span.from >= 0 && !Number.isNaN(span.to)),
      ).toBe(true);
    }),
  );
});

test("thousands of spaces behind an age cost a moment", () => {
  expect(costRatio(toAgeSpan, `3${" ".repeat(16_000)}`)).toBeLessThan(250);
});
