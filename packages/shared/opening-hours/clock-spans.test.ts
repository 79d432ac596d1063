import { readClockSpans } from "./clock-spans";

test.each([
  ["8–12 Uhr und 14–16 Uhr", "08:00–12:00 14:00–16:00"],
  ["8-12", "08:00–12:00"],
  ["8.30 bis 12 Uhr", "08:30–12:00"],
  ["von 8 bis 12 Uhr, von 14:00 bis 16:30 Uhr", "08:00–12:00 14:00–16:30"],
  ["8.00–12.00 Uhr / 14–16 Uhr", "08:00–12:00 14:00–16:00"],
  ["14–16, 8–12", "08:00–12:00 14:00–16:00"],
  ["10–24 Uhr", "10:00–00:00"],
  ["20–2 Uhr", "20:00–02:00"],
  ["0–24 Uhr", "00:00–00:00"],
  ...[
    "",
    "8",
    "ab 8 Uhr",
    "8–12 Uhr nur Bürgerbüro",
    "8–12 und 11–13",
    "16–14 Uhr",
    "25–26",
    "8–8",
    "Mo 8–12 Uhr",
  ].map((text) => [text, undefined]),
])("%j is read as %s", (text = "", expected) => {
  expect(
    readClockSpans(text)
      ?.map(({ from, to }) => `${from}–${to}`)
      .join(" "),
  ).toBe(expected);
});
