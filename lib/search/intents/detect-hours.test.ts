/** @jest-environment node */
import { detectHours } from "./detect-hours";

test.each([
  ["am Abend", 17, 24, "am Abend"],
  ["Konzert heute Abend", 17, 24, "Abend"],
  ["Samstagabend", 17, 24, "abend"],
  ["abends tanzen", 17, 24, "abends"],
  ["am frühen Morgen", 4, 11, "am frühen Morgen"],
  ["vormittags", 7, 12, "vormittags"],
  ["gegen Mittag", 11, 14, "gegen Mittag"],
  ["Sonntag Nachmittag", 12, 18, "Nachmittag"],
  ["in der Nacht", 21, 29, "in der Nacht"],
  ["Konzert ab 19 Uhr", 19, 29, "ab 19 Uhr"],
  ["vor 12 Uhr", 0, 12, "vor 12 Uhr"],
  ["um 19.30 Uhr", 19, 20.5, "um 19.30 Uhr"],
])("„%s“ is from %d to %d, by the words „%4$s“", (query, from, to, words) => {
  const detected = detectHours(query);
  expect(detected?.hours).toMatchObject({ from, to });
  expect(query.slice(detected?.position.start, detected?.position.end)).toBe(words);
});

test.each(["morgen", "Abendessen", "Seniorennachmittag", "ab 25 Uhr", "19 Uhr"])(
  "„%s“ names no hours",
  (query) => {
    expect(detectHours(query)).toBeUndefined();
  },
);
