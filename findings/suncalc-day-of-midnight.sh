#!/usr/bin/env bash
# suncalc 2.0.2: for a day at its midnight in Germany, as a calendar has it, sunrise and sunset are those of the day before.
#
# Setting: a calendar for the night watchman's round shows the sunset of 1 July 2026 in Wolfsburg. Its days are Dates at midnight, new
# Date(2026, 6, 1), and the zone is Europe/Berlin.
# Expected: 1 July, 21:42, as for any time of that day.
# Seen: 30 June. Up to about 1:20 in the night of summer time "today's sunset" is yesterday's; from then on it is the next one. Who compares
# it with the evening's begin finds each evening dark. The difference in minutes is small and so hides that the day is wrong. No error is
# raised.
# Source: the README of suncalc: getTimes() "Returns sunlight times for the solar day containing `date`", that is from one solar midnight to
# the next, which in Wolfsburg is at about 1:20 of summer time; its first example is getTimes(new Date(), …), "get today's sunlight times".
# Output seen:
#   2026-07-01 00:00 sunset 2026-06-30 21:42
#   2026-07-01 01:00 sunset 2026-06-30 21:42
#   2026-07-01 01:30 sunset 2026-07-01 21:42
#   2026-07-01 12:00 sunset 2026-07-01 21:42
#   2026-07-01 23:59 sunset 2026-07-01 21:42
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error suncalc@2.0.2 > /dev/null
cat > sun.mjs <<'JS'
import * as SunCalc from "suncalc";

const text = (date) => date.toLocaleString("sv-SE").slice(0, 16);
for (const [hour, minute] of [[0, 0], [1, 0], [1, 30], [12, 0], [23, 59]]) {
  const date = new Date(2026, 6, 1, hour, minute);
  console.log(text(date), "sunset", text(SunCalc.getTimes(date, 52.42, 10.79).sunset));
}
JS
TZ=Europe/Berlin node sun.mjs | tee seen
diff seen - <<'SEEN'
2026-07-01 00:00 sunset 2026-06-30 21:42
2026-07-01 01:00 sunset 2026-06-30 21:42
2026-07-01 01:30 sunset 2026-07-01 21:42
2026-07-01 12:00 sunset 2026-07-01 21:42
2026-07-01 23:59 sunset 2026-07-01 21:42
SEEN
