import { dayOfParameter, dayOfTypedParameter } from "./day-parameter";

test.each([
  ["2027-03-13", "2027-03-13", "2027-03-13"],
  [["2027-03-13", "2027-03-14"], "2027-03-13", "2027-03-13"],
  ["13.03.2027", undefined, "2027-03-13"],
  [" 1. 3. 2027 ", undefined, "2027-03-01"],
  ["31.02.2027", undefined, undefined],
  ["31.02.", undefined, undefined],
  ["2027-02-31", undefined, undefined],
  ["<b>", undefined, undefined],
  ["", undefined, undefined],
  [undefined, undefined, undefined],
])("%j is the day %s, typed %s", (parameter, day, typed) => {
  expect(dayOfParameter(parameter)).toBe(day);
  expect(dayOfTypedParameter(parameter)).toBe(typed);
});
