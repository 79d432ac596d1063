import "./node-version.mjs";
import { command, temporaryFolder } from "./command.mjs";
import { OperatorError, toOperatorError } from "./failures.mjs";
import { ensureInstalled } from "./install.mjs";
import { print, secondsSince } from "./progress.mjs";
import { parseArguments, StepError, steps } from "./test-steps.mjs";

/** @typedef {import("./test-reports.mjs").TestCount & { name: string, time: string }} Result */

const maxFailures = 20;

/** Ends with the line that CI reads, "N passed, N failed". @param {Result[]} results */
function printSummary(results) {
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) print(`\nWhat failed:\n\n  ${failures.slice(0, maxFailures).join("\n\n  ")}`);
  print();
  for (const { name, passed, failed, skipped, time } of results) {
    const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
    print(`  ${name.padEnd(8)}${time.padStart(9)}   ${parts.filter(Boolean).join(", ")}`);
  }
  const sum = (/** @type {"passed" | "failed"} */ key) =>
    results.reduce((total, result) => total + result[key], 0);
  print(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") > 0 ? 1 : 0;
}

/** Prints a failure; it counts as at least one failed test. @param {unknown} error */
function countFailure(error) {
  const { message, details } = toOperatorError(error);
  print(`${details && `\n${details}\n`}\n${message}\n`);
  const count = error instanceof StepError ? error.count : { passed: 0, failed: 0, skipped: 0 };
  return { ...count, failed: Math.max(count.failed, 1) };
}

async function test() {
  const { names, runnerArgs } = parseArguments(process.argv.slice(2));
  await ensureInstalled();
  const folder = await temporaryFolder();

  /** @type {Result[]} */
  const results = [];
  for (const name of names) {
    const startMs = performance.now();
    const run = async () => {
      if (name === "e2e" && results.some((result) => result.name === "build" && result.failed > 0))
        throw new OperatorError("The step e2e was left out because the build failed.");
      return steps[name]({ folder, runnerArgs });
    };
    const count = await run().catch(countFailure);
    results.push({ ...count, name, time: secondsSince(startMs) });
  }
  return printSummary(results);
}

await command(test);
