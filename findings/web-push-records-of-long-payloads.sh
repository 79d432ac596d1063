#!/usr/bin/env bash
# web-push 3.6.7: a message of 4,080 bytes is sent as two records, which no browser has to read, and none is refused for its length.
#
# Setting: the letter of a village as a push message: a title, a text and an address as JSON. Letters are as long as they happen to be.
# Expected: an error before sending as soon as the message does not fit: 3,993 bytes give the 4,096 that push services have to take.
# Seen: from 3,994 bytes on the body is longer than that, and from 4,080 on it is encrypted in a second record. generateRequestDetails(),
# which sendNotification() calls, gives no error for any length. Umlauts count twice: 2,100 of them are too many.
# Source: RFC 8291, 4: "An application server MUST encrypt a push message with a single record. This allows for a minimal receiver
# implementation that handles a single record"; a push service "is not required to support more than 4096 octets of payload body" (RFC
# 8030, 7.2). The README of web-push says of the payload that it must be a string or a Buffer, and nothing of its length.
# Output seen:
#   3993 bytes: body 4096, records 1
#   3994 bytes: body 4097, records 1
#   4079 bytes: body 4182, records 1
#   4080 bytes: body 4200, records 2
#   9000 bytes: body 9137, records 3
#   2100 letters ü: body 4320, records 2
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error web-push@3.6.7 > /dev/null
cat > records.mjs <<'JS'
import { createECDH, randomBytes } from "node:crypto";
import webPush from "web-push";

const browser = createECDH("prime256v1");
const keys = { p256dh: browser.generateKeys("base64url"), auth: randomBytes(16).toString("base64url") };
const vapidDetails = { subject: "mailto:post@dorf.example", ...webPush.generateVAPIDKeys() };

function show(name, payload) {
  const { body } = webPush.generateRequestDetails({ endpoint: "https://push.example/1", keys }, payload, { vapidDetails });
  // RFC 8188, 2.1: salt (16), size of a record (4), length of the key's id (1), key's id
  const header = 21 + body.readUInt8(20);
  console.log(`${name}: body ${body.length}, records ${Math.ceil((body.length - header) / body.readUInt32BE(16))}`);
}
for (const length of [3993, 3994, 4079, 4080, 9000]) show(`${length} bytes`, "a".repeat(length));
show("2100 letters ü", "ü".repeat(2100));
JS
node records.mjs | tee seen
diff seen - <<'SEEN'
3993 bytes: body 4096, records 1
3994 bytes: body 4097, records 1
4079 bytes: body 4182, records 1
4080 bytes: body 4200, records 2
9000 bytes: body 9137, records 3
2100 letters ü: body 4320, records 2
SEEN
