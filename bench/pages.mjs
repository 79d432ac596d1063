import "../scripts/node-version.mjs";
import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { ensureSiteBuilt } from "../scripts/build.mjs";
import { command, removeAtEnd } from "../scripts/command.mjs";
import { testEnvironment } from "../scripts/environment.mjs";
import { ensureInstalled } from "../scripts/install.mjs";
import { print, step } from "../scripts/progress.mjs";
import { freshSettings } from "../scripts/secrets.mjs";
import { startTestSite, testBuild } from "../scripts/test-stack.mjs";
import { startStandIn } from "./cms-stand-in.mjs";
import { makeVillage } from "./village.mjs";

/**
 * What a page costs in a village of 10,000 events and 5,000 articles, against one of 400 and 300: both sites run from the
 * same build at the same time, are asked in turn, and the medians are compared. Fails when a page costs more than `most`.
 */
const most = 1.2;
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

async function startVillage(size, folder) {
  const cms = await startStandIn(makeVillage(size));
  return startTestSite({
    folder: path.join(folder, String(size.events)),
    settings: freshSettings().site,
    cmsUrl: cms.url,
  });
}

async function ask(site, page) {
  const began = performance.now();
  const response = await fetch(site.url + page);
  const bytes = (await response.arrayBuffer()).byteLength;
  if (response.status !== 200) throw new Error(`${page} answered ${response.status}`);
  return { time: performance.now() - began, bytes };
}

const median = (times) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)];

async function measure(page, { small, large }) {
  for (let round = 0; round < warmUp; round += 1) for (const site of [small, large]) await ask(site, page);
  const times = { small: [], large: [] };
  const bytes = {};
  for (let round = 0; round < rounds; round += 1) {
    // Whoever is asked first may pay for what the machine did before: they take turns.
    for (const name of round % 2 ? ["small", "large"] : ["large", "small"]) {
      const answer = await ask({ small, large }[name], page);
      times[name].push(answer.time);
      bytes[name] = answer.bytes;
    }
  }
  const [less, more] = [median(times.small), median(times.large)];
  return { less, more, ratio: more / less, bytes };
}

async function bench() {
  await ensureInstalled();
  await ensureSiteBuilt(testBuild, testEnvironment());
  const folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-bench-"));
  removeAtEnd(folder);
  const [small, large] = await step("Starting both villages", () =>
    Promise.all(Object.values(sizes).map((size) => startVillage(size, folder))),
  );
  print(`\n${"page".padEnd(24)}     small     large   ratio        bytes`);
  let worst = 0;
  for (const [name, page] of Object.entries(pages)) {
    const { less, more, ratio, bytes } = await measure(page, { small, large });
    worst = Math.max(worst, ratio);
    const times = [less, more].map((time) => `${time.toFixed(2)} ms`.padStart(10)).join("");
    print(`${name.padEnd(24)}${times}${ratio.toFixed(2).padStart(8)}   ${bytes.small} / ${bytes.large}`);
  }
  print(`\nThe largest ratio is ${worst.toFixed(2)}; at most ${most} is allowed.`);
  return worst > most ? 1 : 0;
}

await command(bench);
