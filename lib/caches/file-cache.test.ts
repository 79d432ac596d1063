import { mkdir, mkdtemp, readdir, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FileCache } from "./file-cache";

const newFolder = () => mkdtemp(join(tmpdir(), "file-cache-"));
const bytes = (length: number) => new Uint8Array(length).fill(7);

test("a written file can be read, also by the next process", async () => {
  const folder = await newFolder();
  await new FileCache(folder, 100).write("a", bytes(10));
  expect(await new FileCache(folder, 100).read("a")).toHaveLength(10);
  expect(await new FileCache(folder, 100).read("b")).toBeUndefined();
});

test("the least recently used file is evicted", async () => {
  const folder = await newFolder();
  const cache = new FileCache(folder, 100);
  await cache.write("a", bytes(40));
  await cache.write("b", bytes(40));
  await cache.read("a");
  await cache.write("c", bytes(40));
  expect((await readdir(folder)).sort()).toEqual(["a", "c"]);
});

test("files of a former process count towards the limit, and its unfinished ones are deleted", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "old"), bytes(90));
  await writeFile(join(folder, "half.tmp"), bytes(5));
  await new FileCache(folder, 100).write("new", bytes(20));
  expect(await readdir(folder)).toEqual(["new"]);
});

test("keepOnly() deletes files, a former process's too, and frees their bytes", async () => {
  const folder = await newFolder();
  await writeFile(join(folder, "old"), bytes(40));
  const cache = new FileCache(folder, 100);
  await cache.write("a", bytes(40));
  await cache.keepOnly((name) => name === "a");
  expect(await readdir(folder)).toEqual(["a"]);
  await cache.write("b", bytes(60));
  expect((await readdir(folder)).sort()).toEqual(["a", "b"]);
});

test("a failed write is reported and not thrown", async () => {
  const report = jest.spyOn(console, "error").mockImplementation(() => {});
  const file = join(await newFolder(), "a file, no folder");
  await writeFile(file, "");
  await new FileCache(file, 100).write("a", bytes(10));
  expect(report).toHaveBeenCalledWith(expect.stringMatching(/^\[error\] .*(EEXIST|ENOTDIR)/));
});

test("a folder that cannot be read has no files, and that is reported once until a write succeeds", async () => {
  const report = jest.spyOn(console, "error").mockImplementation(() => {});
  report.mockClear();
  const file = join(await newFolder(), "a file, no folder");
  await writeFile(file, "");
  const cache = new FileCache(file, 100);
  expect(await cache.read("a")).toBeUndefined();
  expect(await cache.read("b")).toBeUndefined();
  await cache.write("a", bytes(10));
  expect(report).toHaveBeenCalledTimes(1);
});

test("a write that fails leaves nothing behind", async () => {
  jest.spyOn(console, "error").mockImplementation(() => {});
  const folder = await newFolder();
  const cache = new FileCache(folder, 100);
  await cache.write("first", bytes(10));
  await mkdir(join(folder, "a"));
  await cache.write("a", bytes(10));
  expect((await readdir(folder)).sort()).toEqual(["a", "first"]);
});
