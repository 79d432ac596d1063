import { join } from "node:path";
import { FileCache } from "@/lib/caches/file-cache";
import { serverEnv } from "@/lib/env/server";
import { processWide } from "@/lib/runtime/process-wide";

/** Some 8,000 pictures */
const maxBytes = 500_000_000;

/** Variants and share pictures on disk. All can be made again, so the folder may be deleted at any time. */
export const derivedFiles = (): FileCache =>
  processWide("derivedFiles", () => new FileCache(join(serverEnv().DATA_DIR, "bilder"), maxBytes));

/** @param tag a hash of what the picture shows */
export const sharePictureName = (tag: string): string => `teilbild-${tag}.png`;
export const isSharePicture = (name: string): boolean => name.startsWith("teilbild-");
