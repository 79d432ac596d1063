import { setTimeout as pause } from "node:timers/promises";
import { next, strapi } from "./build.mjs";
import { causeOf, OperatorError } from "./failures.mjs";
import { cms, shown, site } from "./paths.mjs";
import { launch } from "./processes.mjs";

/** How long a server may take to its first answer, in milliseconds: the CMS fills an empty database first. */
const patience = { CMS: 180_000, site: 60_000 };

/** The sentence for a server that ended although nobody asked it to. */
export function endedByItself(server, { code, signal }, consequence = "") {
  const cause = causeOf(server.output());
  return new OperatorError(
    cause ??
      `The ${server.name} ended by itself (${signal ?? `exit code ${code}`})${consequence}; its log is ${shown(server.log)}.`,
    `Last lines of the ${server.name}:\n${server.tail(20)}`,
  );
}

/** Asks again and again until the server answers with `status`, ends, or has had its time. */
async function untilHealthy(server, address, status) {
  const deadline = performance.now() + patience[server.name];
  let end;
  server.exited.then((how) => {
    end = how;
  });
  while (performance.now() < deadline) {
    const answer = await fetch(address, { signal: AbortSignal.timeout(15_000) }).catch(() => undefined);
    await answer?.body?.cancel();
    if (end) throw endedByItself(server, end);
    if (answer?.status === status) return;
    await Promise.race([pause(100), server.exited]);
  }
  const output = server.tail(20);
  await server.stop();
  throw new OperatorError(
    `The ${server.name} did not answer on ${address} within ${patience[server.name] / 1000} s; its log is ${shown(server.log)}.`,
    `Last lines of the ${server.name}:\n${output}`,
  );
}

/**
 * Starts Strapi and waits until it answers.
 * @param {{ port: number, host?: string, env: NodeJS.ProcessEnv, log: string, develop?: boolean,
 *   onLine?: (line: string) => void }} options
 */
export async function startCms({ port, host = "127.0.0.1", env, log, develop = false, onLine }) {
  const program = launch(
    process.execPath,
    [strapi, ...(develop ? ["develop", "--no-install-deps"] : ["start"])],
    {
      cwd: cms.folder,
      env: { ...env, NODE_ENV: develop ? "development" : "production", HOST: host, PORT: String(port) },
      log,
      onLine,
      server: true,
    },
  );
  const reachable = ["0.0.0.0", "::"].includes(host) ? "127.0.0.1" : host;
  const server = { ...program, name: "CMS", url: `http://${reachable}:${port}`, log };
  await untilHealthy(server, `${server.url}/_health`, 204);
  return server;
}

/**
 * Starts Next.js and waits until it answers.
 * @param {{ port: number, host?: string, env: NodeJS.ProcessEnv, log: string, develop?: boolean, onLine?: (line: string) => void }} options
 */
export async function startSite({ port, host, env, log, develop = false, onLine }) {
  // Without -H unless asked: with it, each rewrite in middleware.ts costs a request of the server to itself.
  const address = ["-p", String(port), ...(host ? ["-H", host] : [])];
  const program = launch(process.execPath, [next, develop ? "dev" : "start", ...address], {
    cwd: site.folder,
    env: { ...env, PORT: String(port) },
    log,
    onLine,
    server: true,
  });
  const server = { ...program, name: "site", url: `http://127.0.0.1:${port}`, log };
  await untilHealthy(server, `${server.url}/api/health`, 200);
  return server;
}

/** @throws {OperatorError} when the CMS does not let the site read with its token */
export async function requireAcceptedToken(address, token) {
  const answer = await fetch(`${address}/api/aenderungen`, {
    headers: { Authorization: `Bearer ${token}` },
    signal: AbortSignal.timeout(15_000),
  }).catch((error) => {
    throw new OperatorError(
      `The site cannot reach the CMS at ${address} (${error.cause?.code ?? error.message}): check CMS_URL in .env.`,
    );
  });
  await answer.body?.cancel();
  if ([401, 403].includes(answer.status))
    throw new OperatorError(
      `The CMS at ${address} refuses the site's token (${answer.status}): CMS_API_TOKEN must be the same in .env and cms/.env.`,
    );
  if (!answer.ok)
    throw new OperatorError(
      `The CMS at ${address} answered the site's first question with ${answer.status}.`,
    );
}
