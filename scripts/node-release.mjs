import { execFileSync, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { causeOfFailedInstall } from "./failures.mjs";

// This file, with-node.mjs and what they import run on any Node from 18 on, and use nothing but Node.

const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)));
const readJson = (/** @type {string} */ file) => JSON.parse(readFileSync(file, "utf8"));

/** The lock file of the release that servers and this project use. */
const locked = path.join(root, "deploy", "server", "node");

/** The range of supported versions, such as `^22.18.0 || ^24.0.0`. @returns {string} */
export const supportedRange = () => readJson(path.join(root, "package.json")).engines.node;

/** @param {string} version such as `24.21.0` @param {string} [range] of caret ranges */
export function isSupported(version, range = supportedRange()) {
  const [major, minor] = version.split(".").map(Number);
  return range.split("||").some((part) => {
    const [wantedMajor, minMinor] = part.trim().slice(1).split(".").map(Number);
    return major === wantedMajor && Number(minor) >= Number(minMinor);
  });
}

/** The package of the registry that holds Node for this machine, undefined where there is none. @returns {{ name: string, version: string } | undefined} */
export function releasePackage(platform = process.platform, arch = process.arch) {
  const { optionalDependencies } = readJson(path.join(locked, "package.json"));
  const name = Object.keys(optionalDependencies).find((one) => one.endsWith(`-${platform}-${arch}`));
  return name ? { name, version: optionalDependencies[name] } : undefined;
}

/** Runs npm of the Node at hand. @returns {Promise<string | undefined>} what it printed, undefined when it succeeded */
function runNpm(/** @type {string[]} */ args, /** @type {string} */ cwd) {
  const { npm_execpath, ...env } = process.env;
  for (const name of Object.keys(env)) if (/^npm_(?!config_)/.test(name)) delete env[name];
  const [command, ...first] = npm_execpath?.endsWith(".js") ? [process.execPath, npm_execpath] : ["npm"];
  const child = spawn(command || "npm", [...first, ...args], { cwd, env, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (data) => (output += data));
  return new Promise((resolve) => {
    child.on("error", (error) => resolve(error.message));
    child.on("close", (code) => resolve(code === 0 ? undefined : output));
  });
}

const isRunning = (/** @type {string} */ pid) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

/** What interrupted installations have left. */
function removeLeftovers(/** @type {string} */ folder) {
  for (const name of readdirSync(folder)) {
    const [, pid] = /^installing-(\d+)-/.exec(name) || [];
    if (pid && !isRunning(pid)) rmSync(path.join(folder, name), { recursive: true, force: true });
  }
}

/**
 * Installs the release of the lock file into the project's folder `.node`, unless it is there.
 * @param {(line: string) => void} print
 * @returns the files of node and of npm's command line, and what belongs into PATH
 * @throws {Error} with a sentence for the operator
 */
export async function ensureRelease(print, folder = path.join(root, ".node")) {
  const release = releasePackage();
  const advice = `Installieren Sie Node ${supportedRange()} und rufen Sie den Befehl noch einmal auf.`;
  if (process.platform === "win32")
    throw new Error("Unter Windows laufen die Befehle in WSL: siehe dessen Anleitung.");
  if (!release)
    throw new Error(
      `Für ${process.platform} auf ${process.arch} lässt sich kein Node herunterladen. ${advice}`,
    );
  const target = path.join(folder, `${release.version}-${process.platform}-${process.arch}`);
  const nodeIn = (/** @type {string} */ place) =>
    path.join(place, "node_modules", release.name, "bin", "node");
  const packages = path.join(target, "node_modules");
  const installed = {
    node: nodeIn(target),
    npm: path.join(packages, "npm", "bin", "npm-cli.js"),
    // npm before 11 puts no node into .bin.
    path: [path.dirname(nodeIn(target)), path.join(packages, ".bin")].join(path.delimiter),
  };
  if (existsSync(target)) return installed;

  print(
    `Mit Node ${process.versions.node} läuft das Dorfforum nicht: ${release.version} wird aus dem Paketverzeichnis geholt …`,
  );
  mkdirSync(folder, { recursive: true });
  removeLeftovers(folder);
  const installing = mkdtempSync(path.join(folder, `installing-${process.pid}-`));
  try {
    for (const name of ["package.json", "package-lock.json"])
      cpSync(path.join(locked, name), path.join(installing, name));
    const options = [
      "--ignore-scripts",
      "--no-audit",
      "--no-fund",
      "--engine-strict=false",
      "--prefer-offline",
    ];
    const problem = await runNpm(["ci", ...options, "--prefix", installing], installing);
    if (problem !== undefined)
      throw new Error(
        `${problem.trim()}\n\nNode ${release.version} ließ sich nicht installieren. ${causeOfFailedInstall(problem) ?? advice}`,
      );
    try {
      execFileSync(nodeIn(installing), ["--version"], { stdio: "pipe" });
    } catch (error) {
      throw new Error(
        `Node ${release.version} startet auf diesem System nicht (${Object(error).message}). ${advice}`,
      );
    }
    try {
      renameSync(installing, target);
    } catch (error) {
      // Another command has installed it in the meantime.
      if (!existsSync(target)) throw error;
    }
  } finally {
    rmSync(installing, { recursive: true, force: true });
  }
  return installed;
}
