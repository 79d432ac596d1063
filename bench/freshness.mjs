import "../scripts/node-version.mjs";
import { openEditor } from "../e2e/support/editor.ts";
import { command } from "../scripts/command.mjs";
import { print } from "../scripts/progress.mjs";
import { percentiles } from "./percentiles.mjs";
import { startBenchStack } from "./start-stack.mjs";

/**
 * `npm run bench:freshness`: how long after an editor's click on "publish" the page and the search show the change, with
 * a real CMS and its webhook. Fails when a change takes longer than `maxMs`.
 */
const maxMs = 1000;
const changes = 40;
const slug = "feuerwehrfest";

/** Requests a page until it shows `text`. @returns the time since `startedAt` */
async function msUntilShown(url, text, startedAt) {
  for (;;) {
    const response = await fetch(url);
    if ((await response.text()).includes(text)) return performance.now() - startedAt;
    if (performance.now() - startedAt > 30_000) throw new Error(`${url} does not show "${text}".`);
  }
}

/** Random letters, which the search does not correct to another word */
const newWord = () =>
  Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");

const printRow = (name, cells) =>
  print(`${name.padEnd(12)}${cells.map((cell) => cell.padStart(10)).join("")}`);
const inMs = (times) => percentiles(times, 0.5, 0.95, 1).map((time) => `${time.toFixed(0)} ms`);

async function bench() {
  const stack = await startBenchStack();
  Object.assign(process.env, stack.env);
  const { SITE_URL } = stack.env;
  const editor = await openEditor();
  const { documentId } = await editor.findEntry("veranstaltung", { Slug: slug });

  const times = { page: [], search: [] };
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
  }
  printRow(`${changes} changes`, ["p50", "p95", "max"]);
  printRow("page", inMs(times.page));
  printRow("search", inMs(times.search));
  const slowestMs = Math.max(...times.page, ...times.search);
  print(`\nThe slowest change took ${(slowestMs / maxMs).toFixed(2)} of the allowed second.`);
  return slowestMs > maxMs ? 1 : 0;
}

await command(bench);
