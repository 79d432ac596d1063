#!/usr/bin/env bash
# @orama/orama 3.1.18: in German, "Łódź" is the letter d and finds every "der", "é" and "š" end a word, and ß is one s.
#
# Setting: the search of a village's site, create({ language: "german" }). Texts have a café, a twin town, guests with names of their
# own, and streets.
# Expected: foreign letters count as what they are or as their base letters; "Strassenfest" finds "Straßenfest", and "Cafe" the Café.
# Seen: a word is made of a-z, digits, ä, ö, ü and ß alone; all else separates. "Łódź" leaves "d", as if it were typed to begin a word, and
# finds whatever has a word with d; "Šternberk" is "ternberk", and "Sternberk" finds nothing. ß becomes a single s, so that
# "Strasenfest" finds what "Strassenfest" does not. With the stemmer of @orama/stemmers ß is right, and the other letters are as before.
# Source: the documentation has German with a tokenizer, stemmer and stop words of its own; the package replaces diacritics of 192 to 383
# by base letters, as its own step after the words were separated (components/tokenizer).
# Output seen:
#   Łódź: Fahrt nach Łódź | Treff der Feuerwehr | Wir lesen Das Boot
#   Sternberk: nothing
#   Strassenfest: nothing
#   Strasenfest: Straßenfest
#   Cafe: nothing
#   words: caf partnerstadt ternberk strasenfest fahrt nach d
#   words, with stemmer: caf partnerstadt ternberk strassenf fahrt nach d
# Needs Node and a package registry; takes some seconds.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init --yes > /dev/null
npm install --no-audit --no-fund --loglevel=error @orama/orama@3.1.18 @orama/stemmers@3.1.18 > /dev/null
cat > search.mjs <<'JS'
import { create, insert, search } from "@orama/orama";
import { stemmer } from "@orama/stemmers/german";

const schema = { title: "string" };
const database = create({ schema, language: "german" });
for (const title of ["Café", "Partnerstadt Šternberk", "Straßenfest", "Fahrt nach Łódź", "Treff der Feuerwehr", "Wir lesen Das Boot"])
  await insert(database, { title });
for (const term of ["Łódź", "Sternberk", "Strassenfest", "Strasenfest", "Cafe"]) {
  const { hits } = await search(database, { term });
  const titles = hits.map(({ document }) => document.title).sort();
  console.log(`${term}: ${titles.join(" | ") || "nothing"}`);
}
const text = "Café Partnerstadt Šternberk Straßenfest Fahrt nach Łódź";
const stemming = create({ schema, components: { tokenizer: { language: "german", stemming: true, stemmer } } });
console.log("words:", ...database.tokenizer.tokenize(text, "german"));
console.log("words, with stemmer:", ...stemming.tokenizer.tokenize(text, "german"));
JS
node search.mjs | tee seen
diff seen - <<'SEEN'
Łódź: Fahrt nach Łódź | Treff der Feuerwehr | Wir lesen Das Boot
Sternberk: nothing
Strassenfest: nothing
Strasenfest: Straßenfest
Cafe: nothing
words: caf partnerstadt ternberk strasenfest fahrt nach d
words, with stemmer: caf partnerstadt ternberk strassenf fahrt nach d
SEEN
