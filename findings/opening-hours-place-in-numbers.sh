#!/usr/bin/env bash
# opening_hours 3.15.0: with the place in numbers, as its types want it, the sun rises at 6:00 and sets at 18:00 all year.
#
# Setting: a playground in Brandenburg is open from sunrise to sunset, "sunrise-sunset". The place is given as the types of the package
# say: { lat: 52.4, lon: 13.8, address }.
# Expected: 8:12 to 15:53 on 21 December and 4:42 to 21:30 on 21 June.
# Seen: 6:00 to 18:00 on both. With the same numbers as strings, which the types refuse, the times are right; with null for the place they
# are those of another one. No error is raised and no warning given.
# Source: the types, nominatim_object: "lat: number; lon: number"; the README: "The location (lat and lon) is used to calculate the correct
# values for sunrise and sunset", and constant times are used "If the coordinates are missing".
# Output seen:
#   numbers 2026-12-21 06:00 to 18:00, 0 warnings
#   numbers 2027-06-21 06:00 to 18:00, 0 warnings
#   strings 2026-12-21 08:12 to 15:53, 0 warnings
#   strings 2027-06-21 04:42 to 21:30, 0 warnings
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error opening_hours@3.15.0 > /dev/null
cat > playground.mjs <<'JS'
import opening_hours from "opening_hours";

const address = { country_code: "de", country: "Deutschland", state: "Brandenburg" };
const places = { numbers: { lat: 52.4, lon: 13.8, address }, strings: { lat: "52.4", lon: "13.8", address } };
for (const [name, place] of Object.entries(places))
  for (const day of ["2026-12-21", "2027-06-21"]) {
    const hours = new opening_hours("sunrise-sunset", place);
    const [[from, to]] = hours.getOpenIntervals(new Date(`${day}T00:00`), new Date(`${day}T23:59`));
    const [opens, closes] = [from, to].map((time) => time.toTimeString().slice(0, 5));
    console.log(`${name} ${day} ${opens} to ${closes}, ${hours.getWarnings().length} warnings`);
  }
JS
TZ=Europe/Berlin node playground.mjs | tee seen
diff seen - <<'SEEN'
numbers 2026-12-21 06:00 to 18:00, 0 warnings
numbers 2027-06-21 06:00 to 18:00, 0 warnings
strings 2026-12-21 08:12 to 15:53, 0 warnings
strings 2027-06-21 04:42 to 21:30, 0 warnings
SEEN
