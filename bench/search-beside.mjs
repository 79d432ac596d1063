import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { cleanQuery } from "../lib/search/clean-query.ts";
import { temporaryFolder } from "../scripts/command.mjs";
import { freePort } from "../scripts/ports.mjs";
import { print } from "../scripts/progress.mjs";
import { freshSettings } from "../scripts/secrets.mjs";
import { delaysBeside } from "../scripts/stack/delays.ts";
import { percentiles } from "../scripts/stack/percentiles.mjs";
import { ensureTestSiteBuilt, startTestSite } from "../scripts/stack/test-stack.mjs";
import { startFakeCms } from "./fake-cms.mjs";
import { untilIdle } from "./load-server.mjs";
import { manyDocuments } from "./many-documents.mjs";
import { queriesOf } from "./search-worst.mjs";
import { row } from "./table-row.mjs";

const connections = 4;
const rounds = 3;
const queriesPerRound = 300;
const shares = [0.5, 0.95, 0.99];

/** How long the site takes for pages, one after the other, while the costliest queries are asked over four connections, beside plain ones */
export async function printBeside(size) {
  await ensureTestSiteBuilt();
  const folder = path.join(await temporaryFolder(), "site");
  const content = manyDocuments(size);
  const cms = await startFakeCms(content);
  const port = await freePort();
  const site = await startTestSite({ folder, settings: freshSettings().site, cmsUrl: cms.url, port });
  const isReady = () => fetch(`http://127.0.0.1:${port}/api/suche?q=Fest`).then(({ ok }) => ok);
  while (!(await isReady())) await sleep(500);
  await untilIdle(site.pid);
  const { plain, kinds } = queriesOf(content.veranstaltungen.map(({ Titel }) => Titel));
  const worst = Object.values(kinds);
  const delays = { plain: [], worst: [] };
  for (let round = 0; round < rounds; round += 1) {
    delays.plain.push(
      ...(await delaysBeside(
        port,
        searches(() => plain(200)),
        connections,
      )),
    );
    delays.worst.push(
      ...(await delaysBeside(
        port,
        searches((at) => worst[at % worst.length]()),
        connections,
      )),
    );
  }
  await site.stop();
  cms.close();
  print(row(`pages beside queries, ${size} entries`.padEnd(40), "pages", "p50 ms", "p95 ms", "p99 ms"));
  for (const [kind, all] of Object.entries(delays))
    print(row(kind.padEnd(40), all.length, ...percentiles(all, ...shares).map((ms) => ms.toFixed(0))));
}

function* searches(makeQuery) {
  for (let at = 0; at < queriesPerRound; at += 1) {
    const q = encodeURIComponent(cleanQuery(makeQuery(at)));
    yield Buffer.from(`GET /api/suche?q=${q} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`);
  }
}
