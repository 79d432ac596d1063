import { once } from "node:events";
import { createServer } from "node:http";
import { chromium } from "@playwright/test";
import { findHeadlessShell, findPrograms } from "../scripts/system-packages.mjs";

/** Latency in milliseconds, throughput in bytes per second */
const lines = {
  "slow 4G": { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 750e3 / 8 },
  "2G": { offline: false, latency: 300, downloadThroughput: 250e3 / 8, uploadThroughput: 50e3 / 8 },
};
/** A phone's processor takes so many times as long. */
const cpuSlowdown = 4;
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 2, isMobile: true, hasTouch: true };
/** After the load event nothing is painted that counts, and long tasks have ended. */
const settleMs = 2500;
const longTaskMs = 50;

/** Runs in the page before everything else. */
function observe(longTask) {
  const measured = { lcp: 0, tbt: 0, cls: 0 };
  Object.assign(window, { measured });
  const each = (type, add) =>
    new PerformanceObserver((list) => list.getEntries().forEach(add)).observe({ type, buffered: true });
  each("largest-contentful-paint", ({ startTime }) => {
    measured.lcp = startTime;
  });
  each("longtask", ({ duration }) => {
    measured.tbt += Math.max(0, duration - longTask);
  });
  each("layout-shift", ({ hadRecentInput, value }) => {
    if (!hadRecentInput) measured.cls += value;
  });
}

/** Starts a page of another site: 127.0.0.1 beside the sites' localhost. It ends with the process. @returns its address */
async function startOtherSite() {
  const server = createServer((_, response) =>
    response.setHeader("Content-Type", "text/html").end("<title>Another site</title>"),
  );
  server.unref().listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${server.address().port}/`;
}

const otherSite = await startOtherSite();

/**
 * A Chromium without windows, where there is one: with each window Chromium loads the pages of its own address bar, some 400
 * files, while the page that is measured loads.
 */
export async function startPhone() {
  const { chromium: browser } = await findPrograms("chromium");
  return chromium.launch({
    executablePath: (await findHeadlessShell(browser)) || browser,
    // The third flag: headless shells round the widths of letters otherwise.
    args: ["--no-sandbox", "--disable-gpu", "--font-render-hinting=none", "--disable-background-networking"],
  });
}

/**
 * A first visit with empty caches, from another site, as from a search engine: Chromium then changes the process for any
 * page. From the empty page of a new tab it does so for pages with Cross-Origin-Opener-Policy alone, which takes 80 ms.
 * Times in milliseconds from the navigation's start; bytes as they came over the line, of each type, and all that had come
 * when the first text was painted.
 * @param {import("@playwright/test").Browser} browser
 * @param {"slow 4G" | "2G"} line
 */
export async function loadAsPhone(browser, url, line = "slow 4G") {
  const context = await browser.newContext(phone);
  const page = await context.newPage();
  await page.goto(otherSite);
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", lines[line]);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  const types = new Map();
  const bytes = {};
  const pieces = [];
  const sizes = new Map();
  let requests = 0;
  session.on("Network.dataReceived", (piece) => pieces.push(piece));
  let firstPaint = 0;
  session.on("Page.lifecycleEvent", ({ name, timestamp }) => {
    if (name === "firstContentfulPaint") firstPaint = timestamp;
  });
  await session.send("Page.enable");
  await session.send("Page.setLifecycleEventsEnabled", { enabled: true });
  session.on("Network.responseReceived", ({ requestId, type }) => types.set(requestId, type));
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId);
    sizes.set(requestId, encodedDataLength);
    requests += 1;
    bytes[type] = (bytes[type] ?? 0) + encodedDataLength;
  });
  await page.addInitScript(observe, longTaskMs);
  await page.goto(url, { waitUntil: "load" });
  await page.waitForTimeout(settleMs);
  const times = await page.evaluate(() => ({
    ...window.measured,
    fcp: performance.getEntriesByName("first-contentful-paint")[0].startTime,
  }));
  await context.close();
  const bytesAtFirstPaint = bytesUntil(firstPaint, pieces, sizes);
  return { ...times, requests, bytes, bytesAtFirstPaint };
}

/** Chromium says of the pieces of a body how long they are without compression, and of the whole what came over the line. */
function bytesUntil(time, pieces, sizes) {
  const lengths = new Map();
  const early = new Map();
  for (const { requestId, timestamp, dataLength } of pieces) {
    lengths.set(requestId, (lengths.get(requestId) ?? 0) + dataLength);
    if (timestamp <= time) early.set(requestId, (early.get(requestId) ?? 0) + dataLength);
  }
  let bytes = 0;
  for (const [requestId, length] of early)
    bytes += ((sizes.get(requestId) ?? 0) * length) / lengths.get(requestId);
  return bytes;
}
