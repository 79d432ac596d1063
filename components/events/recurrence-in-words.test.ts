/** @jest-environment node */
import { recurrenceInWords } from "./recurrence-in-words";

// A Tuesday, 19.30 in the village
const start = "2026-11-24T18:30:00.000Z";

test.each([
  ["FREQ=WEEKLY", "jeden Dienstag"],
  ["FREQ=WEEKLY;BYDAY=TU;COUNT=20", "jeden Dienstag, 20-mal"],
  ["FREQ=WEEKLY;BYDAY=TU;UNTIL=20270630T215959Z", "jeden Dienstag, bis 30. Juni 2027"],
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
  ["FREQ=HOURLY", "mehrere Termine"],
])("%s reads %s", (recurrence, words) => {
  expect(recurrenceInWords({ recurrence, start })).toBe(words);
});

test("no rule and no readable rule say nothing", () => {
  expect(recurrenceInWords({ recurrence: undefined, start })).toBeUndefined();
  expect(recurrenceInWords({ recurrence: "jede Woche", start })).toBeUndefined();
});

test("the last day is the village's, not UTC's", () => {
  expect(recurrenceInWords({ recurrence: "FREQ=WEEKLY;UNTIL=20270630T223000Z", start })).toContain(
    "bis 1. Juli 2027",
  );
});
