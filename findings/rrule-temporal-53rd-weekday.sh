#!/usr/bin/env bash
# rrule-temporal 2.2.8: the 53rd Sunday of a year that has 52 is the first one of the next year.
#
# Setting: an extra collection in years with 53 Sundays, FREQ=YEARLY;BYDAY=53SU from 31 December 2028. From the end: BYDAY=-53TH.
# Expected: 2028, 2034, 2040 and 2045 alone have a 53rd Sunday; 2026, 2032, 2037 and 2043 a 53rd Thursday. A place beyond the end of the
# set is no date.
# Seen: a date in each year: 6 January 2030 for 2029, 5 January 2031 for 2030, and 31 December 2026 for 2027. rrule 2.8.1 has both right.
# No error is raised.
# Source: RFC 5545, 3.3.10: within a YEARLY rule the number of a BYDAY value is "an offset within the year", of ordwk = 1 to 53.
# Output seen:
#   53SU rrule-temporal 2028-12-31 2030-01-06 2031-01-05 2032-01-04
#   53SU rrule          2028-12-31 2034-12-31 2040-12-30 2045-12-31
#   -53TH rrule-temporal 2026-01-01 2026-12-31 2027-12-30 2028-12-28
#   -53TH rrule          2026-01-01 2032-01-01 2037-01-01 2043-01-01
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error rrule@2.8.1 rrule-temporal@2.2.8 > /dev/null
cat > rule.mjs <<'JS'
import rrule from "rrule";
import { RRuleTemporal } from "rrule-temporal";

for (const [start, day] of [["20281231", "53SU"], ["20260101", "-53TH"]]) {
  const text = `DTSTART:${start}T120000Z\nRRULE:FREQ=YEARLY;BYDAY=${day};COUNT=4`;
  console.log(day, "rrule-temporal", ...new RRuleTemporal({ rruleString: text }).all().map((date) => date.toPlainDate().toString()));
  console.log(day, "rrule         ", ...rrule.rrulestr(text).all().map((date) => date.toISOString().slice(0, 10)));
}
JS
node rule.mjs | tee seen
diff seen - <<'SEEN'
53SU rrule-temporal 2028-12-31 2030-01-06 2031-01-05 2032-01-04
53SU rrule          2028-12-31 2034-12-31 2040-12-30 2045-12-31
-53TH rrule-temporal 2026-01-01 2026-12-31 2027-12-30 2028-12-28
-53TH rrule          2026-01-01 2032-01-01 2037-01-01 2043-01-01
SEEN
