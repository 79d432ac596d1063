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
  return senses.some((words) => {
    const own = words.findLast((each) => word.startsWith(each));
    const other =
      words.findLast((each) => found.startsWith(each)) ?? words.findLast((each) => found.endsWith(each));
    return own !== undefined && other !== undefined && own !== other;
  });
}
