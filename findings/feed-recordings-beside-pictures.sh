#!/usr/bin/env bash
# feed 6.0.0: an article with a recording and a picture has the picture alone in RSS, and in Atom the recording is an "image/mp3".
#
# Setting: a village reads its news aloud: an article has its recording as `enclosure`, with type audio/mpeg and length, and a picture.
# Expected: the recording as the enclosure in RSS, and in Atom as a link of the type audio/mpeg, as it was given.
# Seen: in RSS the enclosure is the picture, with length 0 and the type image/jpg, which does not exist; players of podcasts find nothing.
# Atom has both links, but takes a type from the ending of the address and writes image/mp3. Given as `audio` it is the enclosure in RSS
# and audio/mp3 in Atom. JSON Feed has the recording in no case. No error is raised.
# Source: the README of feed: `image` and `enclosure` ("Generic media enclosure") are separate options of an item, and an enclosure's type is
# its "MIME type (e.g., "audio/mpeg")"; RSS 2.0, <enclosure>: "type says what its type is, a standard MIME type"; JSON Feed 1, attachments.
# Output seen:
#   enclosure
#     RSS  lesung.mp3 audio/mpeg 12345
#     Atom lesung.mp3 image/mp3 12345
#     JSON no attachments
#   enclosure and image
#     RSS  plakat.jpg image/jpg 0
#     Atom lesung.mp3 image/mp3 12345, plakat.jpg image/jpg -
#     JSON no attachments
#   audio and image
#     RSS  lesung.mp3 audio/mpeg 12345
#     Atom plakat.jpg image/jpg -, lesung.mp3 audio/mp3 12345
#     JSON no attachments
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error feed@6.0.0 > /dev/null
cat > news.mjs <<'JS'
import { Feed } from "feed";

const site = "https://dorf.example/";
const recording = { url: `${site}lesung.mp3`, type: "audio/mpeg", length: 12345 };
const image = `${site}plakat.jpg`;
const attribute = (tag, name) => new RegExp(` ${name}="([^"]*)"`).exec(tag)?.[1];
const show = (tags) =>
  tags
    .map((tag) => {
      const address = attribute(tag, "url") ?? attribute(tag, "href");
      return [address.replace(site, ""), attribute(tag, "type"), attribute(tag, "length") ?? "-"].join(" ");
    })
    .join(", ");

for (const media of [{ enclosure: recording }, { enclosure: recording, image }, { audio: recording, image }]) {
  const feed = new Feed({ title: "Dorf", id: site, link: site, copyright: "" });
  feed.addItem({ title: "Neues", id: `${site}1`, link: `${site}1`, date: new Date("2026-12-03T18:30:00Z"), ...media });
  console.log(Object.keys(media).join(" and "));
  console.log("  RSS ", show(feed.rss2().match(/<enclosure[^>]*>/g)));
  console.log("  Atom", show(feed.atom1().match(/<link rel="enclosure"[^>]*>/g)));
  console.log("  JSON", JSON.parse(feed.json1()).items[0].attachments ?? "no attachments");
}
JS
node news.mjs | tee seen
diff seen - <<'SEEN'
enclosure
  RSS  lesung.mp3 audio/mpeg 12345
  Atom lesung.mp3 image/mp3 12345
  JSON no attachments
enclosure and image
  RSS  plakat.jpg image/jpg 0
  Atom lesung.mp3 image/mp3 12345, plakat.jpg image/jpg -
  JSON no attachments
audio and image
  RSS  lesung.mp3 audio/mpeg 12345
  Atom plakat.jpg image/jpg -, lesung.mp3 audio/mp3 12345
  JSON no attachments
SEEN
