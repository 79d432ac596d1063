import { formatAge } from "./stored-age";

const now = new Date("2026-11-23T23:30:00Z");

test.each([
  ["2026-11-23T23:10:00Z", "heute, 0.10 Uhr"],
  ["2026-11-23T08:40:00Z", "gestern, 9.40 Uhr"],
  ["2026-11-20T20:00:00Z", "20. November 2026, 21 Uhr"],
])("%s is %s in the village", (storedAt, text) => {
  expect(formatAge(new Date(storedAt), now)).toBe(text);
});
