import { fold } from "../analysis/fold";

const pastWords = new Set(
  "war waren warn war's wars woar woor wor wöör weer gab gabs gab's gabts gobs lief liefen fand fanden stattgefunden passiert verpasst versäumt gewesen gwen gsi gwesn gewäse happened were ging losgewesen veranstaltet stattgefundn gefeiert rückblick rückschau nachbericht nachlese vorbei woa woar wua ging gingen"
    .split(" ")
    .map((word) => fold(word.replaceAll("'", ""))),
);
const perfect =
  /\b(?:ist|sind|hat|haben|hom|ham)\b.*\b(?:gegeben|gemacht|gelaufen|angefangen|begonnen)\b|\bwas hatten wir\b/;

/** @param words folded words of a query. Whether it asks for what was */
export const asksForPast = (words: readonly string[]): boolean =>
  words.some((word) => pastWords.has(word)) || perfect.test(words.join(" "));
