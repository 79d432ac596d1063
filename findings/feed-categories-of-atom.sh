#!/usr/bin/env bash
# feed 6.0.0: a category of an Atom entry whose name has a "<" makes the whole feed no XML, and one without a term lacks what Atom wants.
#
# Setting: a village's Atom feed whose articles have topics, one of them named "Kinder < 6 Jahre".
# Expected: <category term="…" label="Kinder &lt; 6 Jahre"/> (XML 1.0, 3.1 and 2.3: "<" is not allowed in the value of an attribute; RFC
# 4287, 4.2.2.1: a category must have a term). "&" and quotes of the same field are escaped.
# Seen: label="Kinder < 6 Jahre", for which readers refuse the feed (saxes 6.0.0), and no term where the library is given a name alone, which is the only
# field of its type Category that it does not call optional.
# Source: XML 1.0 (fifth edition), RFC 4287.
# Output seen:
#   <category label="Feste &amp; Brauchtum"/>
#   <category label="Kinder < 6 Jahre"/>
#   saxes refuses it
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error feed@6.0.0 saxes@6.0.0 > /dev/null
cat > feed.mjs <<'JS'
import { Feed } from "feed";

const feed = new Feed({ id: "https://dorf.example/", title: "Dorf", updated: new Date(0) });
const category = [{ name: "Feste & Brauchtum" }, { name: "Kinder < 6 Jahre" }];
feed.addItem({ id: "https://dorf.example/a", link: "https://dorf.example/a", title: "A", date: new Date(0), category });
process.stdout.write(feed.atom1());
JS
cat > read.mjs <<'JS'
import { readFileSync } from "node:fs";
import { SaxesParser } from "saxes";

let refused = false;
const parser = new SaxesParser();
parser.on("error", () => {
  refused = true;
});
parser.write(readFileSync("feed.xml", "utf8")).close();
console.log(`saxes ${refused ? "refuses" : "reads"} it`);
JS
node feed.mjs > feed.xml
{
  grep -o '<category [^/]*/>' feed.xml
  node read.mjs
} | tee seen
diff seen - <<'SEEN'
<category label="Feste &amp; Brauchtum"/>
<category label="Kinder < 6 Jahre"/>
saxes refuses it
SEEN
