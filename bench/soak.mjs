import { setTimeout as sleep } from "node:timers/promises";
import { routes } from "../lib/urls/routes.ts";
import { command } from "../scripts/command.mjs";
import { print, step } from "../scripts/progress.mjs";
import { openEditor } from "../scripts/stack/editor.ts";
import { everyRoute } from "../scripts/stack/every-route.ts";
import { metricsToken, readMetrics } from "../scripts/stack/metrics.ts";
import { percentiles } from "../scripts/stack/percentiles.mjs";
import { startBenchStack } from "../scripts/stack/start-stack.mjs";

/**
 * `npm run bench:soak`: ten minutes (SOAK_MINUTES) of requests of all kinds and editors' changes, with a limited heap. Fails
 * on a 5xx, an error in the log, descriptors that stay open, or memory that grows after the first third of the time.
 */
const minutes = Number(process.env.SOAK_MINUTES ?? 10);
const requestsPerSecond = 20;
const maxHeapMb = 300;
const changeEveryMs = 15_000;
const sampleEveryMs = 3000;
/** Of the last third over the middle third. A leak of 4 kB a request would add 16 MB to a heap of 135 MB in a third. */
const maxGrowth = 1.1;
/** Connections to the CMS that are kept, and files that are being read */
const spareDescriptors = 30;

const words =
  "Fest Feuerwehr Kindergarten Wanderung veranstalltung morgen Müll Öffnungszeiten Chor Rathaus".split(" ");
const pick = (values) => values[Math.floor(Math.random() * values.length)];
/** Limits count by address, and one visitor does not send this much. */
const visitor = () => ({ "X-Forwarded-For": `203.0.113.${Math.floor(Math.random() * 256)}` });
const letters = () => Array.from({ length: 5 }, () => pick([..."abcdefghijklmnoprstuw"])).join("");
const month = () => new Date(Date.now() + Math.random() * 300 * 86_400_000).toISOString().slice(0, 7);

/** Paths of files that the pages show */
async function filesOf(site) {
  const pages = await Promise.all(everyRoute.map(async (path) => (await fetch(site + path)).text()));
  const paths = pages.flatMap(
    (html) => html.match(/\/(?:dateien|teilbild|medien|_next\/static)\/[^"' ,)\\&]+/g) ?? [],
  );
  return [...new Set(paths)];
}

/** Kinds of requests; all are asked for equally often. */
const kinds = (files) => ({
  page: () => pick(everyRoute),
  calendar: () => routes.calendar({ month: month(), look: pick([undefined, "monat"]) }),
  search: () => routes.search({ q: pick([pick(words), letters()]) }),
  "search as JSON": () => routes.searchApi({ q: pick(words), page: pick([1, 2]) }),
  suggestions: () => routes.suggestionsApi(pick(words).slice(0, 3)),
  file: () => pick(files),
  document: () =>
    pick([routes.feed, routes.sitemap, routes.calendarFile(), routes.eventFile("feuerwehrfest")]),
  "task of a form": () => routes.robotTask("kontakt"),
  missing: () => routes.event(letters()),
});

async function bench() {
  const options = `--max-old-space-size=${maxHeapMb}`;
  const siteEnv = {
    METRICS_TOKEN: metricsToken,
    LOG_LEVEL: "warn",
    TRUSTED_PROXY_HOPS: "1",
    NODE_OPTIONS: options,
  };
  const stack = await startBenchStack(siteEnv);
  Object.assign(process.env, stack.env);
  const { SITE_URL } = stack.env;
  const [, siteServer] = stack.servers;
  const makers = Object.values(kinds(await filesOf(SITE_URL)));
  const editor = await openEditor();
  const { documentId } = await editor.findEntry("veranstaltung", { Slug: "feuerwehrfest" });
  const openFiles = async () => (await readMetrics(SITE_URL)).get("process_open_fds");
  const openFilesBefore = await openFiles();

  const statuses = new Map();
  const delays = [];
  const failures = [];
  async function request(path) {
    const startedAt = performance.now();
    try {
      const response = await fetch(SITE_URL + path, { redirect: "manual", headers: visitor() });
      await response.arrayBuffer();
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1);
      if (response.status >= 500) failures.push(`${path}: ${response.status}`);
    } catch (error) {
      failures.push(`${path}: ${error.cause ?? error}`);
    }
    delays.push(performance.now() - startedAt);
  }

  const endsAt = performance.now() + minutes * 60_000;
  const isRunning = () => performance.now() < endsAt;
  let changes = 0;
  async function change() {
    for (; isRunning(); changes += 1) {
      await editor.publish("veranstaltung", documentId, { Titel: `Feuerwehrfest ${letters()}` });
      await sleep(changeEveryMs);
    }
  }
  const samples = [];
  async function sample() {
    while (isRunning()) {
      const values = await readMetrics(SITE_URL);
      const inMb = (name) => values.get(name) / 1024 / 1024;
      samples.push({
        "resident memory": inMb("process_resident_memory_bytes"),
        "heap in use": inMb("nodejs_heap_size_used_bytes"),
      });
      await sleep(sampleEveryMs);
    }
  }
  async function load() {
    const pending = [];
    for (let next = performance.now(); isRunning(); next += 1000 / requestsPerSecond) {
      await sleep(Math.max(0, next - performance.now()));
      pending.push(request(pick(makers)()));
    }
    await Promise.all(pending);
  }
  await step(`${minutes} minutes of ${requestsPerSecond} requests a second`, () =>
    Promise.all([load(), change(), sample()]),
  );

  print(
    `\n${delays.length} requests, ${changes} changes; status: ${JSON.stringify(Object.fromEntries(statuses))}`,
  );
  const [p50, p95, p99] = percentiles(delays, 0.5, 0.95, 0.99).map((ms) => `${ms.toFixed(0)} ms`);
  print(`delays: p50 ${p50}, p95 ${p95}, p99 ${p99}`);

  const third = Math.floor(samples.length / 3);
  for (const name of Object.keys(samples[0])) {
    // The lower quartile: what is in use rises until the next garbage collection.
    const level = (from) =>
      percentiles(
        samples.slice(from, from + third).map((values) => values[name]),
        0.25,
      )[0];
    const [first, middle, last] = [0, third, 2 * third].map(level);
    const levels = [first, middle, last].map((mb) => `${mb.toFixed(0)} MB`).join(", ");
    print(`${name}: ${levels} in each third; growth ${(last / middle).toFixed(3)} of at most ${maxGrowth}`);
    if (last / middle > maxGrowth) failures.push(`${name} grows`);
  }

  const deadline = performance.now() + 90_000;
  let openFilesAfter = await openFiles();
  while (openFilesAfter > openFilesBefore + spareDescriptors && performance.now() < deadline) {
    await sleep(1000);
    openFilesAfter = await openFiles();
  }
  print(`open descriptors: ${openFilesBefore} before, ${openFilesAfter} after`);
  if (openFilesAfter > openFilesBefore + spareDescriptors) failures.push("descriptors stay open");
  failures.push(
    ...siteServer
      .output()
      .split("\n")
      .filter((line) => /"level":"(error|fatal)"/.test(line)),
  );
  for (const failure of failures.slice(0, 20)) print(failure);
  print(failures.length > 0 ? `${failures.length} failures` : "No failure.");
  return failures.length > 0 ? 1 : 0;
}

await command(bench);
