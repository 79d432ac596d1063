import { command } from "../scripts/command.mjs";
import { print } from "../scripts/progress.mjs";
import { printBeside } from "./search-beside.mjs";
import { printCases, printQuestions } from "./search-found.mjs";
import { printSites } from "./search-site.mjs";
import { printSizes } from "./search-sizes.mjs";
import { printVocabulary } from "./search-vocabulary.mjs";
import { printWorst } from "./search-worst.mjs";

/**
 * `npm run bench:search [entries …]`: how many cases and questions are found, beside MiniSearch, how quickly queries are
 * answered that nobody asked before, and how soon a site answers after its start and shows a change. docs/suche.md has the
 * figures. SLOW=1 lists the slowest queries, CPU=1 counts time of the processor where others use the machine; ONLY=found, sizes,
 * site, beside or worst does a part. Fails where a query costs more than five plain ones of its length.
 */
const given = process.argv.slice(2).map(Number).filter(Boolean);
const sizes = given.length > 0 ? given : [1000, 10_000, 50_000];
const does = (part) => !process.env.ONLY || process.env.ONLY === part;

async function bench() {
  if (does("found")) {
    printCases();
    printQuestions();
  }
  if (does("sizes")) {
    printVocabulary();
    await printSizes(sizes);
  }
  if (does("site")) {
    print();
    await printSites(sizes);
  }
  if (does("beside")) await printBeside(sizes.find((size) => size >= 10_000) ?? sizes[0]);
  return does("worst") && !printWorst() ? 1 : 0;
}

await command(bench);
