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
  print(`  ${name} fehlt (${purpose}). Befehl: apt-get update && apt-get ${args.join(" ")}`);
  if (process.env.DORFFORUM_NO_APT)
    return print("  Es wird nicht installiert, weil DORFFORUM_NO_APT gesetzt ist.");
  const env = plainEnvironment({ DEBIAN_FRONTEND: "noninteractive" });
  const options = { cwd: root, env, log: path.join(logs, `install-${name}.log`) };
  await step(`${name} wird auf diesem System installiert (DORFFORUM_NO_APT=1 verhindert das)`, async () => {
    await run("apt-get update", "apt-get", ["update"], options);
    await run("apt-get install", "apt-get", args, options);
  });
}

/** Downloads Playwright's Chromium into the user's cache. */
function downloadBrowser() {
  const cli = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  const options = { cwd: root, env: plainEnvironment(), log: path.join(logs, "download-chromium.log") };
  return step("Chromium für die Browsertests wird geladen", () =>
    run("Der Download von Playwright", process.execPath, [cli, "install", "chromium"], options),
  );
}

/** @returns the path of a Chromium that starts, installed where there is none @throws {OperatorError} */
export async function ensureBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (await firstThatStarts([CHROMIUM_PATH])) return CHROMIUM_PATH;
    throw new OperatorError(`CHROMIUM_PATH ist kein Browser, der startet: ${CHROMIUM_PATH}.`);
  }
  let browser = await findBrowser();
  /** @type {string[]} */
  const failures = [];
  // With the fonts that the site's fallback fonts are measured on; without them text moves when the web fonts arrive.
  const installChromium = () =>
    installWithApt("die Browsertests brauchen es", "chromium", "fonts-liberation");
  for (const install of [downloadBrowser, installChromium]) {
    if (browser) return browser;
    await install().catch(({ message, details }) => failures.push(message, details));
    browser = await findBrowser();
  }
  if (browser) return browser;
  throw new OperatorError(
    "Für die Browsertests ließ sich kein Chromium installieren: Rufen Sie als root „npx playwright install --with-deps chromium“ oder „apt-get install -y chromium fonts-liberation“ auf, oder nennen Sie in CHROMIUM_PATH ein vorhandenes.",
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
  return ensureProgram(findHeadlessShell, "damit dauern die Browsertests ein Drittel weniger", ...packages);
}

export const ensureRedis = () =>
  ensureProgram(findRedis, "die Tests mit mehreren Servern brauchen es", "redis-server");

export const ensureNginx = () => ensureProgram(findNginx, "die Tests der Edge brauchen es", "nginx");

export const ensurePostgres = () =>
  ensureProgram(findPostgres, "die Tests des CMS mit PostgreSQL brauchen es", "postgresql");

export const ensureFirefox = () =>
  ensureProgram(findFirefox, "die Tests in allen Browsern brauchen es", "firefox-esr");

export const ensureWebKit = () =>
  ensureProgram(findWebKit, "die Tests in allen Browsern brauchen es", "webkit2gtk-driver", "xvfb");
