import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, readdir, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { serverEnv } from "@/lib/env/server";
import { inSlices } from "@/lib/runtime/yield-to-event-loop";
import { isMissingFile } from "./file-cache";

/** In characters */
const batchLength = 100_000;

/** The values of a file below DATA_DIR with one of JSON in each line; none without a file. @throws when it is damaged */
export async function* readLines(name: string): AsyncGenerator<unknown, void> {
  await removeLeftovers(name);
  const stream = createReadStream(join(serverEnv().DATA_DIR, name));
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
 * Replaces such a file as a whole or not at all, by a rename. It is written in batches, so that requests are served in
 * between. @throws when the disk refuses
 */
export async function writeLines(name: string, values: Iterable<unknown>): Promise<void> {
  const target = join(serverEnv().DATA_DIR, name);
  const temporary = `${target}.${randomUUID()}.tmp`;
  await mkdir(dirname(target), { recursive: true });
  const file = await open(temporary, "w");
  try {
    let batch = "";
    for (const value of values) {
      batch += `${JSON.stringify(value)}\n`;
      if (batch.length < batchLength) continue;
      await file.write(batch);
      batch = "";
    }
    await file.write(batch);
    await file.sync();
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** No file takes longer to write. */
const leftoverAgeMs = 60 * 60_000;

/** Removes what processes left behind that ended while they wrote this file. */
async function removeLeftovers(name: string): Promise<void> {
  const file = join(serverEnv().DATA_DIR, name);
  const names = await readdir(dirname(file)).catch(() => []);
  for (const each of names) {
    if (!each.startsWith(`${basename(file)}.`) || !each.endsWith(".tmp")) continue;
    const leftover = join(dirname(file), each);
    const { mtimeMs } = await stat(leftover).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > leftoverAgeMs) await rm(leftover, { force: true }).catch(() => undefined);
  }
}
