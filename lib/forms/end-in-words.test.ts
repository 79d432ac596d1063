import { formErrors } from "@/lib/texts/form-errors";
import { endInWords } from "./end-in-words";

const filled = { day: "2026-12-13", lastDay: "", begin: "18:00", end: "" };
const said = (given: Partial<typeof filled>) => endInWords({ ...filled, ...given });

test("an end before the beginning is told with its day, up to twelve hours later", () => {
  const text = "Ende erst am nächsten Tag: Montag, 14. Dezember, 6 Uhr.";
  expect(said({ end: "06:00" })).toEqual({ text, isWrong: false });
  for (const end of ["06:01", "14:00", "18:00"])
    expect(said({ end })).toEqual({ text: formErrors.end, isWrong: true });
});

test.each([
  {},
  { end: "22:00" },
  { end: "14:00", lastDay: "2026-12-14" },
  { day: "", end: "14:00" },
  { begin: "", end: "14:00" },
])("of all others nothing is said: %j", (given) => {
  expect(said(given)).toBeUndefined();
});
