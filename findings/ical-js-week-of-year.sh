#!/usr/bin/env bash
# ical.js 2.2.1: a rule for Monday of week 20 has every Monday from then on but the one of week 20.
#
# Setting: two examples of RFC 5545 itself, "Monday of week number 20" and "Every 20th Monday of the year".
# Expected: 12 May 1997, 11 May 1998, 17 May 1999, and 19 May 1997, 18 May 1998, 17 May 1999, as the RFC has them below the rules.
# Seen: both rules give the Mondays of the weeks that follow; the first leaves out the only date that it names. rrule 2.8.1 has
# both right. No error is raised, and COUNT is used up in a month.
# Source: RFC 5545, 3.8.5.3, the examples with BYWEEKNO=20;BYDAY=MO and with BYDAY=20MO.
# Output seen:
#   BYWEEKNO=20;BYDAY=MO ical.js 1997-05-19 1997-05-26 1997-06-02
#   BYWEEKNO=20;BYDAY=MO rrule   1997-05-12 1998-05-11 1999-05-17
#   BYDAY=20MO ical.js 1997-05-19 1997-05-26 1997-06-02
#   BYDAY=20MO rrule   1997-05-19 1998-05-18 1999-05-17
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

for (const [start, part] of [["1997-05-12", "BYWEEKNO=20;BYDAY=MO"], ["1997-05-19", "BYDAY=20MO"]]) {
  const rule = `FREQ=YEARLY;${part};COUNT=3`;
  const dates = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromString(`${start}T09:00:00`));
  const seen = [];
  for (let date = dates.next(); date && seen.length < 12; date = dates.next()) seen.push(date.toString().slice(0, 10));
  console.log(part, "ical.js", ...seen);
  const others = rrule.rrulestr(`DTSTART:${start.replaceAll("-", "")}T090000Z\nRRULE:${rule}`).all();
  console.log(part, "rrule  ", ...others.map((date) => date.toISOString().slice(0, 10)));
}
JS
node rule.mjs | tee seen
diff seen - <<'SEEN'
BYWEEKNO=20;BYDAY=MO ical.js 1997-05-19 1997-05-26 1997-06-02
BYWEEKNO=20;BYDAY=MO rrule   1997-05-12 1998-05-11 1999-05-17
BYDAY=20MO ical.js 1997-05-19 1997-05-26 1997-06-02
BYDAY=20MO rrule   1997-05-19 1998-05-18 1999-05-17
SEEN
