#!/usr/bin/env bash
# spacetime 7.15.0: clocks change on the days of 2026 in every year, so in the last week of October 2027 all times are an hour off.
#
# Setting: a village plans a year ahead: evenings at 19:30 in Berlin around the days on which clocks change, 28 March and 31 October 2027.
# Expected: 17:30 UTC as long as it is summer, and 18:30 UTC from 31 October on, as temporal-polyfill has them.
# Seen: from 25 to 30 October 2027 19:30 is 18:30 UTC, which is 20:30 in Berlin, and on 28 March it is an hour late, too: spacetime's
# changes are 29 March and 25 October, those of 2026. Dates of this year are right, so that tests are green. In New York it is the
# second week of March and the first one of November. No error is raised.
# Source: Directive 2000/84/EC, articles 2 and 3: the last Sunday in March and in October. The README of spacetime: "support daylight
# savings"; "We store and use only the latest DST information, and apply it to historical dates", without a word on the years to come.
# Output seen:
#   Europe/Berlin 2026-10-24T19:30 spacetime 17:30 Temporal 17:30
#   Europe/Berlin 2026-10-25T19:30 spacetime 18:30 Temporal 18:30
#   Europe/Berlin 2027-03-28T19:30 spacetime 18:30 Temporal 17:30
#   Europe/Berlin 2027-10-24T19:30 spacetime 17:30 Temporal 17:30
#   Europe/Berlin 2027-10-25T19:30 spacetime 18:30 Temporal 17:30
#   Europe/Berlin 2027-10-30T19:30 spacetime 18:30 Temporal 17:30
#   Europe/Berlin 2027-10-31T19:30 spacetime 18:30 Temporal 18:30
#   America/New_York 2027-11-03T12:00 spacetime 17:00 Temporal 16:00
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error spacetime@7.15.0 temporal-polyfill@1.0.8 > /dev/null
cat > evenings.mjs <<'JS'
import spacetime from "spacetime";
import { Temporal } from "temporal-polyfill";

const show = (instant) => new Date(instant).toISOString().slice(11, 16);
const evenings = ["2026-10-24", "2026-10-25", "2027-03-28", "2027-10-24", "2027-10-25", "2027-10-30", "2027-10-31"];
for (const [zone, time] of [...evenings.map((day) => ["Europe/Berlin", `${day}T19:30`]), ["America/New_York", "2027-11-03T12:00"]]) {
  const instant = Temporal.PlainDateTime.from(time).toZonedDateTime(zone).epochMilliseconds;
  console.log(zone, time, "spacetime", show(spacetime(time, zone).epoch), "Temporal", show(instant));
}
JS
TZ=UTC node evenings.mjs | tee seen
diff seen - <<'SEEN'
Europe/Berlin 2026-10-24T19:30 spacetime 17:30 Temporal 17:30
Europe/Berlin 2026-10-25T19:30 spacetime 18:30 Temporal 18:30
Europe/Berlin 2027-03-28T19:30 spacetime 18:30 Temporal 17:30
Europe/Berlin 2027-10-24T19:30 spacetime 17:30 Temporal 17:30
Europe/Berlin 2027-10-25T19:30 spacetime 18:30 Temporal 17:30
Europe/Berlin 2027-10-30T19:30 spacetime 18:30 Temporal 17:30
Europe/Berlin 2027-10-31T19:30 spacetime 18:30 Temporal 18:30
America/New_York 2027-11-03T12:00 spacetime 17:00 Temporal 16:00
SEEN
