#!/usr/bin/env bash
# postal-mime 4.0.0: quoted lines of format=flowed are joined with their quote marks inside the text.
#
# Setting: an answer as Thunderbird writes it: text/plain with format=flowed, in which a line that ends with a space goes on in the
# next one, and quoted lines begin with ">".
# Expected: "> Kommt ihr am Samstag zum Aufbau?" in one line, with one quote mark.
# Seen: "> Kommt ihr am > Samstag zum > Aufbau?". Text that is not quoted is right, and mailparser 3.14.2 has both right.
# Source: RFC 3676, 4.1: "Logically, all quote marks are counted and deleted", and "this test for quoted lines is done before any other
# tests (that is, before checking for space-stuffed and flowed)".
# Output seen:
#   postal-mime:
#     >> Wer hat >> Zeit?
#     > Kommt ihr am > Samstag zum > Aufbau?
#     Ja, wir kommen.
#   mailparser:
#     >> Wer hat Zeit?
#     > Kommt ihr am Samstag zum Aufbau?
#     Ja, wir kommen.
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

const mail = [
  "From: anna@dorf.example", "Subject: Fest", "MIME-Version: 1.0", "Content-Type: text/plain; charset=utf-8; format=flowed", "",
  ">> Wer hat ", ">> Zeit?", "> Kommt ihr am ", "> Samstag zum ", "> Aufbau?", "Ja, wir ", "kommen.", "",
].join("\r\n");
const show = (name, text) => console.log([`${name}:`, ...text.trim().split("\n")].join("\n  "));
show("postal-mime", (await PostalMime.parse(mail)).text);
show("mailparser", (await simpleParser(mail)).text);
JS
node read.mjs | tee seen
diff seen - <<'SEEN'
postal-mime:
  >> Wer hat >> Zeit?
  > Kommt ihr am > Samstag zum > Aufbau?
  Ja, wir kommen.
mailparser:
  >> Wer hat Zeit?
  > Kommt ihr am Samstag zum Aufbau?
  Ja, wir kommen.
SEEN
