/** @jest-environment node */
import { mkdir, mkdtemp, readFile, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import "@/lib/testing/server-environment";
import { demoIndex, firstHits } from "../testing/demo-index";

let folder: string;
const file = () => join(folder, "suche/index.ndjson");
type Saved = typeof import("./index-file");
let saved: Saved;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "suche-"));
  process.env.DATA_DIR = folder;
  jest.resetModules();
  saved = await import("./index-file");
});

test("an index that was written down finds the same again", async () => {
  const index = demoIndex();
  await saved.saveIndex(index);
  const again = await saved.readSavedIndex();
  if (!again) throw new Error("nothing was read");
  expect(again.size).toBe(index.size);
  for (const q of ["Kirmes", "Feuerwehrjugend", "Repaircafe", "wandern", "Glassfaser"]) {
    expect(firstHits(again, q)[0]).toBe(firstHits(index, q)[0]);
  }
});

test("words that nothing holds any more are not written down", async () => {
  const index = demoIndex();
  await saved.saveIndex(index);
  const before = (await saved.readSavedIndex())?.lexicon;
  index.remove("verein/imkerverein-musterbach");
  await saved.saveIndex(index);
  const after = (await saved.readSavedIndex())?.lexicon;
  expect(before?.find("Bienenvölker")).toBeDefined();
  expect(after?.find("Bienenvölker")).toBeUndefined();
});

test("no file is no index", async () => {
  expect(await saved.readSavedIndex()).toBeUndefined();
});

test.each<[string, () => Promise<void>]>([
  ["half a file", async () => truncate(file(), Math.floor((await readFile(file())).length / 2))],
  [
    "another format",
    async () => writeFile(file(), (await readFile(file(), "utf8")).replace(/"format":\d+/, '"format":0')),
  ],
  ["something else", async () => writeFile(file(), "<html>")],
])("%s is refused, so that the index is built anew", async (_, damage) => {
  await mkdir(dirname(file()), { recursive: true });
  await saved.saveIndex(demoIndex());
  await damage();
  await expect(saved.readSavedIndex()).rejects.toThrow();
});
