import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";

const PICTURES = "api::einsendungsbild.einsendungsbild";
const ENDINGS: Record<string, string> = {
  "image/jpeg": "jpg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
};

/** A visitor's picture as it waits in the database, where only editors reach it. */
export async function storedPicture(
  strapi: Core.Strapi,
  Vorgangsnummer: string,
): Promise<{ bytes: Buffer; type: string } | undefined> {
  const found: { Typ: string; Inhalt: string } | null = await strapi.db
    .query(PICTURES)
    .findOne({ where: { Vorgangsnummer } });
  return found ? { bytes: Buffer.from(found.Inhalt, "base64"), type: found.Typ } : undefined;
}

/** Puts the picture into the media library, now that an editor wants to use it; gives the file's id. */
export async function takeOverPicture(
  strapi: Core.Strapi,
  Vorgangsnummer: string,
  alternativeText?: string,
): Promise<number | undefined> {
  const picture = await storedPicture(strapi, Vorgangsnummer);
  if (!picture) return undefined;
  const name = `${Vorgangsnummer}.${ENDINGS[picture.type] ?? "jpg"}`;
  const folder = await mkdtemp(join(tmpdir(), "einsendung-"));
  try {
    const filepath = join(folder, name);
    await writeFile(filepath, picture.bytes);
    const [file]: { id: number }[] = await strapi
      .plugin("upload")
      .service("upload")
      .upload({
        data: { fileInfo: { name, alternativeText: alternativeText ?? null } },
        files: { filepath, originalFilename: name, mimetype: picture.type, size: picture.bytes.length },
      });
    if (!file) throw new Error(`Strapi stored nothing for ${name}.`);
    return file.id;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function removeFile(strapi: Core.Strapi, id: number): Promise<void> {
  const upload = strapi.plugin("upload").service("upload");
  const file = await upload.findOne(id);
  if (file) await upload.remove(file);
}
