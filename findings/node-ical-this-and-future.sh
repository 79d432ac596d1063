#!/usr/bin/env bash
# node-ical 0.27.2: a change of a date and all that follow changes that one date alone.
#
# Setting: a choir rehearses on Tuesdays at 19:00. From 15 December 2026 on it does so at 20:00, which its calendar says by
# RECURRENCE-ID;RANGE=THISANDFUTURE. The dates are expanded with expandRecurringEvent().
# Expected: 1 and 8 December at 19:00, 15 and 22 December at 20:00.
# Seen: 22 December is at 19:00 again, as if RANGE were not there. ical.js 2.2.1 has it at 20:00. No error is raised.
# Source: RFC 5545, 3.8.4.4: "When the given recurrence instance is rescheduled, all subsequent instances are also rescheduled by the
# same time difference." The README of node-ical names overrides by RECURRENCE-ID among what it reads, and no exception.
# Output seen:
#   node-ical 2026-12-01T18:00 2026-12-08T18:00 2026-12-15T19:00 2026-12-22T18:00
#   ical.js   2026-12-01T18:00 2026-12-08T18:00 2026-12-15T19:00 2026-12-22T19:00
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ical.js@2.2.1 node-ical@0.27.2 > /dev/null
cat > rehearsals.mjs <<'JS'
import ICAL from "ical.js";
import nodeIcal from "node-ical";

const event = (...lines) => ["BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z", ...lines, "END:VEVENT"];
const text = [
  "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Dorf//DE",
  ...event("DTSTART:20261201T180000Z", "DTEND:20261201T200000Z", "RRULE:FREQ=WEEKLY;COUNT=4"),
  ...event("RECURRENCE-ID;RANGE=THISANDFUTURE:20261215T180000Z", "DTSTART:20261215T190000Z", "DTEND:20261215T210000Z"),
  "END:VCALENDAR", "",
].join("\r\n");

const span = { from: new Date("2026-11-01"), to: new Date("2027-02-01") };
const dates = nodeIcal.expandRecurringEvent(nodeIcal.sync.parseICS(text).a, span);
console.log("node-ical", ...dates.map(({ start }) => start.toISOString().slice(0, 16)));

const [series, ...changes] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((part) => new ICAL.Event(part));
for (const change of changes) series.relateException(change);
const times = series.iterator();
const seen = [];
for (let time = times.next(); time; time = times.next()) seen.push(series.getOccurrenceDetails(time).startDate.toString().slice(0, 16));
console.log("ical.js  ", ...seen);
JS
TZ=UTC node rehearsals.mjs | tee seen
diff seen - <<'SEEN'
node-ical 2026-12-01T18:00 2026-12-08T18:00 2026-12-15T19:00 2026-12-22T18:00
ical.js   2026-12-01T18:00 2026-12-08T18:00 2026-12-15T19:00 2026-12-22T19:00
SEEN
