/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { requireMatchingLock } from "./install.mjs";

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
  expect(() => requireMatchingLock(folder)).toThrow("disagree about devDependencies: run npm install");
});

test("a missing lock file is named", () => {
  expect(() => requireMatchingLock(folder)).toThrow(/package-lock\.json cannot be read/);
});
