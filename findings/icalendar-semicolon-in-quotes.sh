#!/usr/bin/env bash
# node-ical 0.27.2 and ts-ics 2.4.6: a semicolon or backslash in a value that is written as RFC 5545 says cuts or changes it.
#
# Setting: an event of "Verein; Abteilung Tanz" whose place has a page with a ";" in its address, and whose text names a folder,
# N:\neu, as calendar programs write them: in quotes, and with the backslash doubled.
# Expected: the name of the organiser, the address and the text as they are.
# Seen: both libraries split parameters at a ";" within quotes: the name is "Verein with its first quote alone. node-ical cuts the address,
# too, and makes a line break of the backslash and n of the folder; ts-ics has that one right, as ical.js 2.2.1 has all three.
# Source: RFC 5545, 3.2: parameter values with ":", ";" or "," "MUST be specified as quoted-string text values"; 3.3.11: "\\ encodes \".
# Output seen:
#   node-ical ["\"Verein","\"https://dorf.example/saal","Noten in N:\\\neu"]
#   ts-ics    ["\"Verein","Noten in N:\\neu"]
#   ical.js   ["Verein; Abteilung Tanz","https://dorf.example/saal;oben","Noten in N:\\neu"]
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error ical.js@2.2.1 node-ical@0.27.2 ts-ics@2.4.6 > /dev/null
cat > values.mjs <<'JS'
import ICAL from "ical.js";
import nodeIcal from "node-ical";
import { convertIcsCalendar } from "ts-ics";

const text = [
  "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Dorf//DE", "BEGIN:VEVENT", "UID:a", "DTSTAMP:20260101T000000Z",
  "DTSTART:20261201T180000Z", 'ORGANIZER;CN="Verein; Abteilung Tanz":mailto:tanz@dorf.example',
  'LOCATION;ALTREP="https://dorf.example/saal;oben":Saal', String.raw`DESCRIPTION:Noten in N:\\neu`,
  "END:VEVENT", "END:VCALENDAR", "",
].join("\r\n");

const byNode = nodeIcal.sync.parseICS(text).a;
console.log("node-ical", JSON.stringify([byNode.organizer.params.CN, byNode.location.params.ALTREP, byNode.description]));
const byTs = convertIcsCalendar(undefined, text).events[0];
console.log("ts-ics   ", JSON.stringify([byTs.organizer.name, byTs.description]));
const event = new ICAL.Component(ICAL.parse(text)).getFirstSubcomponent("vevent");
const parameters = [["organizer", "cn"], ["location", "altrep"]].map(([name, key]) => event.getFirstProperty(name).getParameter(key));
console.log("ical.js  ", JSON.stringify([...parameters, event.getFirstPropertyValue("description")]));
JS
node values.mjs | tee seen
diff seen - <<'SEEN'
node-ical ["\"Verein","\"https://dorf.example/saal","Noten in N:\\\neu"]
ts-ics    ["\"Verein","Noten in N:\\neu"]
ical.js   ["Verein; Abteilung Tanz","https://dorf.example/saal;oben","Noten in N:\\neu"]
SEEN
