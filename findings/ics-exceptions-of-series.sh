#!/usr/bin/env bash
# ics 3.12.0: exceptions of a series are not of the kind of its begin, so that they do not count or break the file.
#
# Setting: a weekly all-day series without 8 December, and a weekly evening in floating time (startOutputType: "local") without 8 December,
# on a server in Berlin. Both are made with exclusionDates and read with ical.js 2.2.1.
# Expected: EXDATE;VALUE=DATE:20261208 and EXDATE:20261208T190000, of the kind of DTSTART; both series are on 1 and 15 December.
# Seen: EXDATE:20261208 without VALUE=DATE, which is no DATE-TIME: ical.js throws when it reads the event. In the second,
# EXDATE:20261208T180000Z in UTC beside a DTSTART without zone: 8 December is there again. createEvent() gives no error.
# Source: RFC 5545, 3.8.5.1: "The default value type for this property is DATE-TIME. The value type can be set to DATE"; 3.3.5: a floating
# time is no instant. The README of ics: exclusionDates is an "Array of date-time exceptions for recurring events".
# Output seen:
#   DTSTART;VALUE=DATE:20261201 EXDATE:20261208
#     ical.js: invalid date-time value: "2026-12-08T::"
#   DTSTART:20261201T190000 EXDATE:20261208T180000Z
#     ical.js: 2026-12-01 2026-12-08 2026-12-15
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ical.js@2.2.1 ics@3.12.0 > /dev/null
cat > series.mjs <<'JS'
import ICAL from "ical.js";
import { createEvent } from "ics";

const rule = { title: "Markt", recurrenceRule: "FREQ=WEEKLY;COUNT=3" };
const days = { ...rule, start: [2026, 12, 1], end: [2026, 12, 2], exclusionDates: [[2026, 12, 8]] };
const evenings = {
  ...rule,
  start: [2026, 12, 1, 19, 0],
  startOutputType: "local",
  duration: { hours: 2 },
  exclusionDates: [[2026, 12, 8, 19, 0]],
};
for (const attributes of [days, evenings]) {
  const { value } = createEvent(attributes);
  console.log(...value.split("\r\n").filter((line) => /^(DTSTART|EXDATE)/.test(line)));
  const seen = [];
  try {
    const event = new ICAL.Event(new ICAL.Component(ICAL.parse(value)).getFirstSubcomponent("vevent"));
    const dates = event.iterator();
    for (let date = dates.next(); date; date = dates.next()) seen.push(date.toString().slice(0, 10));
  } catch (error) {
    seen.push(error.message);
  }
  console.log("  ical.js:", ...seen);
}
JS
TZ=Europe/Berlin node series.mjs | tee seen
diff seen - <<'SEEN'
DTSTART;VALUE=DATE:20261201 EXDATE:20261208
  ical.js: invalid date-time value: "2026-12-08T::"
DTSTART:20261201T190000 EXDATE:20261208T180000Z
  ical.js: 2026-12-01 2026-12-08 2026-12-15
SEEN
