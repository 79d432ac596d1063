import "./node-version.mjs";
import { mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { command, removeAtEnd } from "./command.mjs";
import { OperatorError, toOperatorError } from "./failures.mjs";
import { ensureInstalled } from "./install.mjs";
import { print, seconds } from "./progress.mjs";
import { steps } from "./test-steps.mjs";

/** The steps that are asked for, and what is handed on to the test runner of a single one. */
function parse(words) {
  const names = Object.keys(steps);
  const end = words.findIndex((word) => !names.includes(word));
  const picked = end === -1 ? words : words.slice(0, end);
  const args = end === -1 ? [] : words.slice(end);
  if (args.length > 0 && !["unit", "e2e"].includes(picked.join()))
    throw new OperatorError(`There is no step "${args[0]}": choose from ${names.join(", ")}.`);
  return { picked: picked.length > 0 ? names.filter((name) => picked.includes(name)) : names, args };
}

async function test() {
  const { picked, args } = parse(process.argv.slice(2));
  await ensureInstalled();
  const folder = await mkdtemp(path.join(os.tmpdir(), "dorfforum-test-"));
  removeAtEnd(folder);

  const results = [];
  const attempt = async (name) => {
    const started = performance.now();
    let count;
    try {
      if (name === "e2e" && results.some((result) => result.name === "build" && result.failed > 0))
        throw new OperatorError("The step e2e was left out, for there is no build.");
      count = await steps[name]({ folder, args });
    } catch (error) {
      const { message, details } = toOperatorError(error);
      print(`${details ? `\n${details}\n` : ""}\n${message}\n`);
      count = { passed: 0, skipped: 0, ...error.count, failed: Math.max(error.count?.failed ?? 0, 1) };
    }
    results.push({ name, ...count, time: seconds(started) });
  };
  for (const name of picked) await attempt(name);

  const failures = results.flatMap((result) => result.failures ?? []);
  if (failures.length > 0) print(`\nWhat failed:\n\n  ${failures.slice(0, 20).join("\n\n  ")}`);
  print();
  for (const { name, passed, failed, skipped, time } of results) {
    const parts = [`${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`];
    print(`  ${name.padEnd(8)}${time.padStart(9)}   ${parts.filter(Boolean).join(", ")}`);
  }
  const sum = (key) => results.reduce((total, result) => total + result[key], 0);
  print(`\n${sum("passed")} passed, ${sum("failed")} failed`);
  return sum("failed") > 0 ? 1 : 0;
}

await command(test);
