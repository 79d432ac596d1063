import { join } from "node:path";
import { serverEnv } from "@/lib/env/server";
import { FileCache } from "@/lib/files/file-cache";
import { CmsRequestError } from "./errors";
import type { MediaFile } from "./media";

/** What one file may take, in milliseconds. */
const timeout = 15_000;
/** What copies of the media library may take on disk, in bytes. */
const maxBytes = 2_000_000_000;

const key = Symbol.for("dorfforum.mediaCopies");
// On globalThis, because Next bundles its routes apart and the bound holds for all of them together.
const shared = globalThis as { [key]?: FileCache };

function copies(): FileCache {
  shared[key] ??= new FileCache(join(serverEnv().DATA_DIR, "media"), maxBytes);
  return shared[key];
}

/**
 * A file's bytes: from the copy on disk, fetched from the CMS when it is first asked for in this version.
 * @throws CmsRequestError when there is no copy and the CMS does not deliver
 */
export async function readMedia(file: MediaFile): Promise<Buffer<ArrayBuffer>> {
  const name = `${file.id}-${file.version}`;
  const copy = await copies().read(name);
  if (copy) return copy;
  const bytes = await fetchMedia(file.file);
  await copies().write(name, bytes);
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
