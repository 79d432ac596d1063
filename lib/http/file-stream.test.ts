import { mkdtemp, open, readdir, readlink, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fc } from "@dorfforum/shared/testing/arbitraries";
import { fileStream } from "./file-stream";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "file-stream-"));
});

const textOf = (stream: ReadableStream) => new Response(stream).text();

async function openFiles(path: string): Promise<number> {
  const links = await Promise.all(
    (await readdir("/proc/self/fd")).map((fd) => readlink(`/proc/self/fd/${fd}`).catch(() => "")),
  );
  return links.filter((link) => link === path).length;
}

test("any part of a file is what slice() gives", async () => {
  const path = join(folder, "text");
  const text = Array.from({ length: 40_000 }, (_, at) => `${at} `).join("");
  await writeFile(path, text);
  await fc.assert(
    fc.asyncProperty(fc.nat(text.length - 1), fc.nat(text.length - 1), async (one, other) => {
      const [start, end] = [Math.min(one, other), Math.max(one, other)];
      expect(await textOf(fileStream(path, start, end))).toBe(text.slice(start, end + 1));
    }),
    { numRuns: 30 },
  );
  expect(await openFiles(path)).toBe(0);
});

test("the end of a film of 2 GB is read without the rest", async () => {
  const path = join(folder, "film");
  const file = await open(path, "w");
  await file.write("end", 2_000_000_000);
  await file.close();
  const before = process.memoryUsage().rss;
  expect(await textOf(fileStream(path, 2_000_000_000, 2_000_000_002))).toBe("end");
  expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
});

test("a film that nobody reads is not opened, one that is read is read as fast as it is taken, and closed when left", async () => {
  const path = join(folder, "left");
  await writeFile(path, Buffer.alloc(1_000_000));
  const unread = fileStream(path, 0, 999_999);
  expect(await openFiles(path)).toBe(0);
  await unread.cancel();
  const reader = fileStream(path, 0, 999_999).getReader();
  expect((await reader.read()).value).toHaveLength(64 * 1024);
  expect(await openFiles(path)).toBe(1);
  await reader.cancel();
  expect(await openFiles(path)).toBe(0);
});

test("a file that became shorter ends the response with an error", async () => {
  const path = join(folder, "cut");
  await writeFile(path, Buffer.alloc(200_000));
  const reader = fileStream(path, 0, 199_999).getReader();
  await reader.read();
  await truncate(path, 10);
  await expect(reader.read()).rejects.toThrow("shorter");
  expect(await openFiles(path)).toBe(0);
});
