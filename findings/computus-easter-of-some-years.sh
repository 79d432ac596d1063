#!/usr/bin/env bash
# @pacote/computus 1.2.9: Easter of 2021 and 2025 is a week early, and that of 2046 four weeks late.
#
# Setting: the holidays of a calendar that depend on Easter, for this century.
# Expected: 4 April 2021, 20 April 2025, 25 March 2046, as date-easter 1.0.3 has them.
# Seen: 28 March 2021, 13 April 2025 and 22 April 2046; 30 of the hundred years from 2001 on are another Sunday than date-easter has. 2020,
# 2024, 2026 and most other years are right, so that a test of the year in which it is written is green. No error is raised. Where the
# algorithm has the 13 of (8b + 13) / 25, the source has c, the year of the century.
# Source: the package's README names the Meeus/Jones/Butcher algorithm; the Gregorian rule (the bull Inter gravissimas, 1582): the Sunday
# after the first ecclesiastical full moon on or after 21 March. Public record: Easter Sunday 2025 was on 20 April.
# Output seen:
#   2020 computus 2020-04-12 date-easter 2020-04-12
#   2021 computus 2021-03-28 date-easter 2021-04-04
#   2024 computus 2024-03-31 date-easter 2024-03-31
#   2025 computus 2025-04-13 date-easter 2025-04-20
#   2026 computus 2026-04-05 date-easter 2026-04-05
#   2046 computus 2046-04-22 date-easter 2046-03-25
#   2001 to 2100: 30 years differ
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @pacote/computus@1.2.9 date-easter@1.0.3 > /dev/null
cat > easter.cjs <<'JS'
const { gregorian } = require("@pacote/computus");
const { easter } = require("date-easter");

const computus = (year) => gregorian(year).toISOString().slice(0, 10);
const dateEaster = (year) => easter(year).toString();
for (const year of [2020, 2021, 2024, 2025, 2026, 2046])
  console.log(year, "computus", computus(year), "date-easter", dateEaster(year));
const years = Array.from({ length: 100 }, (_, index) => 2001 + index);
console.log("2001 to 2100:", years.filter((year) => computus(year) !== dateEaster(year)).length, "years differ");
JS
TZ=UTC node easter.cjs | tee seen
diff seen - <<'SEEN'
2020 computus 2020-04-12 date-easter 2020-04-12
2021 computus 2021-03-28 date-easter 2021-04-04
2024 computus 2024-03-31 date-easter 2024-03-31
2025 computus 2025-04-13 date-easter 2025-04-20
2026 computus 2026-04-05 date-easter 2026-04-05
2046 computus 2046-04-22 date-easter 2046-03-25
2001 to 2100: 30 years differ
SEEN
