#!/usr/bin/env bash
# @microsoft/recognizers-text-number 1.3.1: German is in its list of cultures, and German amounts are read as English ones.
#
# Setting: amounts in the minutes of a club, read with recognizeNumber(text, Culture.German).
# Expected: 1500, 1234.5, 120 and 1000; or an error, if there is no German.
# Seen: "1.500 Euro" is 1.5, "1.234,50" is 1.734 (1.234 and .50 added up), "hundertzwanzig" is nothing and "1,000" a thousand, for the
# package has no German numbers and takes English ones in silence. Only with fallbackToDefaultCulture = false an error is raised.
# Source: the types of @microsoft/recognizers-text have Culture.German; in German a point groups digits and a comma begins decimals (Unicode
# CLDR, de, symbols).
# Output seen:
#   German in the list: true
#   1.500 Euro: 1.5
#   1.234,50 Euro: 1.734
#   hundertzwanzig Gäste: nothing
#   without a fallback: Could not find Model with the specified configuration: de-de,NumberModel
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @microsoft/recognizers-text-number@1.3.1 @microsoft/recognizers-text@1.3.1 > /dev/null
cat > amounts.cjs <<'JS'
const { Culture } = require("@microsoft/recognizers-text");
const { recognizeNumber } = require("@microsoft/recognizers-text-number");

console.log("German in the list:", Culture.getSupportedCultureCodes().includes(Culture.German));
for (const text of ["1.500 Euro", "1.234,50 Euro", "hundertzwanzig Gäste"])
  console.log(`${text}:`, recognizeNumber(text, Culture.German).map(({ resolution }) => resolution.value).join(" ") || "nothing");
try {
  recognizeNumber("1.500 Euro", Culture.German, 0, false);
} catch (error) {
  console.log("without a fallback:", error.message);
}
JS
node amounts.cjs | tee seen
diff seen - <<'SEEN'
German in the list: true
1.500 Euro: 1.5
1.234,50 Euro: 1.734
hundertzwanzig Gäste: nothing
without a fallback: Could not find Model with the specified configuration: de-de,NumberModel
SEEN
