#!/usr/bin/env bash
# libphonenumber-js 1.13.16: findPhoneNumbersInText() takes German dates, opening hours and postcodes for telephone numbers.
#
# Setting: telephone numbers in the texts of a village become links. The texts have dates with dots, as they are written in German, too.
# Expected: 05361 1234 alone. Dates with slashes, 03/12/2026, are left out, as they are by Google's libphonenumber, from which it comes.
# Seen: most dates are numbers to dial, valid ones: 24.12.2026 is +49 2412 2026 even with the full metadata (libphonenumber-js/max), which
# call it a FIXED_LINE. With the usual ones, opening hours and a postcode are numbers, too. isValid() is true of all.
# Source: the README, findPhoneNumbersInText: "Searches for complete phone numbers in `text`"; in the package's source,
# findNumbers/isValidPreCandidate.js, only "SLASH_SEPARATED_DATES" and "TIME_STAMPS" are left out; DIN 5008 writes dates as 24.12.2026.
# Output seen:
#   Tel. 05361 1234: usual +4953611234 valid; full +4953611234 valid
#   am 24.12.2026: usual +4924122026 valid; full +4924122026 valid
#   bis 03.12.2026: usual +493122026 valid; full none
#   am 24/12/2026: usual none; full none
#   geöffnet 08.00-12.00 Uhr: usual +498001200 valid; full none
#   in 38440 Wolfsburg: usual +4938440 valid; full none
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error libphonenumber-js@1.13.16 > /dev/null
cat > numbers.cjs <<'JS'
const usual = require("libphonenumber-js");
const full = require("libphonenumber-js/max");

const found = ({ findPhoneNumbersInText }, text) => findPhoneNumbersInText(text, "DE").map(({ number }) => `${number.number} ${number.isValid() ? "valid" : "not valid"}`);
for (const text of ["Tel. 05361 1234", "am 24.12.2026", "bis 03.12.2026", "am 24/12/2026", "geöffnet 08.00-12.00 Uhr", "in 38440 Wolfsburg"])
  console.log(`${text}: usual ${found(usual, text).join(", ") || "none"}; full ${found(full, text).join(", ") || "none"}`);
JS
node numbers.cjs | tee seen
diff seen - <<'SEEN'
Tel. 05361 1234: usual +4953611234 valid; full +4953611234 valid
am 24.12.2026: usual +4924122026 valid; full +4924122026 valid
bis 03.12.2026: usual +493122026 valid; full none
am 24/12/2026: usual none; full none
geöffnet 08.00-12.00 Uhr: usual +498001200 valid; full none
in 38440 Wolfsburg: usual +4938440 valid; full none
SEEN
