#!/usr/bin/env bash
# timezones-ical-library 2.3.2: the offset of a past day is that of today's rules.
#
# Setting: the chronicle of a village and a partner town: when was noon of 1 July 1975 in Berlin, of 1 July 2012 in Moscow and of
# 1 January 2016 in Istanbul?
# Expected: the offset of that day. Germany had no summer time in 1975, Moscow was at +04:00 until 2014, Istanbul at +02:00 until 2016.
# Seen: +0200, +0300 and +0300: what today's rules would give. Days of present rules are right. No error is raised; any year is taken.
# Source: the README: tzlib_get_offset() gives "specific offset (relative to UTC), based on a provided date and time", with a date in the
# past as its example; its data are "the IANA time zone database files", which have these changes. Intl of Node has them.
# Output seen:
#   Europe/Berlin 1975-07-01 library +0200 Intl GMT+01:00
#   Europe/Moscow 2012-07-01 library +0300 Intl GMT+04:00
#   Europe/Istanbul 2016-01-01 library +0300 Intl GMT+02:00
#   Europe/Berlin 2026-07-01 library +0200 Intl GMT+02:00
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error timezones-ical-library@2.3.2 > /dev/null
cat > offsets.mjs <<'JS'
import { tzlib_get_offset } from "timezones-ical-library";

for (const [zone, day] of [["Europe/Berlin", "1975-07-01"], ["Europe/Moscow", "2012-07-01"], ["Europe/Istanbul", "2016-01-01"], ["Europe/Berlin", "2026-07-01"]]) {
  const form = new Intl.DateTimeFormat("en", { timeZone: zone, timeZoneName: "longOffset" });
  const { value } = form.formatToParts(new Date(`${day}T10:00Z`)).find(({ type }) => type === "timeZoneName");
  console.log(zone, day, "library", tzlib_get_offset(zone, day, "12:00"), "Intl", value);
}
JS
node offsets.mjs | tee seen
diff seen - <<'SEEN'
Europe/Berlin 1975-07-01 library +0200 Intl GMT+01:00
Europe/Moscow 2012-07-01 library +0300 Intl GMT+04:00
Europe/Istanbul 2016-01-01 library +0300 Intl GMT+02:00
Europe/Berlin 2026-07-01 library +0200 Intl GMT+02:00
SEEN
