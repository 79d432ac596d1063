import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import "../lib/testing/server-environment.ts";
import { print } from "../scripts/progress.mjs";
import { row } from "./table-row.mjs";

/**
 * A process that restores the index from its saved file and answers a first query. Compiling the TypeScript, which the
 * built site does not do, is told apart. Run by bench/search.mjs; with an argument it is such a process.
 */

const self = fileURLToPath(import.meta.url);

export function printRestarts(sizes) {
  print(
    row(
      "entries",
      "index file MB",
      "restored ms",
      "first answer ms",
      "second ms",
      "code, words MB",
      "with index MB",
    ),
  );
  for (const size of sizes) {
    const folder = mkdtempSync(join(tmpdir(), "search-restart-"));
    const run = (task) =>
      spawnSync(process.execPath, [...process.execArgv, self, task, String(size)], {
        env: { ...process.env, DATA_DIR: folder },
        encoding: "utf8",
        stdio: ["ignore", "pipe", "inherit"],
      }).stdout.trim();
    run("save");
    const figures = JSON.parse(run("restore"));
    rmSync(folder, { recursive: true });
    print(row(size, ...figures));
  }
}

const entriesFile = () => join(process.env.DATA_DIR, "entries.json");
const ms = (since) => (performance.now() - since).toFixed(0);

async function save(size) {
  const { demoVillage } = await import("../lib/search/testing/demo-village.ts");
  const { manyEntries } = await import("./many-entries.mjs");
  const { saveIndex } = await import("../lib/search/indexing/index-file.ts");
  const { SearchIndex } = await import("../packages/german-search/index/search-index.ts");
  const village = demoVillage("2026-11-21");
  const entries = size > village.length ? manyEntries(size) : village;
  writeFileSync(entriesFile(), JSON.stringify(entries));
  const index = new SearchIndex();
  for (const entry of entries) index.put(entry);
  await saveIndex(index);
}

async function restore() {
  const { statSync } = await import("node:fs");
  const { readDemo } = await import("../lib/search/testing/demo-village.ts");
  const atFirst = heapMb();
  const { loadIndex } = await import("../lib/search/indexing/index-file.ts");
  const { runSearch } = await import("../lib/search/run-search.ts");
  const withCode = heapMb();
  // The content's own copies, which the site restores first
  const entries = JSON.parse(readFileSync(entriesFile(), "utf8"));
  const began = performance.now();
  const { index, weightsOf } = await loadIndex();
  for (const entry of entries) index.put(entry, weightsOf(entry));
  index.setSynonyms(readDemo("synonyme"));
  const restored = ms(began);
  const ask = (q) =>
    runSearch(
      index,
      { q, category: undefined, page: 1, without: [], literally: false },
      new Date("2026-11-21T09:00:00.000Z"),
    );
  const asked = performance.now();
  ask("was ist nächsten Freitag im Dorf los");
  const answered = ms(asked);
  const askedAgain = performance.now();
  ask("Sperrmüll anmelden");
  const second = ms(askedAgain);
  const megabytes = (statSync(join(process.env.DATA_DIR, "suche/index.ndjson")).size / 1e6).toFixed(1);
  const held = heapMb();
  print(
    JSON.stringify([
      megabytes,
      restored,
      answered,
      second,
      (withCode - atFirst).toFixed(0),
      (held - withCode).toFixed(0),
    ]),
  );
}

function heapMb() {
  globalThis.gc?.();
  return process.memoryUsage().heapUsed / 1e6;
}

const [, script, task, size] = process.argv;
if (script === self && task === "save") await save(Number(size));
if (script === self && task === "restore") await restore();
