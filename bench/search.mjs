import { readFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";
import { SearchIndex } from "../lib/search/index/search-index.ts";
import { runSearch } from "../lib/search/run-search.ts";
import { suggestFrom } from "../lib/search/suggest.ts";
import { countFound, demoIndex, firstHits } from "../lib/search/testing/demo-index.ts";
import { demoVillage, readDemo } from "../lib/search/testing/demo-village.ts";
import { countUnderstood, readQuestions } from "../lib/search/testing/questions.ts";
import { inSlices } from "../lib/yield-to-event-loop.ts";
import { print } from "../scripts/progress.mjs";
import { manyEntries } from "./many-entries.mjs";
import { plainMiniSearch, tunedMiniSearch } from "./minisearch.mjs";
import { percentiles } from "./percentiles.mjs";

/**
 * `npm run bench:search [entries …]`: how many cases are found, beside MiniSearch, and how quickly at sizes.
 * docs/suche.md has the figures. SLOW=1 lists the slowest queries.
 */

const now = new Date("2026-11-21T09:00:00.000Z");
const today = "2026-11-21";
const cases = {
  "cms/demo/inhalte/suchfaelle.json": readDemo("suchfaelle"),
  "lib/search/testing/suchfaelle-eigene.json": JSON.parse(
    readFileSync("lib/search/testing/suchfaelle-eigene.json", "utf8"),
  ),
};

print("At least one expected entry among the first three / all of them\n");
const index = demoIndex();
const engines = {
  "this search": (q) => firstHits(index, q),
  "MiniSearch tuned": tunedMiniSearch(demoVillage(today), readDemo("synonyme")),
  "MiniSearch plain": plainMiniSearch(demoVillage(today)),
};
for (const [file, all] of Object.entries(cases)) {
  print(`${file}\n${row("kind", "cases", ...Object.keys(engines))}`);
  for (const kind of [...new Set(all.map(({ Art }) => Art)), "all"]) {
    const some = all.filter(({ Art }) => kind === "all" || Art === kind);
    const found = Object.values(engines).map((find) => countFound(some, (q) => find(q).slice(0, 3)));
    print(row(kind, some.length, ...found.map(({ one, all: whole }) => `${one} / ${whole}`)));
    const { missed } = found[0];
    if (kind === "all" && missed.length > 0) print(`missed:\n  ${missed.join("\n  ")}`);
  }
  print();
}

print(`lib/search/testing/questions\n${row("class", "seen", "unseen")}`);
const [seen, unseen] = ["seen", "unseen"].map((part) => countUnderstood(readQuestions(part)));
for (const [name, { understood, count }] of seen) {
  const other = unseen.get(name);
  print(row(name, `${understood} of ${count}`, `${other?.understood} of ${other?.count}`));
}
print();

const sizes = process.argv.slice(2).map(Number).filter(Boolean);
print(
  row(
    "entries",
    "words",
    "built ms",
    "longest pause ms",
    "memory MB",
    "query p50/p95/p99 ms",
    "suggestion p50/p95/p99 ms",
    "one change ms",
  ),
);
for (const size of sizes.length > 0 ? sizes : [1000, 10_000, 50_000]) await measure(size);

async function measure(size) {
  const entries = manyEntries(size);
  globalThis.gc?.();
  const before = process.memoryUsage().heapUsed;
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  const big = new SearchIndex();
  big.setSynonyms(readDemo("synonyme"));
  const pause = inSlices();
  for (const entry of entries) {
    big.put(entry);
    await pause();
  }
  for (const entry of entries) {
    big.dates.firstWithin(entry, now.getTime());
    await pause();
  }
  const built = performance.now() - began;
  delay.disable();
  const maxDelayMs = delay.max / 1e6;
  globalThis.gc?.();
  const memory = (process.memoryUsage().heapUsed - before) / 1e6;
  const queries = Object.values(cases)
    .flat()
    .map(({ Anfrage }) => Anfrage);
  const ask = (q) => runSearch(big, { q, category: undefined, page: 1, without: [], literally: false }, now);
  const typed = queries.flatMap((q) => [3, 5, 8].map((length) => q.slice(0, length)));
  const asked = times(queries, ask);
  const suggested = times(typed, (q) => suggestFrom(big, q, now));
  const changed = times(entries.slice(0, 200), (entry) => big.put(entry));
  print(
    row(
      size,
      big.lexicon.size,
      built.toFixed(0),
      maxDelayMs.toFixed(0),
      memory.toFixed(0),
      summary(asked),
      summary(suggested),
      summary(changed),
    ),
  );
  if (process.env.SLOW)
    for (const { of, took } of [...asked, ...suggested].sort((a, b) => b.took - a.took).slice(0, 12))
      print(`  ${took.toFixed(1)} ms ${of}`);
}

/** Each twice for the compiler's sake, then measured once. */
function times(all, run) {
  for (const each of [...all, ...all]) run(each);
  return all.map((of) => {
    const began = performance.now();
    run(of);
    return { of, took: performance.now() - began };
  });
}

function summary(measured) {
  const times = measured.map(({ took }) => took);
  return percentiles(times, 0.5, 0.95, 0.99)
    .map((ms) => ms.toFixed(1))
    .join(" / ");
}

function row(...cells) {
  return cells.map((cell, column) => String(cell).padEnd(column === 0 ? 14 : 20)).join("");
}
