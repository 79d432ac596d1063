import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.mjs";

/**
 * The result of a step; `failures` are the names and messages of the tests that failed.
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[] }} TestCount
 *
 * Parts of Jest's JSON report
 * @typedef {{ status: string, fullName: string, failureMessages: string[] }} JestTest
 * @typedef {{ name: string, message: string, assertionResults: JestTest[] }} JestFile
 * @typedef {"numPassedTests" | "numFailedTests" | "numRuntimeErrorTestSuites" | "numPendingTests" | "numTodoTests"} JestNumber
 * @typedef {Record<JestNumber, number> & { testResults: JestFile[] }} JestReport
 *
 * @typedef {import("@playwright/test/reporter").JSONReport} PlaywrightReport
 */

const maxMessageLines = 20;

const describeFailure = (/** @type {string} */ name, message = "") =>
  [name, ...stripVTControlCharacters(message).trim().split("\n").slice(0, maxMessageLines)].join("\n    ");

/** A file that cannot be loaded has a message and no failed tests. @param {JestFile} file */
function failuresOfJestFile({ name, message, assertionResults }) {
  const file = path.relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0 && message) return [describeFailure(file, message)];
  return failed.map((test) => describeFailure(`${file}: ${test.fullName}`, test.failureMessages[0]));
}

/** A file that cannot be loaded counts as one failed test. @param {JestReport} report @returns {TestCount} */
export const countJestReport = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: report.testResults.flatMap(failuresOfJestFile),
});

/** Tests that failed, even once. @param {PlaywrightReport["suites"][number]} suite @returns {string[]} */
const failuresOfSuite = ({ specs, suites = [] }) => [
  ...specs.flatMap(({ file, line, title, ok, tests }) => {
    const { error } = tests.flatMap(({ results }) => results).find((result) => result.error) ?? {};
    const name = `${file}:${line}: ${title}${ok ? " (passed when repeated)" : ""}`;
    return error ? [describeFailure(name, error.message)] : [];
  }),
  ...suites.flatMap(failuresOfSuite),
];

/** @param {PlaywrightReport} report @returns {TestCount} */
export const countPlaywrightReport = ({ stats, suites, errors }) => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  failures: [
    ...suites.flatMap(failuresOfSuite),
    ...errors.map(({ message }) => describeFailure("outside the tests", message)),
  ],
});

/** Sums up lines such as `# pass 12` or `ℹ pass 12` of Node's test runner. @returns {TestCount} */
export function countNodeTestOutput(/** @type {string} */ output) {
  const sum = (/** @type {string} */ words) => {
    const lines = output.matchAll(new RegExp(`^[#ℹ] (?:${words}) (\\d+)$`, "gm"));
    return [...lines].reduce((total, [, count]) => total + Number(count), 0);
  };
  return { passed: sum("pass"), failed: sum("fail|cancelled"), skipped: sum("skipped|todo") };
}
