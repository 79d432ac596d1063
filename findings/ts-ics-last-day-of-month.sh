#!/usr/bin/env bash
# ts-ics 2.4.6: BYMONTHDAY=-1 is the last day but one.
#
# Setting: the club's accounts are closed on the last day of each month: FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4 from 31 October 2026,
# 19:00 UTC, expanded with extendByRecurrenceRule().
# Expected: 31 October, 30 November, 31 December, 31 January.
# Seen: 29 November, 30 December, 30 January, 27 February: each a day early, for which reason the first, 30 October, is before the
# beginning and left out. No error is raised.
# Source: RFC 5545, 3.3.10: "-10 represents the tenth to the last day of the month", so -1 is the last one.
# Output seen:
#   2026-11-29 2026-12-30 2027-01-30 2027-02-27
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ts-ics@2.4.6 > /dev/null
cat > rule.mjs <<'JS'
import { convertIcsRecurrenceRule, extendByRecurrenceRule } from "ts-ics";

const rule = convertIcsRecurrenceRule(undefined, { value: "FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=4" });
const span = { start: new Date("2026-10-31T19:00:00Z"), end: new Date("2028-01-01T00:00:00Z") };
console.log(...extendByRecurrenceRule(rule, span).map((date) => date.toISOString().slice(0, 10)));
JS
TZ=UTC node rule.mjs | tee seen
diff seen - <<'SEEN'
2026-11-29 2026-12-30 2027-01-30 2027-02-27
SEEN
