import { existsSync, readFileSync } from "node:fs";
import { rm } from "node:fs/promises";
import path from "node:path";
import { ensureCmsBuilt } from "./build.mjs";
import { testEnvironment } from "./environment.mjs";
import { causeOf, lastLines, OperatorError } from "./failures.mjs";
import { npm } from "./install.mjs";
import { logs, relativePath, root } from "./paths.mjs";
import { launch } from "./processes.mjs";
import { print, step } from "./progress.mjs";
import { startPostgres } from "./stack/postgres.mjs";
import { ensureTestSiteBuilt, ensureVillage, startStack, testBuild } from "./stack/test-stack.mjs";
import { findHeadlessShell, findPrograms, testPrograms } from "./system-packages.mjs";
import { countJestReport, countJunitReport, countPlaywrightReport } from "./test-reports.mjs";

/**
 * @typedef {import("./test-reports.mjs").TestCount} TestCount
 * @typedef {{ folder: string, runnerArgs: string[] }} StepOptions `folder` is for reports and data of this run
 */

const maxOutputLines = 200;
const noTests = { passed: 0, failed: 0, skipped: 0 };

/** A step that failed, with the result of its tests. */
export class StepError extends OperatorError {
  /** @param {string} sentence @param {string} details @param {TestCount} count */
  constructor(sentence, details, count) {
    super(sentence, details);
    this.count = count;
  }
}

/**
 * Runs a step's program and counts its tests.
 * @param {string} name @param {string[]} commandLine @param {(output: string, code: number | null) => TestCount} count
 * @param {{ env?: import("./environment.mjs").Variables, onLine?: (line: string) => void }} [options]
 * @throws {StepError} unless the program succeeds and at least one test passed
 */
async function runCounted(name, [program = "", ...args], count, { env = testEnvironment(), onLine } = {}) {
  const log = path.join(logs, `test-${name}.log`);
  const { exited, output } = launch(program, args, { cwd: root, env, log, onLine });
  const { code } = await exited;
  const result = count(output(), code);
  const isSuccess = code === 0 && result.failed === 0;
  if (isSuccess && result.passed > 0) return result;
  const problem = isSuccess ? "executed no test" : "failed";
  throw new StepError(
    causeOf(output()) ?? `The step ${name} ${problem}; its whole output is in ${relativePath(log)}.`,
    onLine ? "" : lastLines(output(), maxOutputLines),
    result,
  );
}

const npmRun = (/** @type {string} */ name, /** @type {string[]} */ ...args) => [
  ...npm,
  "run",
  "--silent",
  `test:${name}`,
  ...args,
];

/** Counts the tests in a report; a runner that did not start has written none. */
const countReport = (/** @type {string} */ file, /** @type {(text: string) => TestCount} */ count) => () =>
  existsSync(file) ? count(readFileSync(file, "utf8")) : noTests;

const countJson = (/** @type {string} */ file, /** @type {(report: any) => TestCount} */ count) =>
  countReport(file, (text) => count(JSON.parse(text)));

/** A step that counts as one test. @param {string} name @param {string} title */
const check = (name, title) => () =>
  step(title, () =>
    runCounted(name, npmRun(name), (_, code) => ({ ...noTests, [code === 0 ? "passed" : "failed"]: 1 })),
  );

async function types() {
  // Route types of an older build would contradict those that are generated now.
  await rm(path.join(root, testBuild, "types"), { recursive: true, force: true });
  return check("types", "Types")();
}

/** @param {StepOptions} options */
function unit({ folder, runnerArgs }) {
  const report = path.join(folder, "jest.json");
  const commandLine = npmRun("unit", "--", "--json", `--outputFile=${report}`, ...runnerArgs);
  return step("Unit tests", () => runCounted("unit", commandLine, countJson(report, countJestReport)));
}

/** @param {StepOptions} options */
function cmsTests({ folder }) {
  const report = path.join(folder, "cms.xml");
  const reporters = ["--test-reporter=spec", "--test-reporter-destination=stdout"];
  reporters.push("--test-reporter=junit", `--test-reporter-destination=${report}`);
  const commandLine = npmRun("cms", "--", "--", ...reporters);
  return step("CMS tests", () => runCounted("cms", commandLine, countReport(report, countJunitReport)));
}

const isOnPostgres = process.env.TEST_DATABASE === "postgres";

/** Builds both, and fills a village as soon as the CMS is built. @param {StepOptions} options */
async function build({ folder }) {
  async function prepareCms() {
    const isBuilt = await ensureCmsBuilt();
    if (!isOnPostgres) await ensureVillage(folder);
    return isBuilt;
  }
  const built = await Promise.all([prepareCms(), ensureTestSiteBuilt()]);
  if (!built.includes(true)) print("✓ Both builds are up to date");
  return { ...noTests, passed: 1 };
}

/** @param {StepOptions} options */
async function e2e({ folder, runnerArgs }) {
  await build({ folder, runnerArgs });
  const { chromium, redis, nginx, postgres: postgresFolder } = await findPrograms(...testPrograms);
  process.env.POSTGRES_BIN = postgresFolder;
  const postgres = isOnPostgres ? await startPostgres() : undefined;
  const stack = await step("Starting a CMS and a site", async () =>
    startStack(folder, await ensureVillage(folder, postgres)),
  );
  const report = path.join(folder, "playwright.json");
  const playwright = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  const commandLine = [process.execPath, playwright, "test", "--reporter=list,json", ...runnerArgs];
  const env = {
    ...stack.env,
    CHROMIUM_PATH: chromium,
    HEADLESS_SHELL_PATH: await findHeadlessShell(chromium),
    REDIS_SERVER: redis,
    NGINX_PROGRAM: nginx,
    POSTGRES_BIN: postgresFolder,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  };
  const count = countJson(report, countPlaywrightReport);
  try {
    return await runCounted("e2e", commandLine, count, { env: testEnvironment(env), onLine: print });
  } finally {
    await Promise.all(stack.servers.map((server) => server.stop()));
    await postgres?.stop();
  }
}

/** In the order in which the summary has them. */
export const steps = {
  format: check("format", "Format"),
  lint: check("lint", "Lint"),
  types,
  unit,
  cms: cmsTests,
  build,
  e2e,
};

/**
 * The steps that run at the same time as others, each list in its order. Types are generated before the site is built,
 * which generates them, too; the browser tests have the machine for themselves.
 * @type {(keyof typeof steps)[][][]}
 */
export const phases = [
  [
    ["format", "lint", "unit"],
    ["types", "cms", "build"],
  ],
  [["e2e"]],
];

/**
 * @param {string[]} args of `npm test`: names of steps, and after a single unit or e2e arguments for its test runner
 * @throws {OperatorError} when a step does not exist
 */
export function parseArguments(args) {
  const stepNames = /** @type {(keyof typeof steps)[]} */ (Object.keys(steps));
  const end = args.findIndex((arg) => !Object.hasOwn(steps, arg));
  const picked = end === -1 ? args : args.slice(0, end);
  const runnerArgs = args.slice(picked.length);
  if (runnerArgs.length > 0 && !["unit", "e2e"].includes(picked.join()))
    throw new OperatorError(`There is no step "${runnerArgs[0]}": choose from ${stepNames.join(", ")}.`);
  return { names: stepNames.filter((name) => picked.length === 0 || picked.includes(name)), runnerArgs };
}
