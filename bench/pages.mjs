import "../scripts/node-version.mjs";
import { createServer } from "node:http";
import path from "node:path";
import { ensureSiteBuilt } from "../scripts/build.mjs";
import { command, temporaryFolder } from "../scripts/command.mjs";
import { testEnvironment } from "../scripts/environment.mjs";
import { ensureInstalled } from "../scripts/install.mjs";
import { print, step } from "../scripts/progress.mjs";
import { freshSettings } from "../scripts/secrets.mjs";
import { startTestSite, testBuild } from "../scripts/test-stack.mjs";
import { percentiles } from "./percentiles.mjs";
import { makeVillage } from "./village.mjs";

/**
 * The median time of a page in a village of 10,000 events and 5,000 articles, compared with one of 400 and 300. Both sites
 * run from the same build and are requested in turn. Fails when the ratio of a page is above `maxRatio`.
 */
const maxRatio = 1.2;
const sizes = { small: { events: 400, articles: 300 }, large: { events: 10_000, articles: 5_000 } };
const rounds = Number(process.env.ROUNDS ?? 120);
const warmUp = 25;

const month = new Date(Date.now() + 40 * 86_400_000).toISOString().slice(0, 7);
const pages = {
  "home page": "/",
  "an event": "/veranstaltung/termin-333",
  "a series": "/veranstaltung/termin-330",
  "an article": "/beitrag/beitrag-33",
  "calendar, from today": "/veranstaltungen",
  "calendar, a month": `/veranstaltungen?monat=${month}`,
  "calendar, narrowed": "/veranstaltungen?kategorie=kategorie-4",
  "calendar, month sheet": `/veranstaltungen?monat=${month}&ansicht=monat`,
  "overview of clubs": "/%C3%BCbersicht/vereine",
  "an event's file": "/veranstaltung/termin-330/kalender.ics",
};

/** Serves content from memory as the CMS does: Strapi would need half an hour to be filled with ten thousand entries. */
async function startStandIn(content) {
  const newest = "2026-01-01T08:00:00.000Z";
  const summary = (entries) => ({ count: [entries].flat().length, newest });
  const changes = Object.fromEntries(
    Object.entries(content).map(([plural, entries]) => [plural, summary(entries)]),
  );
  changes.medien = { count: 0, newest: null };

  const toBody = (url) => {
    const name = url.pathname.replace("/api/", "");
    if (name === "aenderungen") return { data: changes };
    const entries = content[name];
    if (entries === undefined) return undefined;
    if (!Array.isArray(entries)) return { data: entries };
    const page = Number(url.searchParams.get("pagination[page]") ?? 1);
    const pageSize = Number(url.searchParams.get("pagination[pageSize]") ?? 25);
    const total = entries.length;
    const pagination = { page, pageSize, total, pageCount: Math.ceil(total / pageSize) };
    return { data: entries.slice((page - 1) * pageSize, page * pageSize), meta: { pagination } };
  };
  const server = createServer((request, response) => {
    const body = toBody(new URL(request.url ?? "/", "http://cms"));
    response.writeHead(body ? 200 : 404, { "Content-Type": "application/json" });
    response.end(JSON.stringify(body ?? { data: null, error: { status: 404 } }));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://127.0.0.1:${server.address().port}`;
}

async function startVillage(size, parent) {
  const cmsUrl = await startStandIn(makeVillage(size));
  const folder = path.join(parent, String(size.events));
  return startTestSite({ folder, settings: freshSettings().site, cmsUrl });
}

async function load(site, page) {
  const startedAt = performance.now();
  const response = await fetch(site.url + page);
  const bytes = (await response.arrayBuffer()).byteLength;
  if (response.status !== 200) throw new Error(`${page} answered ${response.status}`);
  return { time: performance.now() - startedAt, bytes };
}

async function measure(page, sites) {
  for (let round = 0; round < warmUp; round += 1)
    for (const site of Object.values(sites)) await load(site, page);
  const times = { small: [], large: [] };
  const bytes = {};
  for (let round = 0; round < rounds; round += 1) {
    // The first request of a round may be slower, so the sites take turns.
    for (const name of round % 2 ? ["small", "large"] : ["large", "small"]) {
      const loaded = await load(sites[name], page);
      times[name].push(loaded.time);
      bytes[name] = loaded.bytes;
    }
  }
  const medians = [times.small, times.large].flatMap((all) => percentiles(all, 0.5));
  return { medians, ratio: medians[1] / medians[0], bytes };
}

async function bench() {
  await ensureInstalled();
  await ensureSiteBuilt(testBuild, testEnvironment());
  const folder = await temporaryFolder();
  const [small, large] = await step("Starting both villages", () =>
    Promise.all(Object.values(sizes).map((size) => startVillage(size, folder))),
  );
  print(`\n${"page".padEnd(24)}     small     large   ratio        bytes`);
  let largestRatio = 0;
  for (const [name, page] of Object.entries(pages)) {
    const { medians, ratio, bytes } = await measure(page, { small, large });
    largestRatio = Math.max(largestRatio, ratio);
    const times = medians.map((time) => `${time.toFixed(2)} ms`.padStart(10)).join("");
    print(`${name.padEnd(24)}${times}${ratio.toFixed(2).padStart(8)}   ${bytes.small} / ${bytes.large}`);
  }
  print(`\nThe largest ratio is ${largestRatio.toFixed(2)}; at most ${maxRatio} is allowed.`);
  return largestRatio > maxRatio ? 1 : 0;
}

await command(bench);
