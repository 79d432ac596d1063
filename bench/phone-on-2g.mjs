import { command } from "../scripts/command.mjs";
import { print } from "../scripts/progress.mjs";
import { medianOf } from "../scripts/stack/percentiles.mjs";
import { startBenchStack } from "../scripts/stack/start-stack.mjs";
import { loadAsPhone, startPhone } from "./load-as-phone.mjs";
import { villagePaths } from "./village-paths.mjs";

/**
 * `npm run bench:2g [path …]`: a first visit on a line of 250 kbit/s and 300 ms. Prints when each page's text is painted and how
 * many bytes have come by then; medians of ROUNDS (3). Fails where they are `maxBytes` or more.
 */
const maxBytes = 40_000;
const rounds = Number(process.env.ROUNDS ?? 3);
const paths = process.argv.slice(2);

async function bench() {
  const browser = await startPhone();
  const { env } = await startBenchStack();
  let isGood = true;
  for (const path of paths.length > 0 ? paths : villagePaths) {
    const loads = [];
    for (let round = 0; round < rounds; round += 1)
      loads.push(await loadAsPhone(browser, env.SITE_URL + path, "2G"));
    const bytes = medianOf(loads, "bytesAtFirstPaint");
    print(
      `${decodeURI(path).padEnd(44)}${Math.round(medianOf(loads, "fcp"))} ms, ${Math.round(bytes)} bytes`,
    );
    isGood &&= bytes < maxBytes;
  }
  await browser.close();
  print(isGood ? "\nAll are within the limit." : "\nSome are beyond the limit.");
  return isGood ? 0 : 1;
}

await command(bench);
