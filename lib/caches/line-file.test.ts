import "@/lib/testing/server-environment";
import { mkdir, mkdtemp, readdir, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readLines, writeLines } from "./line-file";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "line-file-"));
  process.env.DATA_DIR = folder;
});

async function valuesOf(name: string): Promise<unknown[]> {
  const values: unknown[] = [];
  for await (const value of readLines(name)) values.push(value);
  return values;
}

test("what was written is read, and a file that is missing has no lines", async () => {
  await writeLines("part/a.ndjson", [{ a: 1 }, "zwei\n"]);
  expect(await valuesOf("part/a.ndjson")).toEqual([{ a: 1 }, "zwei\n"]);
  expect(await valuesOf("part/b.ndjson")).toEqual([]);
});

test("a write that fails keeps the former file and leaves nothing behind", async () => {
  await writeLines("failing/a.ndjson", [1]);
  const failing = (function* () {
    yield 2;
    throw new Error("no more");
  })();
  await expect(writeLines("failing/a.ndjson", failing)).rejects.toThrow("no more");
  expect(await valuesOf("failing/a.ndjson")).toEqual([1]);
  expect(await readdir(join(folder, "failing"))).toEqual(["a.ndjson"]);
});

test("reading removes what a former process left behind, not what another one is writing", async () => {
  const leftoverFolder = join(folder, "left");
  await mkdir(leftoverFolder);
  for (const name of ["a.ndjson.old.tmp", "a.ndjson.new.tmp", "b.ndjson.old.tmp"]) {
    await writeFile(join(leftoverFolder, name), "");
    const twoHoursAgo = Date.now() / 1000 - 7200;
    if (name.includes("old")) await utimes(join(leftoverFolder, name), twoHoursAgo, twoHoursAgo);
  }
  await valuesOf("left/a.ndjson");
  expect((await readdir(leftoverFolder)).sort()).toEqual(["a.ndjson.new.tmp", "b.ndjson.old.tmp"]);
});
