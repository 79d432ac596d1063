import { fitOnSheet } from "./poster-layout";

const text = "19.30–21 Uhr Lesung: Krimis aus der Provinz, Gemeindebücherei";

/** Seven days with the same number of events each */
const week = (entriesPerDay: number) =>
  Array.from({ length: 7 }, () => ({ entries: Array.from({ length: entriesPerDay }, () => ({ text })) }));

test("few events are printed in large type, more in smaller type and two columns", () => {
  expect(fitOnSheet(week(1).slice(2), [])).toEqual({ size: "huge", count: 5 });
  expect(fitOnSheet(week(1), [])).toEqual({ size: "large", count: 7 });
  expect(fitOnSheet(week(3), [])).toEqual({ size: "medium", count: 21 });
  expect(fitOnSheet(week(5).slice(1), [])).toEqual({ size: "small", count: 30 });
  expect(fitOnSheet([], [])).toEqual({ size: "huge", count: 0 });
});

test("what does not fit in the smallest readable type is left out", () => {
  const { size, count } = fitOnSheet(week(30), []);
  expect(size).toBe("tiny");
  expect(count).toBeGreaterThan(30);
  expect(count).toBeLessThan(70);
});

test("notices take space from the events", () => {
  const notice = "Warnung: Das Trinkwasser muss abgekocht werden. ".repeat(6);
  const { count } = fitOnSheet(week(30), []);
  expect(fitOnSheet(week(30), [notice, notice, notice]).count).toBeLessThan(count);
  expect(fitOnSheet(week(1), [notice, notice, notice]).size).not.toBe("huge");
});

test("a title of one long word takes the lines that it needs", () => {
  const days = (title: string) => [{ entries: Array.from({ length: 60 }, () => ({ text: title })) }];
  expect(fitOnSheet(days("a".repeat(300)), []).count).toBeLessThan(fitOnSheet(days("a"), []).count);
});
