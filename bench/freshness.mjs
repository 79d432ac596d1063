import "../scripts/node-version.mjs";
import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { openEditor } from "../e2e/support/editor.ts";
import { ensureCmsBuilt, ensureSiteBuilt } from "../scripts/build.mjs";
import { command, removeAtEnd } from "../scripts/command.mjs";
import { testEnvironment } from "../scripts/environment.mjs";
import { ensureInstalled } from "../scripts/install.mjs";
import { print, step } from "../scripts/progress.mjs";
import { startStack, testBuild } from "../scripts/test-stack.mjs";

/**
 * `npm run bench:freshness`: how long after an editor's click on "publish" the page and the search show what changed, with
 * a real CMS and its webhook. Fails when one of the changes takes longer than `most`.
 */
const most = 1000;
const changes = 40;
const slug = "feuerwehrfest";

/** Asks until the answer has `text`. @returns the time in ms since `began` */
async function shows(url, text, began) {
  for (;;) {
    const answer = await fetch(url);
    if ((await answer.text()).includes(text)) return performance.now() - began;
    if (performance.now() - began > 30_000) throw new Error(`${url} does not show "${text}".`);
  }
}

/** So unlike the others that the search cannot take one for the other */
const newWord = () =>
  Array.from({ length: 12 }, () => String.fromCharCode(97 + Math.floor(Math.random() * 26))).join("");

const row = (name, times) => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (part) =>
    `${sorted[Math.min(Math.floor(sorted.length * part), sorted.length - 1)].toFixed(0)} ms`;
  print(`${name.padEnd(12)}${[at(0.5), at(0.95), at(1)].map((time) => time.padStart(10)).join("")}`);
};

async function bench() {
  await ensureInstalled();
  await ensureCmsBuilt();
  await ensureSiteBuilt(testBuild, testEnvironment());
  const folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-bench-"));
  removeAtEnd(folder);
  const stack = await step("Starting a CMS with a fresh village and a site", () => startStack(folder));
  Object.assign(process.env, stack.env);
  const { SITE_URL } = stack.env;
  const editor = await openEditor();
  const { documentId } = await editor.findEntry("veranstaltung", { Slug: slug });

  const times = { page: [], search: [] };
  for (let change = 0; change < changes; change += 1) {
    const word = newWord();
    const began = performance.now();
    await editor.publish("veranstaltung", documentId, { Titel: `Feuerwehrfest ${word}` });
    const found = `${SITE_URL}/api/suche?q=${word}`;
    const [page, search] = await Promise.all([
      shows(`${SITE_URL}/veranstaltung/${slug}`, `${word}</h1>`, began),
      shows(found, `/veranstaltung/${slug}`, began),
    ]);
    times.page.push(page);
    times.search.push(search);
  }
  const heads = ["p50", "p95", "longest"].map((head) => head.padStart(10)).join("");
  print(`\n${`${changes} changes`.padEnd(12)}${heads}`);
  row("page", times.page);
  row("search", times.search);
  const longest = Math.max(...times.page, ...times.search);
  print(`\nThe longest took ${(longest / most).toFixed(2)} of the second that is allowed.`);
  return longest > most ? 1 : 0;
}

await command(bench);
