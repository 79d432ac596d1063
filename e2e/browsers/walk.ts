import { createRequire } from "node:module";
import { command, temporaryFolder } from "../../scripts/command.mjs";
import { OperatorError } from "../../scripts/failures.mjs";
import { print, step } from "../../scripts/progress.mjs";
import { startBenchStack } from "../../scripts/stack/start-stack.mjs";
import { findPrograms, otherBrowsers } from "../../scripts/system-packages.mjs";
import { addresses, notOpened } from "./addresses";
import type { Browser, LaunchBrowser } from "./browser";
import { launchFirefox } from "./firefox";
import { type Journeys, journeys, offlineJourneys } from "./journeys";
import { startPushing } from "./push";
import { visitorOf } from "./visitor";
import { launchWebKit } from "./webkit";

/**
 * `npm run test:browsers [path …]`: opens the pages of every route in Debian's Firefox ESR and in WebKitGTK, at 390 and 1440 px, light
 * and dark, and walks the journeys. Prints what was walked; fails where a page has an error, a violation or scrolls sideways. With paths it opens only these.
 */
const maxMinutes = 40;
const widths = [390, 1440];

const axe: string = createRequire(import.meta.resolve("@axe-core/playwright"))("axe-core").source;
const allRules = ["wcag2a", "wcag2aa", "wcag2aaa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
/** What a colour scheme changes */
const contrastRules = ["color-contrast", "color-contrast-enhanced"];

/** In the page: what axe finds, once what appears has its colours, and how far the page scrolls sideways */
async function inspect(runOnly: string[]): Promise<string[]> {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
  type Axe = {
    run: (options: object) => Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
  };
  const options = { resultTypes: ["violations"], runOnly };
  const { violations } = await (window as unknown as { axe: Axe }).axe.run(options);
  const { scrollWidth, clientWidth } = document.documentElement;
  return [
    ...violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`),
    ...(scrollWidth > clientWidth ? [`scrolls sideways: ${scrollWidth} of ${clientWidth} px`] : []),
  ];
}

/** What Firefox says of a request without the site, of all but the build's files: those of a stored page are stored. */
const isOfMissingPicture =
  /^Failed to load ‘(?!\S+\/_next\/)[^’]+’\. A ServiceWorker passed an Error Response/;

let failureCount = 0;

function fail(sentence: string): void {
  failureCount += 1;
  print(`✗ ${sentence.slice(0, 1000)}`);
}

/** Opens every address and inspects it at each width. */
async function openAll(browser: Browser, site: string, paths: string[], isDark: boolean): Promise<void> {
  async function problemsAt(address: string, width: number): Promise<string[]> {
    await browser.resize(width, 900);
    const problems: string[] = [];
    if (width === widths[0]) {
      await browser.open(site + address);
      await browser.evaluate(new Function(axe) as () => void);
      if (!isDark) problems.push(...((await browser.problemsOfLoading?.(site + address)) ?? []));
    }
    problems.push(...(await browser.evaluate(inspect, isDark ? contrastRules : allRules)));
    return [...problems, ...(await browser.takeProblems())];
  }
  for (const address of paths)
    for (const width of widths)
      for (const problem of await problemsAt(address, width).catch((error) => [String(error)]))
        fail(`${browser.name}, ${width} px, ${isDark ? "dark" : "light"}, ${address}: ${problem}`);
}

async function walk(browser: Browser, site: string, list: Journeys): Promise<void> {
  for (const [name, journey] of Object.entries(list)) {
    const before = failureCount;
    await journey(visitorOf(site, browser)).catch((error) => fail(`${browser.name}, ${name}: ${error}`));
    const problems = await browser.takeProblems();
    for (const problem of problems.filter(
      (text) => list !== offlineJourneys || !isOfMissingPicture.test(text),
    ))
      fail(`${browser.name}, ${name}: ${problem}`);
    if (failureCount === before) print(`✓ ${browser.name}: ${name}`);
  }
}

/** One browser's part, but for what needs the site to be gone; its window stays open. */
async function walkIn(launch: LaunchBrowser, site: string, paths: string[]): Promise<Browser> {
  const folder = await temporaryFolder();
  const dark = await launch({ isDark: true, folder });
  await openAll(dark, site, paths, true);
  await dark.close();
  const browser = await launch({ isDark: false, folder });
  await openAll(browser, site, paths, false);
  await browser.resize(390, 844);
  await walk(browser, site, journeys);
  return browser;
}

async function walkAll(): Promise<number> {
  await findPrograms(...otherBrowsers);
  const { servers, env } = await startBenchStack();
  Object.assign(process.env, env);
  const chosen = process.argv.slice(2);
  const paths = chosen.length > 0 ? chosen : addresses;
  const browsers = await step("Opening pages in both browsers", () =>
    Promise.all([launchFirefox, launchWebKit].map((launch) => walkIn(launch, env.SITE_URL, paths))),
  );
  await Promise.all(servers.map((server) => server.stop()));
  for (const browser of browsers) await walk(browser, env.SITE_URL, offlineJourneys);
  const { preferences, pushJourneys } = await startPushing(env);
  const folder = await temporaryFolder();
  await walk(await launchFirefox({ isDark: false, folder, preferences }), env.SITE_URL, pushJourneys);

  print(`\nOpened at ${widths.join(" and ")} px, light and dark:`);
  for (const address of paths) print(`  ${address.slice(0, 100)}`);
  for (const [name, reason] of chosen.length > 0 ? [] : Object.entries(notOpened))
    print(`  not the page ${name}, which ${reason}`);
  for (const { name, cannot } of browsers) print(`\n${[name, ...cannot].join("\n  its driver cannot ")}`);
  print(`\n${paths.length} addresses, ${browsers.length} browsers, ${failureCount} failed checks`);
  return failureCount > 0 ? 1 : 0;
}

const late = new OperatorError(`The walk took longer than ${maxMinutes} minutes.`);
const limit = new Promise<never>((_, reject) => setTimeout(reject, maxMinutes * 60_000, late).unref());

await command(() => Promise.race([walkAll(), limit]));
