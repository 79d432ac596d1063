import { readFile } from "node:fs/promises";
import { errors } from "@strapi/utils";
import type { Context } from "koa";
import { maxSourceBytes, tooLarge } from "./fetch-address";

type Uploaded = { filepath: string; originalFilename: string | null };

/** @throws ValidationError for a file that is too large */
export async function uploadedFile(ctx: Context) {
  const { files } = ctx.request as unknown as { files?: Record<string, Uploaded | Uploaded[]> };
  const [file] = [files?.file ?? []].flat();
  if (!file) return undefined;
  const bytes = await readFile(file.filepath);
  if (bytes.length > maxSourceBytes) throw new errors.ValidationError(tooLarge().message);
  return { bytes, fileName: file.originalFilename ?? "Datei" };
}
