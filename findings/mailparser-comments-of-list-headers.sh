#!/usr/bin/env bash
# mailparser 3.14.2: a List-Unsubscribe with a comment has no url; the address is its "id".
#
# Setting: the link with which readers leave a list is read from its mails, headers.get("list").unsubscribe.url, with and without the
# comment that RFC 2369 allows. nodemailer 10.6.1 writes both, the second one with its option `comment`.
# Expected: the address in `url` in both cases; the comment may be the `name`.
# Seen: with a comment `url` is missing and the address stands in `id`, as if it were a List-ID. A mailto: address beside it is right, so
# that only the people whose list offers a page cannot leave. Of two https: addresses the second is lost in silence, with or without
# comments.
# Source: RFC 2369, section 2: the contents "mostly consist of angle-bracket enclosed URLs", comments in brackets may follow; "A list of
# multiple, alternate, URLs MAY be specified".
# Output seen:
#   <https://dorf.example/ab> {"url":"https://dorf.example/ab"}
#   <https://dorf.example/ab> (Abmelden) {"name":"Abmelden","id":"https://dorf.example/ab"}
#   <https://dorf.example/ab>, <https://dorf.example/ab2> {"url":"https://dorf.example/ab2"}
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error mailparser@3.14.2 nodemailer@10.6.1 > /dev/null
cat > lists.mjs <<'JS'
import { simpleParser } from "mailparser";
import { createTransport } from "nodemailer";

const page = "https://dorf.example/ab";
const transport = createTransport({ streamTransport: true, buffer: true });
for (const unsubscribe of [page, { url: page, comment: "Abmelden" }, [[page, `${page}2`]]]) {
  const { message } = await transport.sendMail({ from: "chor@dorf.example", to: "eva@dorf.example", text: "Probe", list: { unsubscribe } });
  const header = /^List-Unsubscribe: (.*(?:\r\n .*)*)/m.exec(String(message))[1].replaceAll("\r\n", "");
  console.log(header, JSON.stringify((await simpleParser(message)).headers.get("list").unsubscribe));
}
JS
node lists.mjs | tee seen
diff seen - <<'SEEN'
<https://dorf.example/ab> {"url":"https://dorf.example/ab"}
<https://dorf.example/ab> (Abmelden) {"name":"Abmelden","id":"https://dorf.example/ab"}
<https://dorf.example/ab>, <https://dorf.example/ab2> {"url":"https://dorf.example/ab2"}
SEEN
