import { colourCodingOf, withProfile } from "@dorfforum/shared/media/colour-coding";
import {
  decodedTypes,
  maxPicturePixels,
  maxPictureSide,
  maxPixelsOf,
  pictureType,
  pngFrames,
} from "@dorfforum/shared/media/picture-files";
import { stripMetadata } from "@dorfforum/shared/media/strip-metadata";
import { errors } from "@strapi/utils";
import sharp, { type Metadata } from "sharp";

// libvips keeps its last 100 operations with all that their decoders hold.
sharp.cache(false);

/** In pixels; a WebP cannot be larger (RFC 9649). */
const maxSide = 16_383;
/** In pixels, of all frames of an animation: Strapi decodes them for a thumbnail, up to sharp's own limit. */
const maxAnimationPixels = 250_000_000;

/**
 * An editor's picture as the media library stores it: decodable, upright and without what tells of a place, a device or a
 * person. TIFF, which browsers do not show, becomes JPEG or, where it is transparent, WebP.
 * @param isShrunk whether a JPEG is encoded anew where that makes it smaller
 * @throws ApplicationError in German for what the site could not show
 */
export async function preparePicture(bytes: Buffer<ArrayBuffer>, name: string, isShrunk: boolean) {
  const refusal = (reason: string) => new errors.ApplicationError(`„${name}“ ${reason}`);
  if (bytes.length === 0) throw refusal("ist leer. Bitte wählen Sie die Datei noch einmal aus.");
  const type = pictureType(bytes);
  if (type === "image/heic")
    throw refusal(
      "ist ein Foto im Format HEIC, das viele Browser nicht anzeigen. Bitte speichern Sie es als JPEG. Auf dem iPhone nimmt die Kamera JPEG auf, wenn unter Einstellungen > Kamera > Formate „Maximale Kompatibilität“ gewählt ist.",
    );
  if (!type)
    throw refusal(
      "ist kein Bild, das die Website zeigen kann. Bitte speichern Sie es als JPEG, PNG, WebP, AVIF, GIF oder TIFF.",
    );
  const broken = () => {
    throw refusal("ist beschädigt oder unvollständig. Bitte wählen Sie ein anderes Bild.");
  };
  const head = await sharp(bytes, { limitInputPixels: false }).metadata().catch(broken);
  const { isHdr, isCropped } = colourCodingOf(bytes);
  if (isHdr)
    throw refusal(
      "ist ein HDR-Bild, dessen Farben viele Browser nicht zeigen können. Bitte speichern Sie es als gewöhnliches JPEG.",
    );
  if (isCropped)
    throw refusal(
      "ist zugeschnitten, hält aber noch, was weggeschnitten wurde. Bitte speichern Sie den Ausschnitt als neues Bild, zum Beispiel als JPEG.",
    );
  const { width, height } = head;
  const frames = pngFrames(bytes) ?? head.pages ?? 1;
  if (type === "image/tiff" && frames > 1)
    throw refusal("hat mehrere Seiten. Bitte speichern Sie es als PDF oder jede Seite als JPEG.");
  const isTooLarge =
    Math.max(width, height) > maxPictureSide || width * height > maxPixelsOf(type, head, maxPicturePixels);
  if (isTooLarge || width * height * frames > maxAnimationPixels)
    throw refusal("hat zu viele Bildpunkte. Bitte verkleinern Sie das Bild, zum Beispiel auf 3200 × 2400.");
  return convert(bytes, type, { ...head, frames }, isShrunk).catch(broken);
}

async function convert(
  bytes: Buffer<ArrayBuffer>,
  type: string,
  head: Metadata & { frames: number },
  isShrunk: boolean,
) {
  const options = { limitInputPixels: maxAnimationPixels, failOn: "error" } as const;
  if (type !== "image/tiff" && type !== "image/jpeg") {
    // The decoder takes a GIF without its last frames for whole.
    if (type === "image/gif" && !/;\0*$/.test(bytes.toString("latin1", bytes.length - 20)))
      throw new Error("Cut off");
    // Decoded for a check alone: what sharp makes of an animated PNG is a single frame.
    await sharp(bytes, { ...options, animated: true })
      .resize(8, 8)
      .toBuffer();
    const isTurned = /png|webp/.test(type) && (head.orientation ?? 1) > 1 && head.frames === 1;
    const turned =
      isTurned && (await sharp(withProfile(bytes), options).autoOrient().keepMetadata().toBuffer());
    const [stored, metadata] = turned ? [Buffer.from(turned), await sharp(turned).metadata()] : [bytes, head];
    return { bytes: type in decodedTypes ? stripMetadata(stored, metadata) : stored, type };
  }
  const upright = sharp(bytes, options)
    .autoOrient()
    .keepMetadata()
    .resize({ width: maxSide, height: maxSide, fit: "inside", withoutEnlargement: true });
  const isClear = type === "image/tiff" && head.hasAlpha;
  const made = await (isClear ? upright.webp({ quality: 85 }) : upright.jpeg({ quality: 80 })).toBuffer();
  const isKept =
    type === "image/jpeg" && (head.orientation ?? 1) === 1 && !(isShrunk && made.length < bytes.length);
  const stored = isKept ? bytes : Buffer.from(made);
  const metadata = isKept ? head : await sharp(stored).metadata();
  return { bytes: stripMetadata(stored, metadata), type: isClear ? "image/webp" : "image/jpeg" };
}
