#!/usr/bin/env bash
# rss-parser 3.13.0 and @extractus/feed-extractor 8.0.3: an Atom link without rel is not the link of its article.
#
# Setting: an Atom feed of a village. The first article has a poster (rel="enclosure") before its link, the second one answers
# (rel="replies"). The links themselves have no rel, and the first is relative to the xml:base of the feed.
# Expected: https://dorf.example/neu/fest and https://dorf.example/markt, as feedparser 2.6.0 has them.
# Seen: rss-parser takes the first link of any kind, so that the articles lead to the poster and to the answers; feed-extractor has no link
# at all. rss-parser looks for rel="alternate" by its name alone, and xml:base does not count. No error is raised.
# Source: RFC 4287, 4.2.7.2: 'If the "rel" attribute is not present, the link element MUST be interpreted as if the link relation type is
# "alternate"'; section 2: a relative reference is resolved by xml:base.
# Output seen:
#   rss-parser     plakat.pdf antworten
#   feed-extractor "" ""
#   feedparser     https://dorf.example/neu/fest https://dorf.example/markt
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error rss-parser@3.13.0 @extractus/feed-extractor@8.0.3 feedparser@2.6.0 > /dev/null
cat > links.mjs <<'JS'
import { extractFromXml } from "@extractus/feed-extractor";
import FeedParser from "feedparser";
import Parser from "rss-parser";

const entry = (id, links) => `<entry><id>urn:${id}</id><title>${id}</title><updated>2026-12-01T00:00:00Z</updated>${links}</entry>`;
const feed = `<?xml version="1.0"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://dorf.example/neu/"><id>urn:dorf</id><title>Dorf</title>
<updated>2026-12-01T00:00:00Z</updated><author><name>Redaktion</name></author>
${entry("fest", '<link rel="enclosure" href="plakat.pdf" type="application/pdf"/><link href="fest"/>')}
${entry("markt", '<link rel="replies" href="antworten"/><link href="https://dorf.example/markt"/>')}</feed>`;

const { items } = await new Parser().parseString(feed);
console.log("rss-parser    ", ...items.map(({ link }) => link));
console.log("feed-extractor", ...extractFromXml(feed).entries.map(({ link }) => JSON.stringify(link)));
const parser = new FeedParser();
parser.end(feed);
const links = [];
for await (const { link } of parser) links.push(link);
console.log("feedparser    ", ...links);
JS
node links.mjs | tee seen
diff seen - <<'SEEN'
rss-parser     plakat.pdf antworten
feed-extractor "" ""
feedparser     https://dorf.example/neu/fest https://dorf.example/markt
SEEN
