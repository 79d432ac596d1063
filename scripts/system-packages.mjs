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
    const starting = promisify(execFile)(file, [version], { timeout: 30_000, env: process.env });
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

/** @returns {Promise<string | undefined>} @throws {OperatorError} where CHROMIUM_PATH names none */
async function findChromium() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (await firstThatStarts([CHROMIUM_PATH])) return CHROMIUM_PATH;
    throw new OperatorError(`CHROMIUM_PATH ist kein Browser, der startet: ${CHROMIUM_PATH}.`);
  }
  const { chromium } = await import("@playwright/test");
  return firstThatStarts([...filesOf(...browserNames), chromium.executablePath()]);
}

/** The folder of PostgreSQL's programs; Debian puts initdb into none of PATH. */
async function findPostgres() {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => path.join(debian, version, "bin")), ...searchPath()];
  const initdb = await firstThatStarts(folders.map((folder) => path.join(folder, "initdb")));
  return initdb && path.dirname(initdb);
}

/** How each program is found, what it is for, and the packages of Debian that bring it */
const programs = {
  chromium: {
    find: findChromium,
    purpose: "die Browsertests brauchen es",
    // With the fonts that the site's fallback fonts are measured on; without them text moves when the web fonts arrive.
    packages: ["chromium", "fonts-liberation"],
  },
  redis: {
    find: () => firstThatStarts(["redis-server"]),
    purpose: "die Tests mit mehreren Servern brauchen es",
    packages: ["redis-server"],
  },
  nginx: {
    find: () => firstThatStarts(["nginx", "/usr/sbin/nginx"], "-v"),
    purpose: "die Tests der Edge brauchen es",
    packages: ["nginx"],
  },
  postgres: {
    find: findPostgres,
    purpose: "die Tests des CMS mit PostgreSQL brauchen es",
    packages: ["postgresql"],
  },
  firefox: {
    find: () => firstThatStarts(["firefox-esr"]),
    purpose: "die Tests in allen Browsern brauchen es",
    packages: ["firefox-esr"],
  },
  webkit: {
    find: () => firstThatStarts(["WebKitWebDriver"], "--help"),
    purpose: "die Tests in allen Browsern brauchen es",
    packages: ["webkit2gtk-driver"],
  },
  display: {
    find: () => firstThatStarts(["Xvfb"], "-help"),
    purpose: "WebKitGTK kann nicht ohne Fenster starten",
    packages: ["xvfb"],
  },
};

/** @typedef {keyof typeof programs} ProgramName */

/** What `npm test` needs @type {ProgramName[]} */
export const testPrograms = ["chromium", "redis", "nginx", "postgres"];
/** What `npm run test:browsers` needs @type {ProgramName[]} */
export const otherBrowsers = ["firefox", "webkit", "display"];

async function lookFor(/** @type {ProgramName[]} */ names) {
  const found = await Promise.all(names.map(async (name) => [name, (await programs[name].find()) ?? ""]));
  const missing = names.filter((_, index) => !found[index]?.[1]);
  return { paths: /** @type {Record<ProgramName, string>} */ (Object.fromEntries(found)), missing };
}

const debianNames = (/** @type {ProgramName[]} */ names) => names.map((name) => programs[name].packages[0]);

/** @returns the programs' paths @throws {OperatorError} where one is missing; only `npm run setup` installs */
export async function findPrograms(/** @type {ProgramName[]} */ ...names) {
  const { paths, missing } = await lookFor(names);
  if (missing.length === 0) return paths;
  const setup = missing.some((name) => otherBrowsers.includes(name)) ? "setup -- browsers" : "setup";
  throw new OperatorError(
    `Auf diesem System fehlt: ${debianNames(missing).join(", ")}. „npm run ${setup}“ installiert es.`,
  );
}

const hasDebianShell = (/** @type {string} */ chromium) =>
  !process.env.CHROMIUM_PATH && path.basename(chromium) === "chromium";

/**
 * The browser of most tests: Debian's Chromium without windows, which takes a third less time than Chromium's own headless
 * mode, but has no cache for the way back. @param {string} chromium as findPrograms() finds it
 * @returns {Promise<string>} "" where the tests take that one
 */
export const findHeadlessShell = async (chromium) =>
  (hasDebianShell(chromium) && (await firstThatStarts(filesOf("chromium-headless-shell")))) || "";

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
function downloadChromium() {
  const cli = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  const options = { cwd: root, env: plainEnvironment(), log: path.join(logs, "download-chromium.log") };
  return step("Chromium für die Browsertests wird geladen", () =>
    run("Der Download von Playwright", process.execPath, [cli, "install", "chromium"], options),
  );
}

/** Installs what is missing. @returns the programs' paths @throws {OperatorError} where something is still missing */
export async function installPrograms(/** @type {ProgramName[]} */ ...names) {
  /** @type {string[]} */
  const failures = [];
  const attempt = async (/** @type {Promise<unknown>} */ installing) => {
    await installing.catch(({ message, details }) => failures.push(message, details));
  };
  for (const name of names) {
    const { find, purpose, packages } = programs[name];
    if (name === "chromium" && !(await find())) await attempt(downloadChromium());
    if (!(await find())) await attempt(installWithApt(purpose, ...packages));
  }
  const { paths, missing } = await lookFor(names);
  if (missing.length > 0)
    throw new OperatorError(
      `Es fehlt noch: ${debianNames(missing).join(", ")}. Unter Debian installiert es root mit „apt-get install -y ${missing.flatMap((name) => programs[name].packages).join(" ")}“.${missing.includes("chromium") ? " Ein Chromium an anderem Ort nennt CHROMIUM_PATH." : ""}`,
      failures.join("\n"),
    );
  if (hasDebianShell(paths.chromium) && !(await findHeadlessShell(paths.chromium)))
    // With Chromium, for both have to be of one version.
    await attempt(
      installWithApt(
        "damit dauern die Browsertests ein Drittel weniger",
        "chromium-headless-shell",
        "chromium",
      ),
    );
  return paths;
}
