import { join } from "node:path";
import { FileCache } from "@/lib/caches/file-cache";
import { CmsRequestError } from "@/lib/cms/errors";
import { isScalable, type MediaFile } from "@/lib/cms/media";
import { serverEnv } from "@/lib/env/server";
import { unlessHopeless } from "@/lib/media/unless-hopeless";
import { withoutMetadata } from "@/lib/media/without-metadata";

/** What one file may take, in milliseconds. */
const timeout = 15_000;
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
