import type { MediaFile } from "@/lib/cms/media";
import { copyName, readMedia } from "@/lib/media/media-copies";
import { convert } from "./convert";
import { madeFiles } from "./made-files";
import { unlessHopeless } from "./unless-hopeless";
import type { Variant } from "./variants";
import { inWorkshop } from "./workshop";

/** The last work begun on each picture, which the next on the same picture waits for */
const turns = new Map<string, Promise<unknown>>();

/**
 * A picture of the media library in another size, from disk or made now.
 * @throws TooManyPicturesError when too many wait; CmsRequestError without the original; UnreadablePictureError and
 *   NoVariantError for what has no variants
 */
export async function readVariant(file: MediaFile, variant: Variant): Promise<Buffer<ArrayBuffer>> {
  const name = `${copyName(file)}-${variant.width}.${variant.format}`;
  const kept = await madeFiles().read(name);
  if (kept) return kept;
  return inTurn(file.id, () => inWorkshop(() => makeVariant(file, variant, name)));
}

async function makeVariant(file: MediaFile, variant: Variant, name: string): Promise<Buffer<ArrayBuffer>> {
  // Somebody else may have asked for the same while this waited.
  const kept = await madeFiles().read(name);
  if (kept) return kept;
  const made = await unlessHopeless(name, async () => convert(await readMedia(file), variant));
  await madeFiles().write(name, made);
  return made;
}

async function inTurn<Result>(id: string, work: () => Promise<Result>): Promise<Result> {
  const before = turns.get(id) ?? Promise.resolve();
  const mine = before.then(work, work);
  turns.set(id, mine);
  try {
    return await mine;
  } finally {
    if (turns.get(id) === mine) turns.delete(id);
  }
}
