import type { MediaFile } from "@/lib/cms/media";
import { runLimited } from "./conversion-limiter";
import { decodePicture, encode, readPictureHead } from "./decode-picture";
import { derivedFiles } from "./derived-files";
import { unlessFailedRecently } from "./failed-conversions";
import { readMedia } from "./media-copies";
import { NoVariantError } from "./picture-errors";
import type { Variant } from "./variants";
import { copyName } from "./variants";

/** For each picture, by id, the last conversion in its queue */
const queues = new Map<string, Promise<unknown>>();

/**
 * A picture of the media library in another size, from disk or made now. Conversions of one picture run one after another.
 * @throws TooManyConversionsError when too many wait; CmsRequestError without the original; UnreadablePictureError and
 *   NoVariantError for what has no variants
 */
export async function readVariant(file: MediaFile, variant: Variant): Promise<Buffer<ArrayBuffer>> {
  const name = `${copyName(file)}-${variant.width}.${variant.format}`;
  const stored = await derivedFiles().read(name);
  if (stored) return stored;
  return queueFor(file.id, () => runLimited(() => makeVariant(file, variant, name)));
}

async function makeVariant(file: MediaFile, variant: Variant, name: string): Promise<Buffer<ArrayBuffer>> {
  // Another request may have made the same variant while this one waited.
  const stored = await derivedFiles().read(name);
  if (stored) return stored;
  const made = await unlessFailedRecently(name, async () => convert(await readMedia(file), variant));
  await derivedFiles().write(name, made);
  return made;
}

async function queueFor<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const before = queues.get(id) ?? Promise.resolve();
  const current = before.then(work, work);
  queues.set(id, current);
  try {
    return await current;
  } finally {
    if (queues.get(id) === current) queues.delete(id);
  }
}

/**
 * The picture in another size and format, upright, in sRGB and without metadata. It is never enlarged.
 * @throws UnreadablePictureError, NoVariantError
 */
export async function convert(bytes: Buffer, { width, format }: Variant): Promise<Buffer<ArrayBuffer>> {
  const { pages = 1 } = await readPictureHead(bytes);
  if (pages > 1) throw new NoVariantError("The picture is animated");
  const picture = (await decodePicture(bytes)).resize({ width, withoutEnlargement: true });
  // A tenth of the default effort's time for a tenth more bytes (docs/decisions/pictures.md)
  return encode(format === "avif" ? picture.avif({ quality: 50, effort: 2 }) : picture.webp({ quality: 75 }));
}
