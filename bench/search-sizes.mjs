import { monitorEventLoopDelay } from "node:perf_hooks";
import { inSlices } from "../lib/runtime/yield-to-event-loop.ts";
import { runSearch } from "../lib/search/run-search.ts";
import { suggestFrom } from "../lib/search/suggest.ts";
import { readDemo } from "../lib/search/testing/demo-village.ts";
import { VillageIndex } from "../lib/search/village-index.ts";
import { statedAges } from "../lib/search/ways/filter.ts";
import { print } from "../scripts/progress.mjs";
import { percentiles } from "../scripts/stack/percentiles.mjs";
import { manyEntries } from "./many-entries.mjs";
import { newQueries } from "./new-queries.mjs";
import { row } from "./table-row.mjs";

const now = new Date("2026-11-21T09:00:00.000Z");
const lettersTyped = [3, 5, 8];

/** How quickly queries that nobody asked before are answered at sizes */
export async function printSizes(sizes) {
  print(
    row(
      "entries",
      "words",
      "built ms",
      "longest pause ms",
      "memory MB",
      "new query p50/95/99 ms",
      "suggestion ms",
      "one change ms",
    ),
  );
  for (const size of sizes) await measure(size);
}

async function measure(size) {
  const entries = manyEntries(size);
  globalThis.gc?.();
  const before = bytesHeld();
  const delay = monitorEventLoopDelay({ resolution: 1 });
  delay.enable();
  const began = performance.now();
  const index = await build(entries);
  const built = performance.now() - began;
  delay.disable();
  globalThis.gc?.();
  const memory = (bytesHeld() - before) / 1e6;
  const { toWarm, toMeasure } = newQueries(entries);
  const ask = (q) =>
    runSearch(index, { q, category: undefined, page: 1, without: [], literally: false }, now);
  const typed = (queries) => queries.flatMap((q) => lettersTyped.map((length) => q.slice(0, length)));
  const asked = times(toWarm, toMeasure, ask);
  const suggested = times(typed(toWarm), [...new Set(typed(toMeasure))], (q) => suggestFrom(index, q, now));
  const changed = times(entries.slice(200, 400), entries.slice(0, 200), (entry) => index.put(entry));
  print(
    row(
      size,
      index.lexicon.size,
      built.toFixed(0),
      (delay.max / 1e6).toFixed(0),
      memory.toFixed(0),
      summary(asked),
      summary(suggested),
      summary(changed),
    ),
  );
  if (process.env.SLOW)
    for (const { of, took } of [...asked, ...suggested].sort((a, b) => b.took - a.took).slice(0, 25))
      print(`  ${took.toFixed(1)} ms ${of}`);
}

function bytesHeld() {
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

async function build(entries) {
  const index = new VillageIndex();
  index.setSynonyms(readDemo("synonyme"));
  const pause = inSlices();
  for (const entry of entries) {
    index.put(entry);
    await pause();
  }
  for (const entry of entries) {
    statedAges(entry);
    index.dates.firstWithin(entry, now.getTime());
    await pause();
  }
  return index;
}

/** Milliseconds: with CPU=1 those of the processor, which tell more where others use it too */
const clock = () => {
  if (!process.env.CPU) return performance.now();
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

/** The others run first, for the compiler's sake; those that are measured run once. */
function times(toWarm, toMeasure, run) {
  for (const each of [...toWarm, ...toWarm]) run(each);
  return toMeasure.map((of) => {
    const began = clock();
    run(of);
    return { of, took: clock() - began };
  });
}

const summary = (measured) =>
  percentiles(
    measured.map(({ took }) => took),
    0.5,
    0.95,
    0.99,
  )
    .map((ms) => ms.toFixed(1))
    .join(" / ");
