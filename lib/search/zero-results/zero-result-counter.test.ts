/** @jest-environment node */
import { toCountable, ZeroResultCounter } from "./zero-result-counter";

test.each([
  ["Freibad", "freibad"],
  ["Wo ist das Freibad?", "freibad"],
  ["  FREIBAD Öffnung ", "freibad öffnung"],
])("%j counts as %j", (q, query) => {
  expect(toCountable(q)).toBe(query);
});

test.each([
  "rathaus@musterbach.example.org",
  "030 23125 100",
  "Am Anger 2",
  "www.example.org",
  "Warum grüßt Nachbar Beispiel aus Haus Sieben niemals zurück obwohl",
  "der die das",
  "🎃",
  "a".repeat(61),
])("%j is not counted", (q) => {
  expect(toCountable(q)).toBeUndefined();
});

test("a query of three visitors is reportable, and after a report each further visitor", () => {
  const counter = new ZeroResultCounter();
  counter.count("Freibad", "a");
  counter.count("freibad?", "b");
  expect(counter.reportable(10)).toEqual([]);
  counter.count("Wo ist das Freibad", "c");
  const gaps = counter.reportable(10);
  expect(gaps).toEqual([{ query: "freibad", count: 3 }]);
  counter.count("Freibad", "d");
  counter.markReported(gaps);
  expect(counter.reportable(10)).toEqual([{ query: "freibad", count: 1 }]);
});

test("a query that one visitor repeats is not reportable", () => {
  const counter = new ZeroResultCounter();
  for (let time = 0; time < 20; time += 1) counter.count("Erika Muster", "a");
  expect(counter.reportable(10)).toEqual([]);
});

test("queries stay until they are reported; beyond the limit the oldest are dropped", () => {
  const counter = new ZeroResultCounter();
  for (const visitor of "abc") counter.count("Freibad", visitor);
  expect(counter.reportable(10)).toHaveLength(1);
  expect(counter.reportable(10)).toHaveLength(1);
  const letters = "abcdefghijklmnopqrstuvwxyz";
  for (const one of letters)
    for (const other of letters) for (const third of "ab") counter.count(`${one}${other}${third}wort`, "a");
  expect(counter.reportable(10)).toEqual([]);
});
