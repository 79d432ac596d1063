import { deserialize, serialize } from "node:v8";
import { crc32 } from "node:zlib";
import { keyOf } from "@dorfforum/german-search/entry";
import { indexedTexts } from "@dorfforum/german-search/index/entry-weights";
import { z } from "zod";
import { readBytes, removeFile, writeBytes } from "@/lib/caches/data-file";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import type { SearchEntry } from "../search-entry";
import { VillageIndex } from "../village-index";

/** To be raised with each change of how words or their weights are computed: older files are not read. */
const format = 7;

const file = "suche/index";
/** Of older versions: the index as lines, and how often entries were opened, which nobody counts any more */
const formerFiles = ["suche/index.ndjson", "suche/geoeffnet.ndjson"];
const checksumBytes = 4;

/** Keys and hashes are those of each slot's entry. Words are checked by the sum alone, since there are tens of thousands. */
const Saved = z.object({
  format: z.literal(format),
  words: z.array(z.custom<[string, number, ...string[]]>()),
  postings: z.custom<Int32Array>(ArrayBuffer.isView),
  counts: z.custom<Int32Array>(ArrayBuffer.isView),
  keys: z.array(z.string().optional()),
  hashes: z.array(z.number()),
});

/** The slot whose words are those of an entry; undefined where none is. Each is told once. */
export type SavedSlots = (entry: SearchEntry) => number | undefined;

/** One of 4 billion texts with the same key would be taken for the one that was saved. */
const hashOf = (entry: SearchEntry) => crc32(indexedTexts(entry).join("\0"));

/** Writes the words of the index and their weights: as a whole or not at all, while requests are served. */
export async function saveIndex(index: VillageIndex): Promise<void> {
  const { entries, ...words } = index.toSaved();
  const hashes: number[] = [];
  const yieldToRequests = inSlices();
  for (const entry of entries) {
    hashes.push(entry ? hashOf(entry) : 0);
    await yieldToRequests();
  }
  const keys = entries.map((entry) => entry && keyOf(entry));
  const bytes = serialize({ format, ...words, keys, hashes } satisfies z.input<typeof Saved>);
  const checksum = Buffer.alloc(checksumBytes);
  checksum.writeUInt32LE(crc32(bytes));
  await writeBytes(file, [checksum, bytes]);
}

/** An index with the saved words and no entries. Undefined without a file. @throws for a damaged or outdated file */
export async function loadIndex(): Promise<{ index: VillageIndex; savedSlots: SavedSlots } | undefined> {
  await Promise.all(formerFiles.map(removeFile));
  const saved = await readBytes(file);
  if (!saved) return undefined;
  const bytes = saved.subarray(checksumBytes);
  if (saved.length < checksumBytes || crc32(bytes) !== saved.readUInt32LE())
    throw new Error("The saved search index is damaged");
  const { keys, hashes, ...words } = Saved.parse(deserialize(bytes));
  const index = new VillageIndex();
  index.restore(words, keys.length);
  const slots = new Map(keys.map((key, slot) => [key, slot]));
  const savedSlots = (entry: SearchEntry) => {
    const slot = slots.get(keyOf(entry));
    slots.delete(keyOf(entry));
    return slot !== undefined && hashes[slot] === hashOf(entry) ? slot : undefined;
  };
  return { index, savedSlots };
}
