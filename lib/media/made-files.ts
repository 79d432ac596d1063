import { join } from "node:path";
import { FileCache } from "@/lib/caches/file-cache";
import { serverEnv } from "@/lib/env/server";

/** What pictures made by the site may take on disk, in bytes: some 8,000 of them. */
const maxBytes = 500_000_000;

const key = Symbol.for("dorfforum.madePictures");
// On globalThis, because Next bundles its routes apart and the bound holds for all of them together.
const shared = globalThis as { [key]?: FileCache };

/** Variants and share pictures: all can be made again, so the folder may be deleted at any time. */
export function madeFiles(): FileCache {
  shared[key] ??= new FileCache(join(serverEnv().DATA_DIR, "bilder"), maxBytes);
  return shared[key];
}

/** Share pictures are kept under what is drawn in them; all else begins with the name of a file's copy. */
export const sharePictureName = (tag: string): string => `teilbild-${tag}.png`;
export const isSharePicture = (name: string): boolean => name.startsWith("teilbild-");
