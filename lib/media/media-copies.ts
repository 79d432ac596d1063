import { join } from "node:path";
import { FileCache } from "@/lib/caches/file-cache";
import { cmsFetch } from "@/lib/cms/client";
import { isScalable, type MediaFile } from "@/lib/cms/media";
import { serverEnv } from "@/lib/env/server";
import { unlessHopeless } from "@/lib/media/unless-hopeless";
import { withoutMetadata } from "@/lib/media/without-metadata";

const fetchTimeoutMs = 15_000;
/** What copies of the media library may take on disk, in bytes. */
const maxBytes = 2_000_000_000;

const key = Symbol.for("dorfforum.mediaCopies");
// On globalThis, because Next bundles its routes apart and the bound holds for all of them together.
const shared = globalThis as { [key]?: FileCache };

/** What is being fetched, by the name of its copy: a crowd before the first copy is there costs one. */
const underWay = new Map<string, Promise<Buffer<ArrayBuffer>>>();

/** Files of the CMS as the site hands them out, by the name of copyName(). */
export function mediaCopies(): FileCache {
  shared[key] ??= new FileCache(join(serverEnv().DATA_DIR, "media"), maxBytes);
  return shared[key];
}

/** What a copy of the file in this version is called; variants begin with it. */
export const copyName = ({ id, version }: Pick<MediaFile, "id" | "version">): string => `${id}-${version}`;

/**
 * A file's bytes: from the copy on disk, fetched from the CMS when it is first asked for in this version. A picture's
 * copy tells nothing of where and with what it was taken.
 * @throws CmsRequestError when there is no copy and the CMS does not deliver; UnreadablePictureError, NoVariantError
 */
export async function readMedia(file: MediaFile): Promise<Buffer<ArrayBuffer>> {
  const name = copyName(file);
  const copy = await mediaCopies().read(name);
  if (copy) return copy;
  const begun = underWay.get(name) ?? makeCopy(name, file).finally(() => underWay.delete(name));
  underWay.set(name, begun);
  return begun;
}

async function makeCopy(name: string, file: MediaFile): Promise<Buffer<ArrayBuffer>> {
  const bytes = isScalable(file)
    ? await unlessHopeless(name, async () => withoutMetadata(await fetchMedia(file.file)))
    : await fetchMedia(file.file);
  await mediaCopies().write(name, bytes);
  return bytes;
}

const fetchMedia = (fileName: string): Promise<Buffer<ArrayBuffer>> =>
  cmsFetch(
    `/uploads/${encodeURIComponent(fileName)}`,
    async (response) => Buffer.from(await response.arrayBuffer()),
    { timeoutMs: fetchTimeoutMs },
  );
