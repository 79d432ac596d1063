import { command } from "../scripts/command.mjs";
import { print } from "../scripts/progress.mjs";
import { delaysBeside, harmlessRequests } from "../scripts/stack/delays.ts";
import { hostileRequests } from "../scripts/stack/hostile-requests.ts";
import { percentiles } from "../scripts/stack/percentiles.mjs";
import { startBenchStack } from "../scripts/stack/start-stack.mjs";

/**
 * `npm run bench:hostile`: how long harmless requests take while hostile ones are sent over 16 connections, as a ratio to
 * how long they take while harmless ones are sent. Both kinds take turns in the same run. Fails when a ratio is above
 * `maxRatio`: a stranger who sends hostile requests must not delay others more than one who reads pages.
 */
const maxRatio = 1;
const shares = { p50: 0.5, p95: 0.95, p99: 0.99 };
const connections = 16;
const rounds = 4;
const requestsPerRound = Number(process.env.HOSTILE_REQUESTS ?? 1500);
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_122);

async function bench() {
  const stack = await startBenchStack();
  const port = Number(new URL(stack.env.SITE_URL).port);

  const delays = { hostile: [], harmless: [] };
  await delaysBeside(port, harmlessRequests(300), connections);
  for (let round = 0; round < rounds; round += 1) {
    const hostile = hostileRequests(seed + round, requestsPerRound);
    delays.hostile.push(...(await delaysBeside(port, hostile, connections)));
    const harmless = harmlessRequests(requestsPerRound);
    delays.harmless.push(...(await delaysBeside(port, harmless, connections)));
  }

  print(
    `\nharmless requests beside ${rounds * requestsPerRound} others of each kind over ${connections} connections`,
  );
  print(
    `${"beside".padEnd(10)}${["requests", ...Object.keys(shares)].map((name) => name.padStart(10)).join("")}`,
  );
  const values = {};
  for (const [kind, all] of Object.entries(delays)) {
    values[kind] = percentiles(all, ...Object.values(shares));
    const cells = [String(all.length), ...values[kind].map((ms) => `${ms.toFixed(0)} ms`)];
    print(`${kind.padEnd(10)}${cells.map((cell) => cell.padStart(10)).join("")}`);
  }
  const ratios = values.hostile.map((ms, index) => ms / values.harmless[index]);
  print(`${"ratio".padEnd(20)}${ratios.map((ratio) => ratio.toFixed(2).padStart(10)).join("")}`);
  const largest = Math.max(...ratios);
  print(`\nThe largest ratio is ${largest.toFixed(2)}; at most ${maxRatio} is allowed.`);
  return largest > maxRatio ? 1 : 0;
}

await command(bench);
