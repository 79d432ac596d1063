import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isMissingFile } from "@/lib/caches/is-missing-file";
import { reportError } from "@/lib/monitoring/report-error";

/** Files that can be made again, in one folder. Above `maxBytes` in all, the least recently used are deleted. */
export class FileCache {
  readonly #folder: string;
  readonly #maxBytes: number;
  /** By name, the least recently used first */
  #sizes: Promise<Map<string, number>> | undefined;

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder;
    this.#maxBytes = maxBytes;
  }

  async read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    try {
      const bytes = await readFile(join(this.#folder, name));
      const sizes = await this.#loadSizes();
      sizes.delete(name);
      sizes.set(name, bytes.length);
      return bytes;
    } catch (error) {
      if (isMissingFile(error)) return undefined;
      throw error;
    }
  }

  /** Never throws: a file that cannot be written is reported, and made again next time. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    try {
      const sizes = await this.#loadSizes();
      const target = join(this.#folder, name);
      const temporary = `${target}.${randomUUID()}${temporarySuffix}`;
      await mkdir(this.#folder, { recursive: true });
      await writeFile(temporary, bytes);
      await rename(temporary, target);
      sizes.set(name, bytes.length);
      await this.#makeRoom(sizes);
    } catch (error) {
      reportError(error, { cache: this.#folder });
    }
  }

  async keepOnly(isWanted: (name: string) => boolean): Promise<void> {
    const sizes = await this.#loadSizes();
    for (const name of [...sizes.keys()].filter((each) => !isWanted(each))) {
      sizes.delete(name);
      await rm(join(this.#folder, name), { force: true });
    }
  }

  #loadSizes(): Promise<Map<string, number>> {
    this.#sizes ??= readSizes(this.#folder).catch((error: unknown) => {
      this.#sizes = undefined;
      throw error;
    });
    return this.#sizes;
  }

  async #makeRoom(sizes: Map<string, number>): Promise<void> {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of sizes) {
      if (total <= this.#maxBytes) return;
      sizes.delete(name);
      total -= size;
      await rm(join(this.#folder, name), { force: true });
    }
  }
}

const temporarySuffix = ".tmp";

/** The files of former processes, oldest first; unfinished ones are deleted. */
async function readSizes(folder: string): Promise<Map<string, number>> {
  await mkdir(folder, { recursive: true });
  const files: { name: string; stats: Stats }[] = [];
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (name.endsWith(temporarySuffix)) await rm(path, { force: true });
    else files.push({ name, stats: await stat(path) });
  }
  files.sort((a, b) => a.stats.mtimeMs - b.stats.mtimeMs);
  return new Map(files.map(({ name, stats }) => [name, stats.size]));
}
