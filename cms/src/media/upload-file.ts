import { stat } from "node:fs/promises";
import { basename } from "node:path";
import type { Core } from "@strapi/strapi";
import { strapiInternals } from "../strapi-internals";

/** Puts a file of the disk into the media library. @returns its id */
export async function uploadFile(
  strapi: Core.Strapi,
  filepath: string,
  mimetype: string,
  alternativeText: string | null = null,
): Promise<number> {
  const name = basename(filepath);
  const files = { filepath, originalFilename: name, mimetype, size: (await stat(filepath)).size };
  const data = { fileInfo: { name, alternativeText } };
  const [stored] = await strapiInternals.uploads(strapi).upload({ data, files });
  if (!stored) throw new Error(`Strapi did not store ${name} in the media library.`);
  return stored.id;
}
