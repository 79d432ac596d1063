#!/usr/bin/env bash
# postal-mime 4.0.0: after an address, a comment with brackets inside leaves its last bracket in the address.
#
# Setting: a mail in the old form of addresses, with the name as a comment behind it, in which brackets stand in brackets:
# anna@dorf.example (Anna (Kasse)).
# Expected: the address anna@dorf.example; mailparser 3.14.2 and Python read it so.
# Seen: anna@dorf.example), to which no answer can be sent. With one pair of brackets it is right. No error is raised.
# Source: RFC 5322, 3.2.2: comments may nest (ccontent = ctext / quoted-pair / comment), and one may stand behind an addr-spec.
# Output seen:
#   postal-mime anna@dorf.example mailparser anna@dorf.example
#   postal-mime anna@dorf.example) mailparser anna@dorf.example
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error mailparser@3.14.2 postal-mime@4.0.0 > /dev/null
cat > read.mjs <<'JS'
import { simpleParser } from "mailparser";
import PostalMime from "postal-mime";

for (const from of ["anna@dorf.example (Anna)", "anna@dorf.example (Anna (Kasse))"]) {
  const mail = `From: ${from}\r\nSubject: Fest\r\n\r\nHallo\r\n`;
  console.log("postal-mime", (await PostalMime.parse(mail)).from.address, "mailparser", (await simpleParser(mail)).from.value[0].address);
}
JS
node read.mjs | tee seen
diff seen - <<'SEEN'
postal-mime anna@dorf.example mailparser anna@dorf.example
postal-mime anna@dorf.example) mailparser anna@dorf.example
SEEN
