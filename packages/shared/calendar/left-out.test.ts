import { addDays } from "./day.ts";
import { isSchoolHoliday, knowsSchoolHolidays, knowsUntilSummer, reasonLeftOut } from "./left-out.ts";

const autumn = { name: "Herbstferien", first: "2026-10-19", last: "2026-10-30" };
const winter = { name: "Winterferien", first: "2027-02-01", last: "2027-02-06" };
const village = { land: "Brandenburg" as const, schoolHolidays: [winter, autumn, autumn] };

test.each([
  ["2026-10-31", { notOnHolidays: true }, "Reformationstag"],
  ["2026-10-31", { notInSchoolHolidays: true }, undefined],
  ["2026-10-30", { notInSchoolHolidays: true }, "Herbstferien"],
  ["2026-10-30", { notOnHolidays: true }, undefined],
  ["2026-11-01", { notOnHolidays: true, notInSchoolHolidays: true }, undefined],
])("%s with %j is left out for %s", (day, rules, reason) => {
  expect(reasonLeftOut(day, rules, village)).toBe(reason);
});

test("school holidays are known from the first to the last that were entered", () => {
  for (const day of ["2026-10-19", "2026-12-24", "2027-02-06"])
    expect(knowsSchoolHolidays(day, village)).toBe(true);
  for (const day of ["2026-10-18", "2027-02-07"]) expect(knowsSchoolHolidays(day, village)).toBe(false);
  expect(knowsSchoolHolidays("2026-10-20", { schoolHolidays: [] })).toBe(false);
});

test("school holidays of more than a hundred days are a typing error", () => {
  expect(isSchoolHoliday({ first: "2026-07-01", last: addDays("2026-07-01", 100) })).toBe(true);
  expect(isSchoolHoliday({ first: "2026-07-01", last: "2062-08-01" })).toBe(false);
  expect(isSchoolHoliday({ first: "2026-07-01", last: "2026-06-30" })).toBe(false);
});

test("school holidays are known until summer with the next Christmas and the next long ones", () => {
  const christmas = { name: "Weihnachtsferien", first: "2026-12-23", last: "2027-01-02" };
  const summer = { name: "Sommerferien", first: "2027-07-22", last: "2027-09-04" };
  const later = { name: "Sommerferien", first: "2028-06-22", last: "2028-08-02" };
  const isKnown = (today: string, ...schoolHolidays: (typeof christmas)[]) =>
    knowsUntilSummer(today, { schoolHolidays });
  for (const today of ["2026-11-27", "2026-12-31", "2027-01-03", "2027-09-04"])
    expect(isKnown(today, later, summer, christmas)).toBe(true);
  expect(isKnown("2026-11-27", summer)).toBe(false);
  expect(isKnown("2026-11-27", christmas)).toBe(false);
  expect(isKnown("2026-11-27", christmas, later)).toBe(false);
  expect(isKnown("2027-09-05", christmas, summer)).toBe(false);
});
