import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { z } from "zod";
import { isMissingFile } from "@/lib/caches/is-missing-file";
import { serverEnv } from "@/lib/env/server";
import { inSlices } from "@/lib/yield-to-event-loop";
import { SearchIndex } from "../index/search-index";
import type { SearchEntry } from "../search-entry";

/** Raise it whenever entries, words or their weights are made in another way: older files are then not read. */
const format = 3;

const Head = z.object({ format: z.literal(format), entries: z.number(), words: z.number() });
const Words = z.object({ words: z.array(z.tuple([z.string(), z.number()], z.string())) });
const Line = z.object({
  entry: z.looseObject({ kind: z.string(), id: z.string() }),
  weights: z.array(z.number()),
});

const wordsALine = 500;

const file = () => join(serverEnv().DATA_DIR, "suche", "index.ndjson");

/** Whole or not at all, in slices, so that requests are served in between. */
export async function saveIndex(index: SearchIndex): Promise<void> {
  const target = file();
  const beside = `${target}.${randomUUID()}.tmp`;
  await mkdir(dirname(target), { recursive: true });
  const handle = await open(beside, "w");
  const pause = inSlices();
  try {
    for (const line of linesOf(index)) {
      await handle.write(`${JSON.stringify(line)}\n`);
      await pause();
    }
    await handle.sync();
  } finally {
    await handle.close();
  }
  await rename(beside, target);
}

function* linesOf(index: SearchIndex): Generator<unknown> {
  const { lexicon, postings } = index;
  const keys = [...index.keys()];
  // Words that no entry holds any more are left behind; the others get the numbers they will have when read again.
  const words = Array.from({ length: lexicon.size }, (_, id) => id).filter((id) => postings.countOf(id) > 0);
  const numbers = new Map(words.map((id, number) => [id, number]));
  yield { format, entries: keys.length, words: words.length };
  for (let start = 0; start < words.length; start += wordsALine)
    yield { words: lexicon.toSaved(words.slice(start, start + wordsALine)) };
  for (const key of keys) {
    const entry = index.get(key);
    // An entry that changed meanwhile may hold newer words than were written: it is read anew after the restart.
    const weights = index.weightsOf(key).flatMap(([word, weight]) => {
      const number = numbers.get(word);
      return number === undefined ? [] : [number, weight];
    });
    if (entry) yield { entry, weights };
  }
}

/** The index a former process left; undefined when there is none. @throws when it is damaged or of another format */
export async function readSavedIndex(): Promise<SearchIndex | undefined> {
  const stream = createReadStream(file());
  const pause = inSlices();
  try {
    const index = new SearchIndex();
    let head: z.infer<typeof Head> | undefined;
    for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      const content: unknown = JSON.parse(line);
      if (!head) head = Head.parse(content);
      else if (index.lexicon.size < head.words) index.lexicon.restore(Words.parse(content).words);
      else restoreEntry(index, Line.parse(content));
      await pause();
    }
    if (!head || index.size !== head.entries) throw new Error("The saved search index is not whole");
    return index;
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  } finally {
    stream.destroy();
  }
}

function restoreEntry(index: SearchIndex, { entry, weights }: z.infer<typeof Line>): void {
  const known = new Map<number, number>();
  for (let at = 0; at + 1 < weights.length; at += 2) known.set(weights[at] ?? 0, weights[at + 1] ?? 0);
  // Written by this same code, as the format says; what it takes from the CMS is compared right after.
  index.put(entry as unknown as SearchEntry, known);
}
