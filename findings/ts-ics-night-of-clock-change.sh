#!/usr/bin/env bash
# ts-ics 2.4.6: on the days on which clocks change, times before the change are an hour off.
#
# Setting: a party that ends on Sunday, 28 March 2027, at 1:00 in Berlin, an hour before clocks go forward; another on 31 October 2027,
# two hours before they go back. The file brings its VTIMEZONE, as RFC 5545 wants it.
# Expected: 00:00 UTC, and 23:00 UTC of the day before, as temporal-polyfill has them: the new offset counts from the onset on, 2:00 or 3:00.
# Seen: an hour early in March, an hour late in October; all hours before the change count as if it had been at midnight. The evening
# before and the hours after are right. No error is raised.
# Source: RFC 5545, 3.6.5: DTSTART "gives the effective onset date and local time for the time zone sub-component definition".
# Output seen:
#   2027-03-27T23:00 ts-ics 2027-03-27T22:00 Temporal 2027-03-27T22:00
#   2027-03-28T01:00 ts-ics 2027-03-27T23:00 Temporal 2027-03-28T00:00
#   2027-03-28T04:00 ts-ics 2027-03-28T02:00 Temporal 2027-03-28T02:00
#   2027-10-30T23:00 ts-ics 2027-10-30T21:00 Temporal 2027-10-30T21:00
#   2027-10-31T01:00 ts-ics 2027-10-31T00:00 Temporal 2027-10-30T23:00
#   2027-10-31T04:00 ts-ics 2027-10-31T03:00 Temporal 2027-10-31T03:00
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error temporal-polyfill@1.0.8 ts-ics@2.4.6 > /dev/null
cat > times.mjs <<'JS'
import { Temporal } from "temporal-polyfill";
import { convertIcsCalendar } from "ts-ics";

const zone = [
  "BEGIN:VTIMEZONE", "TZID:Europe/Berlin",
  "BEGIN:DAYLIGHT", "DTSTART:19810329T020000", "TZOFFSETFROM:+0100", "TZOFFSETTO:+0200",
  "RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU", "END:DAYLIGHT",
  "BEGIN:STANDARD", "DTSTART:19961027T030000", "TZOFFSETFROM:+0200", "TZOFFSETTO:+0100",
  "RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU", "END:STANDARD",
  "END:VTIMEZONE",
];
const calendarOf = (...lines) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Dorf//DE", ...zone,
    "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z", ...lines, "END:VEVENT", "END:VCALENDAR", ""].join("\r\n");

for (const time of ["2027-03-27T23:00", "2027-03-28T01:00", "2027-03-28T04:00", "2027-10-30T23:00", "2027-10-31T01:00", "2027-10-31T04:00"]) {
  const text = calendarOf(`DTSTART;TZID=Europe/Berlin:${time.replace(/[-:]/g, "")}00`);
  const { start } = convertIcsCalendar(undefined, text).events[0];
  const right = Temporal.PlainDateTime.from(time).toZonedDateTime("Europe/Berlin").toInstant().toString();
  console.log(time, "ts-ics", start.date.toISOString().slice(0, 16), "Temporal", right.slice(0, 16));
}
JS
TZ=UTC node times.mjs | tee seen
diff seen - <<'SEEN'
2027-03-27T23:00 ts-ics 2027-03-27T22:00 Temporal 2027-03-27T22:00
2027-03-28T01:00 ts-ics 2027-03-27T23:00 Temporal 2027-03-28T00:00
2027-03-28T04:00 ts-ics 2027-03-28T02:00 Temporal 2027-03-28T02:00
2027-10-30T23:00 ts-ics 2027-10-30T21:00 Temporal 2027-10-30T21:00
2027-10-31T01:00 ts-ics 2027-10-31T00:00 Temporal 2027-10-30T23:00
2027-10-31T04:00 ts-ics 2027-10-31T03:00 Temporal 2027-10-31T03:00
SEEN
