import { fold } from "@dorfforum/german-search/analysis/fold";
import { agrees } from "./agreement";

test.each([
  ["Bushaltestelle", "wann fährt der", false],
  ["Bushaltestelle", "wo ist die", true],
  ["Bushaltestelle", "wann fährt der Bus von der", true],
  ["Bürgerbus", "wann fährt der", true],
  ["Musikverein", "wo probt der", true],
  ["Rathaus", "wann hat das", true],
  ["Rathaus", "telefon vom", true],
  ["Bücherei", "wann hat die", true],
  ["Bücherschrank", "wann hat die", false],
  // Nothing tells its gender.
  ["Musterbach", "wann kommt der", false],
  ["Kompost", "wann", undefined],
  ["Kinder", "für", undefined],
])("„%s“ behind „%s“: %s", (noun, before, expected) => {
  expect(agrees(fold(noun), before.split(" ").map(fold))).toBe(expected);
});
