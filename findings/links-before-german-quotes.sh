#!/usr/bin/env bash
# remark-gfm 4.0.1, marked 18.2.1 and linkifyjs 4.4.0: a German closing quote belongs to the link, and müller@ is written to as ller@.
#
# Setting: addresses in the texts of a village become links by themselves. They stand in German quotes, „…“ or »…«, before an ellipsis,
# or are the mail address of somebody with an umlaut.
# Expected: the link ends before the quote, as it does before "; müller@dorf.example as a whole, or no link at all.
# Seen: the quote is a part of the link, so that it leads to a page that is not there; only marks of ASCII are left out. Of
# müller@dorf.example the two Markdown libraries make mailto:ller@dorf.example, which is somebody else. linkify-it 6.1.0 has the quotes
# right and leaves the mail address alone. No error is raised; in the text nothing is to be seen but a longer underline.
# Source: GitHub Flavored Markdown, Autolinks (extension): they "can only come at the beginning of a line, after whitespace, or any of the
# delimiting characters *, _, ~, and (", so not behind „ or ü at all; of punctuation at the end it names "?, !, ., ,, :, *, _, and ~".
# Amtliches Regelwerk der deutschen Rechtschreibung, § 89, for the quotes; RFC 6531, 3.3: a local part may have letters beyond ASCII.
# Output seen:
#   Siehe „https://dorf.example/fest“ im Netz
#     remark-gfm https://dorf.example/fest“
#     marked     https://dorf.example/fest“
#     linkifyjs  https://dorf.example/fest“
#     linkify-it https://dorf.example/fest
#   Siehe »https://dorf.example/fest«.
#     remark-gfm https://dorf.example/fest«
#     marked     https://dorf.example/fest«
#     linkifyjs  https://dorf.example/fest«
#     linkify-it https://dorf.example/fest
#   Siehe https://dorf.example/fest…
#     remark-gfm https://dorf.example/fest…
#     marked     https://dorf.example/fest…
#     linkifyjs  https://dorf.example/fest…
#     linkify-it https://dorf.example/fest
#   Siehe "https://dorf.example/fest".
#     remark-gfm https://dorf.example/fest
#     marked     https://dorf.example/fest
#     linkifyjs  https://dorf.example/fest
#     linkify-it https://dorf.example/fest
#   Post an müller@dorf.example
#     remark-gfm mailto:ller@dorf.example
#     marked     mailto:ller@dorf.example
#     linkifyjs  none
#     linkify-it none
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error remark-gfm@4.0.1 remark-parse@11.0.0 unified@11.0.5 marked@18.2.1 \
  linkifyjs@4.4.0 linkify-it@6.1.0 > /dev/null
cat > links.mjs <<'JS'
import { LinkifyIt } from "linkify-it";
import { find } from "linkifyjs";
import { lexer, walkTokens } from "marked";
import remarkGfm from "remark-gfm";
import remarkParse from "remark-parse";
import { unified } from "unified";

const remark = unified().use(remarkParse).use(remarkGfm);
const linksOf = ({ type, url, children = [] }) => (type === "link" ? [url] : children.flatMap(linksOf));
const ways = {
  "remark-gfm": (text) => linksOf(remark.parse(text)),
  marked(text) {
    const links = [];
    walkTokens(lexer(text), (token) => token.type === "link" && links.push(token.href));
    return links;
  },
  linkifyjs: (text) => find(text).map(({ href }) => href),
  "linkify-it": (text) => (new LinkifyIt().match(text) ?? []).map(({ url }) => url),
};
for (const text of [
  "Siehe „https://dorf.example/fest“ im Netz",
  "Siehe »https://dorf.example/fest«.",
  "Siehe https://dorf.example/fest…",
  'Siehe "https://dorf.example/fest".',
  "Post an müller@dorf.example",
]) {
  console.log(text);
  for (const [name, links] of Object.entries(ways)) console.log(`  ${name.padEnd(10)}`, links(text).map(decodeURI).join(" ") || "none");
}
JS
node links.mjs | tee seen
diff seen - <<'SEEN'
Siehe „https://dorf.example/fest“ im Netz
  remark-gfm https://dorf.example/fest“
  marked     https://dorf.example/fest“
  linkifyjs  https://dorf.example/fest“
  linkify-it https://dorf.example/fest
Siehe »https://dorf.example/fest«.
  remark-gfm https://dorf.example/fest«
  marked     https://dorf.example/fest«
  linkifyjs  https://dorf.example/fest«
  linkify-it https://dorf.example/fest
Siehe https://dorf.example/fest…
  remark-gfm https://dorf.example/fest…
  marked     https://dorf.example/fest…
  linkifyjs  https://dorf.example/fest…
  linkify-it https://dorf.example/fest
Siehe "https://dorf.example/fest".
  remark-gfm https://dorf.example/fest
  marked     https://dorf.example/fest
  linkifyjs  https://dorf.example/fest
  linkify-it https://dorf.example/fest
Post an müller@dorf.example
  remark-gfm mailto:ller@dorf.example
  marked     mailto:ller@dorf.example
  linkifyjs  none
  linkify-it none
SEEN
