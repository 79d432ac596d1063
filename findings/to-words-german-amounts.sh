#!/usr/bin/env bash
# to-words 5.7.0 and n2words 4.0.0: German amounts in words are "Eins Euro", "Zwei Million" and "einhunderteinstausend".
#
# Setting: a club's receipt of a donation has its amount in figures and in words, as the form of the tax office wants it. Elsewhere a page
# is read aloud.
# Expected: ein Euro, eintausendzweihundert Euro, (ein)hunderteintausend, zwei Millionen, der millionste: below a million German writes a
# number as one word, "eins" stands only at its end, and Million has a plural.
# Seen: to-words has "Eins" before Euro, Million and Tausend, never "Millionen", and every part of a number is a word of its own, with a
# capital. n2words is right with these but says "einstausend" from 101,000 on, and its ordinal of two millions is "zwei Millionenste".
# No error is raised.
# Source: both READMEs have German among the languages they support, to-words with currency, ordinals and, for a thousand million,
# "Eins Milliarde" as its example; official German spelling, § 36: cardinal numbers of several parts below a million are one word.
# Output seen:
#   1: Eins Euro | ein Euro
#   1200: Tausend Zwei Hundert Euro | eintausendzweihundert Euro
#   101000: Hundert Eins Tausend Euro | einhunderteinstausend Euro
#   1000000: Eins Million Euro | eine Million Euro
#   2000000: Zwei Million Euro | zwei Millionen Euro
#   2000000.: Zwei Millionste | zwei Millionenste
# Needs Node 20 or newer and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error to-words@5.7.0 n2words@4.0.0 > /dev/null
cat > amounts.mjs <<'JS'
import { toCurrency, toOrdinal } from "n2words/de-DE";
import { ToWords } from "to-words";

const words = new ToWords({ localeCode: "de-DE" });
for (const amount of [1, 1200, 101000, 1000000, 2000000])
  console.log(`${amount}: ${words.convert(amount, { currency: true })} | ${toCurrency(amount)}`);
console.log(`2000000.: ${words.toOrdinal(2000000)} | ${toOrdinal(2000000)}`);
JS
node amounts.mjs | tee seen
diff seen - <<'SEEN'
1: Eins Euro | ein Euro
1200: Tausend Zwei Hundert Euro | eintausendzweihundert Euro
101000: Hundert Eins Tausend Euro | einhunderteinstausend Euro
1000000: Eins Million Euro | eine Million Euro
2000000: Zwei Million Euro | zwei Millionen Euro
2000000.: Zwei Millionste | zwei Millionenste
SEEN
