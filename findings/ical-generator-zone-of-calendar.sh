#!/usr/bin/env bash
# ical-generator 11.1.2 and node-ical 0.27.2: with a calendar's time zone a cancelled date comes back.
#
# Setting: a choir's calendar with `timezone: "Europe/Berlin"` and a weekly rehearsal of which 15 December 2026 is excluded. The
# reader runs where servers do, with TZ=UTC.
# Expected: one zone for the series and its exclusion, and a reader that shows 1, 8 and 22 December.
# Seen: DTSTART has no zone (a floating time) while EXDATE has TZID=Europe/Berlin, so the exclusion is another instant and node-ical
# shows the 15th. With the zone given to the event instead, both have it and the date is gone. ical.js, which compares the local
# time, leaves it out in both. No error is raised.
# Source: RFC 5545, 3.8.5.1: exceptions are those of the recurrence set that DTSTART begins, 3.3.5: a floating time is no instant;
# a time with a zone is.
# Output seen:
#   calendar DTSTART:20261201T193000 EXDATE;TZID=Europe/Berlin:20261215T193000
#     node-ical 2026-12-01 2026-12-08 2026-12-15 2026-12-22
#   event DTSTART;TZID=Europe/Berlin:20261201T193000 EXDATE;TZID=Europe/Berlin:20261215T193000
#     node-ical 2026-12-01 2026-12-08 2026-12-22
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ical-generator@11.1.2 node-ical@0.27.2 luxon@3.7.2 > /dev/null
cat > rehearsals.mjs <<'JS'
import ical from "ical-generator";
import { DateTime } from "luxon";
import nodeIcal from "node-ical";

const start = DateTime.fromISO("2026-12-01T19:30", { zone: "Europe/Berlin" });
const zone = { timezone: "Europe/Berlin" };
for (const [name, ofCalendar, ofEvent] of [["calendar", zone, {}], ["event", {}, zone]]) {
  const calendar = ical(ofCalendar);
  calendar.createEvent({
    ...ofEvent,
    id: "probe",
    start,
    end: start.plus({ hours: 2 }),
    summary: "Chorprobe",
    repeating: { freq: "WEEKLY", count: 4, exclude: [start.plus({ weeks: 2 })] },
  });
  const text = calendar.toString();
  console.log(name, ...text.split("\r\n").filter((line) => /^(DTSTART|EXDATE)/.test(line)));
  const event = Object.values(nodeIcal.sync.parseICS(text)).find(({ type }) => type === "VEVENT");
  const span = { from: new Date("2026-11-01"), to: new Date("2027-02-01") };
  const dates = nodeIcal.expandRecurringEvent(event, span).map((date) => date.start.toISOString().slice(0, 10));
  console.log("  node-ical", ...dates);
}
JS
TZ=UTC node rehearsals.mjs | tee seen
diff seen - <<'SEEN'
calendar DTSTART:20261201T193000 EXDATE;TZID=Europe/Berlin:20261215T193000
  node-ical 2026-12-01 2026-12-08 2026-12-15 2026-12-22
event DTSTART;TZID=Europe/Berlin:20261201T193000 EXDATE;TZID=Europe/Berlin:20261215T193000
  node-ical 2026-12-01 2026-12-08 2026-12-22
SEEN
