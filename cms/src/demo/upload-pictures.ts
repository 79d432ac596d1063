import { readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import type { Core } from "@strapi/strapi";
import { DESCRIPTIONS } from "./picture-descriptions";

type StoredFile = { id: number; name: string };

/** Puts the drawings into the media library, each once; gives the file's id under its name. */
export async function uploadPictures(strapi: Core.Strapi, folder: string): Promise<Map<string, number>> {
  const stored: StoredFile[] = await strapi.db
    .query("plugin::upload.file")
    .findMany({ select: ["id", "name"] });
  const ids = new Map(stored.map(({ id, name }) => [name, id]));
  for (const name of readdirSync(folder).sort()) {
    if (!ids.has(name)) ids.set(name, await upload(strapi, join(folder, name), name));
  }
  return ids;
}

async function upload(strapi: Core.Strapi, filepath: string, name: string): Promise<number> {
  const [file]: StoredFile[] = await strapi
    .plugin("upload")
    .service("upload")
    .upload({
      data: { fileInfo: { name, alternativeText: DESCRIPTIONS[name] ?? null } },
      files: { filepath, originalFilename: name, mimetype: "image/svg+xml", size: statSync(filepath).size },
    });
  if (!file) throw new Error(`Strapi stored nothing for ${name}.`);
  return file.id;
}
