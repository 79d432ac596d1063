import { print } from "../scripts/progress.mjs";
import { printCases, printQuestions } from "./search-found.mjs";
import { printRestarts } from "./search-restart.mjs";
import { printSizes } from "./search-sizes.mjs";
import { printVocabulary } from "./search-vocabulary.mjs";

/**
 * `npm run bench:search [entries …]`: how many cases and questions are found, beside MiniSearch, how quickly queries are
 * answered that nobody asked before, and how soon after a restart. docs/suche.md has the figures. SLOW=1 lists the slowest
 * queries, CPU=1 counts time of the processor where others use the machine; ONLY=found, sizes or restart does a part.
 */
const demoSize = 100;
const sizes = process.argv.slice(2).map(Number).filter(Boolean);
const does = (part) => !process.env.ONLY || process.env.ONLY === part;

if (does("found")) {
  printCases();
  printQuestions();
}
if (does("sizes")) {
  printVocabulary();
  await printSizes(sizes.length > 0 ? sizes : [1000, 10_000, 50_000]);
}
if (does("restart")) {
  print();
  printRestarts([demoSize, 10_000]);
}
