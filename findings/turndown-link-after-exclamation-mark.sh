#!/usr/bin/env bash
# turndown 7.2.5: a link after an exclamation mark comes back as a picture, "1)" as a list, and half a word loses its emphasis.
#
# Setting: a page of a CMS is turned into Markdown, to be shown from there again.
# Expected: the Markdown means what the HTML meant: a link is a link, a paragraph a paragraph.
# Seen: "Kommt alle!" before a link makes ![Programm](…), which is a picture, and the link is gone; "1) Anmeldung" is no paragraph but
# a list, while "1." is escaped; Bürger_innen_ is written with marks that inside a word mean nothing. micromark, marked and markdown-it
# agree on this. No error is raised.
# Source: CommonMark 0.31.2, 6.4: "!" before "[" begins an image; 5.2: an ordered list marker ends in "." or ")"; 6.2, rule 2: "_" within
# a word opens no emphasis. The README of turndown: escaping "ensures that these characters are not interpreted as Markdown".
# Output seen:
#   <p>Kommt alle!<a href="/programm">Programm</a></p>
#     Kommt alle![Programm](/programm)
#     <p>Kommt alle<img src="/programm" alt="Programm" /></p>
#   <p>1) Anmeldung</p>
#     1) Anmeldung
#     <ol><li>Anmeldung</li></ol>
#   <p>1. Anmeldung</p>
#     1\. Anmeldung
#     <p>1. Anmeldung</p>
#   <p>Bürger<em>innen</em></p>
#     Bürger_innen_
#     <p>Bürger_innen_</p>
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error micromark@4.0.3 turndown@7.2.5 > /dev/null
cat > turn.mjs <<'JS'
import { micromark } from "micromark";
import TurndownService from "turndown";

const turndown = new TurndownService();
for (const html of ['<p>Kommt alle!<a href="/programm">Programm</a></p>', "<p>1) Anmeldung</p>", "<p>1. Anmeldung</p>", "<p>Bürger<em>innen</em></p>"]) {
  const markdown = turndown.turndown(html);
  console.log(`${html}\n  ${markdown}\n  ${micromark(markdown).replaceAll("\n", "")}`);
}
JS
node turn.mjs | tee seen
diff seen - <<'SEEN'
<p>Kommt alle!<a href="/programm">Programm</a></p>
  Kommt alle![Programm](/programm)
  <p>Kommt alle<img src="/programm" alt="Programm" /></p>
<p>1) Anmeldung</p>
  1) Anmeldung
  <ol><li>Anmeldung</li></ol>
<p>1. Anmeldung</p>
  1\. Anmeldung
  <p>1. Anmeldung</p>
<p>Bürger<em>innen</em></p>
  Bürger_innen_
  <p>Bürger_innen_</p>
SEEN
