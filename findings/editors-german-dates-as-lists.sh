#!/usr/bin/env bash
# @tiptap/markdown 3.35.0 and @lexical/markdown 0.52.0: a paragraph "2. Januar" below "24. Dezember" is saved so that it comes back as 25.
#
# Setting: an editor of a CMS stores Markdown. A note has two paragraphs, "24. Dezember: geschlossen" and "2. Januar: wieder offen", as one
# writes dates in German. It is saved and opened again. Beside it a menu that begins with "+" and a text that begins with "# 5".
# Expected: paragraphs again: the writer escapes what would begin a list or heading at the start of a line, "24\. Dezember", as
# mdast-util-to-markdown 2.1.2 does, and as both do with "*" and "_".
# Seen: neither escapes it. Read again, by themselves as by marked 18.2.1, both paragraphs are one list that begins with 24, so that the
# second date is shown as "25. Januar". "+ Kuchen" and "# 5" become a list and a heading. No error is raised.
# Source: CommonMark, 5.2: a number of up to nine digits with a dot begins a list item, and "the numbers of subsequent list items are
# disregarded"; https://github.com/ueberdosis/tiptap/pull/8140 and https://github.com/facebook/lexical/pull/8311, which
# escapes numbers within items of other lists alone.
# Output seen:
#   tiptap  writes "24. Dezember: geschlossen\n\n2. Januar: wieder offen"
#   tiptap  reads orderedList 24: Dezember: geschlossen | Januar: wieder offen
#   lexical writes "24. Dezember: geschlossen\n\n2. Januar: wieder offen"
#   lexical reads list 24: Dezember: geschlossen | Januar: wieder offen
#   marked  shows <ol start="24"><li>Dezember: geschlossen</li><li>Januar: wieder offen</li></ol>
#   mdast   writes "24\\. Dezember: geschlossen\n\n2\\. Januar: wieder offen"
#   tiptap  writes "+ Kuchen\n\n# 5", reads bulletList, heading
#   lexical writes "+ Kuchen\n\n# 5", reads list, heading
# Needs Node 20 or newer and a package registry; takes half a minute.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error mdast-util-to-markdown@2.1.2 marked@18.2.1 \
  @tiptap/{core,markdown,pm,starter-kit}@3.35.0 lexical@0.52.0 @lexical/{code,headless,link,list,markdown,rich-text}@0.52.0 > /dev/null
cat > editors.mjs <<'JS'
import { CodeNode } from "@lexical/code";
import { createHeadlessEditor } from "@lexical/headless";
import { LinkNode } from "@lexical/link";
import { ListItemNode, ListNode } from "@lexical/list";
import { $convertFromMarkdownString, $convertToMarkdownString, TRANSFORMERS } from "@lexical/markdown";
import { HeadingNode, QuoteNode } from "@lexical/rich-text";
import { MarkdownManager } from "@tiptap/markdown";
import StarterKit from "@tiptap/starter-kit";
import { $createParagraphNode, $createTextNode, $getRoot } from "lexical";
import { marked } from "marked";
import { toMarkdown } from "mdast-util-to-markdown";

const tiptap = new MarkdownManager({ extensions: [StarterKit] });
const textOf = ({ text, content = [] }) => text ?? content.map(textOf).join("");

function throughTiptap(paragraphs) {
  const content = paragraphs.map((text) => ({ type: "paragraph", content: [{ type: "text", text }] }));
  const markdown = tiptap.serialize({ type: "doc", content });
  const blocks = tiptap.parse(markdown).content;
  return { markdown, blocks: blocks.map(({ type, attrs, content: items }) => ({ type, start: attrs?.start, texts: items.map(textOf) })) };
}

function throughLexical(paragraphs) {
  const nodes = [HeadingNode, QuoteNode, ListNode, ListItemNode, CodeNode, LinkNode];
  const editor = createHeadlessEditor({ nodes, onError: (error) => { throw error; } });
  const discrete = { discrete: true };
  editor.update(() => $getRoot().append(...paragraphs.map((text) => $createParagraphNode().append($createTextNode(text)))), discrete);
  const markdown = editor.read(() => $convertToMarkdownString(TRANSFORMERS));
  editor.update(() => $convertFromMarkdownString(markdown, TRANSFORMERS), discrete);
  const textsOf = (node) => node.getChildren().map((child) => child.getTextContent());
  const blockOf = (node) => ({ type: node.getType(), start: node.getStart?.(), texts: textsOf(node) });
  const blocks = editor.read(() => $getRoot().getChildren().map(blockOf));
  return { markdown, blocks };
}

const editors = { "tiptap ": throughTiptap, lexical: throughLexical };
let stored;
const dates = ["24. Dezember: geschlossen", "2. Januar: wieder offen"];
for (const [name, through] of Object.entries(editors)) {
  const { markdown, blocks } = through(dates);
  console.log(name, "writes", JSON.stringify(markdown));
  stored = markdown;
  for (const { type, start, texts } of blocks) console.log(name, `reads ${type} ${start}: ${texts.join(" | ")}`);
}
console.log("marked  shows", marked.parse(stored).replace(/<\/?p>/g, "").replace(/\s*(<[^>]*>)\s*/g, "$1"));
const children = dates.map((value) => ({ type: "paragraph", children: [{ type: "text", value }] }));
console.log("mdast   writes", JSON.stringify(toMarkdown({ type: "root", children }).trim()));
for (const [name, through] of Object.entries(editors)) {
  const { markdown, blocks } = through(["+ Kuchen", "# 5"]);
  console.log(name, `writes ${JSON.stringify(markdown)}, reads ${blocks.map(({ type }) => type).join(", ")}`);
}
JS
node editors.mjs | tee seen
diff seen - <<'SEEN'
tiptap  writes "24. Dezember: geschlossen\n\n2. Januar: wieder offen"
tiptap  reads orderedList 24: Dezember: geschlossen | Januar: wieder offen
lexical writes "24. Dezember: geschlossen\n\n2. Januar: wieder offen"
lexical reads list 24: Dezember: geschlossen | Januar: wieder offen
marked  shows <ol start="24"><li>Dezember: geschlossen</li><li>Januar: wieder offen</li></ol>
mdast   writes "24\\. Dezember: geschlossen\n\n2\\. Januar: wieder offen"
tiptap  writes "+ Kuchen\n\n# 5", reads bulletList, heading
lexical writes "+ Kuchen\n\n# 5", reads list, heading
SEEN
