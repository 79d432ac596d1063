import { keyOf } from "@dorfforum/german-search/entry";
import { z } from "zod";
import { readLines, writeLines } from "@/lib/caches/line-file";
import { contentHash } from "@/lib/http/conditional-request";
import type { SearchEntry } from "../search-entry";
import { VillageIndex } from "../village-index";

/** To be raised with each change of how words or their weights are computed: older files are not read. */
const format = 5;

const HeadLine = z.object({ format: z.literal(format), entries: z.number(), words: z.number() });
const WordsLine = z.object({ words: z.array(z.tuple([z.string(), z.number()], z.string())) });
const EntryLine = z.object({ key: z.string(), hash: z.string(), weights: z.array(z.number()) });

export type SavedWeights = (entry: SearchEntry) => ReadonlyMap<number, number> | undefined;

const wordsPerLine = 500;

const file = "suche/index.ndjson";
const hashOf = (entry: SearchEntry) => contentHash(JSON.stringify(entry));

/** Writes the words of the index and their weights: as a whole or not at all, while requests are served. */
export const saveIndex = (index: VillageIndex): Promise<void> => writeLines(file, linesOf(index));

function* linesOf(
  index: VillageIndex,
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
export async function loadIndex(): Promise<{ index: VillageIndex; weightsOf: SavedWeights } | undefined> {
  const index = new VillageIndex();
  const saved = new Map<string, z.infer<typeof EntryLine>>();
  let head: z.infer<typeof HeadLine> | undefined;
  for await (const content of readLines(file)) {
    if (!head) head = HeadLine.parse(content);
    else if (index.lexicon.size < head.words) index.lexicon.restore(WordsLine.parse(content).words);
    else {
      const entry = EntryLine.parse(content);
      saved.set(entry.key, entry);
    }
  }
  if (!head) return undefined;
  if (saved.size !== head.entries) throw new Error("The saved search index is incomplete");
  return { index, weightsOf: toSavedWeights(saved) };
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
