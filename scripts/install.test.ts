import { execFileSync } from "node:child_process";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import os from "node:os";
import path from "node:path";
import { hashFiles, writeStamp } from "./build-hash.mjs";
import { installPackages, isInstalled, requireMatchingLock } from "./install.mjs";
import { cms, site } from "./paths.mjs";

let folder: string;
const write = (name: string, content: object) =>
  writeFileSync(path.join(folder, name), JSON.stringify(content));

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "dorfforum-lock-"));
  write("package.json", { dependencies: { next: "16.4.6" }, devDependencies: { jest: "30.5.2" } });
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a lock file for the same dependencies is accepted", () => {
  const dependencies = { dependencies: { next: "16.4.6" }, devDependencies: { jest: "30.5.2" } };
  write("package-lock.json", { packages: { "": dependencies } });
  expect(() => requireMatchingLock(folder)).not.toThrow();
});

test("a lock file for other dependencies is refused", () => {
  const dependencies = { dependencies: { next: "16.4.6" }, devDependencies: { jest: "30.0.0" } };
  write("package-lock.json", { packages: { "": dependencies } });
  expect(() => requireMatchingLock(folder)).toThrow(
    "nennen verschiedene devDependencies: Rufen Sie dort npm install",
  );
});

test("a missing lock file is named", () => {
  expect(() => requireMatchingLock(folder)).toThrow(/package-lock\.json ist unlesbar/);
});

test("an installation without tools serves builds alone, one with them serves tests, too", () => {
  write("package-lock.json", {});
  mkdirSync(path.join(folder, "node_modules"));
  const serves = (stamp: string) => {
    writeStamp(path.join(folder, "node_modules"), stamp);
    return { builds: isInstalled(folder), tests: isInstalled(folder, true) };
  };
  const hash = hashFiles(folder, ["package-lock.json"]);
  expect(serves("other")).toEqual({ builds: false, tests: false });
  expect(serves(`${hash} omit=dev`)).toEqual({ builds: true, tests: false });
  expect(serves(hash)).toEqual({ builds: true, tests: true });
});

test("tools are added to an installation without them, which stays", async () => {
  for (const name of ["needed", "tool"]) {
    mkdirSync(path.join(folder, name));
    write(`${name}/package.json`, { name, version: "1.0.0" });
  }
  write("package.json", { dependencies: { needed: "file:needed" }, devDependencies: { tool: "file:tool" } });
  const log = path.join(folder, "install.log");
  const isThere = (name: string) => existsSync(path.join(folder, "node_modules", name));
  await installPackages(folder, log, false);
  expect(["needed", "tool"].map(isThere)).toEqual([true, false]);
  await installPackages(folder, log, true);
  expect(["needed", "tool"].map(isThere)).toEqual([true, true]);
});

const readJson = (file: string) => JSON.parse(readFileSync(file, "utf8"));

describe.each([site, cms])("$name", ({ folder: packageFolder }) => {
  test("every package with an install script is named in allowScripts, and no other", () => {
    const { packages } = readJson(path.join(packageFolder, "package-lock.json"));
    const withScripts = Object.keys(packages)
      .filter((installed) => packages[installed].hasInstallScript)
      .map((installed) => installed.replace(/^.*node_modules\//, ""));
    const { allowScripts } = readJson(path.join(packageFolder, "package.json"));
    expect(Object.keys(allowScripts).sort()).toEqual([...new Set(withScripts)].sort());
    expect(Object.values(allowScripts)).not.toContain(true);
  });

  test("no install script runs", async () => {
    const names = ["denied", "unnamed"];
    const tarball = (name: string) => `file:tarballs/${name}-1.0.0.tgz`;
    mkdirSync(path.join(folder, "tarballs"));
    for (const name of names) {
      mkdirSync(path.join(folder, name));
      const scripts = { postinstall: "node --eval \"fs.writeFileSync('ran', '')\"" };
      write(`${name}/package.json`, { name, version: "1.0.0", scripts });
    }
    const pack = ["pack", "--silent", "--pack-destination", "tarballs", ...names.map((name) => `./${name}`)];
    execFileSync("npm", pack, { cwd: folder, stdio: "ignore" });
    const dependencies = Object.fromEntries(names.map((name) => [name, tarball(name)]));
    write("package.json", { dependencies, allowScripts: { denied: false } });
    copyFileSync(path.join(packageFolder, ".npmrc"), path.join(folder, ".npmrc"));
    await installPackages(folder, path.join(folder, "install.log"), true);
    const ran = names.filter((name) => existsSync(path.join(folder, "node_modules", name, "ran")));
    expect(ran).toEqual([]);
  });
});
