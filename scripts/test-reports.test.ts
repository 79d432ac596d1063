/** @jest-environment node */
import path from "node:path";
import { root } from "./paths.mjs";
import { countJestReport, countNodeTestOutput, countPlaywrightReport } from "./test-reports.mjs";

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
            { status: "passed", fullName: "a day", failureMessages: [] },
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
    tests: [{ results: messages.map((message) => (message ? { error: { message } } : {})) }],
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

test.each(["#", "ℹ"])("the output of Node's test runner is summed up (%s)", (mark) => {
  const run = ["tests 20", "pass 12", "fail 2", "cancelled 1", "skipped 3", "todo 2"];
  const output = [...run, ...run].map((line) => `${mark} ${line}`).join("\n");
  expect(countNodeTestOutput(`ok 1 - pass 12\n${output}\n`)).toEqual({ passed: 24, failed: 6, skipped: 10 });
});
