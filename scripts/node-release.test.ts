import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { npm } from "./install.mjs";
import { isSupported, releasePackage, supportedRange } from "./node-release.mjs";
import { root } from "./paths.mjs";

const read = (file: string) => readFileSync(path.join(root, file), "utf8");
const readJson = (file: string) => JSON.parse(read(file));
const run = promisify(execFile);

test.each([
  ["22.17.9", false],
  ["22.18.0", true],
  ["22.23.3", true],
  ["23.11.1", false],
  ["24.0.0", true],
  ["26.12.1", true],
  ["27.0.0", false],
  ["20.20.2", false],
])("Node %s is supported: %s", (version, expected) => {
  expect(isSupported(version, "^22.18.0 || ^24.0.0 || ^26.0.0")).toBe(expected);
});

test.each([
  ["linux", "x64"],
  ["linux", "arm64"],
  ["darwin", "x64"],
  ["darwin", "arm64"],
] as const)("the release for %s on %s is supported and has a checksum", (platform, arch) => {
  const { name, version } = releasePackage(platform, arch) ?? { name: "", version: "" };
  expect(isSupported(version)).toBe(true);
  const { packages } = readJson("deploy/server/node/package-lock.json");
  expect(packages[`node_modules/${name}`]).toMatchObject({ version, integrity: /^sha512-/ });
});

test("a machine for which there is no release has none", () => {
  expect(releasePackage("freebsd", "x64")).toBeUndefined();
});

test("the CMS, the images of containers and the README say which Node is supported", () => {
  expect(readJson("cms/package.json").engines.node).toBe(supportedRange());
  const images = read("deploy/containers/Dockerfile").match(/(?<=^FROM node:)[\d.]+/gm);
  expect(new Set(images)).toEqual(new Set([releasePackage("linux", "x64")?.version]));
  const [first = "", ...others] = supportedRange()
    .split(" || ")
    .map((part) => part.slice(1).replace(/(\.0)+$/, ""));
  expect(read("README.md")).toContain(`${first} and later, ${others.join(" and ")}`);
});

test("this test and the programs that it starts run on one supported Node", async () => {
  expect(isSupported(process.versions.node)).toBe(true);
  const { stdout } = await run("node", ["-p", "process.version"]);
  expect(stdout.trim()).toBe(process.version);
});

describe("on Node 18 with npm 10", () => {
  const folder = path.join(root, ".node", "18");
  const packages = path.join(folder, "node_modules");
  const node18 = path.join(packages, ".bin", "node");
  const npm10 = path.join(packages, "npm", "bin", "npm-cli.js");
  const onNode18 = (...args: string[]) => run(node18, ["scripts/with-node.mjs", ...args], { cwd: root });

  beforeAll(async () => {
    if (existsSync(npm10)) return;
    const [command = "", ...first] = npm;
    const names = [`${releasePackage()?.name}@18`, "npm@10"];
    await run(command, [...first, "install", "--prefix", folder, "--no-save", "--prefer-offline", ...names]);
  });

  test("the release is installed and starts", async () => {
    const installed = path.join(folder, "installed");
    await rm(installed, { recursive: true, force: true });
    const script = `import { ensureRelease } from "${pathToFileURL("scripts/node-release.mjs")}";
      const { path } = await ensureRelease(console.error, ${JSON.stringify(installed)});
      console.log(path);`;
    const env = { ...process.env, npm_execpath: npm10 };
    const { stdout } = await run(node18, ["--input-type=module", "-e", script], { cwd: root, env });
    const PATH = `${stdout.trim()}:/usr/bin:/bin`;
    const versions = await run("sh", ["-c", "node -v; npm -v"], { env: { ...process.env, PATH } });
    const wanted = [
      `v${releasePackage()?.version}`,
      readJson("deploy/server/node/package.json").dependencies.npm,
    ];
    expect(versions.stdout.trim().split("\n")).toEqual(wanted);
  });

  test("a command goes on with the release, and so do its children", async () => {
    const { stdout } = await onNode18(
      "node",
      "-p",
      "process.version + require('child_process').execSync('node -v')",
    );
    const version = `v${releasePackage()?.version}`;
    expect(stdout.trim()).toBe(version + version);
  });

  test("arguments and the exit code are handed on", async () => {
    const failing = onNode18("node", "-e", "process.exit(process.argv.length)", "a b", "ü");
    await expect(failing).rejects.toMatchObject({ code: 3 });
  });
});
