import { EventSpans } from "./event-spans";

const hour = (hours: number) => Date.parse("2026-11-21T00:00:00.000Z") + hours * 3_600_000;
const at = (hours: number) => new Date(hour(hours)).toISOString();
const spans = new EventSpans();
const [none, whole, open, series] = [0, 1, 2, 3];
spans.put(none, undefined);
spans.put(whole, { start: at(10), end: at(12), recurrence: undefined, exceptions: [] });
spans.put(open, { start: at(10), end: undefined, recurrence: undefined, exceptions: [] });
spans.put(series, { start: at(10), end: at(12), recurrence: "FREQ=DAILY", exceptions: [] });

test.each<[string, slot: number, from: number, to: number, expected: boolean | undefined]>([
  ["no event", none, 0, 99, false],
  ["an event that begins at the end", whole, 0, 10, false],
  ["an event that begins before the end", whole, 0, 11, true],
  ["an event that is under way", whole, 11, 11.5, true],
  ["an event that is just over", whole, 12, 99, false],
  ["an event without an end before its day", open, 0, 11, true],
  ["an event without an end after its beginning", open, 11, 99, undefined],
  ["an event without an end two days later", open, 48, 99, false],
  ["a series", series, 900, 901, undefined],
])("%s", (_, slot, from, to, expected) => {
  expect(spans.touches(slot, hour(from), hour(to))).toBe(expected);
});

test("another event in a slot has its own time", () => {
  spans.put(none, { start: at(1), end: at(2), recurrence: undefined, exceptions: [] });
  expect(spans.touches(none, hour(0), hour(3))).toBe(true);
});
