#!/usr/bin/env bash
# rss-parser 3.13.0: in articles of Atom feeds with type="xhtml", bold words and links move to the end of their paragraph.
#
# Setting: an Atom feed whose articles are XHTML, as RFC 4287 allows beside text and HTML.
# Expected: the article as it was written: "Am <b>Samstag</b> ist <i>Fest</i>." A reader may change its form, not its order.
# Seen: "Am  ist .<b>Samstag</b><i>Fest</i>" in content, and "Am  ist .SamstagFest" in contentSnippet; a title with markup is an object of the
# XML parser where the types say string. feedsmith 3.0.1 has both right. No error is raised.
# Source: RFC 4287, 3.1.1.3 and 4.1.3.3: the content of the XHTML div is the text to be displayed. (xml2js, which is below it, gathers
# children by their names unless preserveChildrenOrder is set.)
# Output seen:
#   rss-parser <p>Am  ist .<b>Samstag</b><i>Fest</i></p>
#   rss-parser Am  ist .SamstagFest | title: object
#   feedsmith  <p>Am <b>Samstag</b> ist <i>Fest</i>.</p> | title: Kein <em>Bus</em> heute
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error feedsmith@3.0.1 rss-parser@3.13.0 > /dev/null
cat > read.mjs <<'JS'
import { parseFeed } from "feedsmith";
import Parser from "rss-parser";

const div = (html) => `<div xmlns="http://www.w3.org/1999/xhtml">${html}</div>`;
const feed = `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom"><id>urn:dorf</id><title>Dorf</title><updated>2026-12-01T12:00:00Z</updated>
<entry><id>urn:dorf:1</id><updated>2026-12-01T12:00:00Z</updated>
<title type="xhtml">${div("Kein <em>Bus</em> heute")}</title>
<content type="xhtml">${div("<p>Am <b>Samstag</b> ist <i>Fest</i>.</p>")}</content></entry></feed>`;

const [byRss] = (await new Parser().parseString(feed)).items;
console.log("rss-parser", byRss.content.match(/<p>.*<\/p>/)[0]);
console.log("rss-parser", byRss.contentSnippet, "| title:", typeof byRss.title);
const [bySmith] = parseFeed(feed).feed.entries;
console.log("feedsmith ", bySmith.content.value, "| title:", bySmith.title.value);
JS
node read.mjs | tee seen
diff seen - <<'SEEN'
rss-parser <p>Am  ist .<b>Samstag</b><i>Fest</i></p>
rss-parser Am  ist .SamstagFest | title: object
feedsmith  <p>Am <b>Samstag</b> ist <i>Fest</i>.</p> | title: Kein <em>Bus</em> heute
SEEN
