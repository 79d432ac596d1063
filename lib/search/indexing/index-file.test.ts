import { mkdir, mkdtemp, readFile, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { serialize } from "node:v8";
import { crc32 } from "node:zlib";
import "@/lib/testing/server-environment";
import { demoIndex, firstHits } from "../testing/demo-index";
import type { VillageIndex } from "../village-index";
import type { SavedSlots } from "./index-file";

let folder: string;
const file = () => join(folder, "suche/index");
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

async function load(): Promise<{ index: VillageIndex; savedSlots: SavedSlots }> {
  const loaded = await indexFile.loadIndex();
  if (!loaded) throw new Error("nothing was loaded");
  return loaded;
}

test("a loaded index with the same entries has the same hits, without learning a word", async () => {
  await indexFile.saveIndex(demo);
  const { index, savedSlots } = await load();
  const wordsBefore = index.lexicon.size;
  for (const entry of entriesOf(demo)) index.put(entry, savedSlots(entry));
  expect(index.lexicon.size).toBe(wordsBefore);
  for (const q of ["Kirmes", "Feuerwehrjugend", "Repaircafe", "wandern", "Glassfaser"]) {
    expect(firstHits(index, q)[0]).toBe(firstHits(demo, q)[0]);
  }
});

test("an entry whose text changed after the save is read anew, and its former words are gone", async () => {
  await indexFile.saveIndex(demo);
  const { index, savedSlots } = await load();
  for (const entry of entriesOf(demo)) {
    const { id, lead } = entry;
    const changed = id === "imkerverein-musterbach" ? { ...entry, lead: "Wir sammeln Bierdeckel." } : entry;
    expect(lead).not.toContain("Bierdeckel");
    index.put(changed, savedSlots(changed));
  }
  index.dropUnused();
  expect(firstHits(index, "Bierdeckel")).toEqual(["imkerverein-musterbach"]);
  const countOf = ({ lexicon, postings }: VillageIndex) =>
    postings.countOf(lexicon.find("Bienenvölker") ?? -1);
  expect([demo, index].map(countOf)).toEqual([1, 0]);
});

test("what changed but is not searched spares reading the text", async () => {
  await indexFile.saveIndex(demo);
  const { savedSlots } = await load();
  const [entry] = entriesOf(demo);
  if (!entry) throw new Error("the demo has no entry");
  expect(savedSlots({ ...entry, href: "/anderswo" })).toBeDefined();
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
    "one wrong byte",
    async () => {
      const bytes = await readFile(file());
      bytes[bytes.length >> 1] = (bytes[bytes.length >> 1] ?? 0) ^ 1;
      await writeFile(file(), bytes);
    },
  ],
  [
    "another format",
    async () => {
      const bytes = serialize({ format: 0 });
      const checksum = Buffer.alloc(4);
      checksum.writeUInt32LE(crc32(bytes));
      await writeFile(file(), Buffer.concat([checksum, bytes]));
    },
  ],
  ["another kind of file", async () => writeFile(file(), "<html>")],
  ["an empty file", async () => writeFile(file(), "")],
])("%s is refused", async (_, damage) => {
  await mkdir(dirname(file()), { recursive: true });
  await indexFile.saveIndex(demo);
  await damage();
  await expect(indexFile.loadIndex()).rejects.toThrow();
});
