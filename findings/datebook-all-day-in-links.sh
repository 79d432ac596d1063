#!/usr/bin/env bash
# datebook 8.0.1: the Google and Outlook links of an all-day event in Germany are for the day before.
#
# Setting: "in den Kalender" on a village's page, in a browser in Berlin: a market on 3 December 2026, all day, so without an end. Its
# start is that day's midnight, new Date(2026, 11, 3).
# Expected: 3 December in all links, as in the file of ICalendar and the link to Yahoo of the same package.
# Seen: Google and Outlook get 2 December: these two take the day in UTC, the others that of the browser. On a server in UTC all four are
# right, and so are tests there. Begun at 12:00 instead of midnight it is 3 December everywhere. No error is raised.
# Source: the types of datebook: "end: … For all-day events, this field should be omitted", and of the start no more than "The event start
# timestamp"; the examples of its README give times of the browser, new Date('2022-07-08T19:00:00').
# Output seen:
#   Europe/Berlin 00:00 ICalendar 20261203 Yahoo 20261203 Google 20261202/20261203 Outlook 2026-12-02
#   Europe/Berlin 12:00 ICalendar 20261203 Yahoo 20261203 Google 20261203/20261204 Outlook 2026-12-03
#   UTC 00:00 ICalendar 20261203 Yahoo 20261203 Google 20261203/20261204 Outlook 2026-12-03
#   UTC 12:00 ICalendar 20261203 Yahoo 20261203 Google 20261203/20261204 Outlook 2026-12-03
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error datebook@8.0.1 > /dev/null
cat > market.cjs <<'JS'
const { GoogleCalendar, ICalendar, OutlookCalendar, YahooCalendar } = require("datebook");

for (const hour of [0, 12]) {
  const event = { title: "Markt", start: new Date(2026, 11, 3, hour) };
  const parameter = (Calendar, name) => new URL(new Calendar(event).render()).searchParams.get(name);
  console.log(
    process.env.TZ,
    `${String(hour).padStart(2, "0")}:00`,
    "ICalendar",
    /DTSTART;VALUE=DATE:(\d+)/.exec(new ICalendar(event).render())[1],
    "Yahoo",
    parameter(YahooCalendar, "st"),
    "Google",
    parameter(GoogleCalendar, "dates"),
    "Outlook",
    parameter(OutlookCalendar, "startdt"),
  );
}
JS
{
  for zone in Europe/Berlin UTC; do
    TZ=$zone node market.cjs
  done
} | tee seen
diff seen - <<'SEEN'
Europe/Berlin 00:00 ICalendar 20261203 Yahoo 20261203 Google 20261202/20261203 Outlook 2026-12-02
Europe/Berlin 12:00 ICalendar 20261203 Yahoo 20261203 Google 20261203/20261204 Outlook 2026-12-03
UTC 00:00 ICalendar 20261203 Yahoo 20261203 Google 20261203/20261204 Outlook 2026-12-03
UTC 12:00 ICalendar 20261203 Yahoo 20261203 Google 20261203/20261204 Outlook 2026-12-03
SEEN
