import type { EventTiming } from "@/lib/events/recurrence";
import { cancelled } from "@/lib/testing/factories";
import { recurrenceInWords } from "./event-recurrence";

// A Tuesday, 19.30 in the village
const start = "2026-11-24T18:30:00.000Z";

const inWords = (given: Partial<EventTiming>) =>
  recurrenceInWords({ recurrence: undefined, start, end: undefined, exceptions: [], ...given }, "2026-11-24");

test.each([
  ["FREQ=WEEKLY", "jeden Dienstag"],
  ["FREQ=WEEKLY;BYDAY=TU;COUNT=20", "jeden Dienstag bis 6. April 2027"],
  ["FREQ=WEEKLY;BYDAY=TU;COUNT=5000", "jeden Dienstag, 5000\u2011mal"],
  ["FREQ=WEEKLY;BYDAY=TU;UNTIL=20270630T215959Z", "jeden Dienstag bis 30. Juni 2027"],
  ["FREQ=WEEKLY;INTERVAL=2;BYDAY=TU,TH", "alle 2 Wochen am Dienstag und Donnerstag"],
  ["FREQ=WEEKLY;BYDAY=MO,WE,FR", "jeden Montag, Mittwoch und Freitag"],
  ["FREQ=DAILY", "jeden Tag"],
  ["FREQ=DAILY;INTERVAL=3", "alle 3 Tage"],
  ["FREQ=MONTHLY;BYDAY=1MO", "am ersten Montag jedes Monats"],
  ["FREQ=MONTHLY;BYDAY=-1FR", "am letzten Freitag jedes Monats"],
  ["FREQ=MONTHLY;BYDAY=2TU,4TU", "am zweiten Dienstag und am vierten Dienstag jedes Monats"],
  ["FREQ=MONTHLY", "am 24. jedes Monats"],
  ["FREQ=MONTHLY;BYMONTHDAY=-1", "am letzten Tag jedes Monats"],
  ["FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=15", "am 15. alle 3 Monate"],
  ["FREQ=YEARLY", "jedes Jahr am 24. November"],
  ["FREQ=YEARLY;BYMONTH=11;BYMONTHDAY=24", "jedes Jahr am 24. November"],
  ["FREQ=YEARLY;BYMONTH=11", "jedes Jahr am 24. November"],
  ["FREQ=YEARLY;BYMONTH=12;BYDAY=1SU", "jedes Jahr am ersten Sonntag im Dezember"],
  ["FREQ=WEEKLY;BYDAY=TU;BYMONTH=5,6,7", "jeden Dienstag im Mai, Juni und Juli"],
  ["FREQ=MONTHLY;BYDAY=1MO;BYMONTH=3,10", "am ersten Montag im März und Oktober"],
  ["FREQ=MONTHLY;BYDAY=MO;BYSETPOS=2", "am zweiten Montag jedes Monats"],
  ["FREQ=DAILY;BYDAY=SA,SU", "jeden Samstag und Sonntag"],
])("%s reads %s", (recurrence, words) => {
  expect(inWords({ recurrence })).toBe(words);
});

test("what a series leaves out is said before its end, which is the last date that takes place", () => {
  const schoolHolidays = [
    { name: "Weihnachtsferien", first: "2026-12-25", last: "2027-01-01" },
    { name: "Winterferien", first: "2027-01-12", last: "2027-01-30" },
    { name: "Sommerferien", first: "2027-07-01", last: "2027-08-14" },
  ];
  const rules = { notOnHolidays: true, notInSchoolHolidays: true, villageDays: { schoolHolidays } };
  const recurrence = "FREQ=WEEKLY;COUNT=9";
  expect(inWords({ recurrence, ...rules })).toBe(
    "jeden Dienstag, außer an Feiertagen, nicht in den Schulferien, bis 5. Januar 2027",
  );
  expect(inWords({ recurrence, exceptions: cancelled("2027-01-19") })).toBe(
    "jeden Dienstag bis 12. Januar 2027",
  );
});

test("school holidays that nobody entered are not promised", () => {
  for (const schoolHolidays of [[], [{ name: "Winterferien", first: "2027-02-01", last: "2027-02-06" }]])
    expect(
      inWords({ recurrence: "FREQ=WEEKLY", notInSchoolHolidays: true, villageDays: { schoolHolidays } }),
    ).toBe("jeden Dienstag");
});

test.each([
  "FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1",
  "FREQ=MONTHLY;BYMONTHDAY=13;BYDAY=FR",
  "FREQ=YEARLY;BYWEEKNO=20",
  "FREQ=MONTHLY;BYDAY=-4MO",
  "FREQ=MONTHLY;BYMONTHDAY=-2",
  "FREQ=YEARLY;BYYEARDAY=100",
  "FREQ=YEARLY;BYMONTHDAY=24",
  "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=24",
  "FREQ=DAILY;INTERVAL=2;BYDAY=MO",
  "FREQ=WEEKLY;BYDAY=MO,TU;BYSETPOS=1",
])("%s cannot be expressed in these words", (recurrence) => {
  expect(inWords({ recurrence })).toBe("mehrere Termine");
});

test("no rule and an unreadable rule give no words", () => {
  expect(inWords({})).toBeUndefined();
  for (const recurrence of ["jede Woche", "FREQ=HOURLY", "FREQ=DAILY;BYMINUTE=1,2", "FREQ=DAILY\nEXDATE:1"]) {
    expect(inWords({ recurrence })).toBeUndefined();
  }
});

test("the last day is the village's, not UTC's", () => {
  expect(inWords({ recurrence: "FREQ=WEEKLY;UNTIL=20270630T223000Z" })).toContain("bis 1. Juli 2027");
});
