import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { root } from "./paths.mjs";

/**
 * The result of a step; `failures` are the names and messages of the tests that failed, `durations` those of all tests.
 * @typedef {{ name: string, seconds: number }} Duration
 * @typedef {{ passed: number, failed: number, skipped: number, failures?: string[], durations?: Duration[] }} TestCount
 *
 * Parts of Jest's JSON report
 * @typedef {{ status: string, fullName: string, failureMessages: string[], duration?: number | null }} JestTest
 * @typedef {{ name: string, message: string, assertionResults: JestTest[] }} JestFile
 * @typedef {"numPassedTests" | "numFailedTests" | "numRuntimeErrorTestSuites" | "numPendingTests" | "numTodoTests"} JestNumber
 * @typedef {Record<JestNumber, number> & { testResults: JestFile[] }} JestReport
 *
 * @typedef {import("@playwright/test/reporter").JSONReport} PlaywrightReport
 */

const maxMessageLines = 20;

const describeFailure = (/** @type {string} */ name, message = "") =>
  [name, ...stripVTControlCharacters(message).trim().split("\n").slice(0, maxMessageLines)].join("\n    ");

const inWords = (/** @type {string} */ file, /** @type {string} */ test) =>
  `${path.relative(root, file)}: ${test}`;

/** A file that cannot be loaded has a message and no failed tests. @param {JestFile} file */
function failuresOfJestFile({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === "failed");
  if (failed.length === 0 && message) return [describeFailure(path.relative(root, name), message)];
  return failed.map((test) => describeFailure(inWords(name, test.fullName), test.failureMessages[0]));
}

/** A file that cannot be loaded counts as one failed test. @param {JestReport} report @returns {TestCount} */
export const countJestReport = (report) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  skipped: report.numPendingTests + report.numTodoTests,
  failures: report.testResults.flatMap(failuresOfJestFile),
  durations: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: inWords(name, fullName),
      seconds: (duration ?? 0) / 1000,
    })),
  ),
});

/** @param {PlaywrightReport["suites"][number]} suite @returns {PlaywrightReport["suites"][number]["specs"]} */
const specsOf = ({ specs, suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {PlaywrightReport["suites"][number]["specs"][number]} spec */
const nameOfSpec = ({ file, line, title }) => `${file}:${line}: ${title}`;

/** Tests that failed, even once. @param {PlaywrightReport["suites"][number]["specs"][number]} spec */
function failuresOfSpec(spec) {
  const { error } = spec.tests.flatMap(({ results }) => results).find((result) => result.error) ?? {};
  const name = `${nameOfSpec(spec)}${spec.ok ? " (passed when repeated)" : ""}`;
  return error ? [describeFailure(name, error.message)] : [];
}

/** @param {PlaywrightReport} report @returns {TestCount} */
export function countPlaywrightReport({ stats, suites, errors }) {
  const specs = suites.flatMap(specsOf);
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected + errors.length,
    skipped: stats.skipped,
    failures: [
      ...specs.flatMap(failuresOfSpec),
      ...errors.map(({ message }) => describeFailure("outside the tests", message)),
    ],
    durations: specs.map((spec) => ({
      name: nameOfSpec(spec),
      seconds:
        spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0) / 1000,
    })),
  };
}

const entities = { "&quot;": '"', "&apos;": "'", "&lt;": "<", "&gt;": ">", "&amp;": "&" };
const unescapeXml = (/** @type {string} */ text) =>
  text.replace(
    /&(?:quot|apos|lt|gt|amp);/g,
    (entity) => entities[/** @type {keyof typeof entities} */ (entity)],
  );

const junitCase =
  /<testcase name="([^"]*)" time="([\d.]+)"(?:[^">/]|"[^"]*")*(?:\/>|>([\s\S]*?)<\/testcase>)/g;

/** Reads the report that Node's test runner writes as `junit`. @param {string} xml @returns {TestCount} */
export function countJunitReport(xml) {
  const sum = (/** @type {string} */ kind) => Number(new RegExp(`<!-- ${kind} (\\d+) -->`).exec(xml)?.[1]);
  const cases = [...xml.matchAll(junitCase)].map(([, name = "", seconds, content = ""]) => ({
    name: unescapeXml(unescapeXml(name)),
    seconds: Number(seconds),
    failure: /<failure[^>]*>([\s\S]*?)<\/failure>/.exec(content)?.[1],
  }));
  return {
    passed: sum("pass"),
    failed: sum("fail") + sum("cancelled"),
    skipped: sum("skipped") + sum("todo"),
    failures: cases.flatMap(({ name, failure }) =>
      failure === undefined ? [] : [describeFailure(name, unescapeXml(failure))],
    ),
    durations: cases.map(({ name, seconds }) => ({ name, seconds })),
  };
}

/** The tests that took longest, the slowest first. @param {TestCount[]} counts @param {number} maxTests */
export const slowestTests = (counts, maxTests) =>
  counts
    .flatMap(({ durations }) => durations ?? [])
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, maxTests);
