#!/usr/bin/env bash
# planer 1.2.0 and talonjs 1.0.28: "Am Samstag schrieb Otto:" or a plan with "Von:" and "An:" ends a German mail.
#
# Setting: the answers to a mail of a club are kept without the mail that they quote. The first two quote nothing; they have a line that
# says who wrote something, and a plan for a bus. The third one has a quotation, as a control.
# Expected: the first two as they are, and of the third what is above the quotation. email-reply-parser 2.3.9 does so.
# Seen: of the first one the greeting is left, of the second nothing at all: all that follows the line is gone, though no quotation mark, no
# address and no date of a mail is there. Who reads the club's list learns of neither the cancellation nor the bus. No error is raised.
# Source: the README of planer: "Remove reply quotations from emails." RFC 3676, 4.5: quoted lines begin with ">"; for the line before them
# there is no standard.
# Output seen:
#   planer             "Hallo," | "" | "Wir kommen."
#   talonjs            "Hallo," | "" | "Wir kommen."
#   email-reply-parser as written | as written | "Wir kommen."
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error planer@1.2.0 talonjs@1.0.28 email-reply-parser@2.3.9 > /dev/null
cat > replies.mjs <<'JS'
import EmailReplyParser from "email-reply-parser";
import planer from "planer";
import talon from "talonjs";

const mails = [
  "Hallo,\n\nAm Samstag schrieb Otto: er kommt nicht.\nAlso sind wir fünf.\n",
  "Von: Bahnhof\nAn: Festplatz\nDatum: 3. Dezember\nWir brauchen 5 Plätze im Bus.\n",
  "Wir kommen.\n\nAm 03.12.2026 um 19:00 schrieb Anna <anna@dorf.example>:\n\n> Kommt ihr?\n",
];
const readers = {
  planer: (mail) => planer.extractFrom(mail, "text/plain"),
  talonjs: (mail) => talon.quotations.extractFromPlain(mail).body,
  "email-reply-parser": (mail) => new EmailReplyParser().read(mail).getVisibleText(),
};
for (const [name, read] of Object.entries(readers)) {
  const answers = mails.map((mail) => (read(mail) === mail ? "as written" : JSON.stringify(read(mail).trim())));
  console.log(name.padEnd(18), answers.join(" | "));
}
JS
node replies.mjs | tee seen
diff seen - <<'SEEN'
planer             "Hallo," | "" | "Wir kommen."
talonjs            "Hallo," | "" | "Wir kommen."
email-reply-parser as written | as written | "Wir kommen."
SEEN
