import { fold } from "./fold";

/** Words that share a stem, but no meaning; each stands for its inflections and for what begins with it. */
const senses = `
Back/Bäcker Bau/Bauer Burg/Bürger/Burger Dach/Dachs Eis/Eisen Kur/Kurs Messe/Messer Reis/Reise Rolle/Roller Schal/Schale Schloss/Schlosser Schneid/Schneider Schutz/Schütze Skat/Skate Topf/Töpfer
Wand/Wander
`
  .trim()
  .split(/\s+/)
  .map((words) => words.split("/").map(fold));

/** @param word of a query, folded as `found`, a word of the content, which may be a compound that ends with another */
export function areUnrelated(word: string, found: string): boolean {
  return sensesOf(word).some(({ own, words }) => {
    const other =
      words.findLast((each) => found.startsWith(each)) ?? words.findLast((each) => found.endsWith(each));
    return other !== undefined && other !== own;
  });
}

let lastWord = "";
let lastSenses: { own: string; words: readonly string[] }[] = [];

/** One word of a query is compared with many of the content. */
function sensesOf(word: string) {
  if (word === lastWord) return lastSenses;
  lastWord = word;
  lastSenses = senses.flatMap((words) => {
    const own = words.findLast((each) => word.startsWith(each));
    return own === undefined ? [] : { own, words };
  });
  return lastSenses;
}
