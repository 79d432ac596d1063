/** @jest-environment node */
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
