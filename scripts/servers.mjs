import path from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { cmsBuild, next, strapi } from "./build.mjs";
import { causeOf, lastLines, OperatorError } from "./failures.mjs";
import { cms, relativePath, site } from "./paths.mjs";
import { launch } from "./processes.mjs";

/**
 * @typedef {import("./processes.mjs").Program & { name: string, url: string, log: string }} Server
 * @typedef {object} StartOptions
 * @property {number} port
 * @property {string | undefined} [host]
 * @property {import("./environment.mjs").Variables} env
 * @property {string} log
 * @property {boolean} [isDev] whether it reloads on change
 * @property {(line: string) => void} [onLine]
 * @property {string[] | undefined} [wrapper] as launch() takes it
 */

const requestTimeoutMs = 15_000;

/** docs/decisions/computed-when.md#memory; deploy/ says the same to servers and images. */
const memoryFlags = ["--max-semi-space-size=16"];
const memoryEnv = { MALLOC_ARENA_MAX: "2" };

/** @param {Server} server @param {string} problem @param {string} [output] @returns {OperatorError} */
function serverFailure(server, problem, output = server.output()) {
  const details = `Die letzten Zeilen des Protokolls:\n${lastLines(output, 20)}`;
  const sentence = `${server.name}: ${problem}; das Protokoll steht in ${relativePath(server.log)}.`;
  return new OperatorError(causeOf(output) ?? sentence, details);
}

/** The failure of a server that ended although nobody stopped it. @param {Server} server @param {import("./processes.mjs").Exit} exit */
export const unexpectedExit = (server, { code, signal }) =>
  serverFailure(
    server,
    `Der Server hat sich von selbst beendet (${signal ?? `Code ${code}`}), deshalb wurde alles beendet`,
  );

/** @param {string} url @param {Health} health @param {AbortSignal} signal @returns whether it was ready in time */
async function pollUntilReady(url, { isReady }, signal) {
  while (!signal.aborted) {
    const requestSignal = AbortSignal.any([signal, AbortSignal.timeout(requestTimeoutMs)]);
    const response = await fetch(url, { signal: requestSignal }).catch(() => undefined);
    const body = await response?.text().catch(() => "");
    if (response && isReady(response.status, body ?? "")) return true;
    await delay(100);
  }
  return false;
}

/**
 * Starts a server and waits until it answers.
 * @typedef {{ path: string, isReady: (status: number, body: string) => boolean, timeoutMs: number }} Health
 * @param {typeof site} target @param {string[]} args @param {StartOptions} options @param {Health} health
 * @returns {Promise<Server>}
 */
async function start({ name, folder }, args, { port, host = "", env, log, onLine, wrapper }, health) {
  const variables = { ...memoryEnv, ...env, PORT: String(port) };
  const options = { cwd: folder, env: variables, log, onLine, isServer: true, wrapper };
  const program = launch(process.execPath, [...memoryFlags, ...args], options);
  const url = `http://${["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host}:${port}`;
  const server = { ...program, name, url, log };

  const polling = new AbortController();
  const signal = AbortSignal.any([polling.signal, AbortSignal.timeout(health.timeoutMs)]);
  const healthUrl = url + health.path;
  const outcome = await Promise.race([program.exited, pollUntilReady(healthUrl, health, signal)]);
  polling.abort();
  if (outcome === true) return server;
  if (outcome) throw unexpectedExit(server, outcome);
  const output = program.output();
  await program.stop();
  const problem = `Der Server hat unter ${healthUrl} in ${health.timeoutMs / 1000} s nicht geantwortet`;
  throw serverFailure(server, problem, output);
}

/** Starts Strapi, which first fills an empty database. @param {StartOptions} options */
export function startCms({ host = "127.0.0.1", isDev = false, env, ...options }) {
  const args = isDev ? [strapi, "develop", "--no-install-deps"] : [path.join(cmsBuild, "src", "start.js")];
  const cmsEnv = { ...env, NODE_ENV: isDev ? "development" : "production", HOST: host };
  const health = {
    path: "/_health",
    isReady: (/** @type {number} */ status) => status === 204,
    timeoutMs: 300_000,
  };
  return start(cms, args, { ...options, host, env: cmsEnv }, health);
}

/** Whether the content was loaded and can be searched, or the CMS has failed: until then visitors read that they have to wait. */
const hasAskedTheCms = (/** @type {number} */ status, /** @type {string} */ body) =>
  (status === 200 && !body.includes('"waiting"')) || (status === 503 && !body.includes('"loading"'));

/** @param {StartOptions} options `host` as server.js takes it: with 127.0.0.1, each rewrite in middleware.ts costs a request of the server to itself */
export function startSite({ isDev = false, host = "0.0.0.0", env, ...options }) {
  const server = path.join(site.folder, env.NEXT_DIST_DIR ?? ".next", "standalone", "server.js");
  const args = isDev ? [next, "dev", "-p", String(options.port)] : [server];
  // server.js works in its own folder, which the next build replaces.
  const DATA_DIR = path.resolve(site.folder, env.DATA_DIR || "var");
  const health = { path: "/api/health/ready", isReady: hasAskedTheCms, timeoutMs: 300_000 };
  return start(site, args, { ...options, host, env: { ...env, HOSTNAME: host, DATA_DIR } }, health);
}

/** @param {string} url of the CMS @param {string} token @throws {OperatorError} when the CMS refuses the site's token */
export async function requireAcceptedToken(url, token) {
  const headers = { Authorization: `Bearer ${token}` };
  const signal = AbortSignal.timeout(requestTimeoutMs);
  const response = await fetch(`${url}/api/aenderungen`, { headers, signal }).catch((error) => {
    const cause = error.cause?.code ?? error.message;
    throw new OperatorError(
      `Die Website erreicht das CMS unter ${url} nicht (${cause}): Prüfen Sie CMS_URL in .env.`,
    );
  });
  await response.body?.cancel();
  if (response.ok) return;
  const { status } = response;
  throw new OperatorError(
    [401, 403].includes(status)
      ? `Das CMS unter ${url} lehnt den Schlüssel der Website ab (${status}): CMS_API_TOKEN muss in .env und cms/.env gleich sein.`
      : `Das CMS unter ${url} hat die erste Anfrage der Website mit ${status} beantwortet.`,
  );
}
