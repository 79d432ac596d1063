import { mkdir, mkdtemp, readFile, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import "@/lib/testing/server-environment";
import { demoIndex, firstHits } from "../testing/demo-index";
import type { VillageIndex } from "../village-index";
import type { SavedWeights } from "./index-file";

let folder: string;
const file = () => join(folder, "suche/index.ndjson");
type IndexFile = typeof import("./index-file");
let indexFile: IndexFile;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "suche-"));
  process.env.DATA_DIR = folder;
  jest.resetModules();
  indexFile = await import("./index-file");
});

const demo = demoIndex();
const entriesOf = (index: VillageIndex) => index.entries.flatMap((entry) => entry ?? []);

async function load(): Promise<{ index: VillageIndex; weightsOf: SavedWeights }> {
  const loaded = await indexFile.loadIndex();
  if (!loaded) throw new Error("nothing was loaded");
  return loaded;
}

test("a loaded index with the same entries has the same hits, without learning a word", async () => {
  await indexFile.saveIndex(demo);
  const { index, weightsOf } = await load();
  const wordsBefore = index.lexicon.size;
  for (const entry of entriesOf(demo)) index.put(entry, weightsOf(entry));
  expect(index.lexicon.size).toBe(wordsBefore);
  for (const q of ["Kirmes", "Feuerwehrjugend", "Repaircafe", "wandern", "Glassfaser"]) {
    expect(firstHits(index, q)[0]).toBe(firstHits(demo, q)[0]);
  }
});

test("an entry that changed after the save has no saved weights", async () => {
  await indexFile.saveIndex(demo);
  const { weightsOf } = await load();
  const [entry] = entriesOf(demo);
  if (!entry) throw new Error("the demo has no entry");
  expect(weightsOf(entry)?.size).toBeGreaterThan(3);
  expect(weightsOf({ ...entry, lead: `${entry.lead} Neu.` })).toBeUndefined();
});

test("words that no entry holds any more are not saved", async () => {
  const index = demoIndex();
  await indexFile.saveIndex(index);
  expect((await load()).index.lexicon.find("Bienenvölker")).toBeDefined();
  index.remove("verein/imkerverein-musterbach");
  await indexFile.saveIndex(index);
  expect((await load()).index.lexicon.find("Bienenvölker")).toBeUndefined();
});

test("without a file there is no index", async () => {
  expect(await indexFile.loadIndex()).toBeUndefined();
});

test.each<[string, () => Promise<void>]>([
  ["half a file", async () => truncate(file(), Math.floor((await readFile(file())).length / 2))],
  [
    "another format",
    async () => writeFile(file(), (await readFile(file(), "utf8")).replace(/"format":\d+/, '"format":0')),
  ],
  ["another kind of file", async () => writeFile(file(), "<html>")],
])("%s is refused", async (_, damage) => {
  await mkdir(dirname(file()), { recursive: true });
  await indexFile.saveIndex(demo);
  await damage();
  await expect(indexFile.loadIndex()).rejects.toThrow();
});
