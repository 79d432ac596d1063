#!/usr/bin/env bash
# chrono-node 2.10.3: in German texts the first two letters of "früh", "Frühstück" or "Soße" are Friday and Sunday.
#
# Setting: chrono.de reads dates from invitations, on Monday, 30 November 2026.
# Expected: tomorrow in the first text, Saturday in the second, nothing in the third: "Fr" and "So" stand for Freitag and Sonntag only as
# words of their own.
# Seen: a Friday, 4 December, and a Sunday, 6 December, out of the middle of words whose third letter is an umlaut or ß. For
# the second text parseDate(), which takes the first date, answers the wrong day. The same words without umlauts ("Fruehstueck") are right.
# Source: JavaScript's \b and \W know ASCII letters alone (ECMAScript, WordCharacters), and so take the place before "ü" for the end
# of a word; the README of chrono calls German partially supported, without a word on umlauts, and its own German words have them.
# Output seen:
#   Aufbau morgen früh: morgen=2026-12-01, fr=2026-12-04; first 2026-12-01
#   Frühstück am Samstag: Fr=2026-12-04, am Samstag=2026-12-05; first 2026-12-04
#   Wir bringen Soße mit: So=2026-12-06; first 2026-12-06
#   Fruehstueck am Samstag: am Samstag=2026-12-05; first 2026-12-05
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error chrono-node@2.10.3 > /dev/null
cat > read.mjs <<'JS'
import * as chrono from "chrono-node";

const now = { instant: new Date("2026-11-30T10:00:00Z"), timezone: 0 };
const option = { forwardDate: true };
const texts = ["Aufbau morgen früh", "Frühstück am Samstag", "Wir bringen Soße mit", "Fruehstueck am Samstag"];
for (const text of texts) {
  const dates = chrono.de.parse(text, now, option).map(({ text: words, start }) => `${words}=${start.date().toISOString().slice(0, 10)}`);
  console.log(`${text}: ${dates.join(", ") || "none"}; first ${chrono.de.parseDate(text, now, option)?.toISOString().slice(0, 10)}`);
}
JS
TZ=UTC node read.mjs | tee seen
diff seen - <<'SEEN'
Aufbau morgen früh: morgen=2026-12-01, fr=2026-12-04; first 2026-12-01
Frühstück am Samstag: Fr=2026-12-04, am Samstag=2026-12-05; first 2026-12-04
Wir bringen Soße mit: So=2026-12-06; first 2026-12-06
Fruehstueck am Samstag: am Samstag=2026-12-05; first 2026-12-05
SEEN
