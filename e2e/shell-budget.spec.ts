import { readFile } from "node:fs/promises";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { expect, type Page, test } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { withMotion } from "./support/motion";

test.use(withMotion);

/**
 * What the first view of a page may take, in compressed bytes. `html`: without the styles that are written into it, and 2 %
 * more than measured, since dates and free places change what a page says from hour to hour; `styles`: these; `script`:
 * beyond what Next loads on every page.
 */
type Budget = { html: number; styles: number; elements: number; script: number; requests: number };

/** Next loads 133 kB on every page and 4 kB for its layouts: of these 137 kB, reading takes 8 % more, forms 19 %. */
const reading = 15_560;
/** What hits and filters do is loaded with the first touch. */
const untouched = 15_900;
const withForm = 29_500;

const styles = 8_150;

const budgets: Record<string, Budget> = {
  [routes.home]: { html: 12_800, styles: 8_550, elements: 650, script: reading, requests: 50 },
  [routes.calendar()]: { html: 12_200, styles, elements: 900, script: reading, requests: 50 },
  [routes.calendar({ look: "monat" })]: {
    html: 12_150,
    styles,
    elements: 750,
    script: reading,
    requests: 50,
  },
  [routes.event("repair-cafe")]: { html: 12_200, styles, elements: 500, script: reading, requests: 50 },
  [routes.article("abfallkalender")]: { html: 13_400, styles, elements: 550, script: reading, requests: 50 },
  [routes.club("sportverein-musterbach")]: {
    html: 11_600,
    styles,
    elements: 450,
    script: reading,
    requests: 50,
  },
  [routes.news()]: { html: 10_250, styles, elements: 420, script: reading, requests: 50 },
  // An editor's long text comes on top, once.
  [routes.privacy]: { html: 16_900, styles, elements: 520, script: reading, requests: 50 },
  // 26 clubs on one page
  [routes.clubs]: { html: 13_300, styles, elements: 620, script: untouched, requests: 60 },
  [routes.daycare]: { html: 12_500, styles, elements: 480, script: untouched, requests: 50 },
  // 20 hits, and what loads them again while the search is not ready
  [routes.search({ q: "Müll" })]: {
    html: 13_500,
    styles,
    elements: 600,
    script: untouched + 340,
    requests: 60,
  },
  // Its text names whom to ask for what.
  [routes.contact]: { html: 12_600, styles, elements: 530, script: withForm, requests: 50 },
  [routes.participate]: { html: 10_700, styles, elements: 400, script: withForm, requests: 50 },
};

const build = process.env.NEXT_DIST_DIR ?? ".next-test";

async function frameworkFiles(): Promise<string[]> {
  const manifest = JSON.parse(await readFile(path.join(build, "build-manifest.json"), "utf8"));
  return (manifest as { rootMainFiles: string[] }).rootMainFiles;
}

/** The scripts that a document asks for, modern browsers' ones only */
const scriptsOf = (html: string): string[] =>
  [...html.matchAll(/<script\b[^>]*\bsrc="\/_next\/([^"?]+)[^>]*>/g)].flatMap(([tag, file = ""]) =>
    /\bnomodule\b/i.test(tag) ? [] : file,
  );

async function measure(page: Page, address: string) {
  let requests = 0;
  page.on("request", () => {
    requests++;
  });
  const response = await page.goto(address, { waitUntil: "load" });
  const html = (await response?.text()) ?? "";
  const framework = await frameworkFiles();
  const loaded = scriptsOf(html);
  // Proves that the site under test runs from this build.
  expect(loaded).toEqual(expect.arrayContaining(framework));
  const own = loaded.filter((file) => !framework.includes(file));
  const sizes = await Promise.all(
    [...new Set(own)].map(async (file) => gzipSync(await readFile(path.join(build, file))).length),
  );
  return {
    html: brotliCompressSync(html.replace(/<style\b[^>]*>[\s\S]*?<\/style>/g, "")).length,
    styles: gzipSync(/<style\b[^>]*>([\s\S]*?)<\/style>/.exec(html)?.[1] ?? "").length,
    elements: await page.locator("*").count(),
    script: sizes.reduce((sum, size) => sum + size, 0),
    requests,
  };
}

for (const [address, budget] of Object.entries(budgets)) {
  test(`${decodeURI(address)} keeps its budget of bytes, elements and requests`, async ({ page }) => {
    const measured = await measure(page, address);
    const over = Object.entries(budget).filter(([kind, limit]) => measured[kind as keyof Budget] > limit);
    expect(over, `measured ${JSON.stringify(measured)}`).toEqual([]);
  });
}
