import { OperatorError } from "./failures.mjs";

/** The steps of `npm test` in the order in which they run: the quick ones first. */
export const stepNames = /** @type {const} */ (["format", "lint", "types", "unit", "cms", "build", "e2e"]);

/**
 * @param {string[]} args of `npm test`: names of steps, and after a single unit or e2e arguments for its test runner
 * @throws {OperatorError} when a step does not exist
 */
export function parseArguments(args) {
  const isStep = (/** @type {string} */ arg) => stepNames.some((name) => name === arg);
  const end = args.findIndex((arg) => !isStep(arg));
  const picked = end === -1 ? args : args.slice(0, end);
  const runnerArgs = args.slice(picked.length);
  if (runnerArgs.length > 0 && !["unit", "e2e"].includes(picked.join()))
    throw new OperatorError(`There is no step "${runnerArgs[0]}": choose from ${stepNames.join(", ")}.`);
  return { names: stepNames.filter((name) => picked.length === 0 || picked.includes(name)), runnerArgs };
}
