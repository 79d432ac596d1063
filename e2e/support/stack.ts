import { cp, mkdtemp } from "node:fs/promises";
import path from "node:path";
import { test as base } from "@playwright/test";
import { freePort } from "../../scripts/ports.mjs";
import { readStack, type Server, startTestCms, startTestSite } from "../../scripts/test-stack.mjs";
import { type CmsProxy, startCmsProxy } from "./proxy";

export interface RunningSite {
  url: string;
  /** Start another site with the same folder to see what outlives a restart. */
  dataDir: string;
  port: number;
  log(): string;
  stop(): Promise<void>;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
}

export interface RunningCms {
  url: string;
  folder: string;
  port: number;
  apiToken: string;
  log(): string;
  stop(): Promise<void>;
  /** Ends it at once, as a power cut does. */
  kill(): Promise<void>;
}

type Variables = Record<string, string>;

const killed = (server: Server) => async () => {
  server.kill();
  await server.exited;
};

const portOf = (url: string) => Number(new URL(url).port);

/** Starts one more site from the build under test; without `dataDir` it knows no earlier content. */
async function startSite(options: {
  cmsUrl: string;
  dataDir?: string;
  port?: number;
  /** As `next start -H` takes it */
  host?: string;
  env?: Variables;
}): Promise<RunningSite> {
  const { folder, settings } = await readStack();
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(folder, "site-")));
  const server = await startTestSite({ ...options, folder: dataDir, settings: settings.site });
  const port = portOf(server.url);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    port,
    log: server.output,
    stop: server.stop,
    kill: killed(server),
  };
}

/**
 * Starts one more CMS with a demo village of its own, or with what is in `folder`.
 * Its tokens, its administrator and its secrets are those of the main one.
 */
async function startCms(
  options: { folder?: string; port?: number; siteUrl?: string; env?: Variables } = {},
): Promise<RunningCms> {
  const { folder, village, settings } = await readStack();
  let home = options.folder;
  if (!home) {
    home = await mkdtemp(path.join(folder, "cms-"));
    await cp(village, home, { recursive: true });
  }
  const webhook = `${options.siteUrl ?? "http://127.0.0.1:9"}/api/cms/webhook`;
  const server = await startTestCms({
    folder: home,
    settings: { ...settings.cms, SITE_WEBHOOK_URL: webhook },
    port: options.port,
    env: options.env,
  });
  return {
    url: server.url,
    folder: home,
    port: portOf(server.url),
    apiToken: process.env.CMS_API_TOKEN ?? "",
    log: server.output,
    stop: server.stop,
    kill: killed(server),
  };
}

export interface Servers {
  startSite: typeof startSite;
  startCms: typeof startCms;
  startCmsProxy: typeof startCmsProxy;
  /** For a server that another has to know before it starts. */
  freePort: typeof freePort;
}

/** Playwright's `test` with `servers`: what a test starts through it ends with the test, however that ends. */
export const test = base.extend<{ servers: Servers }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  servers: async ({}, use) => {
    const endings: (() => Promise<void>)[] = [];
    const ended = async <T extends RunningSite | RunningCms | CmsProxy>(starting: Promise<T>): Promise<T> => {
      const server = await starting;
      endings.push("close" in server ? server.close : server.stop);
      return server;
    };
    await use({
      startSite: (options) => ended(startSite(options)),
      startCms: (options) => ended(startCms(options)),
      startCmsProxy: (target) => ended(startCmsProxy(target)),
      freePort,
    });
    await Promise.all(endings.map((end) => end()));
  },
});
