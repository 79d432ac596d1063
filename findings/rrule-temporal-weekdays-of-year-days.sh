#!/usr/bin/env bash
# rrule-temporal 2.2.8: with days of the year (BYYEARDAY) a yearly rule does not look at the weekdays that it names.
#
# Setting: a stall on the 1st and the 100th day of a year, where that is a Friday: FREQ=YEARLY;BYYEARDAY=1,100;BYDAY=FR.
# Expected: 10 April 2026, a Friday, and 1 January 2027; nothing in 2024 and 2025.
# Seen: both days of each year, whatever their weekday. With BYMONTHDAY instead (the 13th) weekdays are looked at. rrule 2.8.1 does so for
# both. No error is raised.
# Source: RFC 5545, 3.3.10, table of BYxxx parts: BYDAY limits a YEARLY rule if BYYEARDAY or BYMONTHDAY is present (note 2).
# Output seen:
#   BYYEARDAY=1,100;BYDAY=FR rrule-temporal 2024-04-09 2025-01-01 2025-04-10 2026-01-01
#   BYYEARDAY=1,100;BYDAY=FR rrule          2026-04-10 2027-01-01 2032-04-09 2037-04-10
#   BYMONTHDAY=13;BYDAY=FR rrule-temporal 2024-09-13 2024-12-13 2025-06-13 2026-02-13
#   BYMONTHDAY=13;BYDAY=FR rrule          2024-09-13 2024-12-13 2025-06-13 2026-02-13
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

for (const days of ["BYYEARDAY=1,100;BYDAY=FR", "BYMONTHDAY=13;BYDAY=FR"]) {
  const text = `DTSTART:20240204T120000Z\nRRULE:FREQ=YEARLY;${days};COUNT=4`;
  console.log(days, "rrule-temporal", ...new RRuleTemporal({ rruleString: text }).all().map((date) => date.toPlainDate().toString()));
  console.log(days, "rrule         ", ...rrule.rrulestr(text).all().map((date) => date.toISOString().slice(0, 10)));
}
JS
node rule.mjs | tee seen
diff seen - <<'SEEN'
BYYEARDAY=1,100;BYDAY=FR rrule-temporal 2024-04-09 2025-01-01 2025-04-10 2026-01-01
BYYEARDAY=1,100;BYDAY=FR rrule          2026-04-10 2027-01-01 2032-04-09 2037-04-10
BYMONTHDAY=13;BYDAY=FR rrule-temporal 2024-09-13 2024-12-13 2025-06-13 2026-02-13
BYMONTHDAY=13;BYDAY=FR rrule          2024-09-13 2024-12-13 2025-06-13 2026-02-13
SEEN
