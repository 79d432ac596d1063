#!/usr/bin/env bash
# vcf 2.1.2 and ical.js 2.2.1: an escaped semicolon of a vCard splits a name or stays in it with its backslash.
#
# Setting: the card of "Turnverein; Abteilung Tanz", whose contact is Anna, "Meier; Kasse" by her family name, as address books write it:
# with "\;" in N, where semicolons separate, and in FN, where they do not.
# Expected: FN "Turnverein; Abteilung Tanz", family name "Meier; Kasse", given name "Anna".
# Seen: vcf splits N at the escaped semicolon, so that the given name is " Kasse" and Anna an additional one; of FN it keeps the backslash,
# and writes it back right. ical.js reads N right and keeps the backslash of FN, which it then doubles when it writes the card. No error is
# raised.
# Source: RFC 6350, 3.4: in non-compound properties semicolons "MAY be escaped. On input, an escaped SEMICOLON character is never a field
# separator"; 6.2.2: the components of N are separated by semicolons.
# Output seen:
#   vcf     ["Turnverein\\; Abteilung Tanz",["Meier\\"," Kasse","Anna"]]
#     again FN:Turnverein\; Abteilung Tanz N:Meier\; Kasse;Anna;;;
#   ical.js ["Turnverein\\; Abteilung Tanz",["Meier; Kasse","Anna",""]]
#     again FN:Turnverein\\; Abteilung Tanz N:Meier\; Kasse;Anna;;;
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error vcf@2.1.2 ical.js@2.2.1 > /dev/null
cat > cards.mjs <<'JS'
import ICAL from "ical.js";
import VCard from "vcf";

const text = ["BEGIN:VCARD", "VERSION:4.0", "FN:Turnverein\\; Abteilung Tanz", "N:Meier\\; Kasse;Anna;;;", "END:VCARD", ""].join("\r\n");
const lines = (written) => written.split("\r\n").filter((line) => /^F?N:/.test(line)).join(" ");

const values = Object.fromEntries(new VCard().parse(text).toJSON()[1].map(([name, , , value]) => [name, value]));
console.log("vcf    ", JSON.stringify([values.fn, values.n.slice(0, 3)]));
console.log("  again", lines(new VCard().parse(text).toString("4.0")));
const card = new ICAL.Component(ICAL.parse(text));
const [name] = card.getFirstProperty("n").getValues();
console.log("ical.js", JSON.stringify([card.getFirstPropertyValue("fn"), name.slice(0, 3)]));
console.log("  again", lines(card.toString()));
JS
node cards.mjs | tee seen
diff seen - <<'SEEN'
vcf     ["Turnverein\\; Abteilung Tanz",["Meier\\"," Kasse","Anna"]]
  again FN:Turnverein\; Abteilung Tanz N:Meier\; Kasse;Anna;;;
ical.js ["Turnverein\\; Abteilung Tanz",["Meier; Kasse","Anna",""]]
  again FN:Turnverein\\; Abteilung Tanz N:Meier\; Kasse;Anna;;;
SEEN
