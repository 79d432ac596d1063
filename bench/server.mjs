import path from "node:path";
import { command, temporaryFolder } from "../scripts/command.mjs";
import { ensureInstalled } from "../scripts/install.mjs";
import { print, step } from "../scripts/progress.mjs";
import { metricsToken, readMetrics } from "../scripts/stack/metrics.ts";
import { medianOf } from "../scripts/stack/percentiles.mjs";
import { startBenchStack } from "../scripts/stack/start-stack.mjs";
import { ensureTestSiteBuilt } from "../scripts/stack/test-stack.mjs";
import { bodySize, startBareNext } from "./bare-next.mjs";
import { startVillage } from "./fake-cms.mjs";
import { load, residentMiB, untilIdle } from "./load-server.mjs";
import { villagePaths } from "./village-paths.mjs";

/**
 * `npm run bench:server [path …]`: what a page costs the server, in processor time of all its threads. First each page of the
 * demo village, as it is sent again while its content stays the same, beside a bare Next page whose uncompressed document is as
 * long; a search for words, which is rendered for each request, tells what rendering costs. Then pages of a village of 50,000
 * entries beside one of 400, by the byte where pages are longer. They are asked in turn; medians of ROUNDS (9). ONLY=bare or
 * ONLY=growth runs one part. Fails above the ratios below.
 */
/** Of pages that are kept, and of searches */
const maxBareRatios = { sent: 0.05, rendered: 1.7 };
const maxGrowthRatio = 1.2;
const sizes = [
  { events: 240, articles: 160 },
  { events: 30_000, articles: 20_000 },
];
const rounds = Number(process.env.ROUNDS ?? 9);
const { ONLY: only } = process.env;
const barePerRound = 100;
/** More, because one garbage collection or one rendering would decide so short a round. */
const sentPerRound = 500;
const concurrency = 4;
/** Until the code of pages is compiled */
const warmUp = 150;

const asked = process.argv.slice(2);
const paths = [...villagePaths, "/suchergebnisse?art=veranstaltung", "/impressum", "/glossar"];
const month = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);
const growthPaths = [
  "/",
  "/veranstaltung/termin-133",
  "/veranstaltung/termin-130",
  "/beitrag/beitrag-33",
  "/aktuelles",
  "/veranstaltungen",
  `/veranstaltungen?monat=${month}`,
  "/veranstaltungen?kategorie=kategorie-4",
  `/veranstaltungen?monat=${month}&ansicht=monat`,
  "/%C3%BCbersicht/vereine",
  "/verein/verein-1",
  "/veranstaltung/termin-130/kalender.ics",
  "/feed.xml",
];

const row = (...cells) =>
  print(cells.map((cell, at) => String(cell)[at ? "padStart" : "padEnd"](at ? 14 : 44)).join(""));

/** Servers in turn, each as load() takes them, with its requests `perRound`. @returns medians of each, and the processor times of all but the last over the last one's */
async function compare(servers) {
  for (const server of servers) await load(server, warmUp, concurrency);
  const loads = servers.map(() => []);
  const order = [...servers.keys()];
  for (let round = 0; round < rounds; round += 1)
    for (const at of round % 2 ? order : order.toReversed())
      loads[at].push(await load(servers[at], servers[at].perRound, concurrency));
  const medians = loads.map((each) => ({
    cpuMs: medianOf(each, "cpuMs"),
    perSecond: medianOf(each, "perSecond"),
  }));
  return { medians, ratios: medians.slice(0, -1).map(({ cpuMs }) => cpuMs / medians.at(-1).cpuMs) };
}

const printRow = (page, { medians, ratios }) =>
  row(
    decodeURI(page),
    ...medians.map(({ cpuMs }) => cpuMs.toFixed(2)),
    ...ratios.map((ratio) => ratio.toFixed(2)),
    ...medians.map(({ perSecond }) => perSecond.toFixed(0)),
  );

async function compareWithBare() {
  const { env, servers } = await startBenchStack({ METRICS_TOKEN: metricsToken });
  const { SITE_URL } = env;
  const { pid } = servers[1];
  const bare = await startBareNext();
  const shares = [];
  await readMetrics(SITE_URL);
  row("page", "sent: ms", "bare", "sent/bare", "sent: 1/s", "bare");
  for (const page of asked.length > 0 ? asked : paths) {
    const url = SITE_URL + page;
    const bareUrl = await bare.pageOf(await bodySize(url, "identity"), "identity");
    const loads = await compare([
      { url, pid, perRound: sentPerRound },
      { url: bareUrl, pid: bare.pid, perRound: barePerRound },
    ]);
    printRow(page, loads);
    const limit = page.includes("?q=") ? maxBareRatios.rendered : maxBareRatios.sent;
    shares.push(loads.ratios[0] / limit);
  }
  const metrics = await readMetrics(SITE_URL);
  const delay = (name) => `${(metrics.get(`nodejs_eventloop_lag_${name}_seconds`) * 1000).toFixed(0)} ms`;
  print(`event-loop delay of the site: p50 ${delay("p50")}, p99 ${delay("p99")}`);
  const memory = await Promise.all([pid, bare.pid].map(residentMiB));
  print(`resident memory: ${memory.map((mib) => `${mib.toFixed(0)} MiB`).join(", bare ")}`);
  await Promise.all(servers.map((server) => server.stop()));
  return verdict(shares);
}

async function compareSizes() {
  await ensureInstalled();
  await ensureTestSiteBuilt();
  const folder = await temporaryFolder();
  const sites = await step("Starting villages of 400 and of 50,000 entries", () =>
    Promise.all(sizes.map((size) => startVillage(size, path.join(folder, String(size.events))))),
  );
  for (const { url, pid } of sites) {
    await bodySize(url, "identity");
    await untilIdle(pid);
  }
  const shares = [];
  row("page", "50,000: ms", "400: ms", "ratio", "1/s", "400");
  for (const page of asked.length > 0 ? asked : growthPaths) {
    const servers = sites.toReversed().map(({ url, pid }) => ({ url: url + page, pid }));
    const [large, small] = await Promise.all(servers.map(({ url }) => bodySize(url, "identity")));
    // A month of many events has more dates to show, and costs what they take.
    const byteRatio = Math.max(1, large / small);
    const sent = await compare(servers.map((server) => ({ ...server, perRound: sentPerRound })));
    const ratioOf = ({ ratios: [ratio] }) => ratio / byteRatio;
    row(
      decodeURI(page),
      ...sent.medians.map(({ cpuMs }) => cpuMs.toFixed(2)),
      ratioOf(sent).toFixed(2),
      ...sent.medians.map(({ perSecond }) => perSecond.toFixed(0)),
    );
    shares.push(ratioOf(sent) / maxGrowthRatio);
  }
  const memory = await Promise.all(sites.map(({ pid }) => residentMiB(pid)));
  print(`resident memory: ${memory.map((mib) => `${mib.toFixed(0)} MiB`).join(" and ")}`);
  return verdict(shares);
}

/** @param shares what each page takes of its limit */
function verdict(shares) {
  const largest = Math.max(...shares);
  print(`The largest ratio is ${largest.toFixed(2)} of its limit.\n`);
  return largest <= 1;
}

async function bench() {
  const isGood = [
    only === "growth" || (await compareWithBare()),
    only === "bare" || (await compareSizes()),
  ].every(Boolean);
  return isGood ? 0 : 1;
}

await command(bench);
