#!/usr/bin/env bash
# ts-ics 2.4.6: a series on the 31st of each month is on the 28th from February on.
#
# Setting: the club's accounts are closed on the 31st: FREQ=MONTHLY;COUNT=5 from 31 December 2026. Beside it a birthday on 29 February,
# FREQ=YEARLY;COUNT=3 from 2028. Both are expanded with extendByRecurrenceRule().
# Expected: only the months and years that have the day: 31 December, January, March, May and July; 2028, 2032 and 2036.
# Seen: 31 December, 31 January, 28 February, and then 28 March and 28 April: each date is counted from the one before. The
# birthday is on 28 February from 2029 on. rrule 2.8.1 has both right. No error is raised.
# Source: RFC 5545, 3.3.10: "Recurrence rules may generate recurrence instances with an invalid date (e.g., February 30) … Such
# recurrence instances MUST be ignored and MUST NOT be counted as part of the recurrence set."
# Output seen:
#   ts-ics 2026-12-31 2027-01-31 2027-02-28 2027-03-28 2027-04-28
#   rrule  2026-12-31 2027-01-31 2027-03-31 2027-05-31 2027-07-31
#   ts-ics 2028-02-29 2029-02-28 2030-02-28
#   rrule  2028-02-29 2032-02-29 2036-02-29
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error rrule@2.8.1 ts-ics@2.4.6 > /dev/null
cat > rule.mjs <<'JS'
import rrule from "rrule";
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from "ts-ics";

for (const [start, value] of [["2026-12-31", "FREQ=MONTHLY;COUNT=5"], ["2028-02-29", "FREQ=YEARLY;COUNT=3"]]) {
  const span = { start: new Date(`${start}T19:00:00Z`), end: new Date("2050-01-01T00:00:00Z") };
  const dates = extendByRecurrenceRule(convertIcsRecurrenceRule(undefined, { value }), span);
  console.log("ts-ics", ...dates.map((date) => date.toISOString().slice(0, 10)));
  const others = rrule.rrulestr(`DTSTART:${start.replaceAll("-", "")}T190000Z\nRRULE:${value}`).all();
  console.log("rrule ", ...others.map((date) => date.toISOString().slice(0, 10)));
}
JS
TZ=UTC node rule.mjs | tee seen
diff seen - <<'SEEN'
ts-ics 2026-12-31 2027-01-31 2027-02-28 2027-03-28 2027-04-28
rrule  2026-12-31 2027-01-31 2027-03-31 2027-05-31 2027-07-31
ts-ics 2028-02-29 2029-02-28 2030-02-28
rrule  2028-02-29 2032-02-29 2036-02-29
SEEN
