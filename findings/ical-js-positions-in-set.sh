#!/usr/bin/env bash
# ical.js 2.2.1: BYSETPOS counts in rules for the weekdays of a month, and hardly anywhere else.
#
# Setting: the last training of each week, FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1; the last day of each month as several programs write it,
# FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1; the first and last Saturday of two months, taken together, FREQ=YEARLY;BYMONTH=3,9;….
# Expected: one date a week, one a month, two a year.
# Seen: every training, every day from the 28th on, and four Saturdays a year: BYSETPOS does not count in a week or for days of a month, and in
# a year counts in each month anew. COUNT ends the series early. rrule 2.8.1 has all three right. No error is raised.
# Source: RFC 5545, 3.3.10: "BYSETPOS operates on a set of recurrence instances in one interval of the recurrence rule. For example, in a
# WEEKLY rule, the interval would be one week, a MONTHLY rule, one month, and in a YEARLY rule, one year."
# Output seen:
#   FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1
#     ical.js 2026-12-04 2026-12-07 2026-12-09 2026-12-11
#     rrule   2026-12-04 2026-12-11 2026-12-18 2026-12-25
#   FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1
#     ical.js 2026-12-31 2027-01-28 2027-01-29 2027-01-30
#     rrule   2026-12-31 2027-01-31 2027-02-28 2027-03-31
#   FREQ=YEARLY;BYMONTH=3,9;BYDAY=SA;BYSETPOS=1,-1
#     ical.js 2026-03-07 2026-03-28 2026-09-05 2026-09-26
#     rrule   2026-03-07 2026-09-26 2027-03-06 2027-09-25
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

for (const [start, part] of [
  ["2026-12-04", "FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1"],
  ["2026-12-31", "FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1"],
  ["2026-03-07", "FREQ=YEARLY;BYMONTH=3,9;BYDAY=SA;BYSETPOS=1,-1"],
]) {
  const rule = `${part};COUNT=4`;
  const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(`${start}T19:00:00`));
  const seen = [];
  for (let date = dates.next(); date && seen.length < 12; date = dates.next()) seen.push(date.toString().slice(0, 10));
  const others = rrule.rrulestr(`DTSTART:${start.replaceAll("-", "")}T190000Z\nRRULE:${rule}`).all();
  console.log(`${part}\n  ical.js ${seen.join(" ")}\n  rrule   ${others.map((date) => date.toISOString().slice(0, 10)).join(" ")}`);
}
JS
node rule.mjs | tee seen
diff seen - <<'SEEN'
FREQ=WEEKLY;BYDAY=MO,WE,FR;BYSETPOS=-1
  ical.js 2026-12-04 2026-12-07 2026-12-09 2026-12-11
  rrule   2026-12-04 2026-12-11 2026-12-18 2026-12-25
FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1
  ical.js 2026-12-31 2027-01-28 2027-01-29 2027-01-30
  rrule   2026-12-31 2027-01-31 2027-02-28 2027-03-31
FREQ=YEARLY;BYMONTH=3,9;BYDAY=SA;BYSETPOS=1,-1
  ical.js 2026-03-07 2026-03-28 2026-09-05 2026-09-26
  rrule   2026-03-07 2026-09-26 2027-03-06 2027-09-25
SEEN
