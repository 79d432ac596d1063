import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { hashSources } from "./build.mjs";
import { hashFiles, isStamped, removeStamp, writeStamp } from "./build-hash.mjs";

let folder: string;
const file = (name: string) => path.join(folder, name);

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "dorfforum-hash-"));
  mkdirSync(file("lib/testing"), { recursive: true });
  writeFileSync(file("package.json"), "{}");
  writeFileSync(file("lib/one.ts"), "1");
  writeFileSync(file("lib/two.ts"), "2");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("the hash depends on names and contents, not on order", () => {
  const hash = hashFiles(folder, ["lib", "package.json", "missing"]);
  expect(hashFiles(folder, ["package.json", "lib"])).toBe(hash);

  writeFileSync(file("lib/one.ts"), "changed");
  expect(hashFiles(folder, ["lib", "package.json"])).not.toBe(hash);
  writeFileSync(file("lib/one.ts"), "1");
  expect(hashFiles(folder, ["lib", "package.json"])).toBe(hash);

  renameSync(file("lib/one.ts"), file("lib/renamed.ts"));
  expect(hashFiles(folder, ["lib", "package.json"])).not.toBe(hash);
});

test("a build depends on its sources and its package.json, not on tests and the settings of other tools", () => {
  const hash = hashSources(folder, ["lib"]);
  for (const name of [
    "lib/one.test.ts",
    "lib/testing/data.ts",
    "jest.config.mjs",
    "knip.json",
    ".strapi-updater.json",
  ])
    writeFileSync(file(name), "new");
  expect(hashSources(folder, ["lib"])).toBe(hash);

  writeFileSync(file("package.json"), '{ "name": "other" }');
  expect(hashSources(folder, ["lib"])).not.toBe(hash);
});

test("a build of the CMS depends on packages beside its folder", () => {
  mkdirSync(file("packages/shared"), { recursive: true });
  const hash = hashSources(file("lib"), ["../packages"]);
  writeFileSync(file("packages/shared/day.test.ts"), "new");
  expect(hashSources(file("lib"), ["../packages"])).toBe(hash);
  writeFileSync(file("packages/shared/day.ts"), "new");
  expect(hashSources(file("lib"), ["../packages"])).not.toBe(hash);
});

test("a folder is stamped for one hash until the stamp is removed", () => {
  expect(isStamped(folder, "a")).toBe(false);
  writeStamp(folder, "a");
  expect(isStamped(folder, "a")).toBe(true);
  expect(isStamped(folder, "b")).toBe(false);
  removeStamp(folder);
  expect(isStamped(folder, "a")).toBe(false);
  removeStamp(path.join(folder, "missing"));
});
