import { spawnSync } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { chmod, mkdir, mkdtemp, readdir, stat, truncate, writeFile } from "node:fs/promises";
import { get, type IncomingMessage, request } from "node:http";
import { connect, type Socket } from "node:net";
import path from "node:path";
import { json } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "@playwright/test";
import { messageForStatus } from "@/lib/texts/errors";
import { resultTexts } from "@/lib/texts/search";
import { routes } from "@/lib/urls/routes";
import { everyRoute } from "../scripts/stack/every-route";
import { readStack } from "../scripts/stack/test-stack.mjs";
import { contactFields, solveTask } from "./support/contact-form-post";
import type { ProxyMode } from "./support/proxy";
import { type RunningSite, type Servers, test, waitForCopies } from "./support/stack";
import { learnContent, type Visit } from "./support/visits";

/** `npm run test:faults` takes everything; `npm test` what is quick and not shown by another spec. */
const isLong = process.env.FAULTS === "all";
const only = (kinds: string[], all: string[]) => (isLong ? all : kinds);

const modes = only(
  ["hang", "html"],
  [
    ...["refuse", "hang", "delay", "cut", "drip", "flap"],
    ...["status400", "status401", "status403", "status404", "status500", "status502"],
    ...["html", "shape", "garbage", "empty", "huge"],
  ],
) as ProxyMode[];

const paths = [
  ...everyRoute,
  routes.calendar(),
  routes.search({ q: "feuerwehr" }),
  routes.feed,
  routes.sitemap,
  routes.calendarFile(),
];

// Coarse, since a busy machine must not fail a test: the site's three attempts at a CMS that hangs take eight seconds.
const maxWaitMs = 7000;
const maxColdRecoveryMs = 10_000;
/** With a copy nobody waits for the recovery: the site asks again after half a minute at most. */
const recoveryTimeoutMs = 60_000;

/** Between the rounds of a load of visitors */
const pauseMs = 100;

const rows: string[] = [];
const columns = (...values: (string | number)[]) =>
  values
    .map((value, index) => (index < 2 ? String(value).padEnd(29 - 14 * index) : String(value).padStart(11)))
    .join("");

/**
 * Adds a row to the table and requires that every visitor got the content or a message.
 * @param isKilled whether the site may be gone
 */
function count(fault: string, state: string, visits: Visit[], { backMs = 0, isKilled = false } = {}): void {
  const of = (outcome: Visit["outcome"]) => visits.filter((visit) => visit.outcome === outcome).length;
  const slowestMs = Math.max(...visits.map(({ ms }) => ms));
  const counts = [of("content"), of("message"), of("neither"), of("closed")];
  const times = [slowestMs, backMs].map((ms) => (ms === 0 ? "–" : Math.round(ms)));
  rows.push(columns(fault, state, ...counts, ...times));
  const allowed = ["content", "message", ...(isKilled ? ["closed"] : [])];
  const others = visits.filter(({ outcome }) => !allowed.includes(outcome));
  expect(
    others.map(({ path, answer }) => `${path}: ${answer}`),
    `${fault}, ${state}`,
  ).toEqual([]);
}

test.afterAll(() => {
  const title = columns("fault", "state", "content", "message", "neither", "closed", "slowest ms", "back ms");
  process.stdout.write(`\n${[title, ...rows].join("\n")}\n\n`);
});

let visitAll: (siteUrl: string) => Promise<Visit[]>;
/** Files that nobody has asked for yet */
let visitFiles: typeof visitAll;

test.beforeAll(async () => {
  const healthyUrl = process.env.SITE_URL ?? "";
  const files = await filesOn(healthyUrl);
  visitAll = await learnContent(healthyUrl, paths);
  visitFiles = await learnContent(healthyUrl, files);
});

/** The addresses of pictures and share pictures on the pages of a site */
async function filesOn(siteUrl: string): Promise<string[]> {
  const pages = await Promise.all(everyRoute.map(async (page) => (await fetch(siteUrl + page)).text()));
  const addresses = pages.flatMap((html) => html.match(/\/(dateien|teilbild)\/[^"\s&\\]+/g) ?? []);
  const files = [...new Set(addresses)];
  expect(files.join()).toContain("/dateien/");
  expect(files.join()).toContain("/teilbild/");
  return files;
}

/** Results of a site that has just started may say that the search is getting ready: they load again by themselves. */
const isGettingReady = ({ message }: Visit) => message === resultTexts.notReady;

/** Starts a site and visits it from the moment at which it answers. */
async function startAndVisit(servers: Servers, options: { cmsUrl: string; port?: number; dataDir?: string }) {
  const port = options.port ?? (await servers.freePort());
  const visitEarly = async () => {
    const url = `http://localhost:${port}`;
    const isLive = () =>
      fetch(`${url}${routes.health}/live`).then(
        ({ ok }) => ok,
        () => false,
      );
    await expect.poll(isLive, { intervals: [50], timeout: 60_000 }).toBe(true);
    return visitAll(url);
  };
  const [site, early] = await Promise.all([servers.startSite({ ...options, port }), visitEarly()]);
  return {
    site,
    visits: [...early.filter((visit) => !isGettingReady(visit)), ...(await visitAll(site.url))],
  };
}

const stateOf = async ({ url }: RunningSite): Promise<{ status: string; content: Record<string, string> }> =>
  (await fetch(url + routes.ready)).json();

/** @returns the time until `isBack` */
async function timeUntil(isBack: () => Promise<boolean>, timeout = recoveryTimeoutMs): Promise<number> {
  const startMs = performance.now();
  await expect.poll(isBack, { intervals: [50], timeout }).toBe(true);
  return performance.now() - startMs;
}

const withoutContent = (visits: Visit[]) => visits.filter(({ outcome }) => outcome !== "content");

/** Tells a site, as the CMS does, that an entry of each kind has changed: a list's and the settings. */
async function sendWebhooks(siteUrl: string): Promise<void> {
  const { settings } = await readStack();
  for (const [model, address] of [
    ["veranstaltung", "veranstaltungen"],
    ["allgemeine-einstellung", "allgemeine-einstellung"],
  ]) {
    const headers = { Authorization: `Bearer ${process.env.CMS_API_TOKEN}` };
    const { data } = await (await fetch(`${process.env.CMS_URL}/api/${address}`, { headers })).json();
    const answer = await fetch(`${siteUrl}/api/cms/webhook`, {
      method: "POST",
      headers: { Authorization: `Bearer ${settings.site.CMS_WEBHOOK_SECRET}` },
      body: JSON.stringify({ event: "entry.publish", model, entry: [data].flat()[0] }),
    });
    expect(await answer.json()).toEqual({ taken: true });
  }
}

for (const mode of modes) {
  test(`a CMS behind "${mode}" costs no visitor the content or the message, and the site comes back`, async ({
    servers,
  }) => {
    const proxy = await servers.startCmsProxy();
    const recover = (site: RunningSite, call: string) => {
      proxy.mode = "pass";
      return timeUntil(
        async () =>
          proxy.passed.some((each) => each.includes(call)) && (await stateOf(site)).status === "ready",
      );
    };

    proxy.mode = mode;
    const cold = await startAndVisit(servers, { cmsUrl: proxy.url });
    const { site } = cold;
    const last = await visitAll(site.url);
    proxy.mode = "pass";
    const backMs = await timeUntil(async () => (await fetch(site.url)).ok, maxColdRecoveryMs);
    count(mode, "cold", [...cold.visits, ...last], { backMs });
    const status = Number(/^status(\d+)$/.exec(mode)?.[1]);
    if (mode !== "flap")
      for (const { path, message } of last.filter(({ path }) => everyRoute.includes(path)))
        expect(message, path).toBe(messageForStatus(status));
    // The other faults end a request of the site at once: there is nothing to wait for but a busy machine.
    if (["hang", "delay", "drip"].includes(mode))
      for (const { path, outcome, ms } of [...cold.visits, ...last])
        expect(ms, `${path}, ${outcome}`).toBeLessThan(maxWaitMs);

    await waitForCopies(site);
    proxy.calls.length = 0;
    proxy.passed.length = 0;
    proxy.mode = mode;
    await sendWebhooks(site.url);
    const warm = await visitAll(site.url);
    await expect.poll(() => proxy.calls.join()).toContain("/api/veranstaltungen");
    await expect.poll(() => proxy.calls.join()).toContain("/api/allgemeine-einstellung");
    warm.push(...(await visitAll(site.url)));
    // A file waits 15 seconds for a CMS that hangs.
    const files = isLong || mode !== "hang" ? await visitFiles(site.url) : [];
    count(mode, "warm", [...warm, ...files], { backMs: await recover(site, "/api/veranstaltungen") });
    expect(withoutContent(warm)).toEqual([]);
    expect(withoutContent([...(await visitAll(site.url)), ...(await visitFiles(site.url))])).toEqual([]);

    await site.stop();
    proxy.passed.length = 0;
    proxy.mode = mode;
    const restarted = await startAndVisit(servers, {
      cmsUrl: proxy.url,
      port: site.port,
      dataDir: site.dataDir,
    });
    count(mode, "restarted", restarted.visits, { backMs: await recover(restarted.site, "/api/aenderungen") });
    expect(withoutContent(restarted.visits)).toEqual([]);
  });
}

/** A site with all content, on its disk too, behind a proxy that it reads through */
async function startFilledSite(servers: Servers, cmsUrl?: string) {
  const proxy = await servers.startCmsProxy(cmsUrl);
  const site = await servers.startSite({ cmsUrl: proxy.url });
  await waitForCopies(site);
  return { proxy, site };
}

/** Visits a site in rounds until it is stopped. */
function keepVisiting(siteUrl: string) {
  const visits: Visit[] = [];
  let isOver = false;
  const ended = (async () => {
    while (!isOver) {
      visits.push(...(await visitAll(siteUrl)));
      await sleep(pauseMs);
    }
  })();
  return {
    visits,
    async stop() {
      isOver = true;
      await ended;
    },
  };
}

test("copies that were cut in half are no content: a message without the CMS, and all of it once it is back", async ({
  servers,
}) => {
  const { proxy, site } = await startFilledSite(servers);
  await site.stop();
  const folder = path.join(site.dataDir, "cms");
  for (const name of await readdir(folder)) {
    const file = path.join(folder, name);
    await truncate(file, Math.floor((await stat(file)).size / 2));
  }
  proxy.mode = "refuse";
  const { port, dataDir } = site;
  const again = await startAndVisit(servers, { cmsUrl: proxy.url, port, dataDir });
  proxy.mode = "pass";
  const backMs = await timeUntil(async () => (await fetch(again.site.url)).ok, maxColdRecoveryMs);
  count("copies cut in half", "restarted", again.visits, { backMs });
  expect(again.visits.filter(({ outcome }) => outcome !== "message")).toEqual([]);
  await waitForCopies(again.site);
  expect(withoutContent(await visitAll(again.site.url))).toEqual([]);
});

test("SIGTERM lets a form that is being sent finish, and new connections are refused", async ({
  servers,
}) => {
  const site = await servers.startSite();
  const body = new URLSearchParams({
    ...contactFields,
    text: `Langsam gesendet ${randomUUID()}`,
    _schluessel: randomUUID(),
    _aufgabe: await solveTask(site.url),
  }).toString();
  const post = request(site.url + routes.formTarget("kontakt"), {
    method: "POST",
    // Its connection is not kept, so that nothing but the form delays the end of the site.
    agent: false,
    headers: {
      Accept: "application/json",
      Origin: site.url,
      "Content-Type": "application/x-www-form-urlencoded",
      "Content-Length": body.length,
    },
  });
  const answered = once(post, "response");
  const [socket] = (await once(post, "socket")) as [Socket];
  if (socket.connecting) await once(socket, "connect");
  post.write(body.slice(0, 100));
  // On a connection of its own, which the site accepts after the form's: fetch() would reuse the one of the task.
  const [health] = (await once(get(site.url + routes.health, { agent: false }), "response")) as [
    IncomingMessage,
  ];
  health.resume();

  const stopping = site.stop();
  const isRefused = () =>
    new Promise((resolve) => {
      const socket = connect(site.port, "127.0.0.1", () => resolve(socket.destroy() && false));
      socket.on("error", () => resolve(true));
    });
  await expect.poll(isRefused, { intervals: [50] }).toBe(true);
  post.end(body.slice(100));
  const [response] = (await answered) as [IncomingMessage];
  expect([response.statusCode, await json(response)]).toMatchObject([200, { kind: "sent" }]);
  await stopping;
});

/** What the disk refuses, by how the site is started. Root is bound by permissions once it has no capability to ignore them. */
const boundByPermissions =
  process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : [];
/** A file system of 64 kB where the system lets this user mount one, otherwise no file may have a byte. */
const canMount = spawnSync("sh", ["-c", "unshare --mount mount -t tmpfs tmpfs /tmp"]).status === 0;
const fullDisk = canMount
  ? ["unshare", "--mount", "sh", "-c", 'mount -t tmpfs -o size=64k tmpfs "$DATA_DIR" && exec "$@"', "sh"]
  : ["sh", "-c", 'ulimit -f 0 && exec "$@"', "sh"];

const disks: Record<string, { wrapper: string[]; permissions?: number }> = {
  "may not be opened": { wrapper: boundByPermissions, permissions: 0o000 },
  "is read-only": { wrapper: boundByPermissions, permissions: 0o500 },
  "is a file": { wrapper: [] },
  [`is full (${canMount ? "tmpfs" : "ulimit"})`]: { wrapper: fullDisk, permissions: 0o700 },
};

for (const [name, { wrapper, permissions }] of Object.entries(disks).slice(0, isLong ? undefined : 1)) {
  test(`pages, pictures and share pictures are given when DATA_DIR ${name}`, async ({ servers }) => {
    const folder = await mkdtemp(path.join((await readStack()).folder, "disk-"));
    const dataDir = path.join(folder, "data");
    if (permissions === undefined) await writeFile(dataDir, "");
    else await mkdir(dataDir);
    if (permissions !== undefined) await chmod(dataDir, permissions);
    try {
      const site = await servers.startSite({ dataDir: folder, env: { DATA_DIR: dataDir }, wrapper });
      for (const round of ["first", "second"]) {
        const visits = [...(await visitAll(site.url)), ...(await visitFiles(site.url))];
        count(`DATA_DIR ${name}`, round, visits);
        expect(withoutContent(visits)).toEqual([]);
      }
      // Proves that the disk did refuse.
      expect(site.log()).toMatch(/EACCES|EROFS|ENOTDIR|EEXIST|ENOSPC|EFBIG/);
    } finally {
      await chmod(dataDir, 0o700);
    }
  });
}

if (isLong) {
  test("a CMS without a name in the DNS is a CMS that is away", async ({ servers }) => {
    const cmsUrl = "http://cms.invalid:1337";
    const cold = await startAndVisit(servers, { cmsUrl });
    count("no DNS", "cold", cold.visits);
    expect(withoutContent(cold.visits)).toEqual(cold.visits);
    const { site } = await startFilledSite(servers);
    await site.stop();
    const restarted = await startAndVisit(servers, { cmsUrl, port: site.port, dataDir: site.dataDir });
    count("no DNS", "restarted", restarted.visits);
    expect(withoutContent(restarted.visits)).toEqual([]);
  });

  test("a site that is killed under load has all content when it restarts, without the CMS too", async ({
    servers,
  }) => {
    const { proxy, site } = await startFilledSite(servers);
    const load = keepVisiting(site.url);
    // Each webhook makes the site write a copy, so that it may die while it writes.
    for (let round = 0; round < 3; round += 1) {
      await sendWebhooks(site.url);
      await expect.poll(() => load.visits.length).toBeGreaterThan(round * paths.length);
    }
    await site.kill();
    proxy.mode = "refuse";
    const { port, dataDir } = site;
    const restarted = await startAndVisit(servers, { cmsUrl: proxy.url, port, dataDir });
    await load.stop();
    count("site killed", "under load", load.visits, { isKilled: true });
    count("site killed", "restarted", restarted.visits);
    expect(load.visits.filter((visit) => visit.outcome === "message" && !isGettingReady(visit))).toEqual([]);
    expect(withoutContent(restarted.visits)).toEqual([]);
  });

  test("a CMS that is killed and restarted under load costs no visitor the content", async ({ servers }) => {
    const cms = await servers.startCms();
    const { site } = await startFilledSite(servers, cms.url);
    const load = keepVisiting(site.url);
    await cms.kill();
    await sendWebhooks(site.url);
    await expect.poll(async () => (await stateOf(site)).status).toBe("degraded");
    await servers.startCms({ port: cms.port, folder: cms.folder });
    const backMs = await timeUntil(async () => (await stateOf(site)).status === "ready");
    await load.stop();
    count("CMS killed", "under load", load.visits, { backMs });
    expect(withoutContent(load.visits)).toEqual([]);
  });
}
