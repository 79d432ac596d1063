import { createReadStream } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { decodedTypes } from "@dorfforum/shared/media/picture-files";
import type { Core } from "@strapi/strapi";
import { errors, file as fileSizes } from "@strapi/utils";
import type { Context } from "koa";
import { preparePicture } from "../../media/prepare-picture";
import { requireParts, strapiInternals } from "../../strapi-internals";

type PictureFile = Record<"name" | "ext" | "mime" | "hash" | "filepath" | "tmpWorkingDirectory", string>;
type Check = (file: PictureFile) => Promise<boolean>;
type Pictures = Record<"isImage" | "isFaultyImage" | "isOptimizableImage", Check> & {
  optimize(file: PictureFile): Promise<PictureFile>;
};
type Action = (ctx: Context) => Promise<void>;
type Upload = {
  services: { "image-manipulation": Pictures };
  controllers: { "admin-upload": Record<"uploadFile" | "uploadFiles" | "replaceFile", Action> };
};

declare const strapi: Core.Strapi;

/**
 * Checks and prepares pictures when they are uploaded or replaced, in place of Strapi's own check and optimisation: these
 * accept what the site cannot show, leave a PNG no more than 256 colours and let animated ones stand still.
 */
export default (plugin: Upload): Upload => {
  const own = requireParts(plugin.services["image-manipulation"], "plugin::upload.image-manipulation", [
    "isImage",
    "isFaultyImage",
    "isOptimizableImage",
    "optimize",
  ]);
  // Editors may upload no SVG (config/plugins.ts); the CMS itself brings the demo's drawings.
  const isDrawing = (file: PictureFile) => file.mime === "image/svg+xml";
  plugin.services["image-manipulation"] = {
    ...own,
    // What calls itself a picture is one, or is refused.
    isImage: async (file) => file.mime.startsWith("image/") || own.isImage(file),
    isFaultyImage: async (file) => isDrawing(file) && own.isFaultyImage(file),
    isOptimizableImage: async (file) => !isDrawing(file),
    optimize: prepareFile,
  };
  const actions = plugin.controllers["admin-upload"];
  const uploading = ["uploadFile", "uploadFiles", "replaceFile"] as const;
  requireParts(actions, "plugin::upload.admin-upload", uploading);
  for (const name of uploading) actions[name] = refusingInGerman(actions[name]);
  return plugin;
};

async function prepareFile(file: PictureFile): Promise<PictureFile> {
  const { sizeOptimization = false } = (await strapiInternals.uploads(strapi).getSettings()) ?? {};
  const { bytes, type } = await preparePicture(await readFile(file.filepath), file.name, sizeOptimization);
  const filepath = join(file.tmpWorkingDirectory, `prepared-${file.hash}`);
  await writeFile(filepath, bytes);
  const ext = `.${decodedTypes[type] ?? "gif"}`;
  const name = file.name.endsWith(file.ext) ? file.name.slice(0, -file.ext.length) + ext : file.name;
  const size = { size: fileSizes.bytesToKbytes(bytes.length), sizeInBytes: bytes.length };
  const stored = { name, ext, mime: type, filepath, ...size };
  return Object.assign({ ...file, ...stored }, { getStream: () => createReadStream(filepath) });
}

/** What Strapi itself refuses by the list of types in config/plugins.ts */
const refusingInGerman =
  (action: Action): Action =>
  (ctx) =>
    action(ctx).catch((error: Error) => {
      if (!/^(MIME type|File type|Cannot verify file type)/.test(error.message)) throw error;
      throw new errors.ApplicationError(
        "Diese Art von Datei kann die Website nicht verwenden. Möglich sind Bilder (JPEG, PNG, WebP, AVIF, GIF, TIFF), Videos, PDF und Dateien von Word (docx), Excel (xlsx), PowerPoint (pptx) und LibreOffice (odt, ods, odp). Prüfen Sie auch, ob die Datei ist, was ihr Name sagt.",
      );
    });
