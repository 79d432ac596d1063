#!/usr/bin/env bash
# @extractus/feed-extractor 8.0.3: identifiers and titles that look like numbers are changed, and two of them become one.
#
# Setting: an RSS feed of a fire brigade whose guids are the numbers of its operations, 0012 and 12, 1e3 and 1000, and whose titles are
# such as "007" or "2026.10".
# Expected: guids and titles as they stand in the feed: they are strings.
# Seen: 0012 is "12" and 1e3 is "1000", so that a reader that remembers identifiers takes the second article for the first; the titles are
# "7" and "2026.1". rss-parser 3.13.0 keeps all of them. No error is raised.
# Source: RSS 2.0, guid: "It's a string that uniquely identifies the item"; "Aggregators must view them as a string".
# Output seen:
#   feed-extractor 12 "7" 12 "2026.1" 1000 "Brand" 1000 "Übung"
#   rss-parser     0012 "007" 12 "2026.10" 1e3 "Brand" 1000 "Übung"
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @extractus/feed-extractor@8.0.3 rss-parser@3.13.0 > /dev/null
cat > read.mjs <<'JS'
import { extractFromXml } from "@extractus/feed-extractor";
import Parser from "rss-parser";

const items = [["0012", "007"], ["12", "2026.10"], ["1e3", "Brand"], ["1000", "Übung"]];
const feed = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>Feuerwehr</title><link>https://dorf.example/</link><description>Einsätze</description>
${items.map(([guid, title]) => `<item><guid isPermaLink="false">${guid}</guid><title>${title}</title></item>`).join("\n")}
</channel></rss>`;
console.log("feed-extractor", ...extractFromXml(feed).entries.map(({ id, title }) => `${id} "${title}"`));
console.log("rss-parser    ", ...(await new Parser().parseString(feed)).items.map(({ guid, title }) => `${guid} "${title}"`));
JS
node read.mjs | tee seen
diff seen - <<'SEEN'
feed-extractor 12 "7" 12 "2026.1" 1000 "Brand" 1000 "Übung"
rss-parser     0012 "007" 12 "2026.10" 1e3 "Brand" 1000 "Übung"
SEEN
