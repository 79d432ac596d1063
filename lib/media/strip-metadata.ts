import { stripMetadata as strip } from "@dorfforum/shared/media/strip-metadata";
import { decodePicture, encode, readMetadata, readPictureHead } from "./decode-picture";
import { UnreadablePictureError } from "./picture-errors";

/**
 * A picture as it may leave the CMS, which stripped no metadata from earlier uploads. Only where these say that it is to be
 * turned is it encoded anew.
 * @throws UnreadablePictureError; NoVariantError when it takes too long
 */
export async function stripMetadata(bytes: Buffer<ArrayBuffer>): Promise<Buffer<ArrayBuffer>> {
  const { orientation = 1 } = await readPictureHead(bytes);
  const upright =
    orientation === 1
      ? bytes
      : await encode((await decodePicture(bytes)).keepMetadata().jpeg({ quality: 85, force: false }));
  try {
    return strip(upright, await readMetadata(upright));
  } catch (cause) {
    throw new UnreadablePictureError("The metadata of the picture cannot be stripped", { cause });
  }
}
