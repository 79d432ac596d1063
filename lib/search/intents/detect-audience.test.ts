import { agesIn } from "./detect-audience";

test.each([
  ["1 bis 6 Jahre", { from: 1, to: 6 }],
  ["10 Monate bis 3 Jahre", { from: 10 / 12, to: 3 }],
  ["Mädchen und Jungen zwischen zehn und siebzehn Jahren", { from: 10, to: 17 }],
  ["von drei Monaten bis drei Jahren", { from: 0.25, to: 3 }],
  ["Jugendliche ab zwölf Jahren", { from: 12, to: 120 }],
  ["in zehn Jahren einmal", undefined],
])("„%s“ is for %j", (text, ages) => {
  expect(agesIn(text)).toEqual(ages);
});
