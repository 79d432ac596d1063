import { keepTimes } from "./keep-times";

test.each([
  ["Samstag, 9.30–11 Uhr, Halle", "Samstag, 9.30–11\u00a0Uhr, Halle"],
  ["8–12 Uhr und 14 Uhr", "8–12\u00a0Uhr und 14\u00a0Uhr"],
  ["um viel Uhr, 14 Uhren", "um viel Uhr, 14 Uhren"],
])("%s", (text, kept) => {
  expect(keepTimes(text)).toBe(kept);
});
