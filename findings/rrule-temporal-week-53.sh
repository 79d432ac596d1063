#!/usr/bin/env bash
# rrule-temporal 2.2.8: around New Year, next() leaves out dates of a rule by weeks that all() has.
#
# Setting: the weekend of the year's last week, FREQ=YEARLY;BYWEEKNO=53;BYDAY=SA,SU from 1 January 2030. In most of the
# years that have a week 53, that weekend lies in January of the next year.
# Expected: next(), called again and again from the date before, gives the same dates as all().
# Seen: all() has Saturdays and Sundays; next() leaves out every Sunday and goes on in the next year that has a week 53.
# No error is raised.
# Source: the project's README: `next(after?, inclusive?)` is the "Next occurrence after a given date"; RFC 5545, 3.3.10,
# for the set.
# Output seen:
#   all  2033-01-01 2033-01-02 2038-01-02 2038-01-03 2044-01-02 2044-01-03
#   next 2033-01-01 2038-01-02 2044-01-02 2049-01-02 2055-01-02 2061-01-01
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error rrule-temporal@2.2.8 > /dev/null
cat > rule.mjs <<'JS'
import { RRuleTemporal } from "rrule-temporal";

const count = 6;
const ruleOf = (end) =>
  new RRuleTemporal({
    rruleString: `DTSTART;TZID=Europe/Berlin:20300101T180000\nRRULE:FREQ=YEARLY;BYWEEKNO=53;BYDAY=SA,SU${end}`,
  });
const toDay = (date) => date.toPlainDate().toString();
console.log("all ", ...ruleOf(`;COUNT=${count}`).all().map(toDay));
const rule = ruleOf("");
const seen = [rule.next(new Date("2030-01-01T00:00:00Z"))];
while (seen.length < count) seen.push(rule.next(new Date(seen.at(-1).epochMilliseconds)));
console.log("next", ...seen.map(toDay));
JS
node rule.mjs | tee seen
diff seen - <<'SEEN'
all  2033-01-01 2033-01-02 2038-01-02 2038-01-03 2044-01-02 2044-01-03
next 2033-01-01 2038-01-02 2044-01-02 2049-01-02 2055-01-02 2061-01-01
SEEN
