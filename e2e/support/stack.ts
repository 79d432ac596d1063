import { mkdtemp, readdir } from "node:fs/promises";
import path from "node:path";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { freePort } from "../../scripts/ports.mjs";
import { startEdge, startTlsEdge } from "../../scripts/stack/edge";
import { mailEnv } from "../../scripts/stack/mailbox";
import { metricsToken } from "../../scripts/stack/metrics";
import {
  copyVillage,
  readStack,
  type Server,
  startTestCms,
  startTestSite,
} from "../../scripts/stack/test-stack.mjs";
import { type CmsProxy, startCmsProxy } from "./proxy";
import { startWebhookRelay } from "./webhook-relay";

interface RunningServer {
  url: string;
  port: number;
  log(): string;
  stop(): Promise<void>;
  /** Ends the server at once, without a chance to clean up. */
  kill(): Promise<void>;
}

export interface RunningSite extends RunningServer {
  /** Pass it to another startSite() to test a restart. */
  dataDir: string;
}

export interface RunningCms extends RunningServer {
  folder: string;
}

type Variables = Record<string, string>;

const toRunningServer = (server: Server): RunningServer => ({
  url: server.url,
  port: Number(new URL(server.url).port),
  log: server.output,
  stop: server.stop,
  async kill() {
    server.kill();
    await server.exited;
  },
});

/** Starts another site from the build under test; without `dataDir` it has no replica. */
async function startSite({
  cmsUrl = process.env.CMS_URL ?? "",
  ...options
}: {
  /** The main CMS by default */
  cmsUrl?: string;
  dataDir?: string;
  port?: number;
  /** As server.js takes it in HOSTNAME */
  host?: string;
  env?: Variables;
  /** A command and its arguments that execute the site, for example with fewer rights */
  wrapper?: string[];
} = {}): Promise<RunningSite> {
  const { folder, settings } = await readStack();
  const dataDir = options.dataDir ?? (await mkdtemp(path.join(folder, "site-")));
  const server = toRunningServer(
    await startTestSite({ ...options, cmsUrl, folder: dataDir, settings: settings.site }),
  );
  return { ...server, url: `http://localhost:${server.port}`, dataDir };
}

/** Waits until a site has all content and has written it to its disk. */
export async function waitForCopies({ url, dataDir }: RunningSite): Promise<void> {
  const readState = async () => (await fetch(url + routes.ready)).json();
  await expect.poll(readState).toMatchObject({ status: "ready", search: "ready" });
  const copies = Object.keys((await readState()).content).map((model) => `${model}.ndjson`);
  const written = () => readdir(path.join(dataDir, "cms")).catch(() => []);
  await expect.poll(written).toEqual(expect.arrayContaining(copies));
}

/** Starts another CMS with a copy of the demo village, or with the data in `folder`; it has the main CMS's secrets. */
async function startCms(
  options: { folder?: string; port?: number; siteUrl?: string; env?: Variables } = {},
): Promise<RunningCms> {
  const { folder, village, settings } = await readStack();
  const cmsFolder = options.folder ?? (await mkdtemp(path.join(folder, "cms-")));
  if (!options.folder) await copyVillage(village, cmsFolder);
  const webhook = `${options.siteUrl ?? "http://127.0.0.1:9"}/api/cms/webhook`;
  const server = await startTestCms({
    folder: cmsFolder,
    settings: { ...settings.cms, SITE_WEBHOOK_URL: webhook },
    port: options.port,
    env: options.env,
  });
  return { ...toRunningServer(server), folder: cmsFolder };
}

type Stoppable = { stop(): Promise<void> } | { close(): Promise<void> };

export interface Servers {
  startSite: typeof startSite;
  /** Starts a site that has neither a CMS nor a replica. */
  startSiteWithoutCms(): Promise<RunningSite>;
  startCms: typeof startCms;
  startCmsProxy: typeof startCmsProxy;
  startWebhookRelay: typeof startWebhookRelay;
  startEdge: typeof startEdge;
  startTlsEdge: typeof startTlsEdge;
  /** Has something else stopped together with the servers. */
  stopAtEnd<T extends Stoppable>(starting: Promise<T>): Promise<T>;
  /** For a server whose port another one needs before it starts */
  freePort: typeof freePort;
}

/** A way to start servers, and one to stop all that it has started */
function openServers(): { servers: Servers; stopAll(): Promise<unknown> } {
  const stops: (() => Promise<void>)[] = [];
  const stopAtEnd = async <T extends Stoppable>(starting: Promise<T>): Promise<T> => {
    const server = await starting;
    stops.push("close" in server ? server.close : server.stop);
    return server;
  };
  const servers: Servers = {
    startSite: (options) => stopAtEnd(startSite(options)),
    startSiteWithoutCms: async () => stopAtEnd(startSite({ cmsUrl: `http://127.0.0.1:${await freePort()}` })),
    startCms: (options) => stopAtEnd(startCms(options)),
    startCmsProxy: (target) => stopAtEnd(startCmsProxy(target)),
    startWebhookRelay: (...origins) => stopAtEnd(startWebhookRelay(...origins)),
    startEdge: (...sitePorts) => stopAtEnd(startEdge(...sitePorts)),
    startTlsEdge: (ports) => stopAtEnd(startTlsEdge(ports)),
    stopAtEnd,
    freePort,
  };
  return { servers, stopAll: () => Promise.all(stops.map((stop) => stop())) };
}

/** Calls `use` with a way to start servers, and then stops what it has started. */
async function withServers(use: (servers: Servers) => Promise<void>): Promise<void> {
  const { servers, stopAll } = openServers();
  try {
    await use(servers);
  } finally {
    await stopAll();
  }
}

/** Servers that the tests of a file share: started by the first test that asks for them, stopped after the last one */
export function sharedServers<T>(start: (servers: Servers) => Promise<T>): () => Promise<T> {
  const { servers, stopAll } = openServers();
  let started: Promise<T> | undefined;
  test.afterAll(stopAll);
  return () => {
    started ??= start(servers);
    return started;
  };
}

/**
 * Servers that the tests of a worker share. A test leaves them as it found them: the proxy passes, and content that other
 * tests could see is gone. After a test that failed Playwright starts another worker, so it need not tidy up.
 */
export interface LinkedServers {
  /** Logs warnings and errors, and believes one proxy in front of it */
  cms: RunningCms;
  /** The site reads through it. */
  proxy: CmsProxy;
  site: RunningSite;
  /** The addresses of the sites that get the CMS's webhooks, at first of this one */
  webhookTargets: Set<string>;
  /** Where the CMS sends mails, for openMailbox(). Mails of earlier tests may still wait. */
  mailPort: number;
}

/** Starts a CMS with a copy of the demo village and a site that reads through a proxy and gets the CMS's webhooks. */
async function startLinked(servers: Servers): Promise<LinkedServers> {
  const [port, mailPort] = [await freePort(), await freePort()];
  const SITE_URL = `http://localhost:${port}`;
  const relay = await servers.startWebhookRelay(SITE_URL);
  const env = { ...mailEnv(mailPort), SITE_URL, LOG_LEVEL: "warn", TRUSTED_PROXY_HOPS: "1" };
  const cms = await servers.startCms({ siteUrl: relay.url, env });
  const proxy = await servers.startCmsProxy(cms.url);
  const site = await servers.startSite({
    cmsUrl: proxy.url,
    port,
    env: { METRICS_TOKEN: metricsToken },
  });
  return { cms, proxy, site, webhookTargets: relay.targets, mailPort };
}

interface Fixtures {
  /** Stopped when the test ends */
  servers: Servers;
  /** A page with an empty storage, and the panel's code in its cache, which a `page` loads and compiles for seconds */
  panelPage: Page;
}

/** Playwright's `test` with `servers` and `panelPage`, and `linked`, which the worker keeps. */
export const test = base.extend<Fixtures, { linked: LinkedServers; panelContext: BrowserContext }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  servers: async ({}, use) => withServers(use),
  linked: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => withServers(async (servers) => use(await startLinked(servers))),
    { scope: "worker", timeout: 600_000 },
  ],
  panelContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(context);
      await context.close();
    },
    { scope: "worker" },
  ],
  panelPage: async ({ panelContext }, use) => {
    const page = await panelContext.newPage();
    await use(page);
    await panelContext.clearCookies();
    for (const each of panelContext.pages()) {
      const { origin, protocol } = new URL(each.url());
      // Not by a script: the page may be on its way to another one.
      const session = await panelContext.newCDPSession(each);
      const storage = { origin, storageTypes: "local_storage" };
      if (protocol.startsWith("http")) await session.send("Storage.clearDataForOrigin", storage);
      await each.close();
    }
  },
});
