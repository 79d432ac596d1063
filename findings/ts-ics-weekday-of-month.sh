#!/usr/bin/env bash
# ts-ics 2.4.6: the n-th weekday of a month loses its hour, and with it the first date.
#
# Setting: the regulars' table on the last Friday of each month, 19:00 UTC: FREQ=MONTHLY;BYDAY=-1FR;COUNT=4 from 30 October 2026,
# expanded with extendByRecurrenceRule(). Beside it every Friday, FREQ=WEEKLY;BYDAY=FR, as a control.
# Expected: 30 October, 27 November, 25 December and 29 January, each at 19:00.
# Seen: midnight instead of 19:00, and 30 October is missing, because its midnight is before the beginning. The weekly rule keeps its
# hour. No error is raised.
# Source: RFC 5545, 3.3.10: information missing in the rule is taken from DTSTART, such as the hour; "-1FR" within a MONTHLY rule is
# the last Friday within the month.
# Output seen:
#   weekly 2026-10-30T19:00 2026-11-06T19:00
#   monthly 2026-11-27T00:00 2026-12-25T00:00 2027-01-29T00:00 2027-02-26T00:00
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ts-ics@2.4.6 > /dev/null
cat > rule.mjs <<'JS'
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from "ts-ics";

const span = { start: new Date("2026-10-30T19:00:00Z"), end: new Date("2028-01-01T00:00:00Z") };
for (const [name, value] of [
  ["weekly", "FREQ=WEEKLY;BYDAY=FR;COUNT=2"],
  ["monthly", "FREQ=MONTHLY;BYDAY=-1FR;COUNT=4"],
]) {
  const dates = extendByRecurrenceRule(convertIcsRecurrenceRule(undefined, { value }), span);
  console.log(name, ...dates.map((date) => date.toISOString().slice(0, 16)));
}
JS
TZ=UTC node rule.mjs | tee seen
diff seen - <<'SEEN'
weekly 2026-10-30T19:00 2026-11-06T19:00
monthly 2026-11-27T00:00 2026-12-25T00:00 2027-01-29T00:00 2027-02-26T00:00
SEEN
