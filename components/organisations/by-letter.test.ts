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
  const groups = byLetter(["Angler", "Ärzte", "Chor"], letterOf);
  expect([...groups]).toEqual([
    ["A", ["Angler", "Ärzte"]],
    ["C", ["Chor"]],
  ]);
});
