#!/usr/bin/env bash
# html-to-text 10.0.1: terms and values of a definition list run into each other, and numbers of a list are its own.
#
# Setting: the text version of a village's mail: opening hours and a bus in <dl>, and an agenda whose items have numbers, since
# some were dealt with before (<li value>), or count down (<ol reversed>).
# Expected: a term and its value on lines of their own; "5. Kasse", "7. Wahl"; "3.", "2.", "1.".
# Seen: "Haus 10 Uhr" for the house 1 that opens at 0:00 and "Linie 57:15 Uhr" for line 5 at 7:15; the agenda begins with 1, and the list
# that counts down counts up. The start of <ol start> is right. Nothing is said of it, in the text or by an error.
# Source: HTML Standard, Rendering, Flow content: dl, dt and dd are displayed as blocks; 4.4.5 (ol) and 4.4.8 (li): reversed and value give
# items their numbers. The README of html-to-text: it "parses HTML and returns beautiful text".
# Output seen:
#   Haus 10 UhrLinie 57:15 Uhr
#   1. Kasse / 2. Wahl
#   1. Bronze / 2. Silber / 3. Gold
#   5. Kasse
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error html-to-text@10.0.1 > /dev/null
cat > texts.cjs <<'JS'
const { convert } = require("html-to-text");

for (const html of [
  "<dl><dt>Haus 1</dt><dd>0 Uhr</dd><dt>Linie 5</dt><dd>7:15 Uhr</dd></dl>",
  '<ol><li value="5">Kasse</li><li value="7">Wahl</li></ol>',
  "<ol reversed><li>Bronze</li><li>Silber</li><li>Gold</li></ol>",
  '<ol start="5"><li>Kasse</li></ol>',
])
  console.log(convert(html).split("\n").map((line) => line.trim()).join(" / "));
JS
node texts.cjs | tee seen
diff seen - <<'SEEN'
Haus 10 UhrLinie 57:15 Uhr
1. Kasse / 2. Wahl
1. Bronze / 2. Silber / 3. Gold
5. Kasse
SEEN
