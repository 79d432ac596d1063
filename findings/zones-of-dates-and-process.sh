#!/usr/bin/env bash
# @date-fns/tz 1.5.0, date-fns-tz 3.2.0 and dayjs 1.11.23: which instant a time in Berlin is depends on the zone of the server.
#
# Setting: 31 October 2027, 2:30 in Berlin, a time that comes twice in that night, and 28 March 2027, 1:30 in Berlin, one like any other
# that does not exist in London. The same lines on servers in UTC, New York, Sydney and London.
# Expected: the same instant on all servers, since the zone is given; for the second time 00:30 UTC and nothing else.
# Seen: the first time is 00:30 UTC for date-fns-tz in New York and for @date-fns/tz in Sydney, and 01:30 UTC elsewhere. The second one is an
# hour late for dayjs in London. So an event moves with its server, and a test is green on one machine alone. No error is raised.
# Source: the README of @date-fns/tz: its dates "perform all calculations in the given time zone rather than the system time zone"; of
# date-fns-tz: fromZonedTime() is "Given a date and any time zone, returns a Date with the equivalent UTC time".
# Output seen:
#   UTC 2027-10-31T02:30 @date-fns/tz 01:30 date-fns-tz 01:30 dayjs 01:30 Temporal 00:30
#   UTC 2027-03-28T01:30 @date-fns/tz 00:30 date-fns-tz 00:30 dayjs 00:30 Temporal 00:30
#   America/New_York 2027-10-31T02:30 @date-fns/tz 01:30 date-fns-tz 00:30 dayjs 01:30 Temporal 00:30
#   America/New_York 2027-03-28T01:30 @date-fns/tz 00:30 date-fns-tz 00:30 dayjs 00:30 Temporal 00:30
#   Australia/Sydney 2027-10-31T02:30 @date-fns/tz 00:30 date-fns-tz 01:30 dayjs 01:30 Temporal 00:30
#   Australia/Sydney 2027-03-28T01:30 @date-fns/tz 00:30 date-fns-tz 00:30 dayjs 00:30 Temporal 00:30
#   Europe/London 2027-10-31T02:30 @date-fns/tz 01:30 date-fns-tz 01:30 dayjs 01:30 Temporal 00:30
#   Europe/London 2027-03-28T01:30 @date-fns/tz 00:30 date-fns-tz 00:30 dayjs 01:30 Temporal 00:30
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @date-fns/tz@1.5.0 date-fns-tz@3.2.0 date-fns@4.4.0 dayjs@1.11.23 temporal-polyfill@1.0.8 > /dev/null
cat > instants.mjs <<'JS'
import { TZDate } from "@date-fns/tz";
import { fromZonedTime } from "date-fns-tz";
import dayjs from "dayjs";
import timezone from "dayjs/plugin/timezone.js";
import utc from "dayjs/plugin/utc.js";
import { Temporal } from "temporal-polyfill";

dayjs.extend(utc);
dayjs.extend(timezone);
const zone = "Europe/Berlin";
for (const time of ["2027-10-31T02:30", "2027-03-28T01:30"]) {
  const date = Temporal.PlainDateTime.from(time);
  const instants = {
    "@date-fns/tz": new TZDate(date.year, date.month - 1, date.day, date.hour, date.minute, zone),
    "date-fns-tz": fromZonedTime(time, zone),
    dayjs: dayjs.tz(time, zone).valueOf(),
    Temporal: date.toZonedDateTime(zone).epochMilliseconds,
  };
  const seen = Object.entries(instants).map(([name, instant]) => `${name} ${new Date(+instant).toISOString().slice(11, 16)}`);
  console.log(process.env.TZ, time, ...seen);
}
JS
{
  for zone in UTC America/New_York Australia/Sydney Europe/London; do
    TZ=$zone node instants.mjs
  done
} | tee seen
diff seen - <<'SEEN'
UTC 2027-10-31T02:30 @date-fns/tz 01:30 date-fns-tz 01:30 dayjs 01:30 Temporal 00:30
UTC 2027-03-28T01:30 @date-fns/tz 00:30 date-fns-tz 00:30 dayjs 00:30 Temporal 00:30
America/New_York 2027-10-31T02:30 @date-fns/tz 01:30 date-fns-tz 00:30 dayjs 01:30 Temporal 00:30
America/New_York 2027-03-28T01:30 @date-fns/tz 00:30 date-fns-tz 00:30 dayjs 00:30 Temporal 00:30
Australia/Sydney 2027-10-31T02:30 @date-fns/tz 00:30 date-fns-tz 01:30 dayjs 01:30 Temporal 00:30
Australia/Sydney 2027-03-28T01:30 @date-fns/tz 00:30 date-fns-tz 00:30 dayjs 00:30 Temporal 00:30
Europe/London 2027-10-31T02:30 @date-fns/tz 01:30 date-fns-tz 01:30 dayjs 01:30 Temporal 00:30
Europe/London 2027-03-28T01:30 @date-fns/tz 00:30 date-fns-tz 00:30 dayjs 01:30 Temporal 00:30
SEEN
