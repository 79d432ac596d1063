#!/usr/bin/env bash
# ical.js 2.2.1: a time zone of a calendar file that lists its clock changes (RDATE) loses some of them.
#
# Setting: a VTIMEZONE whose STANDARD and DAYLIGHT name their first change in DTSTART and the later ones in RDATE, as
# programs write that export the years of a calendar one by one. Twice the same zone: one RDATE with a list of two
# dates, and two RDATE lines with one date each.
# Expected: both zones are the same, and every change counts: the offset is 2 h in the summers and 1 h in the winters.
# Seen: the change in DTSTART does not count in either (July 2026 has the offset 0), and of a list only the first date
# does (December 2027 stays at 2 h with the list and has 1 h with two lines). No error is raised.
# Source: RFC 5545, 3.6.5: "The mandatory "DTSTART" property gives the effective onset date and local time for the time
# zone sub-component definition"; RDATE gives further onsets; 3.8.5.2: the value of RDATE is a list.
# Output seen:
#   list:  2026-07 0, 2026-12 1, 2027-07 2, 2027-12 2
#   lines: 2026-07 0, 2026-12 1, 2027-07 2, 2027-12 1
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ical.js@2.2.1 > /dev/null
cat > zone.mjs <<'JS'
import ICAL from "ical.js";

const changes = {
  STANDARD: ["20251026T030000", "+0200", "+0100", ["20261025T030000", "20271031T030000"]],
  DAYLIGHT: ["20260329T020000", "+0100", "+0200", ["20270328T020000", "20280326T020000"]],
};
const part = ([name, [start, from, to, dates]], toLines) => [
  `BEGIN:${name}`, `DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, ...toLines(dates), `END:${name}`,
];
function offsets(name, toLines) {
  const parts = Object.entries(changes).flatMap((entry) => part(entry, toLines));
  const text = ["BEGIN:VTIMEZONE", "TZID:Hof", ...parts, "END:VTIMEZONE", ""].join("\r\n");
  const zone = new ICAL.Timezone(new ICAL.Component(ICAL.parse(text)));
  const at = (month) => {
    const time = ICAL.Time.fromString(`${month}-01T12:00:00`);
    time.zone = zone;
    return `${month} ${time.utcOffset() / 3600}`;
  };
  return `${name} ${["2026-07", "2026-12", "2027-07", "2027-12"].map(at).join(", ")}`;
}
console.log(offsets("list: ", (dates) => [`RDATE:${dates.join(",")}`]));
console.log(offsets("lines:", (dates) => dates.map((date) => `RDATE:${date}`)));
JS
node zone.mjs | tee seen
diff seen - <<'SEEN'
list:  2026-07 0, 2026-12 1, 2027-07 2, 2027-12 2
lines: 2026-07 0, 2026-12 1, 2027-07 2, 2027-12 1
SEEN
