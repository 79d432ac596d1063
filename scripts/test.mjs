import { command, temporaryFolder } from "./command.mjs";
import { OperatorError, toOperatorError } from "./failures.mjs";
import { ensureInstalled } from "./install.mjs";
import { print, secondsSince } from "./progress.mjs";
import { findPrograms, testPrograms } from "./system-packages.mjs";
import { slowestTests } from "./test-reports.mjs";
import { parseArguments, phases, StepError, steps } from "./test-steps.mjs";

/** @typedef {import("./test-reports.mjs").TestCount & { name: string, time: string }} Result */

const maxFailures = 20;
const maxSlowTests = 20;

/** Ends with the line that CI reads, "N passed, N failed". @param {Result[]} results */
function printSummary(results) {
  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) print(`\nWhat failed:\n\n  ${failures.slice(0, maxFailures).join("\n\n  ")}`);
  print();
  for (const { name, passed, failed, skipped, time } of results) {
    const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
    print(`  ${name.padEnd(8)}${time.padStart(9)}   ${parts.filter(Boolean).join(", ")}`);
  }
  const slowest = slowestTests(results, maxSlowTests);
  if (slowest.length > 0) print("\nThe slowest tests:\n");
  for (const { name, seconds } of slowest) print(`${seconds.toFixed(1).padStart(7)} s  ${name}`);
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

/** Runs one of the steps. @param {keyof typeof steps} name @param {import("./test-steps.mjs").StepOptions} options @returns {Promise<Result>} */
async function runStep(name, options) {
  const startMs = performance.now();
  const count = await steps[name](options).catch(countFailure);
  return { ...count, name, time: secondsSince(startMs) };
}

async function test() {
  const { names, runnerArgs } = parseArguments(process.argv.slice(2));
  await ensureInstalled();
  // Before the long steps, what the last of them needs
  if (names.includes("e2e")) await findPrograms(...testPrograms);
  const options = { folder: await temporaryFolder(), runnerArgs };

  /** @type {Result[]} */
  const results = [];
  for (const lists of phases)
    await Promise.all(
      lists.map(async (list) => {
        for (const name of list.filter((each) => names.includes(each))) {
          if (name === "e2e" && results.some((result) => result.name === "build" && result.failed > 0))
            results.push({
              ...countFailure(new OperatorError("The step e2e was left out because the build failed.")),
              name,
              time: "",
            });
          else results.push(await runStep(name, options));
        }
      }),
    );
  return printSummary(names.flatMap((name) => results.filter((result) => result.name === name)));
}

await command(test);
