import { mkdtemp, readdir } from "node:fs/promises";
import path from "node:path";
import { test as base, expect } from "@playwright/test";
import { routes } from "@/lib/routes";
import { freePort } from "../../scripts/ports.mjs";
import {
  copyVillage,
  readStack,
  type Server,
  startTestCms,
  startTestSite,
} from "../../scripts/test-stack.mjs";
import { startEdge, startTlsEdge } from "./edge";
import { type CmsProxy, startCmsProxy } from "./proxy";

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
  /** As `next start -H` takes it */
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
  await expect.poll(readState).toMatchObject({ status: "ready" });
  const copies = Object.keys((await readState()).content).map((model) => `${model}.ndjson`);
  const written = () => readdir(path.join(dataDir, "cms")).catch(() => []);
  await expect.poll(written).toEqual(expect.arrayContaining(copies));
}

/** Starts another CMS with a copy of the demo village, or with the data in `folder`; it has the main CMS's secrets. */
export async function startCms(
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

export interface Servers {
  startSite: typeof startSite;
  /** Starts a site that has neither a CMS nor a replica. */
  startSiteWithoutCms(): Promise<RunningSite>;
  startCms: typeof startCms;
  startCmsProxy: typeof startCmsProxy;
  startEdge: typeof startEdge;
  startTlsEdge: typeof startTlsEdge;
  /** For a server whose port another one needs before it starts */
  freePort: typeof freePort;
}

/** Playwright's `test` with `servers`, which are stopped when the test ends. */
export const test = base.extend<{ servers: Servers }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  servers: async ({}, use) => {
    const stops: (() => Promise<void>)[] = [];
    const stopAtEnd = async <T extends { stop(): Promise<void> } | CmsProxy>(
      starting: Promise<T>,
    ): Promise<T> => {
      const server = await starting;
      stops.push("close" in server ? server.close : server.stop);
      return server;
    };
    await use({
      startSite: (options) => stopAtEnd(startSite(options)),
      startSiteWithoutCms: async () =>
        stopAtEnd(startSite({ cmsUrl: `http://127.0.0.1:${await freePort()}` })),
      startCms: (options) => stopAtEnd(startCms(options)),
      startCmsProxy: (target) => stopAtEnd(startCmsProxy(target)),
      startEdge: (...sitePorts) => stopAtEnd(startEdge(...sitePorts)),
      startTlsEdge: (ports) => stopAtEnd(startTlsEdge(ports)),
      freePort,
    });
    await Promise.all(stops.map((stop) => stop()));
  },
});
