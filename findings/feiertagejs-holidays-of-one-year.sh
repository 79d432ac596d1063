#!/usr/bin/env bash
# feiertagejs 1.5.1: public holidays of a single year are missing, and Bavaria has Mariä Himmelfahrt everywhere.
#
# Setting: a calendar for Berlin that plans ahead, and one for all of Bavaria.
# Expected: 8 May 2020, 8 May 2025 and 17 June 2028 are public holidays in Berlin; 15 August is one in Bavaria only in communities with more
# Catholics than Protestants, so not for the Land as a whole.
# Seen: all three days in Berlin are working days, and 15 August is a holiday of the whole Land.
# date-holidays 3.37.0 has all of them right.
# Source: Berlin's Gesetz über die Sonn- und Feiertage, § 1 (1); Bayerisches Feiertagsgesetz, Art. 1 (1) 2.
# Output seen:
#   feiertagejs BE 2020-05-08 false | BE 2025-05-08 false | BE 2028-06-17 false | BY 2027-08-15 true
#   date-holidays BE 2020-05-08 true | BE 2025-05-08 true | BE 2028-06-17 true | BY 2027-08-15 false
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error feiertagejs@1.5.1 date-holidays@3.37.0 > /dev/null
cat > days.mjs <<'JS'
import Holidays from "date-holidays";
import { getHolidays } from "feiertagejs";

const asked = [["BE", "2020-05-08"], ["BE", "2025-05-08"], ["BE", "2028-06-17"], ["BY", "2027-08-15"]];
const readers = {
  feiertagejs: (land, year) => getHolidays(year, land).map(({ date }) => date.toLocaleDateString("sv-SE")),
  "date-holidays": (land, year) =>
    new Holidays("DE", land).getHolidays(year).flatMap(({ date, type }) => (type === "public" ? date.slice(0, 10) : [])),
};
for (const [name, daysOf] of Object.entries(readers))
  console.log(name, asked.map(([land, day]) => `${land} ${day} ${daysOf(land, day.slice(0, 4)).includes(day)}`).join(" | "));
JS
node days.mjs | tee seen
diff seen - <<'SEEN'
feiertagejs BE 2020-05-08 false | BE 2025-05-08 false | BE 2028-06-17 false | BY 2027-08-15 true
date-holidays BE 2020-05-08 true | BE 2025-05-08 true | BE 2028-06-17 true | BY 2027-08-15 false
SEEN
