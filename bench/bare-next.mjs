import http from "node:http";
import path from "node:path";
import { plainEnvironment } from "../scripts/environment.mjs";
import { logs, root } from "../scripts/paths.mjs";
import { freePort } from "../scripts/ports.mjs";
import { launch, run } from "../scripts/processes.mjs";
import { step } from "../scripts/progress.mjs";

const app = path.join(root, "bench", "bare-next");
const next = path.join(root, "node_modules", "next", "dist", "bin", "next");

/** Bytes of a response's body as Node receives them; those of the text itself with the encoding "identity" */
export const bodySize = (url, encoding = "gzip") =>
  new Promise((resolve, reject) => {
    const request = http.get(url, { headers: { "Accept-Encoding": encoding } }, (response) => {
      let size = 0;
      response.on("data", (chunk) => {
        size += chunk.length;
      });
      response.on("end", () => resolve(size));
    });
    request.on("error", reject);
  });

/** Builds and starts a Next application that has text alone: no styles, no fonts, no islands, a page for each request. */
export async function startBareNext() {
  const options = { cwd: app, env: plainEnvironment(), log: path.join(logs, "bench-bare-next.log") };
  await step("Building a bare Next application", () =>
    run("The bare application's build", process.execPath, [next, "build", app], options),
  );
  const port = await freePort();
  const args = [next, "start", app, "-p", String(port)];
  const { pid } = launch(process.execPath, args, { ...options, isServer: true });
  const url = `http://localhost:${port}`;
  await waitFor(`${url}/1`);
  return { url, pid, pageOf: (bytes, encoding) => pageOf(url, bytes, encoding) };
}

async function waitFor(url) {
  for (let attempt = 0; attempt < 300; attempt += 1) {
    if (await fetch(url).catch(() => undefined)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} did not answer within 30 s`);
}

/** The address of the page whose document has `bytes` in an encoding, give or take two per cent. */
async function pageOf(url, bytes, encoding) {
  let words = bytes / 4;
  for (let attempt = 0; attempt < 12; attempt += 1) {
    const address = `${url}/${Math.max(1, Math.round(words))}`;
    const size = await bodySize(address, encoding);
    if (Math.abs(size / bytes - 1) < 0.02) return address;
    words *= bytes / size;
  }
  throw new Error(`No bare page has ${bytes} bytes`);
}
