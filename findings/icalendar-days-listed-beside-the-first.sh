#!/usr/bin/env bash
# ical.js 2.2.1 and node-ical 0.27.2: of a series whose dates are listed (RDATE), one leaves out the first and the other all the rest.
#
# Setting: days on which waste is collected, or a choir's rehearsals, follow no rule: an event with DTSTART on 3 December 2026 and RDATE on
# 10 December and 7 January. Beside it a weekly series of two dates with a third one on 7 January.
# Expected: 3 and 10 December and 7 January for both.
# Seen: the iterator of ical.js has 10 December and 7 January alone, unless there is a rule, too. expandRecurringEvent() of node-ical has 3
# December alone, or what the rule gives; RDATE is a string on the event that nothing reads. No error is raised.
# Source: RFC 5545, 3.8.5.2: the set is made of "the initial "DTSTART" property along with the "RRULE", "RDATE", and "EXDATE" properties", and
# DTSTART "defines the first instance"; https://github.com/kewisch/ical.js/pull/534, closed without a change. The README of node-ical
# has EXDATE and RECURRENCE-ID "built-in", without a word on RDATE.
# Output seen:
#   list, ical.js:   2026-12-10 2027-01-07
#   list, node-ical: 2026-12-03
#   rule and list, ical.js:   2026-12-03 2026-12-10 2027-01-07
#   rule and list, node-ical: 2026-12-03 2026-12-10
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ical.js@2.2.1 node-ical@0.27.2 > /dev/null
cat > dates.mjs <<'JS'
import ICAL from "ical.js";
import nodeIcal from "node-ical";

const series = {
  list: ["RDATE:20261210T180000Z,20270107T180000Z"],
  "rule and list": ["RRULE:FREQ=WEEKLY;COUNT=2", "RDATE:20270107T180000Z"],
};
for (const [name, lines] of Object.entries(series)) {
  const text = [
    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Dorf//EN",
    "BEGIN:VEVENT", "UID:1@dorf.example", "DTSTAMP:20261101T000000Z",
    "DTSTART:20261203T180000Z", "DTEND:20261203T200000Z", ...lines, "SUMMARY:Chor",
    "END:VEVENT", "END:VCALENDAR", "",
  ].join("\r\n");
  const iterator = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent")).iterator();
  const dates = [];
  for (let date = iterator.next(); date && dates.length < 9; date = iterator.next()) dates.push(date.toString().slice(0, 10));
  console.log(`${name}, ical.js:  `, ...dates);
  const event = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  const instances = nodeIcal.expandRecurringEvent(event, { from: new Date("2026-11-01"), to: new Date("2027-03-01") });
  console.log(`${name}, node-ical:`, ...instances.map(({ start }) => start.toISOString().slice(0, 10)));
}
JS
TZ=UTC node dates.mjs | tee seen
diff seen - <<'SEEN'
list, ical.js:   2026-12-10 2027-01-07
list, node-ical: 2026-12-03
rule and list, ical.js:   2026-12-03 2026-12-10 2027-01-07
rule and list, node-ical: 2026-12-03 2026-12-10
SEEN
