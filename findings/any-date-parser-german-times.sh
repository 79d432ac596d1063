#!/usr/bin/env bash
# any-date-parser 2.2.4: a time with a dot, "19.30 Uhr", turns 3 December into 3 March, and "um 19.30 Uhr" is the year 2019.
#
# Setting: dates of invitations are read with the locale "de". Times in German have a colon or, in many letters, a dot and "Uhr".
# Expected: 3 December 2026 at 19:30 in all of them, or an invalid date, which is what the package has for texts it cannot read.
# Seen: with a colon all is right. With a dot, "19.30" is day and month (the 3 of 30), whose month replaces the one that was written
# out: 3 March at midnight, and with "14.15 Uhr" 3 January. "20.00 Uhr" and "19 Uhr" leave the day right and lose the time, and without a
# year the hour is one, 2019. All are valid dates.
# Source: the README: formats "day monthname year" and 24 hour times, in "any locale" that Intl.DateTimeFormat knows; of texts in no known
# format the parts are looked for one by one ("fuzzy"), without a word that they may come from elsewhere. Duden has the dot
# and the colon between hours and minutes, DIN 5008 for letters of offices the colon.
# Output seen:
#   3. Dezember 2026, 19:30 Uhr: 2026-12-03T19:30
#   3. Dezember 2026, 19.30 Uhr: 2026-03-03T00:00
#   Do., 3. Dez. 2026, 14.15 Uhr: 2026-01-03T00:00
#   3. Dezember 2026, 20.00 Uhr: 2026-12-03T00:00
#   3. Dezember 2026 um 19 Uhr: 2026-12-03T00:00
#   am 3. Dezember um 19.30 Uhr: 2019-12-03T00:00
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error any-date-parser@2.2.4 > /dev/null
cat > read.mjs <<'JS'
import parser from "any-date-parser";

for (const text of [
  "3. Dezember 2026, 19:30 Uhr",
  "3. Dezember 2026, 19.30 Uhr",
  "Do., 3. Dez. 2026, 14.15 Uhr",
  "3. Dezember 2026, 20.00 Uhr",
  "3. Dezember 2026 um 19 Uhr",
  "am 3. Dezember um 19.30 Uhr",
]) {
  const date = parser.fromString(text, "de");
  console.log(`${text}: ${date.isValid() ? date.toISOString().slice(0, 16) : "invalid"}`);
}
JS
TZ=UTC node read.mjs | tee seen
diff seen - <<'SEEN'
3. Dezember 2026, 19:30 Uhr: 2026-12-03T19:30
3. Dezember 2026, 19.30 Uhr: 2026-03-03T00:00
Do., 3. Dez. 2026, 14.15 Uhr: 2026-01-03T00:00
3. Dezember 2026, 20.00 Uhr: 2026-12-03T00:00
3. Dezember 2026 um 19 Uhr: 2026-12-03T00:00
am 3. Dezember um 19.30 Uhr: 2019-12-03T00:00
SEEN
