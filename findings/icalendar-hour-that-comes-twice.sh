#!/usr/bin/env bash
# ical.js 2.2.1, node-ical 0.27.2 and ts-ics 2.4.6: a time in the hour that comes twice is the second one; RFC 5545 says the first.
#
# Setting: the night shift of a fire brigade begins at 2:30 in Berlin: on 31 October 2027, when that time comes twice, and on 28 March
# 2027, when it does not exist.
# Expected: 00:30 UTC on 31 October (2:30 of summer time), and 01:30 UTC on 28 March (3:30 of summer time).
# Seen: all three read 01:30 UTC on 31 October, an hour late. On 28 March ical.js and ts-ics read 00:30 UTC, 1:30 in Berlin and so an
# hour early; node-ical has that one right. temporal-polyfill 1.0.8 has both.
# Source: RFC 5545, 3.3.5: a time that occurs more than once "refers to the first occurrence of the referenced time"; one that does not
# occur "is interpreted using the UTC offset before the gap in local times".
# Output seen:
#   ical.js 2027-10-31T01:30 node-ical 2027-10-31T01:30 ts-ics 2027-10-31T01:30 Temporal 2027-10-31T00:30
#   ical.js 2027-03-28T00:30 node-ical 2027-03-28T01:30 ts-ics 2027-03-28T00:30 Temporal 2027-03-28T01:30
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ical.js@2.2.1 node-ical@0.27.2 temporal-polyfill@1.0.8 ts-ics@2.4.6 > /dev/null
cat > times.mjs <<'JS'
import ICAL from "ical.js";
import nodeIcal from "node-ical";
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

for (const day of ["2027-10-31", "2027-03-28"]) {
  const text = calendarOf(`DTSTART;TZID=Europe/Berlin:${day.replaceAll("-", "")}T023000`);
  const component = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
  const instants = {
    "ical.js": new ICAL.Event(component).startDate.toJSDate(),
    "node-ical": nodeIcal.sync.parseICS(text).a.start,
    "ts-ics": convertIcsCalendar(undefined, text).events[0].start.date,
    Temporal: new Date(Temporal.PlainDateTime.from(`${day}T02:30`).toZonedDateTime("Europe/Berlin").epochMilliseconds),
  };
  console.log(...Object.entries(instants).map(([name, instant]) => `${name} ${instant.toISOString().slice(0, 16)}`));
}
JS
TZ=UTC node times.mjs | tee seen
diff seen - <<'SEEN'
ical.js 2027-10-31T01:30 node-ical 2027-10-31T01:30 ts-ics 2027-10-31T01:30 Temporal 2027-10-31T00:30
ical.js 2027-03-28T00:30 node-ical 2027-03-28T01:30 ts-ics 2027-03-28T00:30 Temporal 2027-03-28T01:30
SEEN
