#!/usr/bin/env bash
# calendar-link 2.11.5: an all-day event is a broken file, and a comma or backslash in its texts is not escaped.
#
# Setting: the link "in den Kalender" of a village's page, ics(), for an all-day market and for an evening whose text names a folder, N:\neu.
# Expected: DTSTART;VALUE=DATE:20261203, and DESCRIPTION:Noten\, in N:\\neu, which reads as it was written.
# Seen: DTSTART:20261203, which is no DATE-TIME: ical.js 2.2.1 throws when it reads the event. The text keeps its comma and backslash, so that
# readers make a line break of "\n" and "eu" of the folder.
# Source: RFC 5545, 3.8.2.4: "The default value type is DATE-TIME. … The value type can be set to a DATE value type"; 3.3.11: "A BACKSLASH
# character in a "TEXT" property value MUST be escaped with another BACKSLASH character", and so must a comma.
# Output seen:
#   DTSTART:20261203
#     ical.js: invalid date-time value: "2026-12-03T::"
#   DTSTART:20261203T183000Z DESCRIPTION:Noten, in N:\neu
#     ical.js: 2026-12-03T18:30:00Z "Noten, in N:\neu"
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error calendar-link@2.11.5 ical.js@2.2.1 > /dev/null
cat > link.mjs <<'JS'
import { ics } from "calendar-link";
import ICAL from "ical.js";

const market = { title: "Markt", start: "2026-12-03", allDay: true };
const evening = { title: "Chor", start: "2026-12-03T18:30:00Z", duration: [2, "hour"], description: String.raw`Noten, in N:\neu` };
for (const event of [market, evening]) {
  const text = decodeURIComponent(ics(event).replace(/^[^,]*,/, ""));
  console.log(...text.split(/\r?\n/).filter((line) => /^(DTSTART|DESCRIPTION)/.test(line)));
  const read = new ICAL.Event(new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent"));
  try {
    console.log("  ical.js:", read.startDate.toString(), JSON.stringify(read.description));
  } catch (error) {
    console.log("  ical.js:", error.message);
  }
}
JS
node link.mjs | tee seen
diff seen - <<'SEEN'
DTSTART:20261203
  ical.js: invalid date-time value: "2026-12-03T::"
DTSTART:20261203T183000Z DESCRIPTION:Noten, in N:\neu
  ical.js: 2026-12-03T18:30:00Z "Noten, in N:\neu"
SEEN
