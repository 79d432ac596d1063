import { randomUUID } from "node:crypto";
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The environment of a CMS that kills itself before the write whose number a file holds. */
export const killAtWrite = (file: string) => ({
  NODE_OPTIONS: `--require=${path.resolve("e2e/support/kill-at-write.cjs")}`,
  KILL_FILE: file,
});

/**
 * Counts the writes of such a CMS while something is done, and has it die before one of them.
 * @param write 1 for the first one; without it the CMS lives
 * @returns how many writes there were, with the one before which it died
 */
export async function countWrites(file: string, act: () => Promise<unknown>, write = 0): Promise<number> {
  const name = randomUUID();
  writeFileSync(`${file}.new`, `${write} ${name}`);
  renameSync(`${file}.new`, file);
  try {
    await act();
  } catch (error) {
    // Whoever is killed does not answer.
    if (!write) throw error;
  }
  rmSync(file);
  const counted = existsSync(`${file}.count`) ? readFileSync(`${file}.count`, "utf8") : "";
  return counted.endsWith(name) ? Number.parseInt(counted, 10) : 0;
}

/** So many numbers from 1 to `last`, evenly spread */
export const spread = (last: number, count: number): number[] =>
  Array.from({ length: Math.min(count, last) }, (_, index) =>
    count >= last ? index + 1 : Math.ceil(((index + 0.5) * last) / count),
  );
