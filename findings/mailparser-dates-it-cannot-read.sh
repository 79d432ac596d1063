#!/usr/bin/env bash
# mailparser 3.14.2: the date of a mail whose zone it does not know is the time of reading.
#
# Setting: an archive of old mails of a club is read. Some have zones in letters, "MEZ", "CET" or "A", or a blank within the time, which RFC
# 5322 calls obsolete and has readers accept.
# Expected: 3 December 1998, 19:00 UTC, since unknown zones count as -0000; or nothing, as for a mail without a date.
# Seen: the moment at which the mail is read, so that old mails are on top of the archive and move each time. "EST" is right. No error is
# raised.
# Source: RFC 5322, 4.3: other alphabetic zones, "whose meaning is not known SHOULD be considered equivalent to "-0000""; obs-hour allows
# blanks, and section 4: obsolete forms "MUST be accepted". The documentation of mailparser: `date` is the Date: header.
# Output seen:
#   Thu, 3 Dec 1998 19:00:00 EST: 1998-12-04T00:00
#   Thu, 3 Dec 1998 19:00:00 MEZ: now
#   Thu, 3 Dec 1998 19:00:00 CET: now
#   Thu, 3 Dec 1998 19:00 A: now
#   Thu, 3 Dec 1998 19 : 00 +0100: now
#   no date: undefined
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error mailparser@3.14.2 > /dev/null
cat > dates.mjs <<'JS'
import { simpleParser } from "mailparser";

const begin = Date.now();
const day = "Thu, 3 Dec 1998";
for (const text of [`${day} 19:00:00 EST`, `${day} 19:00:00 MEZ`, `${day} 19:00:00 CET`, `${day} 19:00 A`, `${day} 19 : 00 +0100`, undefined]) {
  const header = text ? `Date: ${text}\r\n` : "";
  const { date } = await simpleParser(`From: anna@dorf.example\r\n${header}Subject: Fest\r\n\r\nKommt alle!\r\n`);
  console.log(`${text ?? "no date"}:`, date?.getTime() >= begin ? "now" : date?.toISOString().slice(0, 16));
}
JS
node dates.mjs | tee seen
diff seen - <<'SEEN'
Thu, 3 Dec 1998 19:00:00 EST: 1998-12-04T00:00
Thu, 3 Dec 1998 19:00:00 MEZ: now
Thu, 3 Dec 1998 19:00:00 CET: now
Thu, 3 Dec 1998 19:00 A: now
Thu, 3 Dec 1998 19 : 00 +0100: now
no date: undefined
SEEN
