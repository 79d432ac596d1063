import { randomUUID } from "node:crypto";
import type { Stats } from "node:fs";
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { reportError } from "@/lib/monitoring/report-error";

export type StoredFile = { path: string; size: number };

/** Files that can be made again, in one folder. Above `maxBytes` in all, the least recently used are deleted. */
export class FileCache {
  /** By name, the least recently used first */
  #sizes: Promise<Map<string, number>> | undefined;
  #hasFailed = false;

  constructor(
    private readonly folder: string,
    private readonly maxBytes: number,
  ) {}

  /** Undefined also for a file that cannot be read, which is reported: it can be made again. */
  async read(name: string): Promise<Buffer<ArrayBuffer> | undefined> {
    return this.#use(name, async (path) => {
      const bytes = await readFile(path);
      return { file: bytes, size: bytes.length };
    });
  }

  /** Where a file lies and how many bytes it has; undefined as in read(). */
  async find(name: string): Promise<StoredFile | undefined> {
    return this.#use(name, async (path) => {
      const { size } = await stat(path);
      return { file: { path, size }, size };
    });
  }

  async #use<File>(name: string, open: (path: string) => Promise<{ file: File; size: number }>) {
    try {
      const { file, size } = await open(join(this.folder, name));
      const sizes = await this.#loadSizes();
      sizes.delete(name);
      sizes.set(name, size);
      return file;
    } catch (error) {
      if (!isMissingFile(error)) this.#report(error);
      return undefined;
    }
  }

  /** Never throws: a file that cannot be written is reported, and made again next time. */
  async write(name: string, bytes: Uint8Array): Promise<void> {
    const target = join(this.folder, name);
    const temporary = `${target}.${randomUUID()}${temporarySuffix}`;
    try {
      const sizes = await this.#loadSizes();
      await mkdir(this.folder, { recursive: true });
      await writeFile(temporary, bytes);
      await rename(temporary, target);
      sizes.set(name, bytes.length);
      await this.#keepWithinLimit(sizes);
      this.#hasFailed = false;
    } catch (error) {
      await rm(temporary, { force: true }).catch(() => undefined);
      this.#report(error);
    }
  }

  /** Once until something was written again: a folder that refuses would fill the log with each request. */
  #report(error: unknown): void {
    if (!this.#hasFailed) reportError(error, { cache: this.folder });
    this.#hasFailed = true;
  }

  async keepOnly(isWanted: (name: string) => boolean): Promise<void> {
    const sizes = await this.#loadSizes();
    for (const name of [...sizes.keys()].filter((each) => !isWanted(each))) {
      sizes.delete(name);
      await rm(join(this.folder, name), { force: true });
    }
  }

  #loadSizes(): Promise<Map<string, number>> {
    this.#sizes ??= readSizes(this.folder).catch((error: unknown) => {
      this.#sizes = undefined;
      throw error;
    });
    return this.#sizes;
  }

  async #keepWithinLimit(sizes: Map<string, number>): Promise<void> {
    let total = [...sizes.values()].reduce((sum, size) => sum + size, 0);
    for (const [name, size] of sizes) {
      if (total <= this.maxBytes) return;
      sizes.delete(name);
      total -= size;
      await rm(join(this.folder, name), { force: true });
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

/** Whether a file operation failed with ENOENT. Tested by code: Node's errors are not always `Error` of this realm. */
export const isMissingFile = (error: unknown) =>
  typeof error === "object" && error !== null && "code" in error && error.code === "ENOENT";
