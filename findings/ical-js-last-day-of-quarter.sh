#!/usr/bin/env bash
# ical.js 2.2.1: the last day of each quarter is right in the first year and wrong in the second.
#
# Setting: accounts are closed on the last day of each quarter: FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1;COUNT=8 from
# 31 March 2026. Beside it the same days as a monthly rule, FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1, as a control.
# Expected: 31 March, 30 June, 30 September and 31 December of both years.
# Seen: in 2027 the yearly rule gives 1 July and 1 October, which are in no month of the rule. The monthly rule and
# rrule 2.8.1 have all of them right. No error is raised.
# Source: RFC 5545, 3.3.10: a negative BYMONTHDAY counts from the end of the month ("-10 represents the tenth to the last
# day of the month"), so -1 is the last day, whatever the year.
# Output seen:
#   YEARLY  2026-03-31 2026-06-30 2026-09-30 2026-12-31 2027-03-31 2027-07-01 2027-10-01 2027-12-31
#   MONTHLY 2026-03-31 2026-06-30 2026-09-30 2026-12-31 2027-03-31 2027-06-30 2027-09-30 2027-12-31
#   rrule   2026-03-31 2026-06-30 2026-09-30 2026-12-31 2027-03-31 2027-06-30 2027-09-30 2027-12-31
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ical.js@2.2.1 rrule@2.8.1 > /dev/null
cat > rule.mjs <<'JS'
import ICAL from "ical.js";
import rrule from "rrule";

const yearly = "FREQ=YEARLY;BYMONTH=3,6,9,12;BYMONTHDAY=-1;COUNT=8";
const monthly = "FREQ=MONTHLY;INTERVAL=3;BYMONTHDAY=-1;COUNT=8";
for (const rule of [yearly, monthly]) {
  const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString("2026-03-31T18:00:00"));
  const seen = [];
  for (let date = dates.next(); date && seen.length < 12; date = dates.next()) seen.push(date.toString().slice(0, 10));
  console.log(rule === yearly ? "YEARLY " : "MONTHLY", ...seen);
}
const others = rrule.rrulestr(`DTSTART:20260331T180000Z\nRRULE:${yearly}`).all();
console.log("rrule  ", ...others.map((date) => date.toISOString().slice(0, 10)));
JS
node rule.mjs | tee seen
diff seen - <<'SEEN'
YEARLY  2026-03-31 2026-06-30 2026-09-30 2026-12-31 2027-03-31 2027-07-01 2027-10-01 2027-12-31
MONTHLY 2026-03-31 2026-06-30 2026-09-30 2026-12-31 2027-03-31 2027-06-30 2027-09-30 2027-12-31
rrule   2026-03-31 2026-06-30 2026-09-30 2026-12-31 2027-03-31 2027-06-30 2027-09-30 2027-12-31
SEEN
