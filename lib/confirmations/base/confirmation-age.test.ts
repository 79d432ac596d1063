import { outdatedConfirmation } from "./confirmation-age";

const now = new Date("2026-05-31T22:30:00Z");

test.each([
  ["2025-03-31", "März 2025"],
  // In the village the first of June has begun.
  ["2025-04-01", undefined],
  ["2026-05-01", undefined],
  [undefined, undefined],
])("a confirmation of %s is out of date after 14 months: %s", (confirmedOn, month) => {
  expect(outdatedConfirmation(confirmedOn, undefined, now)).toBe(month);
});

test("the settings say for how many months it holds", () => {
  expect(outdatedConfirmation("2025-03-31", 24, now)).toBeUndefined();
  expect(outdatedConfirmation("2024-05-31", 24, now)).toBe("Mai 2024");
});
