import { execFile } from "node:child_process";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { root } from "./paths.mjs";
import { countJestReport, countJunitReport, countPlaywrightReport, slowestTests } from "./test-reports.mjs";

describe("Jest's report", () => {
  const file = (name: string) => path.join(root, name);

  test("is counted with the names and first messages of failed tests", () => {
    const count = countJestReport({
      numPassedTests: 5,
      numFailedTests: 1,
      numRuntimeErrorTestSuites: 0,
      numPendingTests: 1,
      numTodoTests: 2,
      testResults: [
        {
          name: file("lib/dates/day.test.ts"),
          message: "everything that failed",
          assertionResults: [
            { status: "passed", fullName: "a day", failureMessages: [], duration: 1500 },
            {
              status: "failed",
              fullName: "a week",
              failureMessages: ["\u001b[31mExpected 7\u001b[39m\nat x"],
            },
          ],
        },
      ],
    });
    expect(count).toEqual({
      passed: 5,
      failed: 1,
      skipped: 3,
      failures: ["lib/dates/day.test.ts: a week\n    Expected 7\n    at x"],
      durations: [
        { name: "lib/dates/day.test.ts: a day", seconds: 1.5 },
        { name: "lib/dates/day.test.ts: a week", seconds: 0 },
      ],
    });
  });

  test("a file that cannot be loaded counts as one failed test", () => {
    const count = countJestReport({
      numPassedTests: 0,
      numFailedTests: 0,
      numRuntimeErrorTestSuites: 1,
      numPendingTests: 0,
      numTodoTests: 0,
      testResults: [{ name: file("lib/broken.test.ts"), message: "Unexpected token", assertionResults: [] }],
    });
    expect(count).toMatchObject({ failed: 1, failures: ["lib/broken.test.ts\n    Unexpected token"] });
  });
});

describe("Playwright's report", () => {
  type Report = Parameters<typeof countPlaywrightReport>[0];
  const spec = (title: string, ok: boolean, messages: (string | undefined)[]) => ({
    title,
    ok,
    file: "search.spec.ts",
    line: 7,
    tests: [
      { results: messages.map((message) => ({ duration: 2000, ...(message && { error: { message } }) })) },
    ],
  });
  const report = (parts: object) =>
    ({
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0 },
      suites: [],
      errors: [],
      ...parts,
    }) as unknown as Report;

  test("is counted with the failures of nested suites", () => {
    const inner = { specs: [spec("finds nothing", false, ["Timeout", "Timeout again"])] };
    const count = countPlaywrightReport(
      report({
        stats: { expected: 3, unexpected: 1, flaky: 0, skipped: 2 },
        suites: [{ specs: [spec("finds", true, [undefined])], suites: [inner] }],
      }),
    );
    expect(count).toEqual({
      passed: 3,
      failed: 1,
      skipped: 2,
      failures: ["search.spec.ts:7: finds nothing\n    Timeout"],
      durations: [
        { name: "search.spec.ts:7: finds", seconds: 2 },
        { name: "search.spec.ts:7: finds nothing", seconds: 4 },
      ],
    });
  });

  test("a test that passed when repeated counts as passed and is named", () => {
    const count = countPlaywrightReport(
      report({
        stats: { expected: 1, unexpected: 0, flaky: 1, skipped: 0 },
        suites: [{ specs: [spec("is slow", true, ["Timeout", undefined])] }],
      }),
    );
    expect(count).toMatchObject({
      passed: 2,
      failed: 0,
      failures: ["search.spec.ts:7: is slow (passed when repeated)\n    Timeout"],
    });
  });

  test("an error outside the tests counts as a failure", () => {
    expect(countPlaywrightReport(report({ errors: [{ message: "No servers" }] }))).toMatchObject({
      failed: 1,
      failures: ["outside the tests\n    No servers"],
    });
  });
});

test("the report of Node's test runner is counted with the messages of failed tests", async () => {
  const folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-junit-"));
  const file = path.join(folder, "a.test.mjs");
  await writeFile(
    file,
    `import { describe, test } from "node:test";
    test("passes: \\"1 > 0\\"", () => {});
    describe("in a group", () => test("fails", () => { throw new Error("1 < 0") }));
    test("is left out", { skip: true }, () => {});`,
  );
  // What runs in a test of Node's would report to it.
  const { NODE_TEST_CONTEXT: _, ...env } = process.env;
  const args = ["--test", "--test-reporter=junit", file];
  const { stdout } = await promisify(execFile)(process.execPath, args, { env }).catch((error) => error);
  await rm(folder, { recursive: true });
  const count = countJunitReport(stdout);
  expect(count).toMatchObject({ passed: 1, failed: 1, skipped: 1 });
  expect(count.durations?.map(({ name }) => name)).toEqual(['passes: "1 > 0"', "fails", "is left out"]);
  expect(count.failures).toEqual([expect.stringContaining("1 < 0")]);
});

test("the slowest tests of all steps are listed, the slowest first", () => {
  const count = (...seconds: number[]) => ({
    passed: 0,
    failed: 0,
    skipped: 0,
    durations: seconds.map((each) => ({ name: `${each} s`, seconds: each })),
  });
  expect(slowestTests([count(1, 9), count(3), { passed: 1, failed: 0, skipped: 0 }], 2)).toEqual([
    { name: "9 s", seconds: 9 },
    { name: "3 s", seconds: 3 },
  ]);
});
