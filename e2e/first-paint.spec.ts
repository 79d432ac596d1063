import { gzipSync } from "node:zlib";
import { type Browser, expect, type Page, test } from "@playwright/test";
import { todayId } from "@/lib/browser/element-ids";
import { routes } from "@/lib/urls/routes";
import { startLocalServer } from "../scripts/stack/local-server";
import { withMotion } from "./support/motion";

test.use(withMotion);

/** The slowest part of a first visit is the line: the text must neither wait for anything but its document nor move. */

const paths = [
  routes.home,
  routes.calendar(),
  routes.calendar({ look: "monat" }),
  routes.event("repair-cafe"),
  routes.article("abfallkalender"),
  routes.club("sportverein-musterbach"),
  routes.clubs,
  routes.daycare,
  routes.search({ q: "Müll" }),
  routes.contact,
  routes.propose("veranstaltung"),
  routes.cookies(),
  routes.imprint,
  "/gibt-es-nicht",
];

const isFont = (url: string) => url.endsWith(".woff2");

/** Where each visible element of a page stands, with its colours, once `isRefused` requests have failed. */
async function layoutOf(browser: Browser, path: string, width: number, isRefused: (url: string) => boolean) {
  const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 800 } });
  const page = await context.newPage();
  await page.route(
    (url) => isRefused(url.pathname),
    (route) => route.abort(),
  );
  await page.goto(path, { waitUntil: "load" });
  const layout = await page.evaluate(() =>
    [...document.body.querySelectorAll("*")]
      .filter((each) => each.checkVisibility())
      .map((each) => {
        const { x, y, width: w, height: h } = each.getBoundingClientRect();
        const { color, backgroundColor } = getComputedStyle(each);
        const name = `${each.localName} ${each.getAttribute("class") ?? ""} ${each.textContent?.slice(0, 30)}`;
        return [name, ...[x, y, w, h].map(Math.round), color, backgroundColor].join(" ");
      }),
  );
  await context.close();
  return layout;
}

for (const width of [390, 1280])
  test(`at ${width} px nothing moves when stylesheets come after the document`, async ({ browser }) => {
    for (const path of paths) {
      const isStylesheet = (url: string) => url.endsWith(".css");
      const complete = await layoutOf(browser, path, width, isFont);
      const alone = await layoutOf(browser, path, width, (url) => isFont(url) || isStylesheet(url));
      expect(complete.length, path).toBeGreaterThan(50);
      expect(alone, path).toEqual(complete);
    }
  });

test("a document asks for nothing before its text, and has its styles once", async ({ request }) => {
  for (const path of paths) {
    const response = await request.get(path);
    const html = await response.text();
    const head = html.slice(0, html.indexOf("</head>"));
    expect(
      head.match(/<link rel="(stylesheet|preload)"[^>]*>|<script (?![^>]*noModule)[^>]*>/gi),
      path,
    ).toBeNull();
    expect(response.headers().link, path).toBeUndefined();
    expect(html.split("<style").length, path).toBe(2);
    // Chromium would make a page of its own of it before the first paint.
    expect(head.match(/data:image.svg/), path).toBeNull();
    expect(html.indexOf("</main>"), path).toBeLessThan(html.search(/<script src="[^"]+" async/));
  }
});

/** What the server sends of a file: it compresses vector pictures, not others. */
const bytesOnTheLine = (file: Buffer, src: string) =>
  (src.includes(".svg") ? gzipSync(file) : file).byteLength;

/** On 2G (250 kbit/s) they take 1.3 s. */
const maxBytesOfText = 40_000;

test("the text of a page is there before 40 kB have come, pictures of the first screen included", async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  for (const path of paths) {
    const response = await page.goto(path, { waitUntil: "load" });
    const html = (await response?.text()) ?? "";
    const text = gzipSync(html.slice(0, html.indexOf("</main>"))).length;
    const eager = await page.evaluate(() =>
      [...document.images].filter(({ loading }) => loading !== "lazy").map(({ currentSrc }) => currentSrc),
    );
    const pictures = await Promise.all(
      [...new Set(eager)]
        .filter((src) => src.startsWith("http"))
        .map(async (src) => bytesOnTheLine(await (await context.request.get(src)).body(), src)),
    );
    const bytes = pictures.reduce((sum, picture) => sum + picture, text);
    expect(pictures.length, path).toBeGreaterThan(0);
    expect(bytes, path).toBeLessThan(maxBytesOfText);
  }
  await context.close();
});

/** The address of a page's largest paint as Chromium reports it; "" for text */
const largestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          const largest = list.getEntries().at(-1) as PerformanceEntry & { url: string };
          observer.disconnect();
          resolve(largest.url);
        });
        observer.observe({ type: "largest-contentful-paint", buffered: true });
      }),
  );

for (const colorScheme of ["light", "dark"] as const)
  test(`the largest paint of a ${colorScheme} page is in its document, and its pictures are no larger`, async ({
    browser,
  }) => {
    const viewport = { width: 412, height: 823 };
    for (const path of [routes.home, routes.event("repair-cafe"), routes.article("abfallkalender")]) {
      const context = await browser.newContext({ viewport, colorScheme });
      const page = await context.newPage();
      const still = page.waitForResponse((response) => response.url().includes("-poster"));
      await page.goto(path, { waitUntil: "load" });
      await (await still).finished();
      await page.evaluate(() =>
        Promise.all([...document.images].slice(0, 4).map((each) => each.decode().catch(() => {}))),
      );
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await largestPaint(page), path).toMatch(/^(data:|$)/);
      await context.close();
    }
  });

/**
 * Words of fallback fonts are some pixels wider or narrower, which moves what follows on their line. A paragraph that becomes
 * a line shorter counts 0.02; of what changes from day to day one may. Rows of links that wrap otherwise count more than 0.1.
 */
const maxShift = 0.005;
const maxShiftOfDates = 0.03;
const dated = [routes.home, routes.calendar(), routes.calendar({ look: "monat" })];

for (const width of [412, 1280])
  test(`at ${width} px hardly anything moves when fonts come late`, async ({ browser }) => {
    for (const path of paths) {
      const context = await browser.newContext({ viewport: { width, height: 823 } });
      const page = await context.newPage();
      let letFontsPass = () => {};
      const arePainted = new Promise<void>((resolve) => {
        letFontsPass = resolve;
      });
      await page.route(
        (url) => isFont(url.pathname),
        async (route) => {
          await arePainted;
          await route.continue();
        },
      );
      await page.goto(path, { waitUntil: "domcontentloaded" });
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      await page.evaluate(() => {
        Object.assign(window, { shift: 0 });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            const { value } = entry as PerformanceEntry & { value: number };
            Object.assign(window, { shift: Reflect.get(window, "shift") + value });
          }
        }).observe({ type: "layout-shift", buffered: true });
      });
      letFontsPass();
      await page.waitForLoadState("load");
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      expect(await page.evaluate(() => Reflect.get(window, "shift")), path).toBeLessThan(
        dated.includes(path) ? maxShiftOfDates : maxShift,
      );
      await context.close();
    }
  });

test("styles of further pages come with soft navigation, and the policy refuses nothing", async ({
  page,
}) => {
  const problems = problemsOf(page);
  await page.goto(routes.home);
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
  for (const path of [routes.contact, routes.glossary, routes.calendar(), routes.clubs]) {
    const link = page.getByRole("contentinfo").locator(`a[href="${path}"]`).first();
    await link.click();
    await page.waitForURL(`**${path}`);
  }
  expect(await page.evaluate(() => "isSameDocument" in window)).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(problems).toEqual([]);
});

function problemsOf(page: Page): string[] {
  const problems: string[] = [];
  page.on("console", (message) => message.type() === "error" && problems.push(message.text()));
  page.on("pageerror", (error) => problems.push(error.message));
  return problems;
}

test("a wide screen shows the search with the board beside it, which would move it; a phone does not wait", async ({
  page,
  request,
}) => {
  const html = await (await request.get(routes.home)).text();
  const middle = html.indexOf(`id="${todayId}"`);
  let sendRest = () => {};
  const site = await startLocalServer(({ url }, response) => {
    if (url !== routes.home) return void response.writeHead(404).end();
    response.writeHead(200, { "Content-Type": "text/html; charset=utf-8" }).write(html.slice(0, middle));
    sendRest = () => response.end(html.slice(middle));
  });
  /** Whether the page is painted within a second */
  const isPainted = () =>
    page.evaluate(
      () =>
        new Promise((resolve) => {
          requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)));
          setTimeout(resolve, 1000, false);
        }),
    );
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(site.url, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { level: 1 })).toBeAttached();
    expect(await isPainted(), `${width} px`).toBe(width === 390);
    sendRest();
    await expect(page.locator(`#${todayId}`)).toBeVisible();
    expect(await isPainted()).toBe(true);
  }
  await site.close();
});
