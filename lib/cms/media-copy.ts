import { randomUUID } from "node:crypto";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { serverEnv } from "@/lib/env/server";
import { CmsRequestError } from "./errors";
import { isMissingFile } from "./is-missing-file";
import type { MediaFile } from "./media";

/** What one file may take, in milliseconds. */
const timeout = 15_000;

/**
 * A file's bytes: from the copy on disk, fetched from the CMS when it is first asked for in this version.
 * @throws CmsRequestError when there is no copy and the CMS does not deliver
 */
export async function readMedia(file: MediaFile): Promise<Buffer<ArrayBuffer>> {
  const folder = join(serverEnv().DATA_DIR, "media");
  const copy = join(folder, `${file.id}-${file.version}`);
  try {
    return await readFile(copy);
  } catch (error) {
    if (!isMissingFile(error)) throw error;
  }
  const bytes = await fetchMedia(file.file);
  await mkdir(folder, { recursive: true });
  const beside = `${copy}.${randomUUID()}.tmp`;
  await writeFile(beside, bytes);
  await rename(beside, copy);
  return bytes;
}

async function fetchMedia(name: string): Promise<Buffer<ArrayBuffer>> {
  const path = `/uploads/${encodeURIComponent(name)}`;
  let response: Response;
  try {
    response = await fetch(`${serverEnv().CMS_URL}${path}`, {
      cache: "no-store",
      redirect: "error",
      signal: AbortSignal.timeout(timeout),
    });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
  } catch (error) {
    throw new CmsRequestError(path, undefined, error);
  }
  throw new CmsRequestError(path, response.status);
}
