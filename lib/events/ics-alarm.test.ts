import { withAlarm } from "./ics-alarm";

const entry = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT", ""].join("\r\n");
const alarmsIn = (text: string) => text.match(/TRIGGER:\S+/g);

test("whole days remind at 18 h of the evening before, hours by their distance, what is cancelled never", () => {
  const timed = entry("DTSTART;TZID=Europe/Berlin:20261201T190000");
  const wholeDay = entry("DTSTART;VALUE=DATE:20261201");
  const cancelled = entry("DTSTART;VALUE=DATE:20261201", "STATUS:CANCELLED");
  expect(alarmsIn(withAlarm(timed + cancelled + wholeDay, "1tag"))).toEqual([
    "TRIGGER:-P1D",
    "TRIGGER:-PT6H",
  ]);
  expect(alarmsIn(withAlarm(timed, "1stunde"))).toEqual(["TRIGGER:-PT1H"]);
  expect(withAlarm(timed, undefined)).toBe(timed);
});
