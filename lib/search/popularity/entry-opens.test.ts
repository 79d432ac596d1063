import { EntryOpens } from "./entry-opens";

const dayMs = 86_400_000;
const now = Date.parse("2026-11-25T10:00:00+01:00");

test("a visitor counts once a day for each entry", () => {
  const opens = new EntryOpens(now);
  for (let time = 0; time < 20; time += 1) opens.count("info/sack", "a", now);
  opens.count("info/sack", "b", now);
  opens.count("info/hund", "a", now);
  expect(opens.of("info/sack", now)).toBe(2);
  expect(opens.of("info/hund", now)).toBe(1);
  expect(opens.of("info/nichts", now)).toBe(0);
  expect(opens.count("info/sack", "a", now + dayMs)).toBe(true);
});

test("half of it is forgotten every four weeks, and of a single open all in half a year", () => {
  const opens = new EntryOpens(now);
  opens.count("info/sack", "a", now);
  expect(opens.of("info/sack", now + 28 * dayMs)).toBeCloseTo(0.5);
  opens.count("info/sack", "a", now + 28 * dayMs);
  expect(opens.of("info/sack", now + 28 * dayMs)).toBeCloseTo(1.5);
  opens.count("info/hund", "a", now);
  expect(opens.toSaved(now + 100 * dayMs).opens.map(([key]) => key)).toEqual(["info/sack", "info/hund"]);
  expect(opens.toSaved(now + 130 * dayMs).opens.map(([key]) => key)).toEqual(["info/sack"]);
  expect(opens.toSaved(now + 182 * dayMs).opens).toEqual([]);
});

test("what was saved is added to what was counted since", () => {
  const before = new EntryOpens(now);
  for (const visitor of "abcd") before.count("info/sack", visitor, now);
  const saved = before.toSaved(now);
  const later = now + 28 * dayMs;
  const opens = new EntryOpens(later);
  opens.count("info/sack", "a", later);
  opens.restore(saved);
  expect(opens.of("info/sack", later)).toBeCloseTo(3);
  // Saving changes nothing but what is too little.
  opens.toSaved(later + 28 * dayMs);
  expect(opens.of("info/sack", later + 28 * dayMs)).toBeCloseTo(1.5);
});

test("a flood neither fills the memory nor the file", () => {
  const opens = new EntryOpens(now);
  let counted = 0;
  for (let each = 0; each < 60_000; each += 1)
    if (opens.count(`info/${each % 6000}`, String(each), now)) counted += 1;
  expect(counted).toBe(50_000);
  expect(opens.toSaved(now).opens).toHaveLength(5000);
});
