#!/usr/bin/env bash
# ical.js 2.2.1: COUNT of a monthly rule counts months that BYMONTH leaves out.
#
# Setting: a club that meets in the winter months: FREQ=MONTHLY;BYMONTH=1,2,11,12;COUNT=6 from 6 November 2026.
# Expected: six dates, the last one in December 2027. Dates that the rule itself leaves out are no dates of the set.
# Seen: five dates; December 2027 is missing. The same rule as FREQ=YEARLY;BYMONTH=…;COUNT=6 gives six. No error is raised.
# Source: RFC 5545, 3.3.10: COUNT is "the number of occurrences at which to range-bound the recurrence"; "BYxxx rule parts
# are applied … then COUNT and UNTIL are evaluated".
# Output seen:
#   MONTHLY 2026-11-06 2026-12-06 2027-01-06 2027-02-06 2027-11-06
#   YEARLY 2026-11-06 2026-12-06 2027-01-06 2027-02-06 2027-11-06 2027-12-06
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ical.js@2.2.1 > /dev/null
cat > rule.mjs <<'JS'
import ICAL from "ical.js";

for (const frequency of ["MONTHLY", "YEARLY"]) {
  const rule = ICAL.Recur.fromString(`FREQ=${frequency};BYMONTH=1,2,11,12;COUNT=6`);
  const dates = rule.iterator(ICAL.Time.fromString("2026-11-06T19:00:00"));
  const seen = [];
  for (let date = dates.next(); date && seen.length < 12; date = dates.next()) seen.push(date.toString().slice(0, 10));
  console.log(frequency, ...seen);
}
JS
node rule.mjs | tee seen
diff seen - <<'SEEN'
MONTHLY 2026-11-06 2026-12-06 2027-01-06 2027-02-06 2027-11-06
YEARLY 2026-11-06 2026-12-06 2027-01-06 2027-02-06 2027-11-06 2027-12-06
SEEN
