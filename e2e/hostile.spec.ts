import { randomUUID } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { expect } from "@playwright/test";
import { routes } from "@/lib/urls/routes";
import { sendAll } from "../scripts/stack/delays";
import { everyRoute } from "../scripts/stack/every-route";
import { hostileRequests, type Outcome } from "../scripts/stack/hostile-requests";
import { test } from "./support/stack";

/** `npm run test:hostile` sends 20,000. */
const count = Number(process.env.HOSTILE_REQUESTS ?? 1500);
const seed = Number(process.env.HOSTILE_SEED ?? 20_261_122);
const connections = 16;
/** Keep-alive connections to the CMS, and files that are being read */
const spareDescriptors = 30;
/** In MB. A process that keeps what strangers send reaches it and ends; without it V8 collects late. */
const maxHeapMb = 300;

test("hostile requests are answered or closed, none with 5xx, and leave nothing behind", async ({
  servers,
}) => {
  test.setTimeout(15 * 60_000);
  const mark = randomUUID();
  const site = await servers.startSite({
    env: { HOSTILE_MARK: mark, NODE_OPTIONS: `--max-old-space-size=${maxHeapMb}` },
  });
  const port = Number(new URL(site.url).port);
  const pid = await processWith(mark);
  for (const path of ["/", "/veranstaltungen"]) expect((await fetch(site.url + path)).status).toBe(200);
  const before = await usageOf(pid);

  const statuses = new Map<Outcome["status"], number>();
  const problems: string[] = [];
  let sent = 0;
  // Delays of others beside them are measured by npm run bench:hostile.
  await sendAll(port, hostileRequests(seed, count), connections, (outcome, request) => {
    sent += 1;
    statuses.set(outcome.status, (statuses.get(outcome.status) ?? 0) + 1);
    const problem = problemOf(outcome);
    if (problem) problems.push(`${problem}: ${JSON.stringify(request.toString("latin1").slice(0, 400))}`);
  });
  process.stdout.write(`seed ${seed}: ${JSON.stringify(Object.fromEntries([...statuses].sort()))}\n`);

  expect(problems.slice(0, 10)).toEqual([]);
  expect(sent).toBe(count);
  expect((await fetch(site.url)).status).toBe(200);
  await expect
    .poll(async () => (await usageOf(pid)).descriptors, { timeout: 60_000 })
    .toBeLessThan(before.descriptors + spareDescriptors);
  expect((await usageOf(pid)).mb).toBeLessThan(before.mb + maxHeapMb);
  expect(site.log()).not.toContain("uncaughtException");
});

test("made-up values of parameters push out no page without parameters", async ({ servers }) => {
  const site = await servers.startSite();
  const isHit = async (path: string) => {
    const response = await fetch(site.url + path);
    await response.arrayBuffer();
    return response.headers.get("cache-status") === "dorfforum; hit";
  };
  const pages = [...everyRoute, routes.calendar()];
  // More than the bound of their routes holds (lib/html/page-cache.ts), whose own test has 5,000
  const day = (number: number) => new Date(Date.UTC(2031, 0, number)).toISOString().slice(0, 10);
  const madeUp = Array.from({ length: 60 }, (_, number) => [
    routes.calendar({ day: day(number) }),
    routes.event("feuerwehrfest", day(number)),
  ]).flat();
  // A page is kept for the minute in which it was rendered, which may end meanwhile.
  await expect(async () => {
    for (const path of pages) await isHit(path);
    for (let first = 0; first < madeUp.length; first += connections)
      await Promise.all(madeUp.slice(first, first + connections).map(isHit));
    const rendered: string[] = [];
    for (const path of pages) if (!(await isHit(path))) rendered.push(path);
    expect(rendered).toEqual([]);
    expect(await isHit(madeUp[0] ?? "")).toBe(false);
  }).toPass({ timeout: 100_000 });
});

function problemOf({ status, text }: Outcome): string | undefined {
  if (status === "no answer") return "neither answered nor closed";
  if (typeof status === "number" && status >= 500) return `status ${status}`;
  if (/node_modules|\n\s+at .+:\d+:\d+|\/lib\/[\w/-]+\.ts/.test(text))
    return "a stack or a path in the answer";
  return undefined;
}

/** The server of Next that was started with this text in its environment. */
async function processWith(mark: string): Promise<string> {
  for (const pid of (await readdir("/proc")).filter((name) => /^\d+$/.test(name))) {
    const read = (file: string) => readFile(`/proc/${pid}/${file}`, "utf8").catch(() => "");
    if ((await read("environ")).includes(mark) && (await read("cmdline")).startsWith("next-server"))
      return pid;
  }
  throw new Error("The site's process was not found");
}

async function usageOf(pid: string): Promise<{ descriptors: number; mb: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  const mb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  return { descriptors: (await readdir(`/proc/${pid}/fd`)).length, mb };
}
