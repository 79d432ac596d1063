#!/usr/bin/env bash
# retext-smartypants 6.2.0: with German quotes, "Wie geht's" gets an opening quote for its apostrophe.
#
# Setting: a German text with the quotes „…“ and ‚…‘, which the options openingQuotes and closingQuotes set. remark-smartypants 3 and
# Astro use the same code.
# Expected: the quotes as set and every apostrophe as ’ (U+2019), as in "geht’s", "Hans’ Hof" and "die ’68er".
# Seen: ‘ (U+2018), the closing quote of German and the opening one of English, in all apostrophes; ‚ (U+201A) before 68; and „ is not
# found after a hyphen: Dorf-“Fest“. markdown-it 15.0.3 with its option quotes has the first two and the last right.
# Source: Amtliches Regelwerk der deutschen Rechtschreibung, § 96 and § 97: the apostrophe is a mark of its own; The Unicode Standard,
# 6.2: "U+2019 RIGHT SINGLE QUOTATION MARK is preferred where the character is to represent a punctuation mark", the apostrophe.
# Output seen:
#   Sie fragte: „Wie geht‘s?“ | markdown-it: Sie fragte: „Wie geht’s?“
#   Hans‘ Hof | markdown-it: Hans’ Hof
#   die ‚68er | markdown-it: die '68er
#   Dorf-“Fest“ | markdown-it: Dorf-„Fest“
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error markdown-it@15.0.3 retext@9.0.0 retext-smartypants@6.2.0 > /dev/null
cat > quotes.mjs <<'JS'
import MarkdownIt from "markdown-it";
import { retext } from "retext";
import smartypants from "retext-smartypants";

const byRetext = retext().use(smartypants, {
  openingQuotes: { double: "„", single: "‚" },
  closingQuotes: { double: "“", single: "‘" },
});
const byMarkdown = new MarkdownIt({ typographer: true, quotes: "„“‚‘" });
for (const text of [`Sie fragte: "Wie geht's?"`, "Hans' Hof", "die '68er", `Dorf-"Fest"`])
  console.log(String(await byRetext.process(text)), "| markdown-it:", byMarkdown.renderInline(text));
JS
node quotes.mjs | tee seen
diff seen - <<'SEEN'
Sie fragte: „Wie geht‘s?“ | markdown-it: Sie fragte: „Wie geht’s?“
Hans‘ Hof | markdown-it: Hans’ Hof
die ‚68er | markdown-it: die '68er
Dorf-“Fest“ | markdown-it: Dorf-„Fest“
SEEN
