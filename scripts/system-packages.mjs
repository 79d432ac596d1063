import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import { plainEnvironment } from "./environment.mjs";
import { OperatorError } from "./failures.mjs";
import { logs, root } from "./paths.mjs";
import { run } from "./processes.mjs";
import { print, step } from "./progress.mjs";

const browserNames = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/** The first program that starts; one that lacks a system library exists but does not start. */
async function firstThatStarts(/** @type {string[]} */ files, version = "--version") {
  for (const file of files) {
    const starting = promisify(execFile)(file, [version], { timeout: 30_000 });
    if (await starting.catch(() => undefined)) return file;
  }
  return undefined;
}

const searchPath = () => (process.env.PATH ?? "").split(path.delimiter);

/** The files of programs in PATH, which Playwright wants whole */
const filesOf = (/** @type {string[]} */ ...names) =>
  names
    .flatMap((name) => searchPath().map((folder) => path.join(folder, name)))
    .filter((file) => existsSync(file));

async function findBrowser() {
  const { chromium } = await import("@playwright/test");
  return firstThatStarts([...filesOf(...browserNames), chromium.executablePath()]);
}

const findHeadlessShell = () => firstThatStarts(filesOf("chromium-headless-shell"));
const findRedis = () => firstThatStarts(["redis-server"]);
const findFirefox = () => firstThatStarts(["firefox-esr"]);
/** WebKitGTK's driver; it has no windowless mode, so it comes with a display in memory. */
const findWebKit = async () =>
  (await firstThatStarts(["Xvfb"], "-help")) && firstThatStarts(["WebKitWebDriver"], "--help");
const findNginx = () => firstThatStarts(["nginx", "/usr/sbin/nginx"], "-v");

/** The folder of PostgreSQL's programs; Debian puts initdb into none of PATH. */
async function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(debian, version, "bin")), ...searchPath()];
  const initdb = await firstThatStarts(folders.map((folder) => path.join(folder, "initdb")));
  return initdb && path.dirname(initdb);
}

/** Installs packages of Debian, after it has printed why and how. DORFFORUM_NO_APT prevents that. */
async function installWithApt(/** @type {string} */ purpose, /** @type {string[]} */ ...names) {
  const [name] = names;
  const isPossible = process.getuid?.() === 0 && existsSync("/etc/debian_version");
  if (!isPossible || !existsSync("/usr/bin/apt-get")) return;
  const args = ["install", "-y", "--no-install-recommends", ...names];
  print(`  ${name} is missing; ${purpose}. Command: apt-get update && apt-get ${args.join(" ")}`);
  if (process.env.DORFFORUM_NO_APT) return print("  It is not installed because DORFFORUM_NO_APT is set.");
  const env = plainEnvironment({ DEBIAN_FRONTEND: "noninteractive" });
  const options = { cwd: root, env, log: path.join(logs, `install-${name}.log`) };
  await step(`Installing ${name} on this system (DORFFORUM_NO_APT=1 prevents that)`, async () => {
    await run("apt-get update", "apt-get", ["update"], options);
    await run("apt-get install", "apt-get", args, options);
  });
}

/** Downloads Playwright's Chromium into the user's cache. */
function downloadBrowser() {
  const cli = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  const options = { cwd: root, env: plainEnvironment(), log: path.join(logs, "download-chromium.log") };
  return step("Downloading Chromium for the browser tests", () =>
    run("Playwright's download", process.execPath, [cli, "install", "chromium"], options),
  );
}

/** @returns the path of a Chromium that starts, installed where there is none @throws {OperatorError} */
export async function ensureBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (await firstThatStarts([CHROMIUM_PATH])) return CHROMIUM_PATH;
    throw new OperatorError(`CHROMIUM_PATH is not a browser that starts: ${CHROMIUM_PATH}.`);
  }
  let browser = await findBrowser();
  /** @type {string[]} */
  const failures = [];
  // With the fonts that the site's fallback fonts are measured on; without them text moves when the web fonts arrive.
  const installChromium = () => installWithApt("the browser tests need it", "chromium", "fonts-liberation");
  for (const install of [downloadBrowser, installChromium]) {
    if (browser) return browser;
    await install().catch(({ message, details }) => failures.push(message, details));
    browser = await findBrowser();
  }
  if (browser) return browser;
  throw new OperatorError(
    "No Chromium could be installed for the browser tests: run 'npx playwright install --with-deps chromium' or 'apt-get install -y chromium fonts-liberation' as root, or set CHROMIUM_PATH to an installed one.",
    failures.join("\n"),
  );
}

/**
 * @param {() => Promise<string | undefined>} find @param {string} purpose @param {string[]} names of Debian's packages
 * @returns {Promise<string>} a program, installed where there is none; "" where that fails
 */
async function ensureProgram(find, purpose, ...names) {
  if (!(await find())) await installWithApt(purpose, ...names).catch((error) => print(`  ${error.message}`));
  return (await find()) ?? "";
}

/**
 * The browser of most tests: Debian's Chromium without windows, which takes a third less time than Chromium's own headless
 * mode, but has no cache for the way back. @param {string} browser what ensureBrowser() found
 * @returns {Promise<string>} "" where the tests take that one
 */
export async function ensureHeadlessShell(browser) {
  if (process.env.CHROMIUM_PATH || path.basename(browser) !== "chromium") return "";
  // With Chromium, for both have to be of one version.
  const packages = ["chromium-headless-shell", "chromium"];
  return ensureProgram(findHeadlessShell, "the browser tests take a third less time with it", ...packages);
}

export const ensureRedis = () =>
  ensureProgram(findRedis, "the tests with several servers need it", "redis-server");

export const ensureNginx = () => ensureProgram(findNginx, "the tests of the edge need it", "nginx");

export const ensurePostgres = () =>
  ensureProgram(findPostgres, "the tests of the CMS with PostgreSQL need it", "postgresql");

export const ensureFirefox = () =>
  ensureProgram(findFirefox, "the tests in every browser need it", "firefox-esr");

export const ensureWebKit = () =>
  ensureProgram(findWebKit, "the tests in every browser need it", "webkit2gtk-driver", "xvfb");
