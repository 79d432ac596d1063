import { join } from "node:path";
import { FileCache, type StoredFile } from "@/lib/caches/file-cache";
import { cmsFetch } from "@/lib/cms/client";
import { isScalable } from "@/lib/cms/is-scalable";
import type { MediaFile } from "@/lib/cms/media";
import { serverEnv } from "@/lib/env/server";
import { processWide } from "@/lib/runtime/process-wide";
import { unlessFailedRecently } from "./failed-conversions";
import { stripMetadata } from "./strip-metadata";
import { copyName } from "./variants";

const fetchTimeoutMs = 15_000;
const maxBytes = 2_000_000_000;

/** By name of the copy: simultaneous requests for a file that has no copy yet share one fetch. */
const pendingCopies = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** Files of the CMS as the site serves them, on disk by copyName(). */
export const mediaCopies = (): FileCache =>
  processWide("mediaCopies", () => new FileCache(join(serverEnv().DATA_DIR, "media"), maxBytes));

/**
 * A file's bytes: from the copy on disk, or from the CMS when this version is first asked for. The copy of a picture has
 * no metadata about where and with what it was taken.
 * @throws CmsRequestError when there is no copy and the CMS does not deliver; UnreadablePictureError, NoVariantError
 */
export async function readMedia(file: MediaFile): Promise<Buffer<ArrayBuffer>> {
  const name = copyName(file);
  const copy = await mediaCopies().read(name);
  if (copy) return copy;
  const pending = pendingCopies.get(name) ?? makeCopy(name, file).finally(() => pendingCopies.delete(name));
  pendingCopies.set(name, pending);
  return pending;
}

/**
 * Where the copy of a file lies on disk, made now if need be; its bytes where the disk refuses to keep one.
 * @throws as readMedia()
 */
export async function findMediaCopy(file: MediaFile): Promise<StoredFile | Buffer<ArrayBuffer>> {
  const find = () => mediaCopies().find(copyName(file));
  const stored = await find();
  if (stored) return stored;
  const bytes = await readMedia(file);
  return (await find()) ?? bytes;
}

async function makeCopy(name: string, file: MediaFile): Promise<Buffer<ArrayBuffer>> {
  const bytes = isScalable(file)
    ? await unlessFailedRecently(name, async () => stripMetadata(await fetchFile(file.file)))
    : await fetchFile(file.file);
  await mediaCopies().write(name, bytes);
  return bytes;
}

/** Types of pages and error messages that a proxy may send with status 200. Editors upload pictures, videos and PDFs. */
const notMedia = /^(text\/html|application\/json)\b/;

const fetchFile = (fileName: string): Promise<Buffer<ArrayBuffer>> =>
  cmsFetch(
    `/uploads/${encodeURIComponent(fileName)}`,
    async (response) => {
      const type = response.headers.get("Content-Type") ?? "";
      if (notMedia.test(type)) throw new Error(`The CMS answered with ${type} in place of a file`);
      return Buffer.from(await response.arrayBuffer());
    },
    { timeoutMs: fetchTimeoutMs },
  );
