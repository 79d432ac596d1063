import { berlinDay } from "@dorfforum/shared/calendar/village-time";
import { quickDates } from "@/lib/urls/routes";
import { daysOf } from "./quick-dates";

/** "first last" of each quick date at an instant */
function at(instant: string): string[] {
  const today = berlinDay(new Date(instant));
  return quickDates.map((quickDate) => {
    const { first, last } = daysOf(quickDate, today);
    return first === last ? first : `${first} ${last}`;
  });
}

test.each([
  [
    "on a Wednesday",
    "2026-11-25T11:00:00Z",
    ["2026-11-25", "2026-11-26", "2026-11-28 2026-11-29", "2026-11-25 2026-11-29"],
  ],
  [
    "on a Saturday, which is its weekend's first day",
    "2026-11-28T11:00:00Z",
    ["2026-11-28", "2026-11-29", "2026-11-28 2026-11-29", "2026-11-28 2026-11-29"],
  ],
  [
    "on a Sunday, with which weekend and week end",
    "2026-11-29T11:00:00Z",
    ["2026-11-29", "2026-11-30", "2026-11-29", "2026-11-29"],
  ],
  [
    "a minute before midnight in the village",
    "2026-11-29T22:59:00Z",
    ["2026-11-29", "2026-11-30", "2026-11-29", "2026-11-29"],
  ],
  [
    "at midnight in the village, when a Monday begins",
    "2026-11-29T23:00:00Z",
    ["2026-11-30", "2026-12-01", "2026-12-05 2026-12-06", "2026-11-30 2026-12-06"],
  ],
  [
    "on the day before the clocks go forward",
    "2027-03-27T22:30:00Z",
    ["2027-03-27", "2027-03-28", "2027-03-27 2027-03-28", "2027-03-27 2027-03-28"],
  ],
  [
    "on the day of 25 hours, whose last hour is no other day's",
    "2026-10-25T22:30:00Z",
    ["2026-10-25", "2026-10-26", "2026-10-25", "2026-10-25"],
  ],
  [
    "over the turn of the year",
    "2026-12-31T12:00:00Z",
    ["2026-12-31", "2027-01-01", "2027-01-02 2027-01-03", "2026-12-31 2027-01-03"],
  ],
])("%s", (_when, instant, days) => {
  expect(at(instant)).toEqual(days);
});
