import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { command } from "../scripts/command.mjs";
import { print } from "../scripts/progress.mjs";
import { medianOf } from "../scripts/stack/percentiles.mjs";
import { startBenchStack } from "../scripts/stack/start-stack.mjs";
import { bodySize, startBareNext } from "./bare-next.mjs";
import { loadAsPhone, startPhone } from "./load-as-phone.mjs";
import { villagePaths } from "./village-paths.mjs";

/**
 * `npm run bench:phone [path …]`: a first visit on a slow phone, each page beside a bare Next page whose compressed document
 * is as long, and beside a copy of itself without scripts. They take turns; medians of ROUNDS (5). Fails where a first or
 * largest paint takes more than `maxRatio` of the bare page's, the blocking time more than `maxTbtRatio`, or the layout shift is
 * `maxShift` or more.
 */
const maxRatio = 1.3;
const maxTbtRatio = 1.5;
/** Words of the fallback fonts are some pixels wider. */
const maxShift = 0.001;
const rounds = Number(process.env.ROUNDS ?? 5);
const paths = process.argv.slice(2);

/** Serves the site's documents as they are but for scripts and Next's data, and everything else from the site. */
async function startStaticCopy(siteUrl) {
  const copies = new Map();
  const copyOf = async (path) => {
    const html = await (await fetch(siteUrl + path)).text();
    return gzipSync(
      html.replace(/<script(?![^>]*ld\+json)[\s\S]*?<\/script>|<link rel="preload"[^>]*>/g, ""),
    );
  };
  const server = createServer(async (request, response) => {
    const { url = "", headers } = request;
    if (!headers.accept?.includes("text/html")) {
      response.writeHead(302, { Location: siteUrl + url }).end();
      return;
    }
    if (!copies.has(url)) copies.set(url, await copyOf(url));
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8", "Content-Encoding": "gzip" });
    response.end(copies.get(url));
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return `http://localhost:${server.address().port}`;
}

const kB = (bytes = 0) => Math.round(bytes / 1024);
const row = (...cells) =>
  print(cells.map((cell, at) => String(cell)[at ? "padStart" : "padEnd"](at ? 8 : 44)).join(""));

function printRow(name, loads) {
  const [{ bytes, requests }] = loads;
  const all = Object.values(bytes).reduce((sum, each) => sum + each, 0);
  const { Document, Stylesheet, Script, Font } = bytes;
  const times = ["fcp", "lcp", "tbt"].map((field) => Math.round(medianOf(loads, field)));
  row(
    name,
    requests,
    ...[all, Document, Stylesheet, Script, Font].map(kB),
    ...times,
    medianOf(loads, "cls").toFixed(4),
  );
}

async function bench() {
  const browser = await startPhone();
  const { env } = await startBenchStack();
  const bare = await startBareNext();
  const copy = await startStaticCopy(env.SITE_URL);
  let isGood = true;
  row("page", "requests", "KiB", "HTML", "CSS", "JS", "fonts", "FCP", "LCP", "TBT", "shift");
  for (const path of paths.length > 0 ? paths : villagePaths) {
    const bytes = await bodySize(env.SITE_URL + path, "br, gzip");
    const addresses = { site: env.SITE_URL + path, bare: await bare.pageOf(bytes), copy: copy + path };
    const loads = { site: [], bare: [], copy: [] };
    for (const url of Object.values(addresses)) await loadAsPhone(browser, url);
    for (let round = 0; round < rounds; round += 1)
      for (const [name, url] of Object.entries(addresses)) loads[name].push(await loadAsPhone(browser, url));
    printRow(decodeURI(path), loads.site);
    printRow("  a bare Next page of its length", loads.bare);
    printRow("  a copy of it without scripts", loads.copy);
    const ratios = ["fcp", "lcp", "tbt"].map(
      (field) => medianOf(loads.site, field) / medianOf(loads.bare, field),
    );
    const [fcp, lcp, tbt] = ratios;
    row("  site / bare", "", "", "", "", "", "", ...ratios.map((ratio) => ratio.toFixed(2)));
    isGood &&= Math.max(fcp, lcp) <= maxRatio && tbt <= maxTbtRatio && medianOf(loads.site, "cls") < maxShift;
  }
  await browser.close();
  print(isGood ? "\nAll are within the limits." : "\nSome are beyond the limits.");
  return isGood ? 0 : 1;
}

await command(bench);
