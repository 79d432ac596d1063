import { setTimeout as sleep } from "node:timers/promises";
import { command } from "../scripts/command.mjs";
import { print } from "../scripts/progress.mjs";
import { openEditor } from "../scripts/stack/editor.ts";
import { percentiles } from "../scripts/stack/percentiles.mjs";
import { startBenchStack, startLargeStack } from "../scripts/stack/start-stack.mjs";
import { cpuMs, residentMiB } from "./load-server.mjs";
import { msUntilShown, newWord } from "./ms-until-shown.mjs";

/**
 * `npm run bench:freshness`: how long after an editor's click on "publish" the page and the search show the change, with
 * a real CMS and its webhook. Fails when a change takes longer than `maxMs`. ENTRIES=50000 adds so many entries first, and
 * then publishes 300 changes an hour. CHANGES (40) says how many changes are measured.
 */
const maxMs = 1000;
const changes = Number(process.env.CHANGES ?? 40);
const entries = Number(process.env.ENTRIES ?? 0);
const changeEveryMs = entries ? 3_600_000 / 300 : 0;
const slug = "feuerwehrfest";

const printRow = (name, cells) =>
  print(`${name.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join("")}`);
const inMs = (times) => percentiles(times, 0.5, 0.95, 1).map((time) => `${time.toFixed(0)} ms`);

async function bench() {
  const stack = await (entries ? startLargeStack(entries) : startBenchStack());
  Object.assign(process.env, stack.env);
  const { SITE_URL } = stack.env;
  const [cms] = stack.servers;
  const editor = await openEditor();
  const { documentId } = await editor.findEntry("veranstaltung", { Slug: slug });

  // The site answers once it has content; the index of a large village follows.
  const warmedFrom = performance.now();
  await msUntilShown(`${SITE_URL}/api/suche?q=Feuerwehrfest`, `/veranstaltung/${slug}`, warmedFrom);
  print(`first search after ${((performance.now() - warmedFrom) / 1000).toFixed(1)} s\n`);

  const times = { page: [], search: [] };
  const cpuBefore = await cpuMs(cms.pid);
  for (let change = 0; change < changes; change += 1) {
    const word = newWord();
    const startedAt = performance.now();
    await editor.publish("veranstaltung", documentId, { Titel: `Feuerwehrfest ${word}` });
    const [page, search] = await Promise.all([
      msUntilShown(`${SITE_URL}/veranstaltung/${slug}`, `${word}</h1>`, startedAt),
      msUntilShown(`${SITE_URL}/api/suche?q=${word}`, `/veranstaltung/${slug}`, startedAt),
    ]);
    times.page.push(page);
    times.search.push(search);
    await sleep(Math.max(0, startedAt + changeEveryMs - performance.now()));
  }
  const cpuOfChange = ((await cpuMs(cms.pid)) - cpuBefore) / changes;
  printRow(`${changes} changes`, ["p50", "p95", "max"]);
  printRow("page", inMs(times.page));
  printRow("search", inMs(times.search));
  print(`\nprocessor time of the CMS for a change: ${cpuOfChange.toFixed(0)} ms`);
  const memory = await Promise.all(stack.servers.map(({ pid }) => residentMiB(pid)));
  print(`resident memory: CMS ${memory.map((mib) => `${mib.toFixed(0)} MiB`).join(", site ")}`);
  const slowestMs = Math.max(...times.page, ...times.search);
  print(`\nThe slowest change took ${(slowestMs / maxMs).toFixed(2)} of the allowed second.`);
  return slowestMs > maxMs ? 1 : 0;
}

await command(bench);
