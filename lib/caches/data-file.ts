import { randomUUID } from "node:crypto";
import { type FileHandle, mkdir, open, readdir, readFile, rename, rm, stat } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { serverEnv } from "@/lib/env/server";
import { isMissingFile } from "./file-cache";

/** The path of a file below DATA_DIR */
export const dataPath = (name: string): string => join(serverEnv().DATA_DIR, name);

/** Undefined without such a file. @throws when the disk refuses */
export async function readBytes(name: string): Promise<Buffer | undefined> {
  await removeLeftovers(name);
  try {
    return await readFile(dataPath(name));
  } catch (error) {
    if (isMissingFile(error)) return undefined;
    throw error;
  }
}

export const writeBytes = (name: string, parts: readonly Uint8Array[]): Promise<void> =>
  replaceFile(name, async (file) => {
    for (const part of parts) await file.writeFile(part);
  });

/** Replaces a file as a whole or not at all, by a rename. @throws when `write` does, or the disk refuses */
export async function replaceFile(name: string, write: (file: FileHandle) => Promise<void>): Promise<void> {
  const target = dataPath(name);
  const temporary = `${target}.${randomUUID()}.tmp`;
  await mkdir(dirname(target), { recursive: true });
  const file = await open(temporary, "w");
  try {
    await write(file);
    await file.sync();
    await rename(temporary, target);
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

export const removeFile = (name: string): Promise<void> => rm(dataPath(name), { force: true });

/** No file takes longer to write. */
const leftoverAgeMs = 60 * 60_000;

/** Removes what processes left behind that ended while they wrote this file. */
export async function removeLeftovers(name: string): Promise<void> {
  const file = dataPath(name);
  const names = await readdir(dirname(file)).catch(() => []);
  for (const each of names) {
    if (!each.startsWith(`${basename(file)}.`) || !each.endsWith(".tmp")) continue;
    const leftover = join(dirname(file), each);
    const { mtimeMs } = await stat(leftover).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > leftoverAgeMs) await rm(leftover, { force: true }).catch(() => undefined);
  }
}
