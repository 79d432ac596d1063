import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { isMissingFile } from "@/lib/caches/is-missing-file";
import { serverEnv } from "@/lib/env/server";
import { contentHash } from "@/lib/http/conditional-request";
import { inSlices } from "@/lib/yield-to-event-loop";
import { keyOf, SearchIndex } from "../index/search-index";
import type { SearchEntry } from "../search-entry";

/** To be raised with each change of how words or their weights are computed: older files are not read. */
const format = 4;

const HeadLine = z.object({ format: z.literal(format), entries: z.number(), words: z.number() });
const WordsLine = z.object({ words: z.array(z.tuple([z.string(), z.number()], z.string())) });
const EntryLine = z.object({ key: z.string(), hash: z.string(), weights: z.array(z.number()) });

export type SavedWeights = (entry: SearchEntry) => ReadonlyMap<number, number> | undefined;

const wordsPerLine = 500;

const file = () => join(serverEnv().DATA_DIR, "suche", "index.ndjson");
const hashOf = (entry: SearchEntry) => contentHash(JSON.stringify(entry));

/** Writes the words of the index and their weights: as a whole or not at all, while requests are served. */
export async function saveIndex(index: SearchIndex): Promise<void> {
  const target = file();
  const temporary = `${target}.${randomUUID()}.tmp`;
  await mkdir(dirname(target), { recursive: true });
  const handle = await open(temporary, "w");
  const yieldToRequests = inSlices();
  try {
    for (const line of linesOf(index)) {
      await handle.write(`${JSON.stringify(line)}\n`);
      await yieldToRequests();
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(temporary, target);
}

function* linesOf(
  index: SearchIndex,
): Generator<z.input<typeof HeadLine | typeof WordsLine | typeof EntryLine>> {
  const { lexicon, postings } = index;
  const keys = [...index.keys()];
  // Words that no entry holds any more are left out; the others are numbered as they will be read.
  const ids = Array.from({ length: lexicon.size }, (_, id) => id).filter((id) => postings.countOf(id) > 0);
  const newIds = new Map(ids.map((id, newId) => [id, newId]));
  yield { format, entries: keys.length, words: ids.length };
  for (let start = 0; start < ids.length; start += wordsPerLine)
    yield { words: lexicon.toSaved(ids.slice(start, start + wordsPerLine)) };
  for (const key of keys) {
    const entry = index.get(key);
    // An entry that changed or went since the words were written matches no hash when it is loaded.
    const isCurrent = entry && index.weightsOf(key).every(([id]) => newIds.has(id));
    const weights = index.weightsOf(key).flatMap(([id, weight]) => [newIds.get(id) ?? 0, weight]);
    yield isCurrent ? { key, hash: hashOf(entry), weights } : { key, hash: "", weights: [] };
  }
}

/** An index with the saved words and no entries. Undefined without a file. @throws for a damaged or outdated file */
export async function loadIndex(): Promise<{ index: SearchIndex; weightsOf: SavedWeights } | undefined> {
  const stream = createReadStream(file());
  const yieldToRequests = inSlices();
  try {
    const index = new SearchIndex();
    const saved = new Map<string, z.infer<typeof EntryLine>>();
    let head: z.infer<typeof HeadLine> | undefined;
    for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      const content: unknown = JSON.parse(line);
      if (!head) head = HeadLine.parse(content);
      else if (index.lexicon.size < head.words) index.lexicon.restore(WordsLine.parse(content).words);
      else {
        const entry = EntryLine.parse(content);
        saved.set(entry.key, entry);
      }
      await yieldToRequests();
    }
    if (!head || saved.size !== head.entries) throw new Error("The saved search index is incomplete");
    return { index, weightsOf: toSavedWeights(saved) };
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  } finally {
    stream.destroy();
  }
}

const toSavedWeights =
  (saved: ReadonlyMap<string, z.infer<typeof EntryLine>>): SavedWeights =>
  (entry) => {
    const line = saved.get(keyOf(entry));
    if (!line || line.hash !== hashOf(entry)) return undefined;
    const weights = new Map<number, number>();
    for (let at = 0; at + 1 < line.weights.length; at += 2)
      weights.set(line.weights[at] ?? 0, line.weights[at + 1] ?? 0);
    return weights;
  };
