import { readFile } from "node:fs/promises";
import http from "node:http";

/** Linux counts processor time in hundredths of a second (USER_HZ). */
const ticksPerSecond = 100;

/** Processor time of all threads of a process in milliseconds */
export async function cpuMs(pid) {
  const stat = await readFile(`/proc/${pid}/stat`, "utf8");
  const [utime, stime] = stat
    .slice(stat.lastIndexOf(")") + 2)
    .split(" ")
    .slice(11, 13);
  return ((Number(utime) + Number(stime)) * 1000) / ticksPerSecond;
}

const idleMs = 3_000;

/** Waits, a minute at most, until a process takes hardly any processor time: after its start a site builds indexes. */
export async function untilIdle(pid) {
  let used = await cpuMs(pid);
  for (let waits = 0; waits < 20; waits += 1) {
    const before = used;
    await new Promise((resolve) => setTimeout(resolve, idleMs));
    used = await cpuMs(pid);
    if (used - before < idleMs / 10) return;
  }
}

/** Resident memory of a process in MiB */
export async function residentMiB(pid) {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024;
}

const agent = new http.Agent({ keepAlive: true });
const acceptEncoding = "gzip, deflate, br, zstd";

const get = (url, headers) =>
  new Promise((resolve, reject) => {
    const options = { agent, headers: { "Accept-Encoding": acceptEncoding, ...headers } };
    const request = http.get(url, options, (response) => {
      response
        .resume()
        .on("error", reject)
        .on("end", () => resolve(response));
      if (response.statusCode !== 200) reject(new Error(`${url} answered ${response.statusCode}`));
    });
    request.on("error", reject);
  });

/**
 * Requests a page `count` times over connections that are kept, `concurrency` at once.
 * @param server `headers()` makes those of the next request, `onResponse` gets each response.
 * @returns processor time of the server per request in milliseconds, requests per second, and how long each request took
 */
export async function load({ url, pid, headers, onResponse }, count, concurrency) {
  const cpuBefore = await cpuMs(pid);
  const startedAt = performance.now();
  const delaysMs = [];
  let sent = 0;
  const requestAll = async () => {
    for (; sent < count; ) {
      sent += 1;
      const sentAt = performance.now();
      const response = await get(url, headers?.());
      delaysMs.push(performance.now() - sentAt);
      onResponse?.(response);
    }
  };
  await Promise.all(Array.from({ length: concurrency }, requestAll));
  const seconds = (performance.now() - startedAt) / 1000;
  return { cpuMs: ((await cpuMs(pid)) - cpuBefore) / count, perSecond: count / seconds, delaysMs };
}
