/** @jest-environment node */
import { byLetter, letterOf } from "./by-letter";

test.each([
  ["Angelverein", "A"],
  ["ökumenischer Kreis", "O"],
  ["Ärzteverein", "A"],
  ["1. FC Musterbach", "0–9"],
  ["„Kulisse“", "0–9"],
  ["ßchen", "S"],
  ["", "0–9"],
])("%s stands under %s", (name, letter) => {
  expect(letterOf(name)).toBe(letter);
});

test("names under one heading keep their order", () => {
  const groups = byLetter([{ name: "Angler" }, { name: "Ärzte" }, { name: "Chor" }]);
  expect([...groups]).toEqual([
    ["A", [{ name: "Angler" }, { name: "Ärzte" }]],
    ["C", [{ name: "Chor" }]],
  ]);
});
