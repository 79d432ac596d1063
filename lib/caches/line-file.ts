import { createReadStream } from "node:fs";
import { createInterface } from "node:readline";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import { dataPath, removeLeftovers, replaceFile } from "./data-file";
import { isMissingFile } from "./file-cache";

/** In characters */
const batchLength = 100_000;

/** The values of a file below DATA_DIR with one of JSON in each line; none without a file. @throws when it is damaged */
export async function* readLines(name: string): AsyncGenerator<unknown, void> {
  await removeLeftovers(name);
  const stream = createReadStream(dataPath(name));
  const yieldToRequests = inSlices();
  try {
    for await (const line of createInterface({ input: stream, crlfDelay: Number.POSITIVE_INFINITY })) {
      yield JSON.parse(line);
      await yieldToRequests();
    }
  } catch (error) {
    if (!isMissingFile(error)) throw error;
  } finally {
    stream.destroy();
  }
}

/**
 * Replaces such a file as a whole or not at all. It is written in batches, so that requests are served in between.
 * @throws when the disk refuses
 */
export const writeLines = (name: string, values: Iterable<unknown>): Promise<void> =>
  replaceFile(name, async (file) => {
    let batch = "";
    for (const value of values) {
      batch += `${JSON.stringify(value)}\n`;
      if (batch.length < batchLength) continue;
      await file.write(batch);
      batch = "";
    }
    await file.write(batch);
  });
