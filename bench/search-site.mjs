import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { temporaryFolder } from "../scripts/command.mjs";
import { freePort } from "../scripts/ports.mjs";
import { print } from "../scripts/progress.mjs";
import { freshSettings } from "../scripts/secrets.mjs";
import { percentiles } from "../scripts/stack/percentiles.mjs";
import { ensureTestSiteBuilt, startTestSite } from "../scripts/stack/test-stack.mjs";
import { startFakeCms } from "./fake-cms.mjs";
import { cpuMs, residentMiB, untilIdle } from "./load-server.mjs";
import { manyDocuments } from "./many-documents.mjs";
import { newWord } from "./ms-until-shown.mjs";
import { row } from "./table-row.mjs";

const changes = 10;
const pauseMs = 25;
/** The index is saved some seconds after it was built. */
const saveMs = 8000;

/**
 * The built site with so many entries: from its start until it answers its first search, without and with what it saved,
 * its memory when it is idle, and from a webhook until the search shows the change.
 */
export async function printSites(sizes) {
  await ensureTestSiteBuilt();
  print(row("entries", "first start s (cpu)", "restart s (cpu)", "memory MiB", "change p50/max ms"));
  for (const size of sizes) print(row(size, ...(await measure(size))));
}

async function measure(size) {
  const folder = path.join(await temporaryFolder(), "site");
  const content = manyDocuments(size);
  const [event] = content.veranstaltungen;
  const settings = freshSettings().site;
  const cms = await startFakeCms(content);
  const start = async () => {
    const port = await freePort();
    const startedAt = performance.now();
    const site = startTestSite({ folder, settings, cmsUrl: cms.url, port });
    const url = `http://127.0.0.1:${port}`;
    const ms = await msUntilFound(url, "Feuerwehrfest", startedAt);
    const { pid } = await site;
    const seconds = [ms, await cpuMs(pid)].map((each) => (each / 1000).toFixed(1)).join(" / ");
    return { site: await site, url, seconds };
  };
  const first = await start();
  await untilIdle(first.site.pid);
  await sleep(saveMs);
  await first.site.stop();
  const { site, url, seconds } = await start();
  await untilIdle(site.pid);
  const memory = (await residentMiB(site.pid)).toFixed(0);
  const times = [];
  for (let change = 0; change < changes; change += 1) {
    const word = newWord();
    cms.change("veranstaltungen", event, { Titel: `Feuerwehrfest ${word}` });
    const startedAt = performance.now();
    await fetch(`${url}/api/cms/webhook`, {
      method: "POST",
      headers: { Authorization: `Bearer ${settings.CMS_WEBHOOK_SECRET}` },
      body: JSON.stringify({ event: "entry.publish", model: "veranstaltung", entry: event }),
    });
    times.push(await msUntilFound(url, word, startedAt));
    await sleep(1000);
  }
  await site.stop();
  cms.close();
  const shown = percentiles(times, 0.5, 1).map((ms) => ms.toFixed(0));
  return [first.seconds, seconds, memory, shown.join(" / ")];
}

/** Asks the search's API for a word until it has hits that have it. */
async function msUntilFound(url, word, startedAt) {
  for (;;) {
    const response = await fetch(`${url}/api/suche?q=${word}`).catch(() => undefined);
    const { hits = [] } = response?.ok ? await response.json() : {};
    if (hits.some(({ title }) => JSON.stringify(title).replaceAll("\u00ad", "").includes(word)))
      return performance.now() - startedAt;
    await sleep(pauseMs);
  }
}
