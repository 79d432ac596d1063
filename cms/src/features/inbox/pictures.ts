import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { decodedTypes } from "@dorfforum/shared/media/picture-files";
import type { Core } from "@strapi/strapi";
import { rows } from "../../database/rows";
import { uploadFile } from "../../media/upload-file";
import { strapiInternals } from "../../strapi-internals";

/** A visitor's picture. Until a draft uses it, it lies in the database, where only editors reach it. */
export async function storedPicture(strapi: Core.Strapi, Vorgangsnummer: string) {
  const picture = await rows(strapi, "api::einsendungsbild.einsendungsbild").findOne({
    where: { Vorgangsnummer },
  });
  return picture ? { bytes: Buffer.from(picture.Inhalt, "base64"), type: picture.Typ } : undefined;
}

/** Copies a visitor's picture into the media library. @returns the file's id, undefined if there is no picture */
export async function publishPicture(strapi: Core.Strapi, Vorgangsnummer: string, alternativeText?: string) {
  const picture = await storedPicture(strapi, Vorgangsnummer);
  if (!picture) return undefined;
  const folder = await mkdtemp(join(tmpdir(), "einsendung-"));
  try {
    const filepath = join(folder, `${Vorgangsnummer}.${decodedTypes[picture.type] ?? "jpg"}`);
    await writeFile(filepath, picture.bytes);
    return await uploadFile(strapi, filepath, picture.type, alternativeText);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

export async function removeFile(strapi: Core.Strapi, id: number): Promise<void> {
  const uploads = strapiInternals.uploads(strapi);
  const file = await uploads.findOne(id);
  if (file) await uploads.remove(file);
}
