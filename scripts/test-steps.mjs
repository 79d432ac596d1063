import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ensureBrowser } from "./browser.mjs";
import { ensureCmsBuilt, ensureSiteBuilt } from "./build.mjs";
import { testEnvironment } from "./environment.mjs";
import { causeOf, OperatorError } from "./failures.mjs";
import { npm } from "./install.mjs";
import { logs, root, shown } from "./paths.mjs";
import { launch } from "./processes.mjs";
import { print, step } from "./progress.mjs";
import { ensureRedis } from "./redis.mjs";
import { startStack, testBuild } from "./test-stack.mjs";

/**
 * What a step found; a step that fails also throws. `failures` are the tests that failed, each with its message.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} Count
 */

/** Lines of a failed step that are shown; its log has them all. */
const enough = 200;

/** A failed test as the end of a run shows it: its name and what it says first. */
const failureOf = (name, message = "") =>
  [name, ...stripVTControlCharacters(message).trim().split("\n").slice(0, 20)].join("\n    ");

/** Runs a program and then has `read` count, whether it succeeded or not. */
async function counted(name, [command, ...args], { env = testEnvironment(), onLine }, read) {
  const log = path.join(logs, `test-${name}.log`);
  const program = launch(command, args, { cwd: root, env, log, onLine });
  const { code } = await program.exited;
  const count = await read(program.output(), code);
  if (code === 0 && count.failed === 0 && count.passed > 0) return count;
  const why =
    code === 0 && count.failed === 0 ? `The step ${name} executed no test` : `The step ${name} failed`;
  const failure = new OperatorError(
    causeOf(program.output()) ?? `${why}; all of its output is in ${shown(log)}.`,
    onLine ? "" : program.tail(enough),
  );
  throw Object.assign(failure, { count });
}

const npmRun = (name, ...args) => [...npm, "run", "--silent", `test:${name}`, ...args];

const check = (name, title) => () =>
  step(title, () =>
    counted(name, npmRun(name), {}, (_, code) => ({
      passed: Number(code === 0),
      failed: Number(code !== 0),
      skipped: 0,
    })),
  );

/** A report that a test runner wrote, or undefined when it came to none. */
const reportIn = (file) =>
  readFile(file, "utf8").then(JSON.parse, (error) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });

const none = { passed: 0, failed: 0, skipped: 0 };

async function types(options) {
  // What an older build wrote about its routes would contradict what is generated now.
  await rm(path.join(root, testBuild, "types"), { recursive: true, force: true });
  return check("types", "Types")(options);
}

/** The failed tests of a file in Jest's report; a file that cannot be loaded has a message alone. */
function failuresOfFile({ name, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0) return message ? [failureOf(file, message)] : [];
  return failed.map((test) => failureOf(`${file}: ${test.fullName}`, test.failureMessages[0]));
}

function unit({ folder, args }) {
  const report = path.join(folder, "jest.json");
  return step("Unit tests", () =>
    counted("unit", npmRun("unit", "--", "--json", `--outputFile=${report}`, ...args), {}, async () => {
      const result = await reportIn(report);
      if (!result) return none;
      return {
        passed: result.numPassedTests,
        // A file that cannot even be loaded counts as one failed test.
        failed: result.numFailedTests + result.numRuntimeErrorTestSuites,
        skipped: result.numPendingTests + result.numTodoTests,
        failures: result.testResults.flatMap(failuresOfFile),
      };
    }),
  );
}

/** Sums up a line such as `# pass 12` or `ℹ pass 12` of Node's own test runner. */
const sumOf = (output, word) =>
  [...output.matchAll(new RegExp(`^(?:#|ℹ) ${word} (\\d+)$`, "gm"))].reduce(
    (sum, [, count]) => sum + Number(count),
    0,
  );

const cms = () =>
  step("CMS tests", () =>
    counted("cms", npmRun("cms"), {}, (output) => ({
      passed: sumOf(output, "pass"),
      failed: sumOf(output, "fail") + sumOf(output, "cancelled"),
      skipped: sumOf(output, "skipped") + sumOf(output, "todo"),
    })),
  );

async function build() {
  const built = [await ensureCmsBuilt(), await ensureSiteBuilt(testBuild, testEnvironment())];
  if (!built.includes(true)) print("✓ Both builds are up to date");
  return { ...none, passed: 1 };
}

/** The tests of a suite and of those within it in Playwright's report that failed, be it once. */
const failuresOfSuite = ({ specs = [], suites = [] }) => [
  ...specs.flatMap(({ file, line, title, ok, tests }) => {
    const { error } = tests.flatMap(({ results }) => results).find((result) => result.error) ?? {};
    const name = `${file}:${line}: ${title}${ok ? " (passed when repeated)" : ""}`;
    return error ? [failureOf(name, error.message)] : [];
  }),
  ...suites.flatMap(failuresOfSuite),
];

async function e2e({ folder, args }) {
  await build();
  const browser = await ensureBrowser();
  const redis = await ensureRedis();
  const stack = await step("Starting a CMS with a fresh village and a site", () => startStack(folder));
  const report = path.join(folder, "playwright.json");
  const playwright = path.join(root, "node_modules", "@playwright", "test", "cli.js");
  const env = testEnvironment({
    ...stack.env,
    CHROMIUM_PATH: browser,
    REDIS_SERVER: redis,
    PLAYWRIGHT_JSON_OUTPUT_FILE: report,
  });
  try {
    return await counted(
      "e2e",
      [process.execPath, playwright, "test", "--reporter=list,json", ...args],
      { env, onLine: print },
      async () => {
        const result = await reportIn(report);
        if (!result) return none;
        const { expected, unexpected, flaky, skipped } = result.stats;
        return {
          passed: expected + flaky,
          failed: unexpected + result.errors.length,
          skipped,
          failures: [
            ...result.suites.flatMap(failuresOfSuite),
            ...result.errors.map(({ message }) => failureOf("outside the tests", message)),
          ],
        };
      },
    );
  } finally {
    await Promise.all(stack.servers.map((server) => server.stop()));
  }
}

/** In the order in which they run: the quick ones first. Each gives its Count, or throws, with it if it has one. */
export const steps = {
  format: check("format", "Format"),
  lint: check("lint", "Lint"),
  types,
  unit,
  cms,
  build,
  e2e,
};
