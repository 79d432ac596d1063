#!/usr/bin/env bash
# ical.js 2.2.1 and node-ical 0.27.2: one takes 24 hours for a day, the other a day for 24 hours.
#
# Setting: two events of a village from Saturday, 27 March 2027, 19:00 in Berlin, over the night in which clocks go forward: a market
# with DURATION:P1D, and a 24 hour run with DURATION:PT24H.
# Expected: the market ends on Sunday at 19:00 (17:00 UTC), the run at 20:00 (18:00 UTC).
# Seen: node-ical ends both at 18:00 UTC, so the market at 20:00; ical.js ends both at 17:00 UTC, so the run after 23 hours.
# Source: RFC 5545, 3.3.6: "The format can represent nominal durations (weeks and days) and accurate durations (hours, minutes, and
# seconds)"; "The duration of a week or a day depends on its position in the calendar".
# Output seen:
#   P1D ical.js 2027-03-28T17:00
#   P1D node-ical 2027-03-28T18:00
#   PT24H ical.js 2027-03-28T17:00
#   PT24H node-ical 2027-03-28T18:00
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ical.js@2.2.1 node-ical@0.27.2 > /dev/null
cat > ends.mjs <<'JS'
import ICAL from "ical.js";
import nodeIcal from "node-ical";

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

for (const duration of ["P1D", "PT24H"]) {
  const text = calendarOf("DTSTART;TZID=Europe/Berlin:20270327T190000", `DURATION:${duration}`);
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  const ends = {
    "ical.js": new ICAL.Event(component).endDate.toJSDate(),
    "node-ical": nodeIcal.sync.parseICS(text).a.end,
  };
  for (const [name, end] of Object.entries(ends)) console.log(duration, name, end.toISOString().slice(0, 16));
}
JS
TZ=UTC node ends.mjs | tee seen
diff seen - <<'SEEN'
P1D ical.js 2027-03-28T17:00
P1D node-ical 2027-03-28T18:00
PT24H ical.js 2027-03-28T17:00
PT24H node-ical 2027-03-28T18:00
SEEN
